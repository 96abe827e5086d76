import type { Ref, RuleId } from '../ids.ts';
import { field } from '../json.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import type { FormKind } from './kind.ts';
import { countSolutions, missed, randomSolution, type Sum, type System, solutions } from './linear.ts';
import type { Limit, Lot } from './parts.ts';
import { MOST_LINES } from './pick.ts';

/** Where things are taken from. Lots are told apart within a source: 'tie-fighter' may stand in each of them. */
export interface Source {
  readonly from: Ref;
  readonly lots: readonly Lot[];
}

/** Move things from several sources to one place; from each source, no more weight than the carry that leaves with it. */
export interface Haul {
  readonly is: 'haul';
  readonly to: Ref;
  readonly sources: readonly Source[];
  /** There is only one place to go to, so nothing is limited per slot. */
  readonly limits: readonly Limit<'all' | 'source'>[];
  /** The transport rule: what is named when a source has too little room. */
  readonly rule: RuleId;
}
export interface HaulAnswer {
  readonly is: 'haul';
  /** How many of which lot leave which source, in the form's order, none with zero. */
  readonly move: readonly (readonly [from: Ref, lot: string, n: number])[];
}

interface Load {
  readonly source: Source;
  readonly lot: Lot;
}

const loads = (form: Haul): Load[] =>
  form.sources.flatMap((source) => source.lots.map((lot) => ({ source, lot })));

function systemOf(form: Haul, all: readonly Load[]): System {
  const terms = (times: (load: Load) => number): Sum['terms'] =>
    all.flatMap((load, variable) => {
      const n = times(load);
      return n === 0 ? [] : [{ variable, times: n }];
    });
  const transport = form.sources.flatMap((source): Sum[] => {
    const atMost = (what: (lot: Lot) => number): Sum => ({
      terms: terms((load) => (load.source === source ? what(load.lot) : 0)),
      min: Number.NEGATIVE_INFINITY,
      max: 0,
      rule: form.rule,
      part: source.from,
    });
    const needs = source.lots.some((lot) => lot.weight > 0) ? [atMost((lot) => lot.weight - lot.carry)] : [];
    // "As many as you like, if anything with room comes along" is: no more than all of them for each such thing.
    const riders = source.lots.filter((lot) => lot.rides === true);
    return [
      ...needs,
      ...riders.map((rider) => atMost((lot) => (lot === rider ? 1 : lot.carry > 0 ? -rider.max : 0))),
    ];
  });
  const limits = form.limits.flatMap((limit): Sum[] => {
    const over = (source?: Source): Sum => ({
      terms: terms(({ lot, source: from }) => {
        if (source !== undefined && from !== source) return 0;
        if (limit.lots !== undefined && !lot.tags.includes(limit.lots)) return 0;
        return limit.by === 'count' ? 1 : lot.weight;
      }),
      min: limit.min,
      max: limit.max ?? Number.POSITIVE_INFINITY,
      rule: limit.rule,
      ...(source === undefined ? {} : { part: source.from }),
    });
    return limit.per === 'source' ? form.sources.map(over) : [over()];
  });
  return { variables: all.map((load) => load.lot), sums: [...transport, ...limits] };
}

const answerOf = (all: readonly Load[], values: readonly number[]): HaulAnswer => ({
  is: 'haul',
  move: all.flatMap(({ source, lot }, i) => (values[i] ? [[source.from, lot.id, values[i]] as const] : [])),
});

/** The counts by load, or what is wrong with the lines. */
function readLines(all: readonly Load[], lines: unknown): number[] | Refusal {
  if (!Array.isArray(lines) || lines.length > MOST_LINES) return refuse('malformed', 'move');
  const values = new Array<number>(all.length).fill(0);
  for (const [i, line] of lines.entries()) {
    const part = `move[${i}]`;
    if (!Array.isArray(line) || line.length !== 3) return refuse('malformed', part);
    const [from, id, n] = line as unknown[];
    if (typeof from !== 'string' || typeof id !== 'string' || !Number.isInteger(n)) {
      return refuse('malformed', part);
    }
    const at = all.findIndex((load) => load.source.from === from && load.lot.id === id);
    if (at < 0) return refuse('unknown', part);
    if (values[at] !== 0) return refuse('twice', part);
    const count = n as number;
    if (count < 1) return refuse('too-few', part);
    if (count > (all[at]?.lot.max ?? 0)) return refuse('too-many', part);
    values[at] = count;
  }
  return values;
}

export const haul: FormKind<Haul, HaulAnswer> = {
  accepts(form, raw) {
    if (field(raw, 'is') !== 'haul') return refuse('malformed', 'is');
    const all = loads(form);
    const values = readLines(all, field(raw, 'move'));
    if (isRefusal(values)) return values;
    const short = all.find(({ lot }, i) => (values[i] ?? 0) < lot.min);
    if (short) return refuse('too-few', `${short.source.from}/${short.lot.id}`);
    const wrong = missed(systemOf(form, all), values);
    return wrong ? refuse(wrong.side, wrong.sum.part ?? 'move', wrong.sum.rule) : answerOf(all, values);
  },
  sample(form, ints) {
    const all = loads(form);
    return answerOf(all, randomSolution(systemOf(form, all), ints) ?? []);
  },
  *each(form) {
    const all = loads(form);
    for (const values of solutions(systemOf(form, all))) yield answerOf(all, values);
  },
  count: (form) => countSolutions(systemOf(form, loads(form))),
};
