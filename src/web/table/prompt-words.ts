import type { Question } from '../../kernel/question.ts';
import { type Spoken, sayList, sayOption, sayOutcome, sayQuestion } from '../../kernel/speak.ts';
import type { View } from '../../kernel/view.ts';
import { span } from '../forms/limits.tsx';
import { t } from '../shell/words.ts';

/** What the prompt line says first: who must do what. */
export function promptSentence(
  spoken: Spoken,
  view: View,
  question: Question | null,
  people: readonly string[],
  given: boolean,
): string {
  if (view.over !== null) return sayOutcome(spoken, view.over, people);
  if (question !== null && !given) return sayQuestion(spoken, question, view);
  const others = view.waiting.filter((seat) => seat !== view.me).map((seat) => people[seat] ?? `${seat}`);
  if (others.length === 0) return t('prompt.table');
  const who = sayList(spoken, others);
  return given ? t('prompt.given', { who }) : t('prompt.waiting', { who });
}

/** How to answer, in a few words, while nothing is chosen yet. */
export function howTo(question: Question): string {
  const { form } = question;
  switch (form.is) {
    case 'choose':
      return t('how.choose');
    case 'pick': {
      const limit = form.limits.find(({ per, by, lots }) => per === 'all' && by === 'count' && !lots);
      const all = form.from.reduce((sum, lot) => sum + lot.max, 0);
      const max = limit?.max ?? null;
      return t('how.pick', {
        span: span(limit?.min ?? 0, max !== null && max >= all && limit?.min !== max ? null : max),
      });
    }
    case 'arrange':
      return t('how.arrange');
    case 'allot':
      return t('how.allot');
    case 'haul':
      return t('how.haul');
  }
}

/** Longer ones are better read in a list. */
const LONGEST_BUTTON = 34;
const MOST_BUTTONS = 4;

/** A choice of so few and so short words that buttons in the prompt line serve best; null: it is not. */
export function quickOptions(
  spoken: Spoken,
  view: View,
  question: Question,
): readonly { readonly id: string; readonly words: string }[] | null {
  if (question.form.is !== 'choose' || question.form.options.length > MOST_BUTTONS) return null;
  const options = question.form.options.map((option) => ({
    id: option.id,
    words: sayOption(spoken, view, question, option).replace(/\.$/, ''),
  }));
  return options.every(({ words }) => words.length <= LONGEST_BUTTON) ? options : null;
}
