import type { AnyGame, Frame, Game } from '../kernel/game.ts';
import type { Json } from '../kernel/json.ts';
import type { View } from '../kernel/view.ts';
import { empireVsRebellion } from './empire-vs-rebellion/index.ts';
import { describeTable } from './empire-vs-rebellion/text/table.ts';

/** A game and how its table looks in plain lines. */
interface Entry {
  readonly game: AnyGame;
  readonly describe: (view: View) => string[];
}

/**
 * A game with its insides forgotten. Its functions take the state, the frames and the options that it made itself, which
 * the compiler cannot see once the three types are gone; whoever holds an AnyGame only hands back what it was given.
 */
const entry = <G, F extends Frame, O extends Json>(
  game: Game<G, F, O>,
  describe: (view: View<G, F>) => string[],
): Entry => ({ game, describe }) as unknown as Entry;

const ENTRIES: readonly Entry[] = [entry(empireVsRebellion, (view) => describeTable(view))];

/** The one list of games, by id. */
export const GAMES: ReadonlyMap<string, AnyGame> = new Map(ENTRIES.map(({ game }) => [game.id, game]));

export const findGame = (id: string): AnyGame | undefined => GAMES.get(id);

/** The table as a viewer sees it, line by line; nothing for a game that has no words for it yet. */
export const tableOf = (game: AnyGame, view: View): string[] =>
  ENTRIES.find((known) => known.game === game)?.describe(view) ?? [];
