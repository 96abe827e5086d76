import { type RebView, Teller } from '../../../../games/rebellion/public/words.ts';
import { type Answer, amount } from '../../../../kernel/forms/index.ts';
import type { Question } from '../../../../kernel/question.ts';
import type { View } from '../../../../kernel/view.ts';
import { words } from '../words.ts';

/** What sending an answer does, for its button; undefined for choices, which say so themselves. */
export function deedOf(view: View, { kind }: Question, answer: Answer): string | undefined {
  const t = new Teller(view as RebView, words);
  const n = amount(answer);
  const key = `board.deed.${kind}`;
  if (n === null || !t.has(key)) return undefined;
  return n === 0 && t.has(`${key}.none`) ? t.word(`${key}.none`) : t.word(key, { n });
}
