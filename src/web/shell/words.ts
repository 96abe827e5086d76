import { type Catalogue, say, type TextArgs } from '../../kernel/text.ts';
import { COMMON } from './words/common.ts';
import { FORMS } from './words/forms.ts';
import { LEARN } from './words/learn.ts';
import { LOBBY } from './words/lobby.ts';
import { REPLAY } from './words/replay.ts';
import { TABLE } from './words/table.ts';

/** All that the page says by itself, in one language; what belongs to a game comes from the game's own catalogue. */
const ENGLISH = { ...COMMON, ...LOBBY, ...TABLE, ...FORMS, ...LEARN, ...REPLAY } as const satisfies Catalogue;

export type WordKey = keyof typeof ENGLISH;

/** The languages there are. A second one is another catalogue with the same keys, and a line here. */
export const LANGUAGES = { en: 'English' } as const;
export type Language = keyof typeof LANGUAGES;

export const t = (key: WordKey, args?: TextArgs): string => say(ENGLISH, key, args);

/** The words for one of many values ('pace.live'); the value itself where there are none. */
export function tOf(prefix: string, value: string, args?: TextArgs): string {
  const key = `${prefix}.${value}`;
  return Object.hasOwn(ENGLISH, key) ? say(ENGLISH, key, args) : value;
}
