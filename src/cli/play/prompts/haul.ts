import { accepts, type Haul, type HaulAnswer } from '../../../kernel/forms/index.ts';
import { isRefusal } from '../../../kernel/refusal.ts';
import { isNone, type Names, NONE, namesFor, type Prompt, suchAs } from './kind.ts';
import { type Called, countsOf } from './named.ts';
import { numbered, written } from './numbers.ts';

const loads = (form: Haul) => form.sources.flatMap(({ from, lots }) => lots.map((lot) => ({ from, lot })));

/** "Stormtrooper" where only one place has some, else "Stormtrooper from Hoth" or "Hoth: Stormtrooper". */
const called = (form: Haul, names: Names): Called[] =>
  loads(form).map(({ from, lot }, i) => {
    const own = namesFor(lot, names);
    const place = names.ref(from);
    return {
      label: `${i + 1}`,
      text: `${place}: ${names.offer(lot)}`,
      names: own.flatMap((name) => [
        name,
        `${place} ${name}`,
        `${name} from ${place}`,
        `${name}s from ${place}`,
      ]),
    };
  });

const mayBeNothing = (form: Haul): boolean => !isRefusal(accepts(form, { is: 'haul', move: [] }));

export const haul: Prompt<Haul, HaulAnswer> = {
  list: (form, names) =>
    numbered(
      loads(form).map(({ from, lot }) => {
        const many = lot.max > 1 ? ` (up to ${lot.max})` : '';
        return `${names.ref(from)}: ${names.offer(lot)}${many}`;
      }),
    ),
  how: (form, example) =>
    loads(form).length === 0
      ? `Nothing can go there: type ${NONE}`
      : `Type what moves, by number or name${suchAs(example)}${mayBeNothing(form) ? `, or ${NONE}` : ''}`,
  read(form, typed, names) {
    const all = loads(form);
    const counts = isNone(typed) ? new Map<number, number>() : countsOf(typed, called(form, names), true);
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
};
