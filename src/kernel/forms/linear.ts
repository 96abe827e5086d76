import type { Ints } from '../chance/ints.ts';
import type { RuleId } from '../ids.ts';
import { Bounds } from './bounds.ts';

/**
 * The arithmetic under pick, allot and haul: whole numbers between bounds, and sums of them between bounds.
 * A form turns its lots and limits into a system; the system finds all answers, one at random, or their number.
 */
export interface Variable {
  readonly min: number;
  readonly max: number;
}
export interface Sum {
  readonly terms: readonly { readonly variable: number; readonly times: number }[];
  readonly min: number;
  readonly max: number;
  readonly rule?: RuleId;
  /** The piece of the form that it is about, for the refusal. */
  readonly part?: string;
}
export interface System {
  readonly variables: readonly Variable[];
  readonly sums: readonly Sum[];
}

/** All solutions, the variables counting up like the digits of a number. */
export function* solutions(system: System): Generator<number[]> {
  const bounds = new Bounds(system);
  if (!bounds.possible) return;
  const n = system.variables.length;
  const next: number[] = [];
  const last: number[] = [];
  const before: number[] = [];
  const enter = (v: number): void => {
    next[v] = bounds.low[v] ?? 0;
    last[v] = bounds.high[v] ?? 0;
    before[v] = bounds.mark();
  };
  enter(0);
  for (let v = 0; v >= 0; ) {
    if (v === n) {
      yield bounds.low.slice();
      v--;
      continue;
    }
    bounds.backTo(before[v] ?? 0);
    const value = next[v] ?? 0;
    if (value > (last[v] ?? 0)) {
      v--;
      continue;
    }
    next[v] = value + 1;
    if (bounds.fix(v, value)) enter(++v);
  }
}

/** Wrong turns that a random search takes before it starts afresh in another order, with a little more patience. */
const PATIENCE = 20;
const MORE_PATIENCE = 1.25;

/**
 * One solution; every solution can come out. `null` if there is none. Variables are fixed in random order. A search that
 * is lost is restarted, which is cheaper than backtracking to an early mistake.
 */
export function randomSolution(system: System, ints: Ints): number[] | null {
  const bounds = new Bounds(system);
  if (!bounds.possible) return null;
  const start = bounds.mark();
  for (let patience = PATIENCE; ; patience *= MORE_PATIENCE) {
    const search = new RandomSearch(bounds, ints, patience);
    if (search.from(0)) return bounds.low.slice();
    if (search.patience > 0) return null;
    bounds.backTo(start);
  }
}

class RandomSearch {
  patience: number;
  private readonly bounds: Bounds;
  private readonly ints: Ints;
  private readonly order: number[];

  constructor(bounds: Bounds, ints: Ints, patience: number) {
    this.bounds = bounds;
    this.ints = ints;
    this.patience = patience;
    this.order = mixed([...bounds.low.keys()], ints);
  }

  /**
   * Fixes the variables from this position in the order onwards; false if there is no solution or the step limit is
   * reached.
   */
  from(place: number): boolean {
    const { bounds, ints, order } = this;
    let i = place;
    while (i < order.length && bounds.low[order[i] ?? 0] === bounds.high[order[i] ?? 0]) i++;
    const v = order[i];
    if (v === undefined) return true;
    const low = bounds.low[v] ?? 0;
    const values = (bounds.high[v] ?? 0) - low + 1;
    const first = ints.int(values);
    if (this.with(v, low + first, i)) return true;
    const others = [...new Array(values).keys()].filter((k) => k !== first);
    for (const k of mixed(others, ints)) {
      if (--this.patience <= 0) return false;
      if (this.with(v, low + k, i)) return true;
    }
    return false;
  }

  private with(v: number, value: number, i: number): boolean {
    const before = this.bounds.mark();
    if (this.bounds.fix(v, value) && this.from(i + 1)) return true;
    this.bounds.backTo(before);
    return false;
  }
}

export function mixed<T>(list: readonly T[], ints: Ints): T[] {
  const out = list.slice();
  for (let i = out.length - 1; i > 0; i--) {
    const j = ints.int(i + 1);
    const held = out[i] as T;
    out[i] = out[j] as T;
    out[j] = held;
  }
  return out;
}

/**
 * How many solutions there are. Partial answers that leave the same room in every sum which can still be missed have the
 * same number of endings, and are counted once, so that large answers stay countable.
 */
export function countSolutions(system: System): number {
  const order = closingOrder(system);
  const variables = order.map((v) => system.variables[v] ?? { min: 0, max: 0 });
  const rows = system.sums.map((sum) => rowOf(system, sum, order));
  if (rows.some(({ low, high, min, max }) => (high[0] ?? 0) < min || (low[0] ?? 0) > max)) return 0;
  const plan = [...order, 0].map((_, i) => ({
    touched: rows.filter(({ times }) => (times[i] ?? 0) !== 0),
    // Begun, and not yet judged with its last variable: all that partial answers can differ in.
    live: rows.filter(({ first, last }) => first < i && last >= i - 1),
    free: rows.every((row) => row.first < i || isSettled(row, i)),
    endings: variables.slice(i).reduce((n, { min, max }) => n * Math.max(0, max - min + 1), 1),
    known: new Map<string, number>(),
  }));
  const from = (i: number): number => {
    const place = plan[i];
    if (!place) return 1;
    const { touched, live, known } = place;
    let key = '';
    let { free } = place;
    for (const row of live) {
      if (row.now + (row.high[i] ?? 0) < row.min || row.now + (row.low[i] ?? 0) > row.max) return 0;
      const settled = isSettled(row, i);
      key += settled ? ',' : `${row.now},`;
      free &&= settled;
    }
    if (free) return place.endings;
    const before = known.get(key);
    if (before !== undefined) return before;
    const { min, max } = variables[i] ?? { min: 0, max: 0 };
    let n = 0;
    for (let value = min; value <= max; value++) {
      for (const row of touched) row.now += (row.times[i] ?? 0) * value;
      n += from(i + 1);
      for (const row of touched) row.now -= (row.times[i] ?? 0) * value;
    }
    known.set(key, n);
    return n;
  };
  return from(0);
}

/** The shortest sums first, so that few of them are open at a time. */
function closingOrder(system: System): number[] {
  const left = system.sums.map((sum) => new Set(sum.terms.map((term) => term.variable)));
  const order = new Set<number>();
  for (;;) {
    let shortest: Set<number> | undefined;
    for (const vars of left) {
      if (vars.size > 0 && (shortest === undefined || vars.size < shortest.size)) shortest = vars;
    }
    if (!shortest) break;
    for (const v of [...shortest]) {
      order.add(v);
      for (const vars of left) vars.delete(v);
    }
  }
  for (const v of system.variables.keys()) order.add(v);
  return [...order];
}

/** A sum along an order of variables. */
interface Row {
  readonly min: number;
  readonly max: number;
  /** By place in the order: the factor there, and how far the variables from there onwards can still move the sum. */
  readonly times: readonly number[];
  readonly low: readonly number[];
  readonly high: readonly number[];
  /** The first and the last place that matter to it. */
  readonly first: number;
  readonly last: number;
  now: number;
}

function rowOf(system: System, sum: Sum, order: readonly number[]): Row {
  const byVariable = new Array<number>(order.length).fill(0);
  for (const { variable, times } of sum.terms) byVariable[variable] = (byVariable[variable] ?? 0) + times;
  const times = order.map((v) => byVariable[v] ?? 0);
  const low = new Array<number>(order.length + 1).fill(0);
  const high = new Array<number>(order.length + 1).fill(0);
  for (let i = order.length - 1; i >= 0; i--) {
    const t = times[i] ?? 0;
    const { min, max } = system.variables[order[i] ?? 0] ?? { min: 0, max: 0 };
    low[i] = (low[i + 1] ?? 0) + (t >= 0 ? t * min : t * max);
    high[i] = (high[i + 1] ?? 0) + (t >= 0 ? t * max : t * min);
  }
  const first = times.findIndex((t) => t !== 0);
  const last = times.findLastIndex((t) => t !== 0);
  const { min, max } = sum;
  return { min, max, times, low, high, first: first < 0 ? order.length : first, last, now: 0 };
}

/** The sum holds for every value of the variables from this position onwards. */
const isSettled = ({ min, max, now, low, high }: Row, i: number): boolean =>
  now + (low[i] ?? 0) >= min && now + (high[i] ?? 0) <= max;

/** The first sum that the values miss, and on which side. */
export function missed(
  system: System,
  values: readonly number[],
): { sum: Sum; side: 'too-few' | 'too-many' } | null {
  for (const sum of system.sums) {
    let total = 0;
    for (const { variable, times } of sum.terms) total += times * (values[variable] ?? 0);
    if (total < sum.min) return { sum, side: 'too-few' };
    if (total > sum.max) return { sum, side: 'too-many' };
  }
  return null;
}
