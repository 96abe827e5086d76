import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../store/open.ts';
import { type Store, StoreDown } from '../store/port.ts';
import { type Home, sqliteHome } from '../store/testing/storages.ts';
import { aTable } from '../testing/server.ts';
import type { TablesDeps } from './deps.ts';
import type { Sent } from './service.ts';
import { manageTables, type TableManager } from './tables.ts';
import { depsOn } from './testing/deps.ts';
import { move } from './testing/moves.ts';

/** A storage that can be away, and a time that passes as a test likes. */
let home: Home;
let kept: Store;
let store: Store;
/** What goes wrong with the storage. */
let trouble: (what: string) => unknown = () => undefined;
let now = Date.now();

beforeAll(async () => {
  home = await sqliteHome();
  kept = await openStore(home.where);
  const { people, tables, ready } = kept;
  store = { ...kept, ...troubled({ ready }), people: troubled(people), tables: troubled(tables) };
});
afterAll(async () => {
  await kept.close();
  await home.remove();
});
beforeEach(() => {
  trouble = () => undefined;
});

/** Asks `trouble` before everything. */
const troubled = <T extends object>(part: T): T =>
  Object.fromEntries(
    Object.entries(part).map(([name, ask]) => [
      name,
      async (...args: unknown[]) => {
        await trouble(name);
        return ask(...args);
      },
    ]),
  ) as T;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const BASE = 20 * MINUTE;
const pass = (milliseconds: number): void => {
  now += milliseconds;
};
const away = (): never => {
  throw new StoreDown();
};

const server = (more: Partial<TablesDeps> = {}): TableManager =>
  manageTables({ ...depsOn(store, () => new Date(now), new Date(now)), ...more });

/** Ann and Bob at a table where an absent player may lose the game, and the one who is asked. */
async function live(tables: TableManager) {
  const pace = { kind: 'live', base: BASE / SECOND, increment: 0 } as const;
  const made = await tables.makeTable(
    'ann',
    aTable([{ is: 'me' }, { is: 'open' }], { pace, late: 'claim' }).body,
  );
  const { id, waiting } = await tables.join('bob', made.id, {});
  const seat = waiting[0] ?? 0;
  const [thinks, waits] = seat === 0 ? ['ann', 'bob'] : ['bob', 'ann'];
  const left = async (on: TableManager): Promise<number> => (await on.table('ann', id)).clocks[seat]!.left;
  return { id, seat, thinks, waits, left };
}

/** The storage is asked whether it answers, and both pages report their presence, as far as it allows. */
async function beat(tables: TableManager, id: string): Promise<void> {
  await asked(tables);
  for (const person of ['ann', 'bob']) await tables.present(person, [id]).catch(() => undefined);
}

const asked = (tables: TableManager): Promise<void> =>
  store.ready().then(
    () => tables.storeAnswers(true, new Date(now)),
    () => tables.storeAnswers(false, new Date(now)),
  );

describe('a storage that is away for ten minutes', () => {
  async function outage(tables: TableManager, id: string, minutes = 10): Promise<void> {
    trouble = away;
    for (let i = 0; i < 2 * minutes; i++) {
      await beat(tables, id);
      pass(30 * SECOND);
    }
    trouble = () => undefined;
  }

  it('costs nobody time', async () => {
    const tables = server();
    const { id, left } = await live(tables);
    pass(MINUTE);
    await beat(tables, id);
    await outage(tables, id);
    expect(await left(tables)).toBe(BASE - MINUTE);
    pass(MINUTE);
    expect(await left(tables)).toBe(BASE - 2 * MINUTE);
  });

  it('also where all of it would have been used up, and is told to those who look', async () => {
    const tables = server();
    const { id, seat, waits } = await live(tables);
    const sent: Sent[] = [];
    await tables.watch(waits!, id, { seat: 1 - seat }, undefined, (one) => sent.push(one));
    await outage(tables, id, BASE / MINUTE + 1);
    const before = sent.length;
    await tables.refreshAll();
    expect(sent).toHaveLength(before + 1);
    expect(sent.at(-1)).toMatchObject({ is: 'table', info: { lateSeats: [] } });
    const told = sent.flatMap((one) => (one.is === 'table' ? [one.info.clocks[seat]!.left] : []));
    expect(told.at(-1)).toBe(BASE);
  });

  it('costs nobody time either when it can still be read', async () => {
    const tables = server();
    const { id, left } = await live(tables);
    pass(MINUTE);
    await beat(tables, id);
    trouble = (what) => {
      if (['commit', 'seen', 'ready'].includes(what)) away();
    };
    for (let i = 0; i < 10; i++) {
      await expect(move(tables, id)).rejects.toThrow(StoreDown);
      await tables.storeAnswers(true, new Date(now));
      pass(MINUTE);
    }
    trouble = () => undefined;
    expect(await left(tables)).toBe(BASE - MINUTE);
  });

  it('counts from when it was asked, however long that took to fail', async () => {
    const tables = server();
    const { id, left } = await live(tables);
    await beat(tables, id);
    trouble = away;
    const began = new Date(now);
    pass(15 * SECOND);
    await tables.storeAnswers(false, began);
    trouble = () => undefined;
    expect(await left(tables)).toBe(BASE);
  });

  it('makes nobody absent who is seen after it', async () => {
    const tables = server();
    const { id, seat, waits } = await live(tables);
    await outage(tables, id);
    expect((await tables.table('ann', id)).lateSeats).toEqual([]);
    await expect(tables.settle(waits!, id, { seat, do: 'claim' })).rejects.toThrow('nothing to decide');
    pass(4 * MINUTE);
    await tables.settle(waits!, id, { seat, do: 'claim' });
  });

  it('for one server only is still no time for those who were connected to it', async () => {
    const [tables, other] = [server(), manageTables(depsOn(kept, () => new Date(now), new Date(now)))];
    const { id, seat } = await live(tables);
    await outage(tables, id, 5);
    trouble = away;
    do await move(other, id);
    while ((await other.table('ann', id)).waiting.includes(seat));
    const { clocks } = await other.table('ann', id);
    await outage(tables, id, 5);
    await tables.refreshAll();
    expect((await tables.table('ann', id)).clocks).toEqual(clocks);
  });

  it('does not count when it was short', async () => {
    const tables = server();
    const { left } = await live(tables);
    pass(10 * MINUTE);
    trouble = away;
    await asked(tables);
    trouble = () => undefined;
    pass(SECOND);
    await asked(tables);
    // Nobody has done anything at the table meanwhile.
    pass(MINUTE);
    expect(await left(tables)).toBe(BASE - 11 * MINUTE - SECOND);
  });
});

describe('a server that has started again', () => {
  it('offers nobody up who could not be seen while there was none', async () => {
    const before = server();
    const { id, seat, waits } = await live(before);
    await beat(before, id);
    pass(10 * MINUTE);
    const after = server();
    expect((await after.table(waits!, id)).lateSeats).toEqual([]);
    pass(3 * MINUTE + SECOND);
    await after.present(waits!, [id]);
    expect((await after.table(waits!, id)).lateSeats).toEqual([{ seat, may: ['bot', 'claim'], agreed: [] }]);
  });

  it('does not forget what it has given back when a guest at the table signs in', async () => {
    const before = server();
    const { id, left } = await live(before);
    pass(MINUTE);
    await beat(before, id);
    pass(10 * MINUTE);
    const after = server();
    expect(await left(after)).toBe(BASE - MINUTE);
    // People who were seen since say nothing about the time before.
    await beat(after, id);
    await after.personMerged(await kept.people.merge('bob', 'robert'));
    pass(MINUTE);
    const { seats, clocks } = await after.table('ann', id);
    expect(seats[1]!.sitter).toMatchObject({ id: 'robert' });
    expect(clocks.find(({ running }) => running)!.left).toBe(BASE - 2 * MINUTE);
    await after.abandon('ann', id);
    expect((await kept.tables.find(id))!.clock!.left).toContain(BASE - MINUTE);
  });
});

describe('a server that looks all its tables up again', () => {
  it('does so for one that is just being loaded', async () => {
    const [here, there] = [server(), server()];
    const { id } = await live(here);
    let go = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    let reads = (): void => undefined;
    const reading = new Promise<void>((resolve) => {
      reads = resolve;
    });
    // It has read the record, and nothing else yet, when the other server takes a step.
    trouble = (what) => {
      if (what !== 'lastSeen') return;
      trouble = () => undefined;
      reads();
      return held;
    };
    const loading = there.table('ann', id);
    await reading;
    await here.abandon('ann', id);
    const { version } = (await kept.tables.find(id))!;
    const again = there.refreshAll();
    go();
    await Promise.all([loading, again]);
    expect(there.isUpTo(id, version)).toBe(true);
  });

  it('goes on when one of them cannot be read', async () => {
    const errors: object[] = [];
    const { log } = depsOn(store);
    const [here, there] = [server(), server({ log: { ...log, error: (about) => void errors.push(about) } })];
    const ids = [(await live(here)).id, (await live(here)).id];
    for (const id of ids) await there.table('ann', id);
    for (const id of ids) await here.abandon('ann', id);
    let broken = new Error('broken') as Error | null;
    trouble = (what) => {
      const error = broken;
      if (what !== 'find' || !error) return;
      broken = null;
      throw error;
    };
    await there.refreshAll();
    const { version } = (await kept.tables.find(ids[1]!))!;
    expect(there.isUpTo(ids[1]!, version)).toBe(true);
    expect(errors).toEqual([{ err: expect.objectContaining({ message: 'broken' }), table: ids[0] }]);
  });
});
