import { type Catalogue, say, type TextArgs } from '../../kernel/speak/text.ts';
import type { ABOUT } from './words/about.ts';
import { COMMON } from './words/common.ts';
import { FORMS } from './words/forms.ts';
import { LEARN } from './words/learn.ts';
import { LOBBY } from './words/lobby.ts';
import type { REPLAY } from './words/replay.ts';
import { TABLE } from './words/table.ts';

const FIRST = { ...COMMON, ...LOBBY, ...TABLE, ...FORMS, ...LEARN } as const satisfies Catalogue;

/** All that the page says by itself, in one language; what belongs to a game comes from the game's own catalogue. */
const ENGLISH: Record<string, string> = { ...FIRST };

export type WordKey = keyof typeof FIRST | keyof typeof ABOUT | keyof typeof REPLAY;

/** The words of a page that is fetched later: it brings them along, so that a table comes sooner. */
export const addWords = (words: Catalogue): void => void Object.assign(ENGLISH, words);

/** The languages there are. A second one is another catalogue with the same keys, and a line here. */
export const LANGUAGES = { en: 'English' } as const;
export type Language = keyof typeof LANGUAGES;

export const t = (key: WordKey, args?: TextArgs): string => say(ENGLISH, key, args);

/** The words for one of many values ('pace.live'); the value itself where there are none. */
export function tOf(prefix: string, value: string, args?: TextArgs): string {
  const key = `${prefix}.${value}`;
  return Object.hasOwn(ENGLISH, key) ? say(ENGLISH, key, args) : value;
}
