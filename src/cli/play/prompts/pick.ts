import type { Pick, PickAnswer } from '../../../kernel/forms/index.ts';
import { isNone, NOTHING, type Prompt } from './kind.ts';
import { counted, countsOf, numbered, span } from './numbers.ts';

const withMost = (name: string, max: number): string => (max > 1 ? `${name} (up to ${max})` : name);

export const pick: Prompt<Pick, PickAnswer> = {
  list: (form, names) => numbered(form.from.map((lot) => withMost(names.offer(lot), lot.max))),
  how(form) {
    const limit = form.limits.find(
      ({ per, by, lots }) => per === 'all' && by === 'count' && lots === undefined,
    );
    const all = form.from.reduce((sum, lot) => sum + lot.max, 0);
    const { min, max } = limit ?? { min: 0, max: null };
    const many = form.from.some((lot) => lot.max > 1) ? '; 2x3 takes three of number 2' : '';
    const none = min === 0 ? ', or none' : '';
    return `Type ${span(min, max, all)} of the numbers, with spaces between${none}${many}.`;
  },
  read(form, typed) {
    const counts = isNone(typed) ? new Map<number, number>() : countsOf(typed, form.from.length);
    if ('problem' in counts) return counts;
    return {
      answer: { is: 'pick', take: [...counts].map(([at, n]) => [form.from[at]?.id ?? '', n] as const) },
    };
  },
  say(form, answer, names) {
    if (answer.take.length === 0) return NOTHING;
    return answer.take
      .map(([id, n]) => {
        const lot = form.from.find((l) => l.id === id);
        return counted(lot ? names.offer(lot) : id, n);
      })
      .join(', ');
  },
};
