import type { Form, FormName, FormOf } from '../../kernel/forms/index.ts';
import { t } from '../shell/words.ts';
import { span } from './limits.tsx';

/** The words of the prompt line for every form, once for all games. */
interface FormWords<F> {
  /** How to answer, in a few words, while nothing is chosen yet. */
  how(form: F): string;
  /** What sending an answer with `n` things does; absent where nothing is counted. */
  deed?(n: number): string;
  /** Doing nothing is rarely meant where something can be done, so it needs a confirmation. */
  readonly doubtsNothing?: true;
}

const chosen = (n: number): string => (n === 0 ? t('deed.choose.none') : t('deed.choose', { n }));

const WORDS: { readonly [K in FormName]: FormWords<FormOf<K>> } = {
  choose: { how: () => t('how.choose') },
  pick: {
    how(form) {
      const limit = form.limits.find(({ per, by, lots }) => per === 'all' && by === 'count' && !lots);
      const all = form.from.reduce((sum, lot) => sum + lot.max, 0);
      const max = limit?.max ?? null;
      return t('how.pick', {
        span: span(limit?.min ?? 0, max !== null && max >= all && limit?.min !== max ? null : max),
      });
    },
    deed: chosen,
  },
  arrange: { how: () => t('how.arrange') },
  allot: { how: () => t('how.allot'), deed: chosen, doubtsNothing: true },
  haul: {
    how: () => t('how.haul'),
    deed: (n) => (n === 0 ? t('deed.move.none') : t('deed.move', { n })),
    doubtsNothing: true,
  },
};

/** A form and its words have the same name by construction of the table; the compiler cannot see that across a union. */
export const formWords = (is: FormName): FormWords<Form> => WORDS[is] as unknown as FormWords<Form>;
