import type { Haul, HaulAnswer } from '../../../kernel/forms/index.ts';
import { isNone, NOTHING, type Prompt } from './kind.ts';
import { counted, countsOf, numbered } from './numbers.ts';

const loads = (form: Haul) => form.sources.flatMap(({ from, lots }) => lots.map((lot) => ({ from, lot })));

export const haul: Prompt<Haul, HaulAnswer> = {
  list: (form, names) =>
    numbered(
      loads(form).map(({ from, lot }) => {
        const many = lot.max > 1 ? ` (up to ${lot.max})` : '';
        return `${names.ref(from)}: ${names.offer(lot)}${many}`;
      }),
    ),
  how: () => 'Type the numbers of what moves, with spaces between, or none; 2x3 takes three of number 2.',
  read(form, typed) {
    const all = loads(form);
    const counts = isNone(typed) ? new Map<number, number>() : countsOf(typed, all.length);
    if ('problem' in counts) return counts;
    const move = [...counts].flatMap(([at, n]) => {
      const load = all[at];
      return load ? [[load.from, load.lot.id, n] as const] : [];
    });
    return { answer: { is: 'haul', move } };
  },
  say(form, answer, names) {
    if (answer.move.length === 0) return NOTHING;
    return answer.move
      .map(([from, id, n]) => {
        const lot = loads(form).find((load) => load.from === from && load.lot.id === id)?.lot;
        return `${counted(lot ? names.offer(lot) : id, n)} from ${names.ref(from)}`;
      })
      .join('; ');
  },
};
