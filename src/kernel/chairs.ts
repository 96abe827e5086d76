import type { Frame, Game, SeatSpec } from './game.ts';
import { type Audience, type Duty, type Seat, seatBit } from './ids.ts';
import type { Json } from './json.ts';

/** Duties to seats, and sides to the seats that fight for them. */
export interface Chairs {
  readonly count: number;
  seatOf(duty: Duty): Seat;
  side(side: string): Audience;
}

/** The one table from duties to seats: a team game has more chairs and the same frames. */
export function chairsOf(specs: readonly SeatSpec[]): Chairs {
  const bySide = new Map<string, Audience>();
  specs.forEach((spec, seat) => {
    bySide.set(spec.side, (bySide.get(spec.side) ?? 0) | seatBit(seat));
  });
  const byDuty = new Map<Duty, Seat>();
  const find = (duty: Duty): Seat => {
    const [side, job = ''] = duty.split('/');
    const seat = specs.findIndex(
      (spec) => spec.side === side && (spec.duties.includes('*') || spec.duties.includes(job)),
    );
    if (seat < 0) throw new Error(`nobody has the duty ${duty}`);
    byDuty.set(duty, seat);
    return seat;
  };
  return {
    count: specs.length,
    seatOf: (duty) => byDuty.get(duty) ?? find(duty),
    side: (side) => bySide.get(side) ?? 0,
  };
}

const known = new WeakMap<object, WeakMap<object, Chairs>>();

/** The chairs of a table, worked out once for each options object: search sets up states by the hundred thousand. */
export function chairsAt<G, F extends Frame, O extends Json>(game: Game<G, F, O>, options: O): Chairs {
  if (typeof options !== 'object' || options === null) return chairsOf(game.seats(options));
  let tables = known.get(game);
  if (!tables) {
    tables = new WeakMap();
    known.set(game, tables);
  }
  let chairs = tables.get(options);
  if (!chairs) {
    chairs = chairsOf(game.seats(options));
    tables.set(options, chairs);
  }
  return chairs;
}
