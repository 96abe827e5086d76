import type { Frame, Game } from '../game.ts';
import type { Seat } from '../ids.ts';
import type { Json } from '../json.ts';
import type { Question } from '../question.ts';
import type { State } from '../state.ts';
import { questionOf } from '../view.ts';

/** By state and seat. A state of a match is never changed: its questions stay what they are. */
const known = new WeakMap<object, (Question | null | undefined)[]>();

/** The question of a seat in a state of a match. It is wanted by those who judge, by standing answers and by views. */
export function askedIn<G, F extends Frame, O extends Json>(
  game: Game<G, F, O>,
  state: State<G, F>,
  seat: Seat,
): Question | null {
  const questions = known.get(state) ?? [];
  const asked = questions[seat];
  if (asked !== undefined) return asked;
  const question = questionOf(game, state, seat);
  questions[seat] = question;
  known.set(state, questions);
  return question;
}
