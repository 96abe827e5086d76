import { GAMES } from '../src/games/index.ts';
import { start } from '../src/kernel/apply.ts';
import { seeded } from '../src/kernel/chance/seeded.ts';
import { dealer } from '../src/kernel/determinize.ts';
import type { AnyGame } from '../src/kernel/game.ts';
import type { Json } from '../src/kernel/json.ts';
import { playout } from '../src/kernel/playout.ts';
import { copyState } from '../src/kernel/state.ts';
import { viewOf } from '../src/kernel/view.ts';
import { type Measured, measure } from './reference.ts';

export interface GameFigures {
  readonly game: string;
  readonly options: string;
  readonly randomGames: Measured;
  readonly decisionsPerGame: number;
  readonly decisionsByKind: Readonly<Record<string, number>>;
  readonly copyState: Measured;
  readonly view: Measured;
  readonly determinize: Measured;
}

/** The figures of one game with one set of options. */
export function gameFigures(game: AnyGame, name: string, options: Json): GameFigures {
  const chance = seeded(`bench ${game.id} ${name}`);
  const decisionsByKind: Record<string, number> = {};
  let games = 0;
  let decisions = 0;
  for (; games < 2000; games++) {
    const { answers } = playout(game, options, chance, (kind) => {
      decisionsByKind[kind] = (decisionsByKind[kind] ?? 0) + 1;
    });
    decisions += answers;
  }
  const { state } = start(game, options, chance);
  const view = viewOf(game, state, state.asked[0] ?? 0);
  const deal = dealer(game, view);
  return {
    game: game.id,
    options: name,
    randomGames: measure(() => many(() => playout(game, options, chance))),
    decisionsPerGame: decisions / games,
    decisionsByKind,
    copyState: measure(() => many(() => copyState(game, state)), 200),
    view: measure(() => many(() => viewOf(game, state, 0)), 200),
    determinize: measure(() => many(() => deal(chance)), 200),
  };
}

function many(work: () => unknown): number {
  for (let i = 0; i < 100; i++) work();
  return 100;
}

export const allFigures = (): GameFigures[] =>
  [...GAMES.values()].flatMap((game) =>
    Object.entries(game.optionSets).map(([name, options]) => gameFigures(game, name, options)),
  );
