import type { Level } from '../../../protocol/tables.ts';

/** Levels offered until the server has named the game's own. */
export const LEVELS: readonly Level[] = ['beginner', 'steady', 'strong'];
