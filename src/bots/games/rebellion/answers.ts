import { kindIn, leaderIn, locIn } from '../../../games/rebellion/names.ts';
import type { Allot, Answer, Form, Haul, Lot, Option, Pick } from '../../../kernel/forms/index.ts';
import { power } from './galaxy.ts';

/** Names are read by the million: each is looked up once. */
function memo<T>(read: (id: string) => T): (id: string) => T {
  const known = new Map<string, T>();
  return (id) => {
    let value = known.get(id);
    if (value === undefined) {
      value = read(id);
      known.set(id, value);
    }
    return value;
  };
}
export const locOf = memo(locIn);
export const leaderOf = memo(leaderIn);
export const kindOf = memo(kindIn);

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

/** Everything that can go: carriers first, then what they can carry, the strongest first; `stay` keeps some behind. */
export function fullHaul(form: Haul, stay: (from: string, unit: string) => number): Answer {
  const move: [Haul['sources'][number]['from'], string, number][] = [];
  for (const source of form.sources) {
    let room = 0;
    for (const lot of source.lots) {
      if (lot.carry === 0) continue;
      room += lot.carry * lot.max;
      move.push([source.from, lot.id, lot.max]);
    }
    const rest = source.lots
      .filter((lot) => lot.carry === 0 && lot.rides !== true)
      .sort((a, b) => power(kindOf(`unit:${b.id}`)) - power(kindOf(`unit:${a.id}`)));
    for (const lot of rest) {
      const free = lot.max - stay(source.from, lot.id);
      const n = lot.weight === 0 ? free : Math.min(free, Math.floor(room / lot.weight));
      if (n <= 0) continue;
      room -= n * lot.weight;
      move.push([source.from, lot.id, n]);
    }
  }
  // A form's order is that of its sources and lots.
  const order = (line: (typeof move)[number]): number => {
    const i = form.sources.findIndex((s) => s.from === line[0]);
    return i * 100 + (form.sources[i]?.lots.findIndex((lot) => lot.id === line[1]) ?? 0);
  };
  return { is: 'haul', move: move.sort((a, b) => order(a) - order(b)) };
}

/** Deals each unit of each lot to the place that scores best then; with a score of zero or less it is kept, if it may be. */
export function dealAll(
  form: Allot,
  score: (lot: string, slot: string, already: number) => number,
  dealt: (lot: string, slot: string) => void = () => {},
): Answer {
  const { slots } = form;
  const used = new Array<number>(slots.length).fill(0);
  const put: [string, string, number][] = [];
  for (const lot of form.lots) {
    const given = new Array<number>(slots.length).fill(0);
    for (let i = 0; i < lot.max; i++) {
      let best = -1;
      let top = i < lot.min ? Number.NEGATIVE_INFINITY : 0;
      for (const [j, slot] of slots.entries()) {
        const already = used[j] ?? 0;
        if (slot.max !== null && already >= slot.max) continue;
        if (lot.to !== undefined && !lot.to.includes(slot.id)) continue;
        const s = score(lot.id, slot.id, already);
        if (s > top) {
          top = s;
          best = j;
        }
      }
      if (best < 0) break;
      used[best] = (used[best] ?? 0) + 1;
      given[best] = (given[best] ?? 0) + 1;
      dealt(lot.id, slots[best]?.id ?? '');
    }
    for (const [j, n] of given.entries()) if (n > 0) put.push([lot.id, slots[j]?.id ?? '', n]);
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
