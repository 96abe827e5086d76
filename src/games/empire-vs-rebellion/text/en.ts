import type { Catalogue } from '../../../kernel/text.ts';

export const en: Catalogue = {};
