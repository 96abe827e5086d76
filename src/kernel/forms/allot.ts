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
}

const ways = (form: Allot): Way[] =>
  form.lots.flatMap((lot) =>
    form.slots.flatMap((slot) => (lot.to === undefined || lot.to.includes(slot.id) ? [{ lot, slot }] : [])),
  );

const most = (max: number | null): number => max ?? Number.POSITIVE_INFINITY;

function systemOf(form: Allot, all: readonly Way[]): System {
  const sum = (
    counts: (way: Way) => boolean,
    by: 'count' | 'weight',
    min: number,
    max: number,
    rule?: string,
  ): Sum => ({
    terms: all.flatMap((way, variable) =>
      counts(way) ? [{ variable, times: by === 'count' ? 1 : way.lot.weight }] : [],
    ),
    min,
    max,
    ...(rule === undefined ? {} : { rule }),
  });
  const limitSums = form.limits.flatMap((limit) => {
    const lotCounts = (way: Way) => limit.lots === undefined || way.lot.tags.includes(limit.lots);
    const slots = form.slots.filter((slot) => limit.slots === undefined || slot.tags.includes(limit.slots));
    const over = (places: readonly Slot[]) =>
      sum(
        (way) => lotCounts(way) && places.includes(way.slot),
        limit.by,
        limit.min,
        most(limit.max),
        limit.rule,
      );
    return limit.per === 'slot' ? slots.map((slot) => over([slot])) : [over(slots)];
  });
  return {
    variables: all.map((way) => ({ min: 0, max: Math.min(way.lot.max, most(way.slot.max)) })),
    sums: [
      ...form.lots.map((lot) => sum((way) => way.lot === lot, 'count', lot.min, lot.max)),
      ...form.slots.flatMap((slot) =>
        slot.max === null ? [] : [sum((way) => way.slot === slot, 'count', 0, slot.max)],
      ),
      ...limitSums,
    ],
  };
}

const answerOf = (all: readonly Way[], values: readonly number[]): AllotAnswer => ({
  is: 'allot',
  put: all.flatMap((way, i) => (values[i] ? [[way.lot.id, way.slot.id, values[i]] as const] : [])),
});

export const allot: FormKind<Allot, AllotAnswer> = {
  accepts(form, raw) {
    const lines = field(raw, 'put');
    if (field(raw, 'is') !== 'allot' || !Array.isArray(lines) || lines.length > MOST_LINES) {
      return refuse('malformed', 'put');
    }
    const all = ways(form);
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
    return wrong ? refuse(wrong.side, 'put', wrong.sum.rule) : answerOf(all, values);
  },
  sample(form, ints) {
    const all = ways(form);
    return answerOf(all, randomSolution(systemOf(form, all), ints) ?? []);
  },
  *each(form) {
    const all = ways(form);
    for (const values of solutions(systemOf(form, all))) yield answerOf(all, values);
  },
  count: (form) => countSolutions(systemOf(form, ways(form))),
};
