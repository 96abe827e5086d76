import type { Option } from '../../../kernel/forms/index.ts';
import type { Question } from '../../../kernel/question.ts';
import { type Lexicon, sayList, sayOption, sayOutcome, sayQuestion } from '../../../kernel/speak/index.ts';
import type { View } from '../../../kernel/view.ts';
import { formWords } from '../../forms/words.ts';
import { t } from '../../shell/words.ts';
import type { Board, Odds } from '../board.ts';

/** What the prompt line says first: who must do what. */
export function promptSentence(
  spoken: Lexicon,
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
export const howTo = ({ form }: Question): string => formWords(form.is).how(form);

/** What the odds are worked out from, in one line. */
export const oddsDetails = ({ lines }: Odds): string => lines.join(' · ');

/** Longer ones read better in a list; of two options each may be longer. */
const LONGEST_BUTTON = 34;
const LONGEST_OF_TWO = 64;
const MOST_BUTTONS = 4;

/** Options that are few and short enough for buttons in the prompt line. `all`: there are no others. */
interface QuickOptions {
  readonly options: readonly {
    readonly id: string;
    readonly words: string;
    readonly danger: boolean;
    readonly givesUp: boolean;
  }[];
  readonly all: boolean;
}

/**
 * Of many options those that name no thing get buttons: there is nothing on the board to click. So do dangerous ones, which
 * clicking must not stage. Null: none.
 */
export function quickOptions(
  spoken: Lexicon,
  view: View,
  question: Question,
  board: Pick<Board, 'isDangerous' | 'givesUp'> = {},
): QuickOptions | null {
  if (question.form.is !== 'choose') return null;
  const short = (some: readonly Option[]): QuickOptions['options'] | null => {
    if (some.length === 0 || some.length > MOST_BUTTONS) return null;
    const options = some.map((option) => ({
      id: option.id,
      words: sayOption(spoken, view, question, option).replace(/\.$/, ''),
      danger: board.isDangerous?.(question, option.id) ?? false,
      givesUp: board.givesUp?.(question, option.id) ?? false,
    }));
    const longest = options.length <= 2 ? LONGEST_OF_TWO : LONGEST_BUTTON;
    return options.every(({ words }) => words.length <= longest) ? options : null;
  };
  const every = short(question.form.options);
  if (every !== null) return { options: every, all: true };
  const thingless = short(
    question.form.options.filter(({ id, refs }) => refs.length === 0 || board.isDangerous?.(question, id)),
  );
  return thingless === null ? null : { options: thingless, all: false };
}
