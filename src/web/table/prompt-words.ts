import type { Option } from '../../kernel/forms/index.ts';
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

/** Longer ones are better read in a list; of two alternatives each may be longer. */
const LONGEST_BUTTON = 34;
const LONGEST_OF_TWO = 64;
const MOST_BUTTONS = 4;

/** Choices of so few and so short words that buttons in the prompt line serve best. `all`: there are no others. */
export interface QuickOptions {
  readonly options: readonly { readonly id: string; readonly words: string }[];
  readonly all: boolean;
}

/** Of many choices those that name no thing get buttons: there is nothing on the board to point at. Null: none. */
export function quickOptions(spoken: Spoken, view: View, question: Question): QuickOptions | null {
  if (question.form.is !== 'choose') return null;
  const short = (some: readonly Option[]): QuickOptions['options'] | null => {
    if (some.length === 0 || some.length > MOST_BUTTONS) return null;
    const options = some.map((option) => ({
      id: option.id,
      words: sayOption(spoken, view, question, option).replace(/\.$/, ''),
    }));
    const longest = options.length <= 2 ? LONGEST_OF_TWO : LONGEST_BUTTON;
    return options.every(({ words }) => words.length <= longest) ? options : null;
  };
  const every = short(question.form.options);
  if (every !== null) return { options: every, all: true };
  const thingless = short(question.form.options.filter(({ refs }) => refs.length === 0));
  return thingless === null ? null : { options: thingless, all: false };
}
