import { seeded } from '../kernel/chance/seeded.ts';
import type { Playout } from '../kernel/flow/playout.ts';
import type { AnyGame, Frame } from '../kernel/game.ts';
import type { Json } from '../kernel/json.ts';
import type { Bot } from './bot.ts';
import { botGame, type Watch } from './bot-game.ts';

/** One game between bots, one per seat, told by a seed: the dice and what each bot thinks have seeds of their own. */
export const seededGame = (
  game: AnyGame,
  options: Json,
  bots: readonly Bot[],
  seed: string,
  watch?: Watch,
): Playout<unknown, Frame> =>
  botGame(
    game,
    options,
    bots.map((bot, seat) => ({ bot, mind: seeded(`${seed}/bot${seat}`) })),
    seeded(`${seed}/dice`),
    watch,
  );

export interface ArenaResult {
  readonly a: string;
  readonly b: string;
  readonly games: number;
  readonly aWins: number;
  readonly bWins: number;
  readonly draws: number;
  /** 95 % interval of a's share of wins. */
  readonly interval: readonly [number, number];
  /** a's wins by the seat it had. */
  readonly aWinsBySeat: readonly number[];
}

/** Games between two bots that change seats after every game. */
export function arena(
  game: AnyGame,
  options: Json,
  a: Bot,
  b: Bot,
  games: number,
  seed: string,
  onGame: (done: number, aWins: number) => void = () => {},
): ArenaResult {
  const seats = game.seats(options);
  const aWinsBySeat = seats.map(() => 0);
  let bWins = 0;
  let draws = 0;
  let aWins = 0;
  for (let i = 0; i < games; i++) {
    // a has the seats of one side, b the others; sides alternate.
    const sides = [...new Set(seats.map((seat) => seat.side))];
    const aSide = sides[i % sides.length];
    const bots = seats.map((seat) => (seat.side === aSide ? a : b));
    const aSeat = seats.findIndex((seat) => seat.side === aSide);
    // Each pair of games has the same dice, so both bots get the same luck on a side.
    const { state } = seededGame(game, options, bots, `${seed}/${Math.floor(i / sides.length)}`, {
      answers: true,
    });
    const fate = state.over?.seats[aSeat];
    if (fate === 'won') {
      aWins++;
      aWinsBySeat[aSeat] = (aWinsBySeat[aSeat] ?? 0) + 1;
    } else if (fate === 'lost') bWins++;
    else draws++;
    onGame(i + 1, aWins);
  }
  return { a: a.name, b: b.name, games, aWins, bWins, draws, interval: wilson(aWins, games), aWinsBySeat };
}

/** Wilson's 95 % interval for a share: honest also near 0 and 1, and for few games. */
export function wilson(wins: number, games: number): [number, number] {
  if (games === 0) return [0, 1];
  const z = 1.96;
  const p = wins / games;
  const middle = (p + (z * z) / (2 * games)) / (1 + (z * z) / games);
  const half = (z * Math.sqrt((p * (1 - p)) / games + (z * z) / (4 * games * games))) / (1 + (z * z) / games);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
