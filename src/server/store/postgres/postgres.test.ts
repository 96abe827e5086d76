import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startPostgres, type TestPostgres } from '../../testing/postgres.ts';
import { SCHEMAS } from '../migrations/index.ts';
import { openStore, type Where } from '../open.ts';
import { type Signal, type Store, StoreDown } from '../port.ts';
import { type BadLine, startBadLine } from '../testing/bad-line.ts';
import { at, guest, next, sitting, step, table } from '../testing/records.ts';
import { ask, newDatabase } from '../testing/storages.ts';
import { LISTENER_NAME } from './listener.ts';

let server: TestPostgres;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server?.stop());

describe('several processes on one PostgreSQL', () => {
  let where: Where;
  let stores: [Store, Store];
  const heard: [Signal[], Signal[]] = [[], []];
  let missed = 0;

  beforeAll(async () => {
    where = await newDatabase(server);
    // Both find it empty, and both begin to make the tables.
    stores = await Promise.all([openStore(where), openStore(where)]);
    for (const i of [0, 1] as const) stores[i].listen((signal) => heard[i].push(signal));
    stores[1].missed(() => missed++);
  });
  afterAll(() => Promise.all(stores?.map((store) => store.close()) ?? []));

  it('migrate it once', async () => {
    const migrations = () => ask(where.databaseUrl!, 'select name, timestamp from kysely_migration');
    const before = await migrations();
    expect(before).toHaveLength(SCHEMAS.length);
    const third = await openStore(where);
    await third.close();
    expect(await migrations()).toEqual(before);
  });

  it('refuse a schema that is newer than they are', async () => {
    const newer = await newDatabase(server);
    await (await openStore(newer)).close();
    await ask(newer.databaseUrl!, "insert into kysely_migration values ('9999-later', '2099')");
    await expect(openStore(newer)).rejects.toThrow('newer version of Wartable');
  });

  it('keep one of two steps that race', async () => {
    for (let round = 0; round < 20; round++) {
      const record = table();
      await stores[0].tables.add(step(record));
      const results = await Promise.all(
        stores.map((store, i) => store.tables.commit(step(next(record, { host: `h${i}` }), { rows: [0] }))),
      );
      expect(results.toSorted()).toEqual(['conflict', 'done']);
      expect((await stores[0].tables.find(record.id))?.host).toBe(`h${results.indexOf('done')}`);
    }
  });

  it('do not deadlock when their groups meet', async () => {
    const all = Array.from({ length: 20 }, () => table());
    for (const record of all) await stores[0].tables.add(step(record));
    const commit = (store: Store) => all.map((record) => store.tables.commit(step(next(record))));
    const [ours, theirs] = await Promise.all([
      Promise.all(commit(stores[0])),
      Promise.all(commit(stores[1]).toReversed()),
    ]);
    const other = theirs.toReversed();
    for (const [i, result] of ours.entries()) expect([result, other[i]].sort()).toEqual(['conflict', 'done']);
  });

  it('count chat together', async () => {
    const record = table();
    await stores[0].tables.add(step(record));
    const line = { person: 'p', name: 'P', seat: null, text: 'hi', at: at(1) };
    const lines = await Promise.all(
      Array.from({ length: 12 }, (_, i) => stores[i % 2]!.chat.add(record.id, line)),
    );
    expect(lines.map(({ n }) => n).sort((a, b) => a - b)).toEqual(lines.map((_, i) => i + 1));
  });

  it('take each notice once', async () => {
    const record = table();
    const notices = Array.from({ length: 40 }, (_, i) => ({
      person: `p${i}`,
      table: record.id,
      what: 'turn' as const,
    }));
    await stores[0].tables.add(step(record, { notices }));
    const taken = await Promise.all([0, 1, 0, 1].map((i) => stores[i]!.notices.deliver(15)));
    const rest = await stores[0].notices.deliver(99);
    expect(taken.reduce((sum, n) => sum + n, rest)).toBe(40);
    const told = (signals: Signal[]) =>
      signals.flatMap((s) => (s.is === 'notice' && s.notice.table === record.id ? [s.notice.person] : []));
    await vi.waitFor(() =>
      expect(told(heard[1]).toSorted()).toEqual(notices.map((n) => n.person).toSorted()),
    );
  });

  it('hear each other, and themselves', async () => {
    const record = table();
    await stores[0].tables.add(step(record));
    for (const signals of heard)
      await vi.waitFor(() =>
        expect(signals).toContainEqual({ is: 'table', table: record.id, version: record.version }),
      );
  });

  it('say when they may have missed something', async () => {
    const before = missed;
    const record = table();
    await stores[0].tables.add(step(record));
    await ask(
      where.databaseUrl!,
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = '${LISTENER_NAME}'`,
    );
    await vi.waitFor(() => expect(missed).toBe(before + 1), { timeout: 5_000 });
    // And hear again.
    await stores[0].tables.commit(step(next(record)));
    await vi.waitFor(() =>
      expect(heard[1].filter((s) => s.is === 'table' && s.table === record.id)).toHaveLength(2),
    );
  });

  it('go on when the connections of the pool are cut', async () => {
    await Promise.all(Array.from({ length: 5 }, () => stores[0].ready()));
    await ask(
      where.databaseUrl!,
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'wartable'",
    );
    await vi.waitFor(() => stores[0].ready(), { timeout: 5_000 });
  });

  it('report a step as down when its connection is cut while it waits', async () => {
    const record = table({ chairs: [sitting('a')] });
    await stores[0].tables.add(step(record));
    const hold = `begin; select * from tables where id = '${record.id}' for update; select pg_sleep(0.3);
      select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock'; commit`;
    const holding = ask(where.databaseUrl!, hold);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(stores[0].tables.commit(step(next(record)))).rejects.toBeInstanceOf(StoreDown);
    await holding;
    expect(await stores[0].tables.commit(step(next(record)))).toBe('done');
  });
});

describe('a bad line to PostgreSQL', () => {
  let line: BadLine;
  let store: Store;
  beforeAll(async () => {
    const where = await newDatabase(server);
    line = await startBadLine(where.databaseUrl!);
    store = await openStore({ ...where, databaseUrl: line.url });
  });
  afterAll(async () => {
    await store?.close();
    await line?.close();
  });

  it.each([
    ['before', 'was not kept', 1],
    ['after', 'was stored', 2],
  ] as const)(
    'that breaks %s the commit is heard leaves the step unknown: it %s',
    async (when, _, version) => {
      const record = table();
      await store.tables.add(step(record));
      line.cutAt('commit\0', when);
      await expect(store.tables.commit(step(next(record), { rows: [0] }))).rejects.toBeInstanceOf(StoreDown);
      expect((await store.tables.find(record.id))?.version).toBe(version);
      expect(await store.tables.log(record.id, 0)).toHaveLength(version - 1);
    },
  );

  it('on which nobody answers does not hold up the end', async () => {
    line.swallow();
    await store.close();
  });
});

describe('a PostgreSQL that dies', () => {
  it('makes calls fail, and nothing else; back again, all is there', async () => {
    const where = await newDatabase(server);
    const store = await openStore(where);
    let missed = 0;
    const heard: Signal[] = [];
    store.missed(() => missed++);
    store.listen((signal) => heard.push(signal));
    const [record, busy] = [table(), table()];
    await store.tables.add(step(record));
    await store.tables.add(step(busy));

    let kept = busy;
    const unsettled = new Promise<TableState>((resolve) => {
      const go = async (): Promise<void> => {
        const then = next(kept);
        const result = await store.tables.commit(step(then, { rows: [then.version] }));
        expect(result).toBe('done');
        kept = then;
        return go();
      };
      go().catch((error: unknown) => resolve({ error, version: kept.version }));
    });
    await vi.waitFor(() => expect(kept.version).toBeGreaterThan(5));
    await server.kill();

    const { error, version } = await unsettled;
    expect(error).toBeInstanceOf(StoreDown);
    await expect(store.ready()).rejects.toBeInstanceOf(StoreDown);
    await expect(store.tables.find(record.id)).rejects.toBeInstanceOf(StoreDown);
    await expect(store.people.add(guest())).rejects.toBeInstanceOf(StoreDown);
    await expect(openStore(where)).rejects.toBeInstanceOf(StoreDown);
    const results = await Promise.allSettled([
      store.tables.commit(step(next(record))),
      store.chat.add(record.id, { person: 'p', name: 'P', seat: null, text: 'hi', at: at(1) }),
    ]);
    for (const result of results) expect(result).toMatchObject({ reason: expect.any(StoreDown) });
    expect(missed).toBe(0);

    await server.restart();
    await vi.waitFor(() => store.ready(), { timeout: 5_000 });
    expect(await store.tables.find(record.id)).toEqual(record);
    // The step under way when it died may have been kept; all before it must have been, with their rows.
    const found = await store.tables.find(busy.id);
    expect([version, version + 1]).toContain(found?.version);
    expect(await store.tables.log(busy.id, 0)).toHaveLength(found!.version - busy.version);
    await vi.waitFor(() => expect(missed).toBe(1), { timeout: 8_000 });
    expect(await store.tables.commit(step(next(record)))).toBe('done');
    await vi.waitFor(() => expect(heard.at(-1)).toMatchObject({ is: 'table', table: record.id }));
    await store.close();
  });

  interface TableState {
    readonly error: unknown;
    readonly version: number;
  }
});
