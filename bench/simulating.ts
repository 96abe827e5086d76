import { makeBot } from '../src/bots/index.ts';
import { simulateGames } from '../src/cli/simulate/simulate.ts';
import type { AnyGame } from '../src/kernel/game.ts';
import type { Json } from '../src/kernel/json.ts';
import { rate } from './reference.ts';

/** How fast `wartable simulate` plays, as a share of the engine loop with the same players in the same run. */
export interface SimulateShare {
  readonly random: number;
  /** null where the game has no policy. */
  readonly greedy: number | null;
}

const MILLISECONDS = 400;
const TURNS = 7;

/** `randomGame` and `greedyGame` are the engine loops: one game each. */
export function simulateShares(
  game: AnyGame,
  options: Json,
  randomGame: () => unknown,
  greedyGame: (() => unknown) | null,
): SimulateShare {
  const greedy = makeBot('greedy');
  const bots = greedy ? game.seats(options).map(() => greedy) : null;
  return {
    random: share(randomGame, () => simulate(game, options, null)),
    greedy: greedyGame ? share(greedyGame, () => simulate(game, options, bots)) : null,
  };
}

/** Ten games, as the command plays them. */
function simulate(game: AnyGame, options: Json, bots: Parameters<typeof simulateGames>[0]['bots']): number {
  const { games, failures } = simulateGames({ game, options, bots, check: false }, GAMES, `bench ${turn++}`, {
    progress() {},
    writeFailure: () => '',
  });
  if (failures > 0) throw new Error('a simulated game failed');
  return games;
}
const GAMES = 10;
let turn = 0;

/** The two are measured in turns, each turn beside the other: the median of the shares is steady on a noisy machine. */
function share(loop: () => unknown, simulated: () => number): number {
  const loops = (): number => {
    for (let i = 0; i < GAMES; i++) loop();
    return GAMES;
  };
  rate(loops, MILLISECONDS);
  rate(simulated, MILLISECONDS);
  const shares = Array.from({ length: TURNS }, () => {
    const before = rate(loops, MILLISECONDS / 2);
    const now = rate(simulated, MILLISECONDS);
    return (2 * now) / (before + rate(loops, MILLISECONDS / 2));
  });
  return shares.sort((a, b) => a - b)[Math.floor(TURNS / 2)] ?? 0;
}
