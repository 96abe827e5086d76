import { kindIn } from '../../../games/rebellion/names.ts';
import type { Allot, Answer, Form, Haul, Option } from '../../../kernel/forms/index.ts';
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
      .sort((a, b) => power(kindIn(`unit:${b.id}`)) - power(kindIn(`unit:${a.id}`)));
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

/** Deals each unit of each lot to the place that scores best then; a score of null or less than zero: not dealt. */
export function dealAll(form: Allot, score: (lot: string, slot: string, already: number) => number): Answer {
  const put = new Map<string, number>();
  const used = new Map<string, number>();
  const lines: [string, string, number][] = [];
  for (const lot of form.lots) {
    for (let i = 0; i < lot.max; i++) {
      let best = '';
      let top = i < lot.min ? Number.NEGATIVE_INFINITY : 0;
      for (const slot of form.slots) {
        if (lot.to !== undefined && !lot.to.includes(slot.id)) continue;
        const already = used.get(slot.id) ?? 0;
        if (slot.max !== null && already >= slot.max) continue;
        const s = score(lot.id, slot.id, already);
        if (s > top) {
          top = s;
          best = slot.id;
        }
      }
      if (best === '') break;
      used.set(best, (used.get(best) ?? 0) + 1);
      const key = `${lot.id}\n${best}`;
      put.set(key, (put.get(key) ?? 0) + 1);
    }
    for (const slot of form.slots) {
      const n = put.get(`${lot.id}\n${slot.id}`);
      if (n) lines.push([lot.id, slot.id, n]);
    }
  }
  return { is: 'allot', put: lines };
}
