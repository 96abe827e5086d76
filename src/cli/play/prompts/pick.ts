import type { Pick, PickAnswer } from '../../../kernel/forms/index.ts';
import { isNone, NONE, NOTHING, type Prompt, shortName } from './kind.ts';
import { counted, countsOf, numbered, span, written } from './numbers.ts';

const withMost = (name: string, max: number): string => (max > 1 ? `${name} (up to ${max})` : name);

export const pick: Prompt<Pick, PickAnswer> = {
  list: (form, names) => numbered(form.from.map((lot) => withMost(names.offer(lot), lot.max))),
  how(form) {
    const limit = form.limits.find(
      ({ per, by, lots }) => per === 'all' && by === 'count' && lots === undefined,
    );
    const all = form.from.reduce((sum, lot) => sum + lot.max, 0);
    const { min, max } = limit ?? { min: 0, max: null };
    const many = form.from.some((lot) => lot.max > 1) ? ' (2x3 takes three of number 2)' : '';
    const none = min === 0 ? ', or none' : '';
    if (Math.min(max ?? all, all) === 1) return `Type one of the numbers${none}`;
    return `Type ${span(min, max, all)} of the numbers, with spaces between${many}${none}`;
  },
  read(form, typed) {
    const counts = isNone(typed) ? new Map<number, number>() : countsOf(typed, form.from.length);
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
  say(form, answer, names) {
    if (answer.take.length === 0) return NOTHING;
    const lotOf = (id: string) => form.from.find((lot) => lot.id === id);
    return answer.take.map(([id, n]) => counted(shortName(lotOf(id), id, names), n)).join(', ');
  },
};
