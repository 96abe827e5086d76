import { policyOf } from '../src/bots/index.ts';
import { policyGame } from '../src/bots/policy-game.ts';
import { GAMES } from '../src/games/index.ts';
import { seeded } from '../src/kernel/chance/seeded.ts';
import { dealer } from '../src/kernel/determinize.ts';
import { start } from '../src/kernel/flow/apply.ts';
import { playout } from '../src/kernel/flow/playout.ts';
import type { AnyGame } from '../src/kernel/game.ts';
import type { Json } from '../src/kernel/json.ts';
import { copyState } from '../src/kernel/state.ts';
import { viewOf } from '../src/kernel/view.ts';
import { type IdleFigures, idleFigures } from './idle-turns.ts';
import { type Measured, measure } from './reference.ts';
import { type SimulateShare, simulateShares } from './simulating.ts';

/** Games in which decisions are counted by kind of question. */
export const SAMPLE = 500;

export interface GameFigures {
  readonly game: string;
  readonly options: string;
  readonly randomGames: Measured;
  /** Games of the greedy bot against itself; null where the game has no policy. */
  readonly greedyGames: Measured | null;
  /** How fast `wartable simulate` plays, as a share of the two figures above. */
  readonly simulate: SimulateShare;
  /** What bots waste in self-play; empty for a game without activations. */
  readonly idleTurns: readonly IdleFigures[];
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
  for (; games < SAMPLE; games++) {
    const { answers } = playout(game, options, chance, (kind) => {
      decisionsByKind[kind] = (decisionsByKind[kind] ?? 0) + 1;
    });
    decisions += answers;
  }
  const { state } = start(game, options, chance);
  const view = viewOf(game, state, state.asked[0] ?? 0);
  const deal = dealer(game, view);
  const policy = policyOf(game);
  const policies = game.seats(options).map(() => policy ?? null);
  const randomGame = () => playout(game, options, chance);
  const greedyGame = policy ? () => policyGame(game, options, policies, chance) : null;
  return {
    game: game.id,
    options: name,
    randomGames: measure(() => many(randomGame, 10)),
    greedyGames: greedyGame ? measure(() => many(greedyGame, 10)) : null,
    simulate: simulateShares(game, options, randomGame, greedyGame),
    idleTurns: decisionsByKind['activate.system'] === undefined ? [] : idleFigures(game, options),
    decisionsPerGame: decisions / games,
    decisionsByKind,
    copyState: measure(() => many(() => copyState(game, state)), 200),
    view: measure(() => many(() => viewOf(game, state, 0)), 200),
    determinize: measure(() => many(() => deal(chance)), 200),
  };
}

function many(work: () => unknown, times = 100): number {
  for (let i = 0; i < times; i++) work();
  return times;
}

export const allFigures = (): GameFigures[] =>
  [...GAMES.values()].flatMap((game) =>
    Object.entries(game.optionSets).map(([name, options]) => gameFigures(game, name, options)),
  );
