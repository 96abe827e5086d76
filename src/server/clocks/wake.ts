import type { ClockRecord, TableRecord } from '../store/port.ts';
import { running, type Timed } from './clock.ts';

/** A restart leaves everybody at least this long, or as long as he had. */
export const GRACE_MS = 60_000;

/**
 * Live clocks after a restart. Time while no server ran should be charged to nobody, but the record does not say when the
 * last one stopped, and another process may have run all the time. **Decided:** the last sign of life at the table counts:
 * the last step, or when one of its people was last seen (which a running server writes down at intervals). From there until
 * this process began, nothing is charged. Where that shows nothing (nobody was there, or they have been seen again since), time
 * is charged, but nobody is left with less than a minute by it. When another process did run all the while, somebody may so
 * get a minute too much, or the time between two signs of life.
 *
 * By days clocks run on: a night without a server is part of the days.
 *
 * `up`: when this process began. Null: nothing to change. It is enough to keep the result with the next step: the table's
 * `due` is then too early, which the sweep finds and mends; and to do it twice does no harm.
 */
export function wake(
  record: Timed & Pick<TableRecord, 'moved'>,
  lastSeen: ReadonlyMap<string, string>,
  up: Date,
): ClockRecord | null {
  const { clock, pace } = record;
  if (!clock || pace.kind !== 'live') return null;
  const [since, began] = [Date.parse(clock.since), up.getTime()];
  const people = running(record);
  if (since >= began || people.length === 0) return null;
  const alive = [record.moved, ...lastSeen.values()].map(Date.parse).filter((at) => at <= began);
  const unseen = began - Math.max(since, ...alive);
  // What may be charged for the time before this process began, without taking anybody's last minute.
  const most = Math.min(...people.map((seat) => Math.max(0, (clock.left[seat] ?? 0) - GRACE_MS)));
  const charged = Math.min(began - since - unseen, most);
  if (charged === began - since) return null;
  return { left: clock.left, since: new Date(began - charged).toISOString() };
}
