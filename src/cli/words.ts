import type { AnyGame } from '../kernel/game.ts';
import type { Json } from '../kernel/json.ts';
import type { Question } from '../kernel/question.ts';
import { nameOf, sayOption, sayPlace, seatNamesOf } from '../kernel/speak/index.ts';
import { hasText, say } from '../kernel/speak/text.ts';
import type { View } from '../kernel/view.ts';
import type { Names } from './play/prompts/index.ts';

/** A game without words yet is called by its id. */
const worded = (game: AnyGame, key: string, otherwise: string): string =>
  hasText(game.text, key) ? say(game.text, key) : otherwise;

export const titleOf = (game: AnyGame): string => worded(game, 'game.title', game.id);
export const aboutOf = (game: AnyGame): string => worded(game, 'game.about', '');
export const setName = (game: AnyGame, set: string): string => worded(game, `options.${set}`, set);

/** "the Rebellion", or the seat's plain name where the game has no words for it. */
export function seatWords(game: AnyGame, options: Json): string[] {
  const plain = game.seats(options).map((seat) => seat.name);
  return seatNamesOf(game, options).map((name, seat) =>
    name.startsWith('[') ? (plain[seat] ?? name) : name,
  );
}

/** How things are called in a seat's question. */
export const namesIn = (game: AnyGame, view: View, question: Question): Names => ({
  offer: (offer) => sayOption(game, view, question, offer),
  ref: (ref) => nameOf(game, view, ref),
  place: (slot) => sayPlace(game, view, question, slot),
});

/** The name of the option set that a match is played with. */
export const setOf = (game: AnyGame, options: Json): string =>
  Object.entries(game.optionSets).find(([, set]) => JSON.stringify(set) === JSON.stringify(options))?.[0] ??
  '';
