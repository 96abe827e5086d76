import type { Ints } from '../chance/ints.ts';
import { field } from '../json.ts';
import { refuse } from '../refusal.ts';
import type { FormKind } from './kind.ts';
import { countSolutions, missed, randomSolution, type Sum, type System, solutions } from './linear.ts';
import type { Limit, Lot, Slot } from './parts.ts';
import { MOST_LINES } from './pick.ts';

/** Deal out: damage to units, leaders to missions, units to systems, icons to kinds. */
export interface Allot {
  readonly is: 'allot';
  readonly lots: readonly Lot[];
  readonly slots: readonly Slot[];
  readonly limits: readonly Limit[];
}
export interface AllotAnswer {
  readonly is: 'allot';
  /** How many of which lot go to which slot, in the form's order, none with zero. */
  readonly put: readonly (readonly [lot: string, slot: string, n: number])[];
}

/** A lot and a place it may go to. */
interface Way {
  readonly lot: Lot;
  readonly slot: Slot;
  readonly lotAt: number;
  readonly slotAt: number;
}
type Term = Sum['terms'][number];

// Plain loops in what follows: damage, deployment and the like are asked for some dozens of times in a random playout.

function waysOf(form: Allot): Way[] {
  const all: Way[] = [];
  for (const [lotAt, lot] of form.lots.entries()) {
    for (const [slotAt, slot] of form.slots.entries()) {
      if (lot.to === undefined || lot.to.includes(slot.id)) all.push({ lot, slot, lotAt, slotAt });
    }
  }
  return all;
}

const most = (max: number | null): number => max ?? Number.POSITIVE_INFINITY;

function systemOf(form: Allot, all: readonly Way[]): System {
  // A way's terms are made once, and shared by the sums it stands in.
  const counts: Term[] = [];
  const weights: Term[] = [];
  const ofLot = form.lots.map((): number[] => []);
  const ofSlot = form.slots.map((): number[] => []);
  for (const [variable, { lot, lotAt, slotAt }] of all.entries()) {
    const one = { variable, times: 1 };
    counts.push(one);
    weights.push(lot.weight === 1 ? one : { variable, times: lot.weight });
    ofLot[lotAt]?.push(variable);
    ofSlot[slotAt]?.push(variable);
  }
  const termsOf = (ways: readonly number[] = []): Term[] => ways.map((way) => counts[way] as Term);
  const sums: Sum[] = [];
  for (const [i, { min, max, id, rule }] of form.lots.entries()) {
    sums.push({ terms: termsOf(ofLot[i]), min, max, part: id, ...(rule === undefined ? {} : { rule }) });
  }
  for (const [i, { max, id, rule }] of form.slots.entries()) {
    if (max === null) continue;
    sums.push({ terms: termsOf(ofSlot[i]), min: 0, max, part: id, ...(rule === undefined ? {} : { rule }) });
  }
  for (const limit of form.limits) {
    const terms = limit.by === 'count' ? counts : weights;
    const counted = form.lots.map(({ tags }) => limit.lots === undefined || tags.includes(limit.lots));
    const total: Term[] = [];
    for (const [i, { tags, id }] of form.slots.entries()) {
      if (limit.slots !== undefined && !tags.includes(limit.slots)) continue;
      const here = limit.per === 'slot' ? [] : total;
      for (const way of ofSlot[i] ?? []) if (counted[all[way]?.lotAt ?? 0]) here.push(terms[way] as Term);
      if (limit.per === 'slot') sums.push({ ...boundsOf(limit), terms: here, part: id });
    }
    if (limit.per !== 'slot') sums.push({ ...boundsOf(limit), terms: total });
  }
  return {
    variables: all.map(({ lot, slot }) => ({ min: 0, max: Math.min(lot.max, most(slot.max)) })),
    sums,
  };
}

const boundsOf = ({ min, max, rule }: Limit) => ({ min, max: most(max), rule });

function answerOf(all: readonly Way[], values: readonly number[]): AllotAnswer {
  const put: [string, string, number][] = [];
  for (const [i, { lot, slot }] of all.entries()) {
    const n = values[i] ?? 0;
    if (n !== 0) put.push([lot.id, slot.id, n]);
  }
  return { is: 'allot', put };
}

export const allot: FormKind<Allot, AllotAnswer> = {
  accepts(form, raw) {
    const lines = field(raw, 'put');
    if (field(raw, 'is') !== 'allot' || !Array.isArray(lines) || lines.length > MOST_LINES) {
      return refuse('malformed', 'put');
    }
    const all = waysOf(form);
    const values = new Array<number>(all.length).fill(0);
    for (const [i, line] of lines.entries()) {
      const part = `put[${i}]`;
      if (!Array.isArray(line) || line.length !== 3) return refuse('malformed', part);
      const [lot, slot, n] = line as unknown[];
      if (typeof lot !== 'string' || typeof slot !== 'string' || !Number.isInteger(n)) {
        return refuse('malformed', part);
      }
      const at = all.findIndex((way) => way.lot.id === lot && way.slot.id === slot);
      if (at < 0) {
        const known = form.lots.some((l) => l.id === lot) && form.slots.some((s) => s.id === slot);
        return refuse(known ? 'not-there' : 'unknown', part);
      }
      if (values[at] !== 0) return refuse('twice', part);
      if ((n as number) < 1) return refuse('too-few', part);
      values[at] = n as number;
    }
    const wrong = missed(systemOf(form, all), values);
    return wrong ? refuse(wrong.side, wrong.sum.part ?? 'put', wrong.sum.rule) : answerOf(all, values);
  },
  sample(form, ints) {
    for (let tries = 0; tries < 4 && isPlain(form); tries++) {
      const quick = dealAtRandom(form, ints);
      if (quick) return quick;
    }
    const all = waysOf(form);
    return answerOf(all, randomSolution(systemOf(form, all), ints) ?? []);
  },
  *each(form) {
    const all = waysOf(form);
    for (const values of solutions(systemOf(form, all))) yield answerOf(all, values);
  },
  count: (form) => countSolutions(systemOf(form, waysOf(form))),
  /** Nothing at all, and one of any lot wherever it may go: if two of these are answers, that is enough. */
  hasChoice(form) {
    if (!isPlain(form) || form.lots.some((lot) => lot.min > 0) || !allows(form, 1)) return false;
    let answers = allows(form, 0) ? 1 : 0;
    for (const lot of form.lots) {
      if (lot.max < 1) continue;
      for (const slot of form.slots) {
        if (mayGo(lot, slot, most(slot.max))) answers++;
        if (answers > 1) return true;
      }
    }
    return false;
  },
};

/** No limits but, at most, on how many are dealt in all: most questions are of this kind, and need no search. */
const isPlain = (form: Allot): boolean =>
  form.limits.every((limit) => limit.per === 'all' && limit.by === 'count' && !limit.lots && !limit.slots);

/** Whether so many may be dealt in all, by the limits of a plain form. */
const allows = (form: Allot, total: number): boolean =>
  form.limits.every(({ min, max }) => min <= total && total <= most(max));

/** Each lot by itself: how many, and where each of them goes. Null where that does not work out. */
function dealAtRandom(form: Allot, ints: Ints): AllotAnswer | null {
  const left = form.slots.map((slot) => slot.max ?? Number.POSITIVE_INFINITY);
  const put: [string, string, number][] = [];
  let total = 0;
  for (const lot of form.lots) {
    const want = lot.min + ints.int(lot.max - lot.min + 1);
    const counts = new Array<number>(form.slots.length).fill(0);
    for (let i = 0; i < want; i++) {
      const at = randomPlace(form, lot, left, ints);
      if (at < 0) {
        if (i < lot.min) return null;
        break;
      }
      counts[at] = (counts[at] ?? 0) + 1;
      left[at] = (left[at] ?? 0) - 1;
      total++;
    }
    for (const [at, n] of counts.entries()) if (n > 0) put.push([lot.id, form.slots[at]?.id ?? '', n]);
  }
  return allows(form, total) ? { is: 'allot', put } : null;
}

/** A place with room that the lot may go to; -1: there is none. */
function randomPlace(form: Allot, lot: Lot, left: readonly number[], ints: Ints): number {
  const { slots } = form;
  let open = 0;
  for (let i = 0; i < slots.length; i++) if (mayGo(lot, slots[i], left[i])) open++;
  if (open === 0) return -1;
  let skip = ints.int(open);
  for (let i = 0; i < slots.length; i++) if (mayGo(lot, slots[i], left[i]) && skip-- === 0) return i;
  return -1;
}
const mayGo = (lot: Lot, slot: Slot | undefined, left = 0): boolean =>
  slot !== undefined && left > 0 && (lot.to === undefined || lot.to.includes(slot.id));
