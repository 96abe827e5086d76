import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../store/open.ts';
import { type Store, StoreDown } from '../store/port.ts';
import { account, guest, session, step, table } from '../store/testing/records.ts';
import { type Home, postgresHome, sqliteHome } from '../store/testing/storages.ts';
import { manageTables, type TableManager } from '../tables/tables.ts';
import { depsOn } from '../tables/testing/deps.ts';
import { aTable } from '../testing/server.ts';
import { type RetentionDeps, sweepOld } from './sweep.ts';

const DAY = 86_400_000;
const BEGAN = Date.UTC(2026, 0, 1);
const SETTINGS = { keepGuests: 180, keepOpenTables: 60, keepFinishedGames: 365, keepAccountGames: null };

describe('what was kept long enough', () => {
  let home: Home;
  let store: Store;
  let tables: TableManager;
  let days = 0;
  const now = (): Date => new Date(BEGAN + days * DAY);
  const stamp = (): string => now().toISOString();
  beforeAll(async () => {
    home = await sqliteHome();
    store = await openStore(home.where);
    tables = manageTables(depsOn(store, now, now()));
    store.listen((signal) => {
      if (signal.is === 'table') void tables.refresh(signal.table, signal.version);
    });
  });
  afterAll(async () => {
    await store.close();
    await home.remove();
  });

  const rested: number[] = [];
  const troubles: unknown[] = [];
  beforeEach(() => {
    rested.length = 0;
    troubles.length = 0;
  });
  const deps = (more: Partial<RetentionDeps> = {}): RetentionDeps => ({
    store: store.retention,
    settings: SETTINGS,
    leave: (person) => tables.personLeaves(person),
    now,
    rest: async (ms) => rested.push(ms),
    onTrouble: (error) => troubles.push(error),
    ...more,
  });
  async function someone(name?: string): Promise<string> {
    const made = { ...(name === undefined ? guest() : account(name)), created: stamp() };
    await store.people.add(made);
    return made.id;
  }
  const statusOf = async (id: string): Promise<string | undefined> => (await store.tables.find(id))?.status;

  it('goes in its time, and nothing before', async () => {
    const [ann, bob, leia, visitor] = [
      await someone(),
      await someone(),
      await someone('Leia'),
      await someone(),
    ];
    const waiting = await tables.makeTable(ann, aTable([{ is: 'me' }, { is: 'open' }]).body);
    const begin = async (host: string, other: string): Promise<string> => {
      const { id } = await tables.makeTable(host, aTable([{ is: 'me' }, { is: 'open' }]).body);
      await tables.join(other, id, {});
      return id;
    };
    const [played, running] = [await begin(ann, bob), await begin(ann, leia)];
    await tables.act(ann, played, 0, { do: 'resign' });
    const there = async () => ({
      visitor: (await store.people.find(visitor)) !== undefined,
      ann: (await store.people.find(ann)) !== undefined,
      leia: (await store.people.find(leia)) !== undefined,
      waiting: await statusOf(waiting.id),
      played: await statusOf(played),
      running: await statusOf(running),
    });
    const all = { visitor: true, ann: true, leia: true, waiting: 'open', played: 'over', running: 'running' };

    days = 29;
    expect(await sweepOld(deps())).toEqual({ guests: 0, openTables: 0, finishedGames: 0 });
    expect(await there()).toEqual(all);
    days = 31;
    expect(await sweepOld(deps())).toEqual({ guests: 1, openTables: 0, finishedGames: 0 });
    expect(await there()).toEqual({ ...all, visitor: false });
    days = 61;
    expect(await sweepOld(deps())).toEqual({ guests: 0, openTables: 1, finishedGames: 0 });
    expect(await there()).toEqual({ ...all, visitor: false, waiting: undefined });
    // The guests are gone, and their opponents win; the games stay for now.
    days = 181;
    expect(await sweepOld(deps())).toEqual({ guests: 2, openTables: 0, finishedGames: 0 });
    const without = { visitor: false, ann: false, leia: true, waiting: undefined };
    expect(await there()).toEqual({ ...without, played: 'over', running: 'over' });
    expect((await store.tables.find(running))?.outcome).toMatchObject({ seats: ['lost', 'won'] });
    days = 366;
    expect(await sweepOld(deps())).toEqual({ guests: 0, openTables: 0, finishedGames: 1 });
    expect(await there()).toEqual({ ...without, played: undefined, running: 'over' });
    // Leia has an account: her games stay, unless the setting says otherwise.
    days = 5000;
    expect(await sweepOld(deps())).toEqual({ guests: 0, openTables: 0, finishedGames: 0 });
    expect(await there()).toEqual({ ...without, played: undefined, running: 'over' });
    const short = { settings: { ...SETTINGS, keepAccountGames: 1000 } };
    expect(await sweepOld(deps(short))).toEqual({ guests: 0, openTables: 0, finishedGames: 1 });
    expect(await store.people.find(leia)).toBeDefined();
    expect(troubles).toEqual([]);
  });

  it('stays when everything is kept forever', async () => {
    const visitor = await someone();
    const { id } = await tables.makeTable(visitor, aTable([{ is: 'me' }, { is: 'open' }]).body);
    days += 10_000;
    const keep = { keepGuests: null, keepOpenTables: null, keepFinishedGames: null, keepAccountGames: null };
    expect(await sweepOld(deps({ settings: keep }))).toEqual({ guests: 0, openTables: 0, finishedGames: 0 });
    expect(await statusOf(id)).toBe('open');
    await sweepOld(deps());
    expect(await store.people.find(visitor)).toBeUndefined();
  });

  it('leaves a rematch possible whose table nobody came to', async () => {
    const [ann, bob] = [await someone('Ann'), await someone('Bob')];
    const { id } = await tables.makeTable(ann, aTable([{ is: 'me' }, { is: 'open' }]).body);
    await tables.join(bob, id, {});
    await tables.act(ann, id, 0, { do: 'resign' });
    const first = await tables.rematch(ann, id);
    days += 61;
    expect(await sweepOld(deps())).toMatchObject({ openTables: 1 });
    const second = await tables.rematch(bob, id);
    expect(second.id).not.toBe(first.id);
    expect(await tables.rematch(ann, id)).toMatchObject({ id: second.id });
  });

  it('does not resign the games of a guest who comes back just then', async () => {
    const [ann, bob] = [await someone(), await someone()];
    const { id } = await tables.makeTable(ann, aTable([{ is: 'me' }, { is: 'open' }]).body);
    await tables.join(bob, id, {});
    days += 200;
    const oldGuests: Store['retention']['oldGuests'] = async (...asked) => {
      const found = await store.retention.oldGuests(...asked);
      for (const person of [ann, bob]) await store.sessions.add(session(person, { created: stamp() }));
      return found;
    };
    const swept = await sweepOld(deps({ store: { ...store.retention, oldGuests } }));
    expect(swept.guests).toBe(0);
    expect(await statusOf(id)).toBe('running');
    await tables.personLeaves(ann);
  });

  it('goes on with the others when one cannot be deleted, and rests between batches', async () => {
    const crowd = [];
    for (let n = 0; n < 120; n++) crowd.push(await someone());
    days += 40;
    const bad = crowd[7];
    const swept = await sweepOld(
      deps({
        leave: async (person) => {
          if (person === bad) throw new Error('a table that cannot be loaded');
        },
      }),
    );
    expect(swept.guests).toBe(119);
    expect(troubles).toHaveLength(1);
    expect(rested.length).toBeGreaterThan(0);
    expect(await store.people.find(bad!)).toBeDefined();
    expect(await sweepOld(deps())).toMatchObject({ guests: 1 });
  });

  it('waits when the storage is away, and ends when the server stops', async () => {
    const visitor = await someone();
    days += 40;
    const oldGuests = () => Promise.reject(new StoreDown());
    await sweepOld(deps({ store: { ...store.retention, oldGuests } }));
    expect(troubles).toEqual([]);
    await sweepOld(deps(), () => true);
    expect(await store.people.find(visitor)).toBeDefined();
    await sweepOld(deps());
    expect(await store.people.find(visitor)).toBeUndefined();
  });
});

it('is deleted once by several processes that sweep the same PostgreSQL at the same time', async () => {
  const home = await postgresHome();
  const stores = await Promise.all([1, 2, 3].map(() => openStore(home.where)));
  const old = new Date(BEGAN).toISOString();
  const records = Array.from({ length: 60 }, () => table({ status: 'over', moved: old }));
  const people = Array.from({ length: 60 }, () => ({ ...guest(), created: old }));
  for (const record of records) await stores[0]!.tables.add(step(record));
  for (const person of people) await stores[0]!.people.add(person);
  const heard = new Set<string>();
  stores[0]!.listen((signal) => signal.is === 'table' && heard.add(signal.table));
  const troubles: unknown[] = [];
  const sweep = (store: Store) =>
    sweepOld({
      store: store.retention,
      settings: SETTINGS,
      leave: async () => undefined,
      now: () => new Date(BEGAN + 400 * DAY),
      rest: async () => undefined,
      onTrouble: (error) => troubles.push(error),
    });
  const swept = await Promise.all(stores.map(sweep));
  // What one was at when another came by is left to the next sweep.
  const rest = await sweep(stores[0]!);
  const sum = (what: 'guests' | 'finishedGames') => [...swept, rest].reduce((n, one) => n + one[what], 0);
  expect([sum('guests'), sum('finishedGames')]).toEqual([60, 60]);
  expect(troubles).toEqual([]);
  for (const { id } of records) expect(await stores[1]!.tables.find(id)).toBeUndefined();
  for (const store of stores) await store.close();
  await home.remove();
});
