import { accepts, type Pick, type PickAnswer } from '../../../kernel/forms/index.ts';
import { isRefusal } from '../../../kernel/refusal.ts';
import { isNone, type Names, NONE, namesFor, type Prompt, suchAs } from './kind.ts';
import { type Called, countsOf } from './named.ts';
import { numbered, span, written } from './numbers.ts';

const withMost = (name: string, max: number): string => (max > 1 ? `${name} (up to ${max})` : name);

const called = (form: Pick, names: Names): Called[] =>
  form.from.map((lot, i) => ({ label: `${i + 1}`, text: names.offer(lot), names: namesFor(lot, names) }));

const mayBeNothing = (form: Pick): boolean => !isRefusal(accepts(form, { is: 'pick', take: [] }));

export const pick: Prompt<Pick, PickAnswer> = {
  list: (form, names) => numbered(form.from.map((lot) => withMost(names.offer(lot), lot.max))),
  how(form, example) {
    if (form.from.length === 0) return `There is nothing to take: type ${NONE}`;
    const limit = form.limits.find(
      ({ per, by, lots }) => per === 'all' && by === 'count' && lots === undefined,
    );
    const all = form.from.reduce((sum, lot) => sum + lot.max, 0);
    const { min, max } = limit ?? { min: 0, max: null };
    const none = mayBeNothing(form) ? `, or ${NONE}` : '';
    if (Math.min(max ?? all, all) === 1) return `Type one of the numbers or names${suchAs(example)}${none}`;
    return `Type ${span(min, max, all)} of the numbers or names${suchAs(example)}${none}`;
  },
  read(form, typed, names) {
    const several = form.from.some((lot) => lot.max > 1);
    const counts = isNone(typed) ? new Map<number, number>() : countsOf(typed, called(form, names), several);
    if ('problem' in counts) return counts;
    return {
      answer: { is: 'pick', take: [...counts].map(([at, n]) => [form.from[at]?.id ?? '', n] as const) },
    };
  },
  write(form, answer) {
    const words = answer.take.map(([id, n]) =>
      written(
        form.from.findIndex((lot) => lot.id === id),
        n,
      ),
    );
    return words.length === 0 ? NONE : words.join(' ');
  },
};
