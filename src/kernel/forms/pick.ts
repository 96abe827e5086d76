import { field } from '../json.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import type { FormKind } from './kind.ts';
import { countSolutions, randomSolution, type Sum, type System, solutions } from './linear.ts';
import { outside } from './outside.ts';
import type { Limit, Lot } from './parts.ts';

/** Some of these. */
export interface Pick {
  readonly is: 'pick';
  readonly from: readonly Lot[];
  readonly limits: readonly Limit[];
}
export interface PickAnswer {
  readonly is: 'pick';
  /** How many of which lot, in the form's order, none with zero. */
  readonly take: readonly (readonly [lot: string, n: number])[];
}

/** No valid answer has more lines than this; a longer one is not read. */
export const MOST_LINES = 2000;

export function systemOf(form: Pick): System {
  return {
    variables: form.from,
    sums: form.limits.map(
      (limit): Sum => ({
        terms: form.from.flatMap((lot, variable) =>
          limit.lots === undefined || lot.tags.includes(limit.lots)
            ? [{ variable, times: limit.by === 'count' ? 1 : lot.weight }]
            : [],
        ),
        min: limit.min,
        max: limit.max ?? Number.POSITIVE_INFINITY,
        rule: limit.rule,
      }),
    ),
  };
}

const answerOf = (form: Pick, values: readonly number[]): PickAnswer => ({
  is: 'pick',
  take: form.from.flatMap((lot, i) => (values[i] ? [[lot.id, values[i]] as const] : [])),
});

/** What must be taken in any case. */
export const leastOf = (lots: readonly Lot[]): (readonly [lot: string, n: number])[] =>
  lots.flatMap(({ id, min }) => (min > 0 ? [[id, min] as const] : []));

/** The counts by lot, or the refusal of a malformed line. */
function readLines(form: Pick, lines: unknown): number[] | Refusal {
  if (!Array.isArray(lines) || lines.length > MOST_LINES) return refuse('malformed', 'take');
  const values = new Array<number>(form.from.length).fill(0);
  for (const [i, line] of lines.entries()) {
    const part = `take[${i}]`;
    if (!Array.isArray(line) || line.length !== 2) return refuse('malformed', part);
    const [id, n] = line as unknown[];
    if (typeof id !== 'string' || !Number.isInteger(n)) return refuse('malformed', part);
    const at = form.from.findIndex((lot) => lot.id === id);
    const lot = form.from[at];
    if (!lot) return refuse('unknown', part);
    if (values[at] !== 0) return refuse('twice', part);
    const count = n as number;
    if (count < 1) return refuse('too-few', part);
    if (count > lot.max) return refuse('too-many', part, lot.rule);
    values[at] = count;
  }
  return values;
}

/** The amount taken, as a limit counts it. */
function totalOf({ from }: Pick, values: readonly number[], { lots, by }: Limit): number {
  let total = 0;
  for (const [i, lot] of from.entries()) {
    if (lots === undefined || lot.tags.includes(lots))
      total += (values[i] ?? 0) * (by === 'count' ? 1 : lot.weight);
  }
  return total;
}

export const pick: FormKind<Pick, PickAnswer> = {
  accepts(form, raw) {
    if (field(raw, 'is') !== 'pick') return refuse('malformed', 'is');
    const values = readLines(form, field(raw, 'take'));
    if (isRefusal(values)) return values;
    const short = form.from.find((lot, i) => (values[i] ?? 0) < lot.min);
    if (short) return refuse('too-few', short.id, short.rule);
    for (const limit of form.limits) {
      const wrong = outside(totalOf(form, values, limit), limit.min, limit.max, 'take', limit.rule);
      if (wrong) return wrong;
    }
    return answerOf(form, values);
  },
  sample(form, ints) {
    const k = plain(form);
    if (k) return samplePlain(form, k.min + ints.int(k.max - k.min + 1), ints);
    return answerOf(form, randomSolution(systemOf(form), ints) ?? []);
  },
  *each(form) {
    for (const values of solutions(systemOf(form))) yield answerOf(form, values);
  },
  count: (form) => countSolutions(systemOf(form)),
  hasChoice(form) {
    const k = plain(form);
    if (!k) return false;
    return k.min < k.max || (k.min === k.max && k.min > 0 && k.min < form.from.length);
  },
  empty: (form) => ({ is: 'pick', take: leastOf(form.from) }),
  amount: ({ take }) => take.reduce((sum, [, n]) => sum + n, 0),
  offers: (form) => form.from,
  say: (form, { take }, words) =>
    words.things(
      take.map(([id, n]) => {
        const lot = form.from.find((one) => one.id === id);
        return words.counted(words.thing(lot, id), n);
      }),
    ),
  key: (_form, { take }, named) =>
    take
      .map(([lot, n]) => `${named(lot)}x${n}`)
      .sort()
      .join(' '),
  blanks({ limits, from }) {
    const limit = limits.find(({ per, by, lots }) => per === 'all' && by === 'count' && lots === undefined);
    return { min: limit?.min, max: limit?.max ?? from.length };
  },
};

/** The common case, "k of these single things", needs no search. */
function plain(form: Pick): { min: number; max: number } | null {
  const [limit] = form.limits;
  if (!limit || form.limits.length > 1 || limit.lots !== undefined || limit.by !== 'count') return null;
  for (const lot of form.from) if (lot.min !== 0 || lot.max !== 1) return null;
  return { min: Math.max(0, limit.min), max: Math.min(limit.max ?? form.from.length, form.from.length) };
}

function samplePlain(form: Pick, k: number, ints: { int(n: number): number }): PickAnswer {
  const take: [string, number][] = [];
  let need = k;
  for (let i = 0; i < form.from.length && need > 0; i++) {
    // Each lot is taken with the probability that it belongs to a uniform choice of what is still needed.
    if (ints.int(form.from.length - i) < need) {
      take.push([(form.from[i] as Lot).id, 1]);
      need--;
    }
  }
  return { is: 'pick', take };
}
