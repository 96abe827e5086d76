import type { Ints } from '../chance/ints.ts';
import type { RuleId } from '../ids.ts';

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

/** For each sum, how far the variables from a place in the order onwards can still move it. */
interface Reach {
  low: number[][];
  high: number[][];
  times: number[][];
}

function reach(system: System, order: readonly number[]): Reach {
  const n = order.length;
  const times = system.sums.map((sum) => {
    const row = new Array<number>(system.variables.length).fill(0);
    for (const term of sum.terms) row[term.variable] = (row[term.variable] ?? 0) + term.times;
    return row;
  });
  const low: number[][] = [];
  const high: number[][] = [];
  for (const row of times) {
    const l = new Array<number>(n + 1).fill(0);
    const h = new Array<number>(n + 1).fill(0);
    for (let i = n - 1; i >= 0; i--) {
      const v = order[i] ?? 0;
      const t = row[v] ?? 0;
      const { min, max } = system.variables[v] ?? { min: 0, max: 0 };
      l[i] = (l[i + 1] ?? 0) + (t >= 0 ? t * min : t * max);
      h[i] = (h[i + 1] ?? 0) + (t >= 0 ? t * max : t * min);
    }
    low.push(l);
    high.push(h);
  }
  return { low, high, times };
}

const fits = (system: System, r: Reach, partial: readonly number[], i: number): boolean =>
  system.sums.every((sum, s) => {
    const now = partial[s] ?? 0;
    return now + (r.high[s]?.[i] ?? 0) >= sum.min && now + (r.low[s]?.[i] ?? 0) <= sum.max;
  });

/** All solutions, depth first; branches that no sum can be met in any more are never entered. */
function* walk(
  system: System,
  order: readonly number[],
  values: (v: Variable) => Iterable<number>,
): Generator<number[]> {
  const r = reach(system, order);
  const found = new Array<number>(system.variables.length).fill(0);
  function* from(i: number, partial: number[]): Generator<number[]> {
    if (!fits(system, r, partial, i)) return;
    const v = order[i];
    if (v === undefined) {
      yield found.slice();
      return;
    }
    for (const value of values(system.variables[v] ?? { min: 0, max: 0 })) {
      found[v] = value;
      yield* from(
        i + 1,
        partial.map((p, s) => p + value * (r.times[s]?.[v] ?? 0)),
      );
    }
  }
  yield* from(
    0,
    system.sums.map(() => 0),
  );
}

const inOrder = (system: System): number[] => system.variables.map((_, i) => i);

function* upwards(v: Variable): Generator<number> {
  for (let x = v.min; x <= v.max; x++) yield x;
}

export const solutions = (system: System): Generator<number[]> => walk(system, inOrder(system), upwards);

/** One solution; every solution can come out. `null` when there is none. */
export function randomSolution(system: System, ints: Ints): number[] | null {
  const order = mixed(inOrder(system), ints);
  const anyOrder = (v: Variable): number[] => mixed([...upwards(v)], ints);
  for (const found of walk(system, order, anyOrder)) return found;
  return null;
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

/** How many solutions there are: partial sums that agree are counted once, so that large answers stay countable. */
export function countSolutions(system: System): number {
  const order = inOrder(system);
  const r = reach(system, order);
  const known = new Map<string, number>();
  const from = (i: number, partial: number[]): number => {
    if (!fits(system, r, partial, i)) return 0;
    const v = system.variables[i];
    if (!v) return 1;
    const key = `${i}:${partial.join(',')}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    let n = 0;
    for (const value of upwards(v)) {
      n += from(
        i + 1,
        partial.map((p, s) => p + value * (r.times[s]?.[i] ?? 0)),
      );
    }
    known.set(key, n);
    return n;
  };
  return from(
    0,
    system.sums.map(() => 0),
  );
}

/** The first sum that the values miss, and on which side. */
export function missed(
  system: System,
  values: readonly number[],
): { sum: Sum; side: 'too-few' | 'too-many' } | null {
  for (const sum of system.sums) {
    const total = sum.terms.reduce((n, t) => n + t.times * (values[t.variable] ?? 0), 0);
    if (total < sum.min) return { sum, side: 'too-few' };
    if (total > sum.max) return { sum, side: 'too-many' };
  }
  return null;
}
