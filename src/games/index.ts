import type { AnyGame, Frame, Game } from '../kernel/game.ts';
import type { Json } from '../kernel/json.ts';
import { empireVsRebellion } from './empire-vs-rebellion/index.ts';

/**
 * A game with its insides forgotten. Its functions take the state, the frames and the options that it made itself, which
 * the compiler cannot see once the three types are gone; whoever holds an AnyGame only hands back what it was given.
 */
const any = <G, F extends Frame, O extends Json>(game: Game<G, F, O>): AnyGame => game as unknown as AnyGame;

/** The one list of games, by id. */
export const GAMES: ReadonlyMap<string, AnyGame> = new Map(
  [any(empireVsRebellion)].map((game) => [game.id, game]),
);

export const findGame = (id: string): AnyGame | undefined => GAMES.get(id);
