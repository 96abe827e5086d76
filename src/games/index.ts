import type { AnyGame, Frame, Game } from '../kernel/game.ts';
import type { Json } from '../kernel/json.ts';
import type { View } from '../kernel/view.ts';
import { empireVsRebellion } from './empire-vs-rebellion/index.ts';
import { briefTable as briefEvr } from './empire-vs-rebellion/text/brief.ts';
import { showThing as showInEvr } from './empire-vs-rebellion/text/show.ts';
import { describeTable as describeEvr } from './empire-vs-rebellion/text/table.ts';
import { warnings as warningsInEvr } from './empire-vs-rebellion/text/warnings.ts';
import { rebellion } from './rebellion/index.ts';
import { showThing as showInRebellion } from './rebellion/text/show.ts';
import { describeTable as describeRebellion } from './rebellion/text/table.ts';
import { warnings as warningsInRebellion } from './rebellion/text/warnings.ts';

/** A game in plain lines of text. */
interface Page<V> {
  /** The table; blank lines part what belongs together. */
  readonly describe: (view: V) => string[];
  /** The table in a few lines, for a screen that has no room for all of it. */
  readonly brief?: (view: V) => string[];
  /** What the asked seat should know before it answers: what it would give up or end. */
  readonly warnings?: (view: V) => string[];
  /** One thing in full, by its name; no lines when nothing is called that. */
  readonly show?: (view: V, words: string) => string[];
}

interface Entry extends Page<View> {
  readonly game: AnyGame;
}

/**
 * A game with its insides forgotten. Its functions take the state, the frames and the options that it made itself, which
 * the compiler cannot see once the three types are gone; code with an AnyGame only passes back what it was given.
 */
const entry = <G, F extends Frame, O extends Json>(game: Game<G, F, O>, page: Page<View<G, F>>): Entry =>
  ({ game, ...page }) as unknown as Entry;

const ENTRIES: readonly Entry[] = [
  entry(empireVsRebellion, {
    describe: describeEvr,
    brief: briefEvr,
    warnings: warningsInEvr,
    show: showInEvr,
  }),
  entry(rebellion, { describe: describeRebellion, warnings: warningsInRebellion, show: showInRebellion }),
];

/** The one list of games, by id. */
export const GAMES: ReadonlyMap<string, AnyGame> = new Map(ENTRIES.map(({ game }) => [game.id, game]));

export const findGame = (id: string): AnyGame | undefined => GAMES.get(id);

const entryOf = (game: AnyGame): Entry | undefined => ENTRIES.find((known) => known.game === game);

/** The table as a viewer sees it, line by line; nothing for a game that has no words for it yet. */
export const tableOf = (game: AnyGame, view: View): string[] => entryOf(game)?.describe(view) ?? [];

/** The same in a few lines; nothing for a game that is never so long, or has no words for it. */
export const briefOf = (game: AnyGame, view: View): string[] => entryOf(game)?.brief?.(view) ?? [];

/** What the asked seat should know before it answers. */
export const warningsOf = (game: AnyGame, view: View): string[] => entryOf(game)?.warnings?.(view) ?? [];

/** What a viewer knows of the thing that these words name; nothing when there is none, or the game shows none. */
export const showOf = (game: AnyGame, view: View, words: string): string[] =>
  entryOf(game)?.show?.(view, words) ?? [];
