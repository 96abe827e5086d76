import { type Answer, amount } from '../../../kernel/forms/index.ts';
import type { Question } from '../../../kernel/question.ts';
import type { View } from '../../../kernel/view.ts';
import { formWords } from '../../forms/words.ts';
import { t } from '../../shell/words.ts';
import type { Board, SecondThought } from '../board.ts';
import { couldDoSomething } from '../partial/index.ts';
import { isNothing } from '../partial/nothing.ts';

/** What sending an answer does, on its button. `complete`: the form accepts it; until then nothing is promised. */
export function deedWords(
  board: Board,
  view: View,
  question: Question,
  answer: Answer | null,
  complete: boolean,
): string {
  if (answer === null || (isNothing(answer) && !complete)) return t('prompt.confirm');
  const own = board.deedOf?.(view, question, answer);
  if (own !== undefined) return own;
  const n = amount(answer);
  return (n === null ? undefined : formWords(answer.is).deed?.(n)) ?? t('prompt.confirm');
}

/** What to ask before sending: the game's own question, or whether doing nothing is meant. */
export function secondThought(
  board: Board,
  view: View,
  question: Question,
  answer: Answer,
): SecondThought | undefined {
  const own = board.reconsider?.(view, question, answer);
  if (own !== undefined) return own;
  const { form } = question;
  if (!formWords(form.is).doubtsNothing || !isNothing(answer) || !couldDoSomething(form)) return undefined;
  const deed = deedWords(board, view, question, answer, true);
  return {
    key: `${view.me} ${question.id}`,
    title: t('again.title', { deed }),
    words: t('again.nothing'),
    yes: deed,
    no: t('again.back'),
  };
}
