import { NO_FACE, type Ref } from '../ids.ts';
import type { Json } from '../json.ts';
import { hasText, say } from './text.ts';
import { joined, keyOf, type Lexicon, type NamingView, wordsOf } from './words.ts';

/** The name of a thing that can be pointed at: 'card:17' by its face if the view knows it, 'side:rebel' by its key 'side.rebel'. */
export function nameOf(
  game: Pick<Lexicon, 'text' | 'faces'>,
  view: Pick<NamingView, 'faces'>,
  ref: Ref,
  aspect: 'face' | 'full' | 'short' = 'face',
): string {
  const words = wordsOf(game);
  const id = faceIdOf(game, view, ref);
  if (id === null) return say(words, 'name.facedown');
  const plain = id === undefined ? keyOf(ref) : `face.${id}`;
  const key = `${aspect}.${id ?? plain}`;
  return say(words, hasText(words, key) ? key : plain);
}

/** What a card does, or null when the view does not know the card or the catalogue has nothing to say of it. */
export function doesOf(
  game: Pick<Lexicon, 'text' | 'faces'>,
  view: Pick<NamingView, 'faces'>,
  ref: Ref,
): string | null {
  const words = wordsOf(game);
  const key = `does.${faceIdOf(game, view, ref)}`;
  return hasText(words, key) ? say(words, key) : null;
}

/** By seat: its own name in the catalogue ('seat.NAME'), else that of its side. */
export function seatNamesOf(
  game: Lexicon,
  options: Json | undefined = Object.values(game.optionSets)[0],
): string[] {
  const words = wordsOf(game);
  return game
    .seats(options ?? null)
    .map(({ name, side }) => say(words, hasText(words, `seat.${name}`) ? `seat.${name}` : `side.${side}`));
}

/** "A, B and C." */
export const sayList = (
  game: Pick<Lexicon, 'text'>,
  names: readonly string[],
  last: 'and' | 'or' = 'and',
): string => joined(wordsOf(game), last, names);

/** The face a reference names; null: a card facedown for this viewer; undefined: no card at all. */
export function faceIdOf(
  { faces }: Pick<Lexicon, 'faces'>,
  view: Pick<NamingView, 'faces'>,
  ref: Ref,
): string | null | undefined {
  const id = ref.slice(ref.indexOf(':') + 1);
  if (ref.startsWith('face:')) return id;
  return ref.startsWith('card:') ? (faces[view.faces[Number(id)] ?? NO_FACE] ?? null) : undefined;
}

export const namesOf = (game: Lexicon, view: NamingView, refs: readonly Ref[]): string[] =>
  refs.map((ref) => nameOf(game, view, ref));
