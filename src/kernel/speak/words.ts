import type { Game } from '../game.ts';
import type { Ref } from '../ids.ts';
import type { View } from '../view.ts';
import { TABLE_TEXT } from './table-rules.ts';
import { type Catalogue, hasText, say } from './text.ts';

/** What sentences are made from. Works for any game. */
export type Lexicon = Pick<Game, 'text' | 'faces' | 'rules' | 'sides' | 'seats' | 'optionSets' | 'factNames'>;
/** What a viewer can name things by. Works for any view. */
export type NamingView = Pick<View, 'faces' | 'options'>;
export const NO_VIEW: NamingView = { faces: [], options: null };

/** What the holes of a sentence are filled with. */
export type Args = Record<string, string | number | boolean | undefined>;

const SPEAK_TEXT: Catalogue = {
  'name.facedown': 'a facedown card',
  'name.facedowns': '{n} facedown cards',
  'name.you': 'you',
  'name.of': "{name}'s",
  'name.of.you': 'your',
  'name.of.own': 'their own',
  'list.comma': '{a}, {b}',
  'list.and': '{a} and {b}',
  'list.or': '{a} or {b}',
  'rule.cited': '{title}: {text}',
  'outcome.won': '{who} {n:wins|win} {why}.',
  'outcome.drawn': 'The game is drawn {why}.',
  'tell.table.withdraw.me': 'You take your sealed answer back.',
  'tell.table.undo.me': 'You take the last step back.',
  'tell.table.ask-undo.me': 'You ask to take the last step back.',
  'tell.table.agree-undo.me': 'You agree.',
  'tell.table.decline-undo.me': 'You do not agree to take it back.',
  'tell.table.offer-draw.me': 'You offer a draw.',
  'tell.table.decline-draw.me': 'You decline the draw.',
  'tell.table.resigned.me': 'You resign.',
};

/** A catalogue is laid over the table's once, not for each sentence. */
const laid = new WeakMap<Catalogue, Catalogue>();
export function wordsOf({ text }: Pick<Lexicon, 'text'>): Catalogue {
  let words = laid.get(text);
  if (!words) {
    words = { ...SPEAK_TEXT, ...TABLE_TEXT, ...text };
    laid.set(text, words);
  }
  return words;
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 'system:hoth' has its name under 'system.hoth'. */
export const keyOf = (ref: Ref): string => ref.replace(':', '.');

/** What an option is about to do: 'power' in 'power:17', 'x-wing' in 'x-wing#2'. */
export const verbOf = (id: string): string => id.split(/[:#]/)[0] ?? id;

export const joined = (words: Catalogue, last: 'and' | 'or', names: readonly string[]): string =>
  names.reduce((a, b, i) => {
    if (i === 0) return b;
    return say(words, i === names.length - 1 ? `list.${last}` : 'list.comma', { a, b });
  }, '');

/** Holes that must be filled; '{n:one|many}' always has something to say. */
const HOLE = /\{(\w+)\}/g;
const canFill = (template: string, args: Args): boolean =>
  [...template.matchAll(HOLE)].every(([, name = '']) => args[name] !== undefined);

/** The first of these sentences that can be filled; else the last there is, with what remains to fill it; else the missing key. */
export function sayFirst(
  words: Catalogue,
  keys: readonly string[],
  missing: string,
  args: Args,
  remains: Args = {},
): string {
  const there = keys.filter((key) => hasText(words, key));
  const fits = there.find((key) => canFill(words[key] ?? '', args));
  return say(words, fits ?? there[there.length - 1] ?? missing, { ...remains, ...args });
}
