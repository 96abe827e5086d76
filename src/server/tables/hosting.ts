import { Denied } from '../denied.ts';
import type { Hosted, TableRecord } from '../store/port.ts';
import type { TablesDeps } from './deps.ts';
import { isFull, onlyBots } from './table.ts';
import type { TableCache } from './table-cache.ts';

/** How many tables one person may have at a time: the lobby is everybody's, and so are the threads in which bots think. */
const MOST: Readonly<Record<Hosted, number>> = { open: 5, bots: 1 };

const ENOUGH: Readonly<Record<Hosted, string>> = {
  open: `You have ${MOST.open} open tables in the lobby: leave one of them first, or wait until somebody joins.`,
  bots: 'Only bots are playing at one of your tables: end that game first, or wait until it is over.',
};

/** What such a table counts as for its host; null: unlimited. */
function countsAs(record: TableRecord): Hosted | null {
  if (isFull(record)) return onlyBots(record) ? 'bots' : null;
  return record.access === 'public' ? 'open' : null;
}

/**
 * Makes a table, or starts its game, if the host's limit allows it. Serialised per person; otherwise parallel requests
 * bypass the limit. At two servers at once the limit may be exceeded by one, which does no harm.
 */
export function asHost<T>(
  { store }: TablesDeps,
  cache: TableCache,
  record: TableRecord,
  make: () => Promise<T>,
): Promise<T> {
  const what = countsAs(record);
  if (what === null) return make();
  return cache.hosts.take(record.host, async () => {
    if ((await store.tables.hosted(record.host, what)) >= MOST[what])
      throw new Denied(409, `too-many-${what}`, ENOUGH[what]);
    return make();
  });
}
