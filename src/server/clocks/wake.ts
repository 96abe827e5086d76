import type { TableRecord } from '../store/port.ts';
import { running, type Timed } from './clock.ts';

/** A restart leaves everybody at least this long, or as long as they had. */
export const GRACE_MS = 60_000;

/**
 * Live clocks after a restart or a storage outage. Time without a server should be charged to nobody, but the record
 * does not say when the last one stopped, and another process may have run all the time. **Decided:** the last sign of
 * life at the table counts: the last step, or when one of its people was last seen (which a running server records at
 * intervals). Time is charged until then, and not from then until this process started; a player who is waited for then
 * has at least a minute, or what they had. This favours the player who is thinking: if people were seen again before the
 * table was loaded, only the last step counts, and if another process ran all along, they may get the time of one
 * thought back. Days per move keep running: a night without a server is part of the days. `up`: when this process
 * started, or the storage came back. Null: nothing to change. Storing the result with the next step is enough: until
 * then the table's `due` is too early, which the sweep corrects. Doing it twice does no harm.
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
