import type { SeatSpec } from '../game.ts';
import { type Audience, type Duty, type Seat, seatBit, type Viewer } from '../ids.ts';
import type { Json } from '../json.ts';

/** Duties to seats, and sides to the seats that fight for them. */
export interface DutyTable {
  readonly count: number;
  /** By seat: the side it fights for. */
  readonly sides: readonly string[];
  seatOf(duty: Duty): Seat;
  /** The seats that hold these duties, in the order of the duties; a seat that holds several stands there once. */
  seatsOf(duties: readonly Duty[]): Seat[];
  side(side: string): Audience;
  /** Whether two seats fight for the same side; the spectator fights for none. */
  arePartners(a: Viewer, b: Viewer): boolean;
}

/** The one table from duties to seats: a team game has more seats and the same frames. */
export function dutyTableOf(specs: readonly SeatSpec[]): DutyTable {
  const bySide = new Map<string, Audience>();
  specs.forEach((spec, seat) => {
    bySide.set(spec.side, (bySide.get(spec.side) ?? 0) | seatBit(seat));
  });
  const byDuty = new Map<Duty, Seat>();
  const find = (duty: Duty): Seat => {
    const side = sideIn(duty);
    const job = duty.slice(side.length + 1);
    // The most exact name counts: 'leader:han-solo', then 'leader', then '*'.
    for (const name of [job, job.split(':', 1)[0] ?? job, '*']) {
      const seat = specs.findIndex((spec) => spec.side === side && spec.duties.includes(name));
      if (seat < 0) continue;
      byDuty.set(duty, seat);
      return seat;
    }
    throw new Error(`no seat has the duty ${duty}`);
  };
  const seatOf = (duty: Duty): Seat => byDuty.get(duty) ?? find(duty);
  return {
    count: specs.length,
    sides: specs.map(({ side }) => side),
    seatOf,
    seatsOf: (duties) => [...new Set(duties.map(seatOf))],
    side: (side) => bySide.get(side) ?? 0,
    arePartners: (a, b) => a !== null && b !== null && specs[a]?.side === specs[b]?.side,
  };
}

/** The side that a duty belongs to. */
export const sideIn = (duty: Duty): string => duty.slice(0, duty.indexOf('/'));

const known = new WeakMap<object, WeakMap<object, DutyTable>>();

/** The duty table of a match, worked out once for each options object: search sets up states by the hundred thousand. */
export function dutyTableFor<O extends Json>(
  game: { seats(options: O): readonly SeatSpec[] },
  options: O,
): DutyTable {
  if (typeof options !== 'object' || options === null) return dutyTableOf(game.seats(options));
  let tables = known.get(game);
  if (!tables) {
    tables = new WeakMap();
    known.set(game, tables);
  }
  let table = tables.get(options);
  if (!table) {
    table = dutyTableOf(game.seats(options));
    tables.set(options, table);
  }
  return table;
}
