import { seededGame } from '../../bots/arena.ts';
import type { Bot } from '../../bots/index.ts';
import { seeded } from '../../kernel/chance/seeded.ts';
import type { Chance } from '../../kernel/chance/source.ts';
import { apply, start } from '../../kernel/flow/apply.ts';
import { playout } from '../../kernel/flow/playout.ts';
import { type Answer, sample } from '../../kernel/forms/index.ts';
import type { AnyGame } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/ids.ts';
import type { Json } from '../../kernel/json.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import type { State } from '../../kernel/state.ts';
import { type View, viewOf } from '../../kernel/view.ts';

/** Which game is simulated; from this and a seed it can be played again exactly. */
export interface Setting {
  readonly game: AnyGame;
  readonly options: Json;
  /** By seat; null: random answers, without views. */
  readonly bots: readonly Bot[] | null;
  /** Look at every answer of a bot, and at the invariants after each, not only at the end. */
  readonly check: boolean;
}

export interface Played {
  readonly state: State;
  readonly answers: number;
}

/**
 * The dice of a simulated game. Their seed is separate from the bots' thinking, so the seed and the answers determine
 * the game.
 */
export const diceOf = (seed: string): Chance => seeded(`${seed}/dice`);

/** Rules say why they draw, answers do not: one port, two generators behind it. */
function diceAndAnswers(seed: string): Chance {
  const dice = diceOf(seed);
  const answers = seeded(`${seed}/answers`);
  return { int: (n, why) => (why === undefined ? answers.int(n) : dice.int(n)) };
}

/** One game to its end. Throws where it fails; a broken invariant is a failure too. */
export function playOne(setting: Setting, seed: string): Played {
  const { game, options, bots, check } = setting;
  const played =
    bots === null
      ? playout(game, options, diceAndAnswers(seed), check ? (_kind, run) => game.check(run.s) : undefined)
      : seededGame(
          game,
          options,
          bots,
          seed,
          check ? { answers: true, each: (run) => game.check(run.s) } : {},
        );
  game.check(played.state);
  return played;
}

type Decide = (view: View, seat: Seat) => Answer;

/** Who answers in this setting, with the same thoughts every time the game is played. */
function deciderOf({ game, bots }: Setting, seed: string): Decide {
  if (bots === null) {
    const answers = seeded(`${seed}/answers`);
    return (view) => sample(questionIn(view).form, answers);
  }
  const minds = bots.map((_, seat) => seeded(`${seed}/bot${seat}`));
  return (view, seat) => {
    const [bot, mind] = [bots[seat], minds[seat]];
    if (!bot || !mind) throw new Error(`no player for seat ${seat}`);
    return bot.decide(game, view, mind).answer;
  };
}

function questionIn(view: View) {
  if (!view.question) throw new Error('a seat without a question is asked');
  return view.question;
}

/** The same game through `apply`. `each` sees every position, `given` every answer before it is applied. */
export function stepByStep(
  setting: Setting,
  seed: string,
  each: (state: State) => void,
  given: (seat: Seat, answer: Answer) => void = () => {},
): Played {
  const { game, options } = setting;
  const dice = diceOf(seed);
  const decide = deciderOf(setting, seed);
  let { state } = start(game, options, dice);
  let answers = 0;
  each(state);
  while (!state.over) {
    if (answers++ > game.maxAnswers) throw new Error(`the game did not end after ${game.maxAnswers} answers`);
    const [seat] = state.asked;
    if (seat === undefined) throw new Error('no seat is asked but the game is not over');
    const view = viewOf(game, state, seat);
    const answer = decide(view, seat);
    given(seat, answer);
    const done = apply(game, state, seat, questionIn(view).id, answer, dice);
    if (isRefusal(done)) throw new Error(`an answer was refused: ${JSON.stringify(done)}`);
    state = done.state;
    each(state);
  }
  return { state, answers };
}
