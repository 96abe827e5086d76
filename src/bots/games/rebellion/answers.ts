import { kindIn } from '../../../games/rebellion/public/table.ts';
import type { Allot, Answer, Form, Haul, Lot, Option, Pick } from '../../../kernel/forms/index.ts';
import { power } from './galaxy.ts';

export const choice = (id: string): Answer => ({ is: 'choose', id });

export const optionsOf = (form: Form): readonly Option[] => (form.is === 'choose' ? form.options : []);
export const offered = (form: Form, id: string): Answer | null =>
  optionsOf(form).some((option) => option.id === id) ? choice(id) : null;

/** The option that scores best; null when none scores above the threshold. */
export function bestOption(
  form: Form,
  score: (option: Option) => number,
  above = Number.NEGATIVE_INFINITY,
): Answer | null {
  let best: Option | null = null;
  let top = above;
  for (const option of optionsOf(form)) {
    const s = score(option);
    if (s > top) {
      top = s;
      best = option;
    }
  }
  return best ? choice(best.id) : null;
}

/** How many units the form lets go in all: some cards move a number of units, not what carriers hold. */
const mostInAll = (form: Haul): number =>
  form.limits.reduce(
    (most, { per, by, max }) =>
      per === 'all' && by === 'count' && max !== null ? Math.min(most, max) : most,
    Number.POSITIVE_INFINITY,
  );

/** Everything that can go: carriers first, then what they can carry, the strongest first; `stay` keeps some behind. */
export function fullHaul(form: Haul, stay: (from: string, unit: string) => number): Answer {
  let left = mostInAll(form);
  const move: [Haul['sources'][number]['from'], string, number][] = [];
  for (const { from, lots } of form.sources) {
    let room = 0;
    const riders: Lot[] = [];
    const going = new Map<Lot, number>();
    for (const lot of lots) {
      if (lot.carry > 0) {
        const n = Math.min(lot.max, left);
        room += lot.carry * n;
        left -= n;
        if (n > 0) going.set(lot, n);
      } else if (lot.rides !== true) riders.push(lot);
    }
    riders.sort((a, b) => power(kindIn(b.id)) - power(kindIn(a.id)));
    for (const lot of riders) {
      const free = lot.max - stay(from, lot.id);
      const n = Math.min(free, left, lot.weight === 0 ? free : Math.floor(room / lot.weight));
      if (n <= 0) continue;
      room -= n * lot.weight;
      left -= n;
      going.set(lot, n);
    }
    // A form's order is that of its sources and lots.
    for (const lot of lots) {
      const n = going.get(lot);
      if (n !== undefined) move.push([from, lot.id, n]);
    }
  }
  return { is: 'haul', move };
}

/** Deals each unit of each lot to the place that scores best then; with a score of zero or less it is kept, if it may be. */
export function dealAll(
  form: Allot,
  score: (lot: Lot, slot: number, already: number) => number,
  dealt: (lot: Lot, slot: number) => void = () => {},
): Answer {
  const { slots } = form;
  const used = slots.map(() => 0);
  const put: [string, string, number][] = [];
  for (const lot of form.lots) {
    const open = slots.map((slot) => lot.to === undefined || lot.to.includes(slot.id));
    const given = slots.map(() => 0);
    for (let i = 0; i < lot.max; i++) {
      let best = -1;
      let top = i < lot.min ? Number.NEGATIVE_INFINITY : 0;
      for (let j = 0; j < slots.length; j++) {
        const already = used[j] ?? 0;
        const max = slots[j]?.max ?? null;
        if (!open[j] || (max !== null && already >= max)) continue;
        const s = score(lot, j, already);
        if (s > top) {
          top = s;
          best = j;
        }
      }
      if (best < 0) break;
      used[best] = (used[best] ?? 0) + 1;
      given[best] = (given[best] ?? 0) + 1;
      dealt(lot, best);
    }
    slots.forEach((slot, j) => {
      const n = given[j] ?? 0;
      if (n > 0) put.push([lot.id, slot.id, n]);
    });
  }
  return { is: 'allot', put };
}

/** Takes the best first, as many as the one limit of the form allows; a score of zero or less: only if it must. */
export function takeBest(form: Pick, score: (lot: Lot) => number): Answer {
  const [limit] = form.limits;
  let room = limit?.max ?? form.from.length;
  let owed = limit?.min ?? 0;
  const taken = new Map<string, number>();
  const scored = form.from.map((lot) => ({ lot, s: score(lot) })).sort((a, b) => b.s - a.s);
  for (const { lot, s } of scored) {
    const weight = limit?.by === 'weight' ? lot.weight : 1;
    const fits = weight === 0 ? lot.max : Math.min(lot.max, Math.floor(room / weight));
    const n = Math.max(lot.min, s > 0 ? fits : Math.min(fits, Math.ceil(owed / Math.max(1, weight))));
    if (n <= 0) continue;
    taken.set(lot.id, n);
    room -= n * weight;
    owed -= n * weight;
  }
  const take: [string, number][] = [];
  for (const lot of form.from) {
    const n = taken.get(lot.id);
    if (n !== undefined) take.push([lot.id, n]);
  }
  return { is: 'pick', take };
}
