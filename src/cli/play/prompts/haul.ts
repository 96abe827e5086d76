import type { Haul, HaulAnswer } from '../../../kernel/forms/index.ts';
import { isNone, NONE, NOTHING, type Prompt, shortName } from './kind.ts';
import { counted, countsOf, numbered, written } from './numbers.ts';

const loads = (form: Haul) => form.sources.flatMap(({ from, lots }) => lots.map((lot) => ({ from, lot })));

export const haul: Prompt<Haul, HaulAnswer> = {
  list: (form, names) =>
    numbered(
      loads(form).map(({ from, lot }) => {
        const many = lot.max > 1 ? ` (up to ${lot.max})` : '';
        return `${names.ref(from)}: ${names.offer(lot)}${many}`;
      }),
    ),
  how: () => 'Type the numbers of what moves, with spaces between (2x3 takes three of number 2), or none',
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
  write(form, answer) {
    const all = loads(form);
    const words = answer.move.map(([from, id, n]) =>
      written(
        all.findIndex((load) => load.from === from && load.lot.id === id),
        n,
      ),
    );
    return words.length === 0 ? NONE : words.join(' ');
  },
  say(form, answer, names) {
    if (answer.move.length === 0) return NOTHING;
    return answer.move
      .map(([from, id, n]) => {
        const lot = loads(form).find((load) => load.from === from && load.lot.id === id)?.lot;
        return `${counted(shortName(lot, id, names), n)} from ${names.ref(from)}`;
      })
      .join('; ');
  },
};
