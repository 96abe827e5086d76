import type { Level } from '../../protocol/tables.ts';

/** How strong a computer can be. (The protocol's own list comes with the schemas, which a page has no use for.) */
export const LEVELS: readonly Level[] = ['beginner', 'steady', 'strong', 'master'];
