import { apply, start } from '../kernel/apply.ts';
import { seeded } from '../kernel/chance/seeded.ts';
import type { AnyGame } from '../kernel/game.ts';
import type { Json } from '../kernel/json.ts';
import type { Outcome } from '../kernel/outcome.ts';
import { isRefusal } from '../kernel/refusal.ts';
import { viewOf } from '../kernel/view.ts';
import type { Bot } from './bot.ts';

export interface BotGame {
  readonly outcome: Outcome;
  readonly answers: number;
}

/** One game between bots, one a seat. Each has a chance of its own, so that what one thinks does not move the dice. */
export function botGame(game: AnyGame, options: Json, bots: readonly Bot[], seed: string): BotGame {
  const dice = seeded(`${seed}/dice`);
  const minds = bots.map((_, seat) => seeded(`${seed}/bot${seat}`));
  let { state } = start(game, options, dice);
  let answers = 0;
  while (!state.over) {
    if (answers++ > game.maxAnswers) throw new Error(`no end after ${game.maxAnswers} answers`);
    const seat = state.asked[0] ?? 0;
    const view = viewOf(game, state, seat);
    const bot = bots[seat];
    const mind = minds[seat];
    if (!bot || !mind) throw new Error(`nobody plays seat ${seat}`);
    const { answer } = bot.decide(game, view, mind);
    const done = apply(game, state, seat, view.question?.id, answer, dice);
    if (isRefusal(done))
      throw new Error(`${bot.name} gave an answer that was refused: ${JSON.stringify(done)}`);
    state = done.state;
  }
  return { outcome: state.over, answers };
}

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
    // Each pair of games has the same dice: what luck gives one side, it gives to both bots.
    const { outcome } = botGame(game, options, bots, `${seed}/${Math.floor(i / sides.length)}`);
    const fate = outcome.seats[aSeat];
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
