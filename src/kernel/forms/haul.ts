import type { Ref, RuleId } from '../ids.ts';
import { field } from '../json.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import type { FormKind } from './kind.ts';
import { countSolutions, missed, randomSolution, type Sum, type System, solutions } from './linear.ts';
import type { Limit, Lot } from './parts.ts';
import { leastOf, MOST_LINES } from './pick.ts';

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
  /** There is only one place to go to, so nothing is limited by slots. */
  readonly limits: readonly Omit<Limit<'all' | 'source'>, 'slots'>[];
  /** The transport rule, cited when a source has too little capacity. */
  readonly rule: RuleId;
}
export interface HaulAnswer {
  readonly is: 'haul';
  /** How many of which lot leave which source, in the form's order, none with zero. */
  readonly move: readonly (readonly [from: Ref, lot: string, n: number])[];
}

/** A lot in its source: what one variable of the system counts. */
interface Load {
  readonly source: Source;
  readonly lot: Lot;
}
type Term = Sum['terms'][number];

// Plain loops from here on: random playouts ask for a move some dozens of times in a game.

function loadsOf(form: Haul): Load[] {
  const all: Load[] = [];
  for (const source of form.sources) for (const lot of source.lots) all.push({ source, lot });
  return all;
}

function systemOf(form: Haul, all: readonly Load[]): System {
  const sums: Sum[] = [];
  let first = 0;
  for (const source of form.sources) {
    transport(form, source, first, sums);
    first += source.lots.length;
  }
  for (const limit of form.limits) {
    if (limit.per === 'all') sums.push(limited(limit, all));
    else for (const source of form.sources) sums.push(limited(limit, all, source));
  }
  return { variables: all.map(lotOf), sums };
}
const lotOf = (load: Load): Lot => load.lot;

/** From one source, whose lots are counted by the variables from `first` on: what goes with it must have room. */
function transport(form: Haul, { from, lots }: Source, first: number, sums: Sum[]): void {
  const atMostRoom = (terms: Term[]): Sum => ({
    terms,
    min: Number.NEGATIVE_INFINITY,
    max: 0,
    rule: form.rule,
    part: from,
  });
  const room: Term[] = [];
  const carriers: number[] = [];
  let needed = false;
  for (const [i, { weight, carry }] of lots.entries()) {
    if (weight !== carry) room.push({ variable: first + i, times: weight - carry });
    if (carry > 0) carriers.push(first + i);
    if (weight > 0) needed = true;
  }
  if (needed) sums.push(atMostRoom(room));
  for (const [i, lot] of lots.entries()) {
    if (lot.rides !== true) continue;
    // "Any number of these, if something with room comes along": for each such thing, no more than there are.
    const company = carriers.map((variable): Term => ({ variable, times: -lot.max }));
    sums.push(atMostRoom([{ variable: first + i, times: 1 }, ...company]));
  }
}

/** A limit over all loads, or over those of one source. */
function limited(limit: Haul['limits'][number], all: readonly Load[], source?: Source): Sum {
  const terms: Term[] = [];
  for (const [variable, { lot, source: from }] of all.entries()) {
    if (source !== undefined && from !== source) continue;
    if (limit.lots !== undefined && !lot.tags.includes(limit.lots)) continue;
    terms.push({ variable, times: limit.by === 'count' ? 1 : lot.weight });
  }
  const { min, max, rule } = limit;
  const sum = { terms, min, max: max ?? Number.POSITIVE_INFINITY, rule };
  return source === undefined ? sum : { ...sum, part: source.from };
}

function answerOf(all: readonly Load[], values: readonly number[]): HaulAnswer {
  const move: [Ref, string, number][] = [];
  for (const [i, { source, lot }] of all.entries()) {
    const n = values[i] ?? 0;
    if (n !== 0) move.push([source.from, lot.id, n]);
  }
  return { is: 'haul', move };
}

/** The counts by load, or the refusal of a malformed line. */
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
    const lot = all[at]?.lot;
    if (!lot) return refuse('unknown', part);
    if (values[at] !== 0) return refuse('twice', part);
    const count = n as number;
    if (count < 1) return refuse('too-few', part);
    if (count > lot.max) return refuse('too-many', part, lot.rule);
    values[at] = count;
  }
  return values;
}

export const haul: FormKind<Haul, HaulAnswer> = {
  accepts(form, raw) {
    if (field(raw, 'is') !== 'haul') return refuse('malformed', 'is');
    const all = loadsOf(form);
    const values = readLines(all, field(raw, 'move'));
    if (isRefusal(values)) return values;
    const short = all.find(({ lot }, i) => (values[i] ?? 0) < lot.min);
    if (short) return refuse('too-few', `${short.source.from}/${short.lot.id}`, short.lot.rule);
    const wrong = missed(systemOf(form, all), values);
    return wrong ? refuse(wrong.side, wrong.sum.part ?? 'move', wrong.sum.rule) : answerOf(all, values);
  },
  sample(form, ints) {
    const all = loadsOf(form);
    return answerOf(all, randomSolution(systemOf(form, all), ints) ?? []);
  },
  *each(form) {
    const all = loadsOf(form);
    for (const values of solutions(systemOf(form, all))) yield answerOf(all, values);
  },
  count: (form) => countSolutions(systemOf(form, loadsOf(form))),
  /** Nothing at all, and one thing that needs nobody to carry it. */
  hasChoice: ({ limits, sources }) =>
    limits.length === 0 &&
    sources.every(({ lots }) => lots.every((lot) => lot.min === 0)) &&
    sources.some(({ lots }) => lots.some((lot) => lot.max > 0 && lot.weight <= lot.carry && !lot.rides)),
  empty: (form) => ({
    is: 'haul',
    move: form.sources.flatMap(({ from, lots }) => leastOf(lots).map(([id, n]) => [from, id, n] as const)),
  }),
  amount: ({ move }) => move.reduce((sum, [, , n]) => sum + n, 0),
  offers: (form) => form.sources.flatMap(({ from, lots }) => lots.map((lot) => ({ ...lot, from }))),
  places: (form) => form.sources.map(({ from }) => ({ id: from, ref: from })),
  say: (form, { move }, words) =>
    words.lines(
      move.map(([from, id, n]) => {
        const source = form.sources.find((one) => one.from === from);
        const lot = source?.lots.find((one) => one.id === id);
        return words.from(words.counted(words.thing(lot, id), n), from);
      }),
    ),
  key: (_form, answer) => JSON.stringify(answer),
  blanks: (form, words) => ({ to: words.name(form.to) }),
};
