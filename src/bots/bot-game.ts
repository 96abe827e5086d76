import type { Chance } from '../kernel/chance/source.ts';
import type { Playout } from '../kernel/flow/playout.ts';
import { Run } from '../kernel/flow/run.ts';
import { type Answer, accepts } from '../kernel/forms/index.ts';
import type { AnyGame, Asked, Frame } from '../kernel/game.ts';
import type { Seat } from '../kernel/ids.ts';
import type { Json } from '../kernel/json.ts';
import { isRefusal } from '../kernel/refusal.ts';
import { newState } from '../kernel/state.ts';
import { viewOf } from '../kernel/view.ts';
import type { Bot } from './bot.ts';
import type { AnyRun } from './simulate.ts';

/** A bot at a table, with a chance of its own, so that what it thinks does not move the dice. */
export interface Seated {
  readonly bot: Bot;
  readonly mind: Chance;
}

type Player = (run: AnyRun, seat: Seat, asked: Asked) => Answer;

/** A bot that does not think ahead answers from a look at the table; the others get their view. */
function playerOf(game: AnyGame, { bot, mind }: Seated): Player {
  const policy = bot.policy?.(game);
  if (policy) return (run, seat, asked) => policy(run.look(seat), asked, mind);
  return (run, seat) => bot.decide(game, viewOf(game, run.s, seat), mind).answer;
}

/** Callbacks while bots play. */
export interface Watch {
  /** Check every answer against its form. That takes up to a sixth of the time of quick bots. */
  readonly answers?: boolean;
  /** Sees the table and the question before every answer. */
  readonly each?: (run: AnyRun, asked: Asked, seat: Seat) => void;
  /** Called for every answer. */
  readonly given?: (asked: Asked, seat: Seat, answer: Answer) => void;
}

/** A whole game between bots, one per seat: no copies, no log. */
export function botGame(
  game: AnyGame,
  options: Json,
  bots: readonly Seated[],
  dice: Chance,
  watch: Watch = {},
): Playout<unknown, Frame> {
  const players = bots.map((seated) => playerOf(game, seated));
  const run = new Run(game, newState(game, options), dice);
  run.advance(null);
  let answers = 0;
  while (!run.s.over) {
    if (answers++ > game.maxAnswers) throw new Error(`the game did not end after ${game.maxAnswers} answers`);
    const seat = run.s.asked[0];
    if (seat === undefined) throw new Error('no seat is asked but the game is not over');
    const player = players[seat];
    if (!player) throw new Error(`no player for seat ${seat}`);
    const asked = run.asked(seat);
    watch.each?.(run, asked, seat);
    const answer = player(run, seat, asked);
    if (watch.answers) refuseBad(bots[seat], asked, answer);
    watch.given?.(asked, seat, answer);
    run.submit(seat, answer);
  }
  return { state: run.s, answers };
}

function refuseBad(seated: Seated | undefined, asked: Asked, answer: Answer): void {
  const checked = accepts(asked.form, answer);
  if (isRefusal(checked)) {
    throw new Error(`${seated?.bot.name} gave an answer that was refused: ${JSON.stringify(checked)}`);
  }
}
