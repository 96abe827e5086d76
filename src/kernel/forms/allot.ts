import type { Ints } from '../chance/ints.ts';
import { field } from '../json.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import type { FormKind } from './kind.ts';
import { countSolutions, randomSolution, type Sum, type System, solutions } from './linear.ts';
import { outside } from './outside.ts';
import type { AllotSlot, Limit, Lot } from './parts.ts';
import { MOST_LINES } from './pick.ts';

/** Deal out: damage to units, leaders to missions, units to systems, icons to kinds. */
export interface Allot {
  readonly is: 'allot';
  readonly lots: readonly Lot[];
  readonly slots: readonly AllotSlot[];
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
  readonly slot: AllotSlot;
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

function solved(all: readonly Way[], values: readonly number[]): AllotAnswer {
  const put: [string, string, number][] = [];
  for (const [i, { lot, slot }] of all.entries()) {
    const n = values[i] ?? 0;
    if (n !== 0) put.push([lot.id, slot.id, n]);
  }
  return { is: 'allot', put };
}

/** How many of each lot go to each slot, lot by lot. Checking an answer or dealing one out needs no linear system. */
type Counts = number[];

const noneOf = ({ lots, slots }: Allot): Counts => new Array<number>(lots.length * slots.length).fill(0);

function answerOf({ lots, slots }: Allot, counts: Counts): AllotAnswer {
  const put: [string, string, number][] = [];
  let at = 0;
  for (const lot of lots) {
    for (const slot of slots) {
      const n = counts[at++] ?? 0;
      if (n !== 0) put.push([lot.id, slot.id, n]);
    }
  }
  return { is: 'allot', put };
}

/** The counts, or the refusal of a malformed line. */
function readLines(form: Allot, lines: unknown): Counts | Refusal {
  if (!Array.isArray(lines) || lines.length > MOST_LINES) return refuse('malformed', 'put');
  const counts = noneOf(form);
  for (const [i, line] of lines.entries()) {
    const part = `put[${i}]`;
    if (!Array.isArray(line) || line.length !== 3) return refuse('malformed', part);
    const [lotId, slotId, n] = line as unknown[];
    if (typeof lotId !== 'string' || typeof slotId !== 'string' || !Number.isInteger(n)) {
      return refuse('malformed', part);
    }
    const lotAt = form.lots.findIndex((lot) => lot.id === lotId);
    const slotAt = form.slots.findIndex((slot) => slot.id === slotId);
    const lot = form.lots[lotAt];
    if (!lot || slotAt < 0) return refuse('unknown', part);
    if (lot.to !== undefined && !lot.to.includes(slotId)) return refuse('not-there', part);
    const at = lotAt * form.slots.length + slotAt;
    if (counts[at] !== 0) return refuse('twice', part);
    if ((n as number) < 1) return refuse('too-few', part);
    counts[at] = n as number;
  }
  return counts;
}

/** The first of lots, slots and limits that the counts miss. */
function missedBy(form: Allot, counts: Counts): Refusal | null {
  const { lots, slots, limits } = form;
  let wrong: Refusal | null = null;
  for (const [i, { id, min, max, rule }] of lots.entries()) {
    let total = 0;
    for (let at = i * slots.length; at < (i + 1) * slots.length; at++) total += counts[at] ?? 0;
    wrong ??= outside(total, min, max, id, rule);
  }
  for (const [i, { id, max, rule }] of slots.entries()) {
    if (max !== null) wrong ??= outside(inSlot(form, counts, i), 0, max, id, rule);
  }
  for (const limit of limits) {
    let total = 0;
    for (const [i, { id, tags }] of slots.entries()) {
      if (limit.slots !== undefined && !tags.includes(limit.slots)) continue;
      const here = inSlot(form, counts, i, limit);
      if (limit.per === 'slot') wrong ??= outside(here, limit.min, limit.max, id, limit.rule);
      total += here;
    }
    if (limit.per !== 'slot') wrong ??= outside(total, limit.min, limit.max, 'put', limit.rule);
  }
  return wrong;
}

/** How much goes to a slot, as a limit counts it; without one, how many. */
function inSlot({ lots, slots }: Allot, counts: Counts, slotAt: number, limit?: Limit): number {
  let total = 0;
  for (const [i, { tags, weight }] of lots.entries()) {
    if (limit?.lots !== undefined && !tags.includes(limit.lots)) continue;
    total += (counts[i * slots.length + slotAt] ?? 0) * (limit?.by === 'weight' ? weight : 1);
  }
  return total;
}

export const allot: FormKind<Allot, AllotAnswer> = {
  accepts(form, raw) {
    if (field(raw, 'is') !== 'allot') return refuse('malformed', 'put');
    const counts = readLines(form, field(raw, 'put'));
    if (isRefusal(counts)) return counts;
    return missedBy(form, counts) ?? answerOf(form, counts);
  },
  sample(form, ints) {
    for (let tries = 0; tries < 4 && isPlain(form); tries++) {
      const quick = dealAtRandom(form, ints);
      if (quick) return quick;
    }
    const all = waysOf(form);
    return solved(all, randomSolution(systemOf(form, all), ints) ?? []);
  },
  *each(form) {
    const all = waysOf(form);
    for (const values of solutions(systemOf(form, all))) yield solved(all, values);
  },
  count: (form) => countSolutions(systemOf(form, waysOf(form))),
  /** Tries the empty answer and one of each lot in each slot: two accepted answers prove that there is a choice. */
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
  empty: () => ({ is: 'allot', put: [] }),
  amount: ({ put }) => put.reduce((sum, [, , n]) => sum + n, 0),
  offers: (form) => form.lots,
  places: (form) => form.slots,
  say: (form, { put }, words) =>
    words.lines(
      put.map(([lotId, slotId, n]) => {
        const lot = form.lots.find(({ id }) => id === lotId);
        const slot = form.slots.find(({ id }) => id === slotId);
        return words.to(words.counted(words.thing(lot, lotId), n), slot, slotId);
      }),
    ),
  key: (_form, answer) => JSON.stringify(answer),
  blanks: (form, words) => ({ places: words.all(form.slots.map(({ ref }) => words.name(ref))) }),
};

/** No limits but, at most, on how many are dealt in all: most questions are of this kind, and need no search. */
const isPlain = (form: Allot): boolean =>
  form.limits.every((limit) => limit.per === 'all' && limit.by === 'count' && !limit.lots && !limit.slots);

/** Whether this total is within the limits of a plain form. */
const allows = (form: Allot, total: number): boolean =>
  form.limits.every(({ min, max }) => min <= total && total <= most(max));

/** Each lot by itself: how many, and where each of them goes. Null where that does not work out. */
function dealAtRandom(form: Allot, ints: Ints): AllotAnswer | null {
  const left = form.slots.map((slot) => slot.max ?? Number.POSITIVE_INFINITY);
  const counts = noneOf(form);
  let total = 0;
  for (const [lotAt, lot] of form.lots.entries()) {
    const first = lotAt * form.slots.length;
    const want = lot.min + ints.int(lot.max - lot.min + 1);
    for (let i = 0; i < want; i++) {
      const at = randomPlace(form, lot, left, ints);
      if (at < 0) {
        if (i < lot.min) return null;
        break;
      }
      counts[first + at] = (counts[first + at] ?? 0) + 1;
      left[at] = (left[at] ?? 0) - 1;
      total++;
    }
  }
  return allows(form, total) ? answerOf(form, counts) : null;
}

/** A slot with room that the lot may go to; -1 if there is none. */
function randomPlace(form: Allot, lot: Lot, left: readonly number[], ints: Ints): number {
  const { slots } = form;
  let open = 0;
  for (let i = 0; i < slots.length; i++) if (mayGo(lot, slots[i], left[i])) open++;
  if (open === 0) return -1;
  let skip = ints.int(open);
  for (let i = 0; i < slots.length; i++) if (mayGo(lot, slots[i], left[i]) && skip-- === 0) return i;
  return -1;
}
const mayGo = (lot: Lot, slot: AllotSlot | undefined, left = 0): boolean =>
  slot !== undefined && left > 0 && (lot.to === undefined || lot.to.includes(slot.id));
