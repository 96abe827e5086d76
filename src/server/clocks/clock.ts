import type { Seat } from '../../kernel/ids.ts';
import type { Pace } from '../../protocol/tables.ts';
import type { ClockRecord, TableRecord } from '../store/port.ts';

/**
 * Clocks are pure functions of the table's record, so that they survive restarts and all processes agree. They run for the
 * people who are waited for, since `since`; what a seat has `left` is counted in milliseconds. Bots have no clock.
 */
export type Timed = Pick<TableRecord, 'pace' | 'chairs' | 'clock' | 'waiting' | 'accord'>;
export type Timing = Pick<TableRecord, 'clock' | 'due'>;

export const DAY_MS = 86_400_000;

/** What a seat has when the game begins; by days, every time it is asked. */
const fullTime = (pace: Exclude<Pace, { kind: 'none' }>): number =>
  pace.kind === 'live' ? pace.base * 1000 : pace.days * DAY_MS;

export function startClock(pace: Pace, seats: number, now: Date): ClockRecord | null {
  if (pace.kind === 'none') return null;
  return { left: new Array<number>(seats).fill(fullTime(pace)), since: now.toISOString() };
}

const isPerson = ({ chairs }: Timed, seat: Seat): boolean => chairs[seat]?.is === 'person';

/** The people who are waited for. */
export const running = (record: Timed): Seat[] => record.waiting.filter((seat) => isPerson(record, seat));

/** Never below zero and never above what was left: setting the machine's clock back gives nobody time. */
export function timeLeft(clock: ClockRecord, waiting: readonly Seat[], seat: Seat, now: Date): number {
  const left = clock.left[seat] ?? 0;
  if (!waiting.includes(seat)) return left;
  const passed = Math.max(0, now.getTime() - Date.parse(clock.since));
  return Math.max(0, left - passed);
}

/** What has passed is taken off. */
function charged(record: Timed, clock: ClockRecord, now: Date): ClockRecord {
  const people = running(record);
  return {
    left: clock.left.map((_, seat) => timeLeft(clock, people, seat, now)),
    // Clocks of several machines may differ slightly; the same time is never charged twice.
    since: now.getTime() > Date.parse(clock.since) ? now.toISOString() : clock.since,
  };
}

/** When the first of the running clocks runs out. A seat that is late already has nothing more to run out. */
export function dueOf(record: Timed): string | null {
  const { clock, accord } = record;
  if (!clock) return null;
  const left = running(record).flatMap((seat) => (accord.late.includes(seat) ? [] : [clock.left[seat] ?? 0]));
  if (left.length === 0) return null;
  return new Date(Date.parse(clock.since) + Math.min(...left)).toISOString();
}

/**
 * The clocks after a step. `record` is the state before the step, with its clock and the seats it waited for; its chairs
 * may be the current ones. The increment is for handing over: a seat gets it when it is no longer waited for, not for
 * every unshown step. Going `back` (withdraw, undo) gives nothing and takes the increment of the undone step back;
 * otherwise handing over and undoing repeatedly would gain time. With days per move, going back gives no new days for
 * the same reason.
 */
export function afterStep(
  record: Timed,
  waiting: readonly Seat[],
  now: Date,
  back = false,
): Timing & Pick<TableRecord, 'accord'> {
  const accord = stillLate(record, waiting);
  const { clock, pace } = record;
  if (!clock || pace.kind === 'none') return { clock: null, due: null, accord };
  const before = charged(record, clock, now);
  const left = before.left.map((was, seat) => {
    const [waited, waits] = [record.waiting.includes(seat), waiting.includes(seat)];
    if (waited === waits || !isPerson(record, seat)) return was;
    if (pace.kind === 'days') return waits && !back ? fullTime(pace) : was;
    const increment = pace.increment * 1000;
    if (back) return waits ? Math.max(0, was - increment) : was;
    return waits ? was : was + increment;
  });
  const next = { left, since: before.since };
  return { clock: next, due: dueOf({ ...record, clock: next, waiting, accord }), accord };
}

/** A seat that has answered is no longer late, and the others' agreements about it are void. */
function stillLate({ accord }: Timed, waiting: readonly Seat[]): TableRecord['accord'] {
  const agreed = Object.entries(accord.bot);
  if (accord.late.length === 0 && agreed.length === 0) return accord;
  const bot = agreed.filter(([seat]) => waiting.includes(Number(seat)));
  return {
    ...accord,
    late: accord.late.filter((seat) => waiting.includes(seat)),
    bot: Object.fromEntries(bot),
  };
}

/**
 * The time for a seat whose time is up, or whose player returns after a bot played: half the base time, or the days per
 * move.
 */
export const moreTime = (pace: Exclude<Pace, { kind: 'none' }>): number =>
  pace.kind === 'live' ? fullTime(pace) / 2 : fullTime(pace);

/** Gives a seat more time; it is then no longer late. */
export function extendClock(record: Timed, seat: Seat, now: Date): Timing {
  return withTime(record, seat, now, (left, more) => (record.pace.kind === 'live' ? left + more : more));
}

/** A bot takes a seat: the player's used time is charged first. In `record` the player still sits there. */
export function givesWay(record: Timed, chairs: TableRecord['chairs'], now: Date): Timing {
  const clock = record.clock && charged(record, record.clock, now);
  return { clock, due: dueOf({ ...record, chairs, clock }) };
}

/** A player returns to a seat that a bot played and gets time to look around. In `record` the player sits there. */
export function comesBack(record: Timed, seat: Seat, now: Date): Timing {
  // The bot's time was not the player's.
  const asBefore = { ...record, waiting: record.waiting.filter((other) => other !== seat) };
  const { clock } = withTime(asBefore, seat, now, (left, more) => Math.max(left, more));
  return { clock, due: dueOf({ ...record, clock }) };
}

function withTime(
  record: Timed,
  seat: Seat,
  now: Date,
  change: (left: number, more: number) => number,
): Timing {
  const { clock, pace } = record;
  if (!clock || pace.kind === 'none') return { clock: null, due: null };
  const { left, since } = charged(record, clock, now);
  const next = { left: left.with(seat, change(left[seat] ?? 0, moreTime(pace))), since };
  const accord = { ...record.accord, late: record.accord.late.filter((other) => other !== seat) };
  return { clock: next, due: dueOf({ ...record, clock: next, accord }) };
}
