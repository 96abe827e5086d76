import type { TableRecord } from '../store/port.ts';
import { running, type Timed } from './clock.ts';

/** A restart leaves everybody at least this long, or as long as he had. */
export const GRACE_MS = 60_000;

/**
 * Live clocks after a restart, or when the storage was away. Time while no server ran should be charged to nobody, but the record
 * does not say when the last one stopped, and another process may have run all the time. **Decided:** the last sign of life at the table counts:
 * the last step, or when one of its people was last seen (which a running server writes down at intervals). Until then time is
 * charged, from then until this process began it is not; and whoever is waited for has at least a minute, or what he had, to
 * come back. This errs in favour of whoever thinks: when his people have been seen again before the table was looked at, only
 * the last step counts, and when another process ran all the while he may get the time of one thought back.
 *
 * By days clocks run on: a night without a server is part of the days.
 *
 * `up`: when this process began, or the storage came back. Null: nothing to change. It is enough to keep the result with the next
 * step: the table's `due` is then too early, which the sweep finds and mends; and to do it twice does no harm.
 */
export function wake(
  record: Timed & Pick<TableRecord, 'moved'>,
  lastSeen: ReadonlyMap<string, string>,
  up: Date,
): Pick<TableRecord, 'clock'> | null {
  const { clock, pace } = record;
  if (!clock || pace.kind !== 'live') return null;
  const [since, began] = [Date.parse(clock.since), up.getTime()];
  const people = running(record);
  if (since >= began || people.length === 0) return null;
  const alive = [record.moved, ...lastSeen.values()].map(Date.parse).filter((at) => at <= began);
  const charge = Math.max(since, ...alive) - since;
  const left = clock.left.map((was, seat) =>
    people.includes(seat) ? Math.max(was - charge, Math.min(was, GRACE_MS)) : was,
  );
  return { clock: { left, since: up.toISOString() } };
}
