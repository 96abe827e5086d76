import type { Seat } from '../../kernel/ids.ts';
import type { LateSeat } from '../../protocol/tables.ts';
import type { TableRecord } from '../store/port.ts';
import { DAY_MS, dueOf, extendClock, running, type Timed, timeLeft } from './clock.ts';

type Late = Timed & Pick<TableRecord, 'late' | 'moved' | 'status'>;

/** What is known about presence. */
export interface Presence {
  /** By person: when they were last seen. */
  readonly seen: ReadonlyMap<string, string>;
  /** Since when anybody could be seen here: nobody is gone because no server ran. */
  readonly up: Date;
}

/** How long a player who is waited for may be away before the others may act; with days per move only the clock counts. */
export const ABSENT_MS = { live: 3 * 60_000, none: 3 * DAY_MS, days: Number.POSITIVE_INFINITY } as const;

/** Whose time is up, and nothing has come of it yet. */
export function newlyLate(record: Timed, now: Date): Seat[] {
  const { clock, accord } = record;
  if (!clock) return [];
  const people = running(record);
  return people.filter((seat) => !accord.late.includes(seat) && timeLeft(clock, people, seat, now) <= 0);
}

/** At this table a late player simply gets more time. */
export const extendsByItself = ({ late }: Pick<TableRecord, 'late'>): boolean => late === 'extend';

export interface Expiry {
  /** What to keep; null: nothing has run out, and the record says so. */
  readonly change: Partial<Pick<TableRecord, 'clock' | 'due' | 'accord'>> | null;
  /** Seats that got more time. */
  readonly extended: readonly Seat[];
  /** Seats that the others may now decide about. */
  readonly late: readonly Seat[];
}

/** The result of expired clocks under the table's policy. */
export function expire(record: Timed & Pick<TableRecord, 'late' | 'due'>, now: Date): Expiry {
  const seats = newlyLate(record, now);
  if (seats.length === 0) {
    // Found too early: the clock was changed after `due` was written down.
    const due = dueOf(record);
    return { change: due === record.due ? null : { clock: record.clock, due }, extended: [], late: [] };
  }
  if (!extendsByItself(record)) {
    const accord = { ...record.accord, late: [...record.accord.late, ...seats] };
    return { change: { accord, due: dueOf({ ...record, accord }) }, extended: [], late: seats };
  }
  let next: Timed = record;
  for (const seat of seats) next = { ...next, ...extendClock(next, seat, now) };
  return { change: { clock: next.clock, due: dueOf(next) }, extended: seats, late: [] };
}

/**
 * Who is waited for and was not seen, though somebody has waited for at least as long. A restart gives everybody a
 * moment to return, but does not count as a return for a player who was gone for days before it.
 */
export function absentSeats(record: Late, { seen, up }: Presence, now: Date): Seat[] {
  const patience = ABSENT_MS[record.pace.kind];
  return running(record).filter((seat) => {
    const chair = record.chairs[seat];
    const last = chair?.is === 'person' ? seen.get(chair.person) : undefined;
    const since = Math.max(Date.parse(record.moved), last === undefined ? 0 : Date.parse(last));
    return now.getTime() - since > patience && now.getTime() - up.getTime() > ABSENT_MS.live;
  });
}

/**
 * The seats that the others may decide about. More time can be given to a seat that has none left; a player who is only
 * gone has enough. Where the policy is to extend, there is nothing to decide: the clock does it, and without a clock
 * there is no hurry.
 */
export function lateSeats(record: Late, presence: Presence, now: Date): LateSeat[] {
  if (record.status !== 'running' || extendsByItself(record)) return [];
  const late = running(record).filter((seat) => record.accord.late.includes(seat));
  const absent = absentSeats(record, presence, now).filter((seat) => !late.includes(seat));
  const rest: LateSeat['may'] = record.late === 'claim' ? ['bot', 'claim'] : ['bot'];
  const offer = (seat: Seat, may: LateSeat['may']): LateSeat => ({
    seat,
    may,
    agreed: [...(record.accord.bot[seat] ?? [])],
  });
  return [
    ...late.map((seat) => offer(seat, ['extend', ...rest])),
    ...absent.map((seat) => offer(seat, rest)),
  ].sort((a, b) => a.seat - b.seat);
}

/**
 * The seats that must agree before a bot plays for this one: those of the other people. Players who are late or gone
 * themselves are not asked, or two who left would block the rest forever.
 */
export function mustAgree(record: Late, seat: Seat, presence: Presence, now: Date): Seat[] {
  const chair = record.chairs[seat];
  const person = chair?.is === 'person' ? chair.person : undefined;
  const gone = lateSeats(record, presence, now).map((late) => late.seat);
  return record.chairs.flatMap((other, i) =>
    other.is === 'person' && other.person !== person && !gone.includes(i) ? [i] : [],
  );
}
