import { type Answer, accepts, onlyAnswer } from '../forms/index.ts';
import type { Frame } from '../game.ts';
import type { Seat } from '../ids.ts';
import { field, type Json } from '../json.ts';
import type { Question } from '../question.ts';
import { isRefusal } from '../refusal.ts';
import { isAskedInSecret } from '../view.ts';
import { askedIn } from './asked.ts';
import type { Match } from './match.ts';
import { type AdvanceAnswer, ANY, ANY_SECRET } from './rows.ts';

/** Only a choice can stand: what else a question will offer is not known in advance. */
export function readAdvanceAnswer(raw: unknown): Answer | null | undefined {
  if (raw === null) return null;
  const id = field(raw, 'id');
  return field(raw, 'is') === 'choose' && typeof id === 'string' && id.length <= 100
    ? { is: 'choose', id }
    : undefined;
}

/**
 * The advance answer that applies to a seat's question. `again`: a row is replayed that may be older than the
 * restriction on `ANY`.
 */
export function advanceAnswerFor<G, F extends Frame, O extends Json>(
  match: Match<G, F, O>,
  seat: Seat,
  again: boolean,
): { question: Question; answer: Answer } | null {
  const { state, desk } = match.position;
  const mine = desk.standing[seat] ?? [];
  if (mine.length === 0) return null;
  const question = askedIn(match, state, seat);
  if (!question) return null;
  const round = match.game.round(state.game);
  for (const s of mine) {
    if (s.until === 'round' && s.round !== round) continue;
    if (!isFor(s, question)) continue;
    const answer = s.answer ?? onlyAnswer(question.form);
    if (!answer || isRefusal(accepts(question.form, answer))) continue;
    const tells = s.on === ANY && s.answer === null && isAskedInSecret(match.game, state, seat);
    if (!tells || again) return { question, answer };
  }
  return null;
}

const isFor = ({ on }: AdvanceAnswer, { kind }: Question): boolean =>
  on === ANY || on === ANY_SECRET || on === kind;
