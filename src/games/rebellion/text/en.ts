import type { Catalogue } from '../../../kernel/text.ts';
import { names } from './en/names.ts';

export const en: Catalogue = { ...names };
