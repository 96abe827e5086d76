import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/port.ts';
import { type Home, sqliteHome } from '../store/testing/storages.ts';
import { aTable } from '../testing/server.ts';
import type { Watcher } from './table.ts';
import { TableCache } from './table-cache.ts';
import { manageTables } from './tables.ts';
import { depsOn } from './testing/deps.ts';

let home: Home;
let store: Store;

beforeAll(async () => {
  home = await sqliteHome();
  store = await openStore(home.where);
});
afterAll(async () => {
  await store.close();
  await home.remove();
});

async function makeTables(count: number): Promise<string[]> {
  const tables = manageTables(depsOn(store));
  const body = aTable([{ is: 'me' }, { is: 'open' }], { access: 'link' }).body;
  return Promise.all(Array.from({ length: count }, async () => (await tables.makeTable('ann', body)).id));
}

const watcher: Watcher = {
  person: 'ann',
  seat: 0,
  key: undefined,
  muted: new Set(),
  send: () => undefined,
};

it('keeps a limited number of unwatched tables, the last used', async () => {
  const cache = new TableCache(depsOn(store), 3);
  const ids = await makeTables(5);
  for (const id of ids) await cache.use(id, () => undefined);
  await cache.use(ids[2]!, () => undefined);
  await cache.use(ids[0]!, () => undefined);
  expect(cache.loaded().map(({ record }) => record.id)).toEqual(
    expect.arrayContaining([ids[4], ids[2], ids[0]]),
  );
  expect(cache.size).toBe(3);
});

it('keeps all watched tables, and releases them when the watcher has left', async () => {
  const cache = new TableCache(depsOn(store), 2);
  const ids = await makeTables(5);
  for (const id of ids) await cache.use(id, (table) => void table.watchers.add(watcher));
  expect(cache.size).toBe(5);
  for (const id of ids) {
    for (const table of cache.loaded()) if (table.record.id === id) table.watchers.delete(watcher);
    cache.left(id);
  }
  expect(cache.loaded().map(({ record }) => record.id)).toEqual(ids.slice(3));
});

it('forgets a table that is not there', async () => {
  const cache = new TableCache(depsOn(store), 2);
  await expect(cache.use('nowhere', () => undefined)).rejects.toThrow();
  expect(cache.size).toBe(0);
});

it('does one thing after the other, also when one of them fails', async () => {
  const cache = new TableCache(depsOn(store), 2);
  const [id = ''] = await makeTables(1);
  const did: string[] = [];
  const work = (name: string) => async () => {
    did.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 5));
    did.push(`${name} ends`);
    if (name === 'b') throw new Error('b fails');
  };
  const all = ['a', 'b', 'c'].map((name) => cache.use(id, work(name)));
  const [, second] = await Promise.allSettled(all);
  expect(second?.status).toBe('rejected');
  expect(did).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});
