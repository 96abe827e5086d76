import { type Allot, type AllotAnswer, accepts } from '../../../kernel/forms/index.ts';
import { isRefusal } from '../../../kernel/refusal.ts';
import { isNone, type Names, NONE, namesFor, type Problem, type Prompt, problem, suchAs } from './kind.ts';
import { type Called, oneOf, placeNamed } from './named.ts';
import { counted, letter, numbered, written } from './numbers.ts';

const lotsCalled = (form: Allot, names: Names): Called[] =>
  form.lots.map((lot, i) => ({ label: `${i + 1}`, text: names.offer(lot), names: namesFor(lot, names) }));

const placesCalled = (form: Allot, names: Names): Called[] =>
  form.slots.map((slot, i) => ({
    label: letter(i),
    text: names.place(slot),
    names: [names.ref(slot.ref), names.place(slot)],
  }));

/** Places have letters, so that "2 to A" cannot be read the wrong way round; "2 to 1" means the same. */
function placeIn(typed: string, places: readonly Called[]): number | Problem {
  if (/^\d+$/.test(typed))
    return placeNamed(
      typed,
      places.map((place, i) => ({ ...place, label: `${i + 1}` })),
    );
  const at = placeNamed(typed, places);
  if (typeof at === 'number' || at.named) return at;
  return problem(`There is no place '${typed}': places go from A to ${letter(places.length - 1)}.`);
}

type Put = readonly [lot: number, place: number, n: number];

/** "1 to A", "2x3 to A", "Leia to Sabotage", "3 Stormtroopers to Hoth"; a name may itself have a "to" in it. */
function putIn(line: string, lots: readonly Called[], places: readonly Called[]): Put | Problem {
  const [, number = '', place = ''] = /^(\d+(?:\s*x\s*\d{1,4})?)\s+([a-z0-9]+)$/i.exec(line) ?? [];
  const cuts = [...line.matchAll(/\s+to\s+|\s*->\s*/gi)].map(
    (cut) => [line.slice(0, cut.index), line.slice(cut.index + cut[0].length)] as const,
  );
  let wrong: Problem = problem(`'${line}' is not understood: type what goes, then to, then where.`);
  for (const [what, where] of [...cuts, ...(place === '' ? [] : [[number, place] as const])]) {
    const lot = oneOf(what.trim().replace(/^(\d+)\s*x\s*(\d+)$/i, '$1x$2'), lots, true);
    if ('problem' in lot) {
      wrong = lot;
      continue;
    }
    const to = placeIn(where.trim(), places);
    if (typeof to === 'number') return [lot[0], to, lot[1]];
    wrong = to;
  }
  return wrong;
}

const mayBeNothing = (form: Allot): boolean => !isRefusal(accepts(form, { is: 'allot', put: [] }));

export const allot: Prompt<Allot, AllotAnswer> = {
  list(form, names) {
    const lots = form.lots.map((lot) => {
      const where = lot.to?.map((id) => letter(form.slots.findIndex((slot) => slot.id === id)));
      const goes =
        where === undefined || where.length === form.slots.length ? '' : ` (to ${where.join(', ')})`;
      return `${counted(names.offer(lot), lot.max)}${goes}`;
    });
    const places = form.slots.map((slot, i) => ({ label: `  ${letter(i)}. `, text: names.place(slot) }));
    return [...numbered(lots), ...places];
  },
  how: (form, example) =>
    form.lots.length === 0
      ? `There is nothing to distribute: type ${NONE}`
      : `Type what goes where, by number and letter or by name${suchAs(example)}${mayBeNothing(form) ? `, or ${NONE}` : ''}`,
  read(form, typed, names) {
    const [lots, places] = [lotsCalled(form, names), placesCalled(form, names)];
    const put: [string, string, number][] = [];
    for (const line of isNone(typed) ? [] : typed.split(/[,;]+/)) {
      const one = putIn(line.trim(), lots, places);
      if ('problem' in one) return one;
      const [lot, place, n] = one;
      put.push([form.lots[lot]?.id ?? '', form.slots[place]?.id ?? '', n]);
    }
    return { answer: { is: 'allot', put } };
  },
  write(form, answer) {
    const words = answer.put.map(([lotId, slotId, n]) => {
      const lot = form.lots.findIndex((l) => l.id === lotId);
      const slot = form.slots.findIndex((s) => s.id === slotId);
      return `${written(lot, n)} to ${letter(slot)}`;
    });
    return words.length === 0 ? NONE : words.join(', ');
  },
};
