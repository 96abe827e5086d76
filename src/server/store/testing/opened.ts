import { afterAll, beforeAll, expect, vi } from 'vitest';
import { openStore } from '../open.ts';
import type { Person, Signal, Store, TableRecord } from '../port.ts';
import { account, guest, step, table } from './records.ts';
import type { Home } from './storages.ts';

/** A store for all tests of a `describe`, with the signals received from it. */
export interface Opened {
  readonly heard: Signal[];
  opened(): Store;
  where(): Home['where'];
  toHear(signal: Signal): Promise<void>;
  /** A table that is kept. */
  added(changes?: Partial<TableRecord>): Promise<TableRecord>;
  /** A stored person: an account with that name, or a guest. */
  person(name?: string): Promise<Person>;
}

export function storeFrom(build: () => Promise<Home>): Opened {
  let home: Home;
  let store: Store;
  const heard: Signal[] = [];
  beforeAll(async () => {
    home = await build();
    store = await openStore(home.where);
    store.listen((signal) => heard.push(signal));
  });
  afterAll(async () => {
    await store?.close();
    await home?.remove();
  });
  return {
    heard,
    opened: () => store,
    where: () => home.where,
    toHear: (signal) => vi.waitFor(() => expect(heard).toContainEqual(signal)),
    async added(changes = {}) {
      const record = table(changes);
      await store.tables.add(step(record));
      return record;
    },
    async person(name) {
      const made = name === undefined ? guest() : account(name);
      await store.people.add(made);
      return made;
    },
  };
}
