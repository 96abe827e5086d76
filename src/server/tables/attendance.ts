import { StoreDown } from '../store/port.ts';
import type { TablesDeps } from './deps.ts';
import { passing } from './info.ts';
import { PresenceThrottle } from './presence-throttle.ts';
import type { Tables } from './service.ts';
import { tellInfo } from './showing.ts';
import { isSeatedAt } from './table.ts';
import type { TableCache } from './table-cache.ts';

export interface Attendance extends Pick<Tables, 'present'> {
  /**
   * A person who looks or acts for their seat is present, also without a page that says so. Not awaited; failures are
   * ignored.
   */
  showsHimself(person: string, table: string): void;
}

/** Presence: stored, and reported at the tables concerned. */
export function attendanceAt(deps: TablesDeps, cache: TableCache): Attendance {
  const throttle = new PresenceThrottle();

  async function present(person: string, looking: readonly string[] | null): Promise<void> {
    const now = deps.now();
    const at = now.toISOString();
    throttle.add(person, now.getTime());
    try {
      await deps.store.tables.seen(person, at);
    } catch (error) {
      throttle.remove(person);
      throw error;
    }
    // A table that nobody watches need not be updated at every beat; new watchers look up who is present.
    const tables =
      looking === null
        ? cache.loaded().filter(({ record }) => isSeatedAt(record, person))
        : looking.flatMap((id) => cache.find(id) ?? []);
    for (const { record } of tables) {
      await cache.use(record.id, async (table) => {
        if (isSeatedAt(table.record, person)) table.seen.set(person, at);
        await (looking === null ? cache.lookUpPeople(table) : cache.lookUpPeopleAgain(table));
        if (passing(table, deps.now()) !== table.told) tellInfo(deps, table, null);
      });
    }
  }

  return {
    present,
    showsHimself(person, table) {
      if (throttle.has(person, deps.now().getTime())) return;
      present(person, [table]).catch((err: unknown) => {
        if (!(err instanceof StoreDown)) deps.log.warn({ err, table }, 'presence could not be recorded');
      });
    },
  };
}
