import type { Frame } from '../game.ts';
import type { Seat } from '../ids.ts';
import type { Json } from '../json.ts';
import type { Question } from '../question.ts';
import type { State } from '../state.ts';
import { questionOf } from '../view.ts';
import type { Match } from './match.ts';

/** The question of a seat in a state of a match. The latest is cached: judging, advance answers and views all need it. */
export function askedIn<G, F extends Frame, O extends Json>(
  match: Match<G, F, O>,
  state: State<G, F>,
  seat: Seat,
): Question | null {
  if (state !== match.position.state) return questionOf(match.game, state, seat);
  if (match.asked?.in !== state) match.asked = { in: state, questions: [] };
  const { questions } = match.asked;
  const known = questions[seat];
  if (known !== undefined) return known;
  const question = questionOf(match.game, state, seat);
  questions[seat] = question;
  return question;
}
