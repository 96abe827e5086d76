import { seeded } from '../chance/seeded.ts';
import type { Chance } from '../chance/source.ts';
import { apply, type Done, start } from '../flow/apply.ts';
import { type Answer, sample } from '../forms/index.ts';
import type { Seat } from '../ids.ts';
import type { Question } from '../question.ts';
import { isRefusal, type Refusal } from '../refusal.ts';
import type { State } from '../state.ts';
import { viewOf } from '../view.ts';
import { deepFreeze } from './freeze.ts';
import { tiny } from './tiny-game.ts';
import type { Tiny, TinyFrame } from './tiny-table.ts';

export type TinyState = State<Tiny, TinyFrame>;
export type TinyDone = Done<Tiny, TinyFrame>;
export const ANN: Seat = 0;
export const BOB: Seat = 1;

export const choice = (id: string): Answer => ({ is: 'choose', id });
export const picks = (...ids: readonly string[]): Answer => ({ is: 'pick', take: ids.map((id) => [id, 1]) });

/** The result; a refusal is a mistake of the test. */
export function must<T>(done: T | Refusal): T {
  if (isRefusal(done)) throw new Error(`refused: ${JSON.stringify(done)}`);
  return done;
}

export function question(state: TinyState, seat: Seat): Question {
  const found = viewOf(tiny, state, seat).question;
  if (!found) throw new Error(`seat ${seat} is not asked`);
  return found;
}

/** Answers the seat's question. The input is frozen, so that writing into it is caught. */
export const give = (
  state: TinyState,
  seat: Seat,
  answer: unknown,
  chance: Chance = seeded('give'),
): TinyDone | Refusal =>
  apply(tiny, deepFreeze(state), seat, viewOf(tiny, state, seat).question?.id, answer, chance);

/** Answers by option names, one after the other. */
export const play = (state: TinyState, ...steps: readonly (readonly [Seat, string])[]): TinyState =>
  steps.reduce((s, [seat, id]) => must(give(s, seat, choice(id))).state, state);

export const begin = (rounds = 2, seed = 'tiny'): TinyState => start(tiny, { rounds }, seeded(seed)).state;

/** Ann's first turn, after both have called. */
export const annsTurn = (rounds = 2, seed = 'tiny'): TinyState =>
  play(begin(rounds, seed), [ANN, 'call:high'], [BOB, 'call:low']);

/** The positions of a random game, each with who answers next and what. */
export function* positions(
  seed: string,
  rounds = 4,
): Generator<{ state: TinyState; seat: Seat; answer: Answer }> {
  const chance = seeded(seed);
  let { state } = start(tiny, { rounds }, chance);
  while (!state.over) {
    const seat = state.asked[chance.int(state.asked.length)] ?? ANN;
    const answer = sample(question(state, seat).form, chance);
    yield { state, seat, answer };
    ({ state } = must(give(state, seat, answer, chance)));
  }
  yield { state, seat: ANN, answer: choice('do:end') };
}
