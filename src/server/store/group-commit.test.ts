import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from './open.ts';
import type { Committed, Store, TableRecord } from './port.ts';
import { at, logged, next, step, table } from './testing/records.ts';
import { type Home, STORAGES } from './testing/storages.ts';

describe.each(STORAGES)('group commit on $name', ({ build }) => {
  let home: Home;
  let store: Store;
  const shared: number[] = [];

  beforeAll(async () => {
    home = await build();
    store = await openStore(home.where);
    store.onCommit((seconds, steps) => {
      expect(seconds).toBeGreaterThanOrEqual(0);
      shared.push(steps);
    });
  });
  afterAll(async () => {
    await store?.close();
    await home?.remove();
  });

  const tables = async (count: number): Promise<TableRecord[]> => {
    const made = Array.from({ length: count }, () => table());
    await Promise.all(made.map((record) => store.tables.add(step(record))));
    shared.length = 0;
    return made;
  };

  it('lets steps that wait share a transaction', async () => {
    const all = await tables(50);
    const results = await Promise.all(all.map((one) => store.tables.commit(step(next(one), { rows: [0] }))));
    expect(results).toEqual(all.map(() => 'done'));
    expect(shared.reduce((sum, steps) => sum + steps, 0)).toBe(50);
    expect(shared.length).toBeLessThan(5);
    for (const { id } of all) expect(await store.tables.log(id, 0)).toHaveLength(1);
  });

  it('keeps the conflict of one from the others', async () => {
    const all = await tables(6);
    const [older, doubled] = all;
    await store.tables.commit(step(next(older!), { rows: [0] }));
    const changed = next(doubled!);
    await store.tables.commit(step(changed, { rows: [0] }));
    const results = await Promise.all([
      store.tables.commit(step(next(older!), { rows: [1] })),
      store.tables.commit(step(next(changed), { rows: [0] })),
      ...all.slice(2).map((one) => store.tables.commit(step(next(one), { rows: [0] }))),
    ]);
    expect(results).toEqual(['conflict', 'conflict', 'done', 'done', 'done', 'done']);
    expect(await store.tables.log(older!.id, 0)).toEqual([logged(0)]);
    expect(await store.tables.find(doubled!.id)).toEqual(changed);
    for (const one of all.slice(2)) expect(await store.tables.find(one.id)).toEqual(next(one));
  });

  it('keeps steps that change different things, and finds the conflicts among them', async () => {
    const all = await tables(64);
    const CHANGES: Partial<TableRecord>[] = [
      { moved: at(1) },
      { waiting: [1], moved: at(2) },
      { clock: { left: [1, 2], since: at(3) }, due: at(4) },
      {},
      { status: 'running', spectators: false },
    ];
    const changed = all.map((one, i) => next(one, CHANGES[i % CHANGES.length]));
    const overtaken = (i: number): boolean => i % 7 === 3;
    const first = all.filter((_, i) => overtaken(i)).map((one) => next(one, { host: 'first' }));
    await Promise.all(first.map((one) => store.tables.commit(step(one))));
    const results = await Promise.all(changed.map((one) => store.tables.commit(step(one, { rows: [0] }))));
    expect(results).toEqual(all.map((_, i) => (overtaken(i) ? 'conflict' : 'done')));
    for (const [i, one] of changed.entries()) {
      expect(await store.tables.find(one.id)).toEqual(overtaken(i) ? next(all[i]!, { host: 'first' }) : one);
      expect(await store.tables.log(one.id, 0)).toEqual(overtaken(i) ? [] : [logged(0)]);
    }
  });

  it('keeps a step that can not be stored from the others', async () => {
    const [good, bad] = await tables(2);
    const impossible = step(next(bad!, { rematch: true as never, due: {} as never }));
    const results = await Promise.allSettled([
      store.tables.commit(impossible),
      store.tables.commit(step(next(good!))),
    ]);
    expect(results[1]).toEqual({ status: 'fulfilled', value: 'done' });
    // One storage takes the value for text, the other refuses it; neither may harm the other step.
    expect(await store.tables.find(good!.id)).toEqual(next(good!));
  });

  it('takes two steps of one table in their order, and one of two equal ones', async () => {
    const [one] = await tables(1);
    const [first, second] = [next(one!), next(next(one!))];
    const results: Committed[] = await Promise.all([
      store.tables.commit(step(second, { rows: [1] })),
      store.tables.commit(step(first, { rows: [0] })),
      store.tables.commit(step(first, { rows: [0] })),
    ]);
    expect(results).toEqual(['done', 'done', 'conflict']);
    expect(await store.tables.find(one!.id)).toEqual(second);
  });

  it('keeps what waits before it closes, and takes nothing after', async () => {
    const [one] = await tables(1);
    const other = await openOther();
    const waiting = other.tables.commit(step(next(one!), { rows: [0] }));
    await other.close();
    expect(await waiting).toBe('done');
    await expect(other.tables.commit(step(next(next(one!))))).rejects.toThrow('cannot be reached');
  });

  /** A second store where there can be one, else the same again. */
  async function openOther(): Promise<Store> {
    if (home.where.databaseUrl === undefined) await store.close();
    const other = await openStore(home.where);
    if (home.where.databaseUrl === undefined) store = other;
    return other;
  }
});
