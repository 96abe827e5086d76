import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '../../kernel/json.ts';
import type { NewTable, TableInfo } from '../../protocol/tables.ts';
import { openStore } from '../store/open.ts';
import { type Store, StoreDown } from '../store/port.ts';
import { type Home, sqliteHome } from '../store/testing/storages.ts';
import { aTable } from '../testing/server.ts';
import { manageTables, type TableManager } from './tables.ts';
import { depsOn } from './testing/deps.ts';

/** Two servers of one storage that hear nothing of each other. */
let home: Home;
let store: Store;
let here: TableManager;
let there: TableManager;
/** How much later it is, in milliseconds. */
let later = 0;
const now = (): Date => new Date(Date.now() + later);

beforeAll(async () => {
  home = await sqliteHome();
  store = await openStore(home.where);
  here = manageTables(depsOn(store, now));
  there = manageTables(depsOn(store, now));
});
afterAll(async () => {
  await store.close();
  await home.remove();
});

const makeOpen = (more: Partial<NewTable> = {}): Promise<TableInfo> =>
  here.makeTable('ann', aTable([{ is: 'me' }, { is: 'open' }], more).body);

async function running(more: Partial<NewTable> = {}): Promise<TableInfo> {
  const { id } = await makeOpen(more);
  return here.join('bob', id, {});
}

/** A server at which something is done to the storage just before a table is removed. */
const disturbed = (meanwhile: () => Promise<unknown>): TableManager => {
  const remove: Store['tables']['remove'] = async (...table) => {
    await meanwhile();
    return store.tables.remove(...table);
  };
  return manageTables(depsOn({ ...store, tables: { ...store.tables, remove } }, now));
};

describe('a host who leaves', () => {
  it('learns that the game has begun, though their server did not know yet', async () => {
    const { id } = await makeOpen();
    await there.table('ann', id);
    await here.join('bob', id, {});
    await expect(there.leave('ann', id)).rejects.toMatchObject({ status: 409, code: 'started' });
    expect(await store.tables.find(id)).toMatchObject({ status: 'running' });
  });

  it('removes their table that was changed elsewhere and has not begun', async () => {
    const { id } = await makeOpen();
    await there.table('ann', id);
    await here.fill('ann', id, { seat: 1, level: 'steady' });
    await there.leave('ann', id);
    expect(await store.tables.find(id)).toBeUndefined();
  });

  it('on deletion resigns a game that just began, and ignores tables already gone', async () => {
    const [open, gone] = [await makeOpen(), await makeOpen()];
    let begun = false;
    const elsewhere = disturbed(async () => {
      if (begun) return;
      begun = true;
      await here.join('bob', open.id, {});
      await here.leave('ann', gone.id);
    });
    await elsewhere.personLeaves('ann');
    expect(await store.tables.find(open.id)).toMatchObject({
      status: 'over',
      outcome: { seats: ['lost', 'won'], reason: 'resigned' },
    });
    expect(await store.tables.find(gone.id)).toBeUndefined();
  });
});

describe('a player for whom a bot plays', () => {
  it('can return to the seat while the game runs, and not when it is over', async () => {
    const live = { pace: { kind: 'live', base: 3600, increment: 0 }, late: 'bot' } as const;
    const { id, waiting } = await running(live);
    const gone = waiting[0]!;
    const [away, stays] = gone === 0 ? ['ann', 'bob'] : ['bob', 'ann'];
    later += 4 * 60_000;
    await here.settle(stays, id, { seat: gone, do: 'bot' });
    await here.act(stays, id, 1 - gone, { do: 'resign' });
    const before = await store.tables.find(id);
    expect(before).toMatchObject({ status: 'over', chairs: { [gone]: { is: 'bot', for: away } } });
    await expect(here.join(away, id, {})).rejects.toMatchObject({ status: 409, code: 'over' });
    expect(await store.tables.find(id)).toEqual(before);
  });
});

describe('bots that play among themselves', () => {
  it('stop thinking when their host has ended the game', async () => {
    const called: string[] = [];
    const tables = manageTables({ ...depsOn(store, now), moved: (table) => void called.push(table) });
    const bots = [{ is: 'bot', level: 'master' } as const, { is: 'bot', level: 'master' } as const];
    const { id } = await tables.makeTable('ann', aTable(bots).body);
    expect(called).toEqual([id]);
    await tables.abandon('ann', id);
    expect(called).toEqual([id, id]);
    expect(await tables.waitingBots(id)).toEqual([]);
  });
});

describe('a bot of a level that is no longer offered', () => {
  it('sits there as the nearest one that is', async () => {
    const { seats } = await here.makeTable(
      'ann',
      aTable([{ is: 'me' }, { is: 'bot', level: 'master' }]).body,
    );
    expect(seats.map(({ sitter }) => sitter)).toContainEqual({ is: 'bot', level: 'strong' });
  });
});

describe('an open table', () => {
  it('is in the lobby while its host is about, and for a week after', async () => {
    const { id } = await makeOpen();
    const listed = async (): Promise<boolean> =>
      (await there.tables('bob', 'open')).tables.some((table) => table.id === id);
    const week = 7 * 86_400_000;
    later += week - 60_000;
    expect(await listed()).toBe(true);
    later += 120_000;
    expect(await listed()).toBe(false);
    expect((await here.tables('ann', 'mine')).tables.map((table) => table.id)).toContain(id);
    await here.present('ann', null);
    later += week - 60_000;
    expect(await listed()).toBe(true);
    later += 120_000;
    expect(await listed()).toBe(false);
    await here.leave('ann', id);
  });
});

describe('a rematch', () => {
  const over = async (chairs: NewTable['chairs']): Promise<string> => {
    const { id } = await here.makeTable('ann', aTable(chairs).body);
    if (chairs.some(({ is }) => is === 'open')) await here.join('bob', id, {});
    await here.act('ann', id, 0, { do: 'resign' });
    return id;
  };
  const mine = async (): Promise<string[]> =>
    (await store.tables.list('mine', 'ann', 1000)).map(({ id }) => id).toSorted();

  it('is one, also when two servers are asked for it', async () => {
    const id = await over([{ is: 'me' }, { is: 'open' }]);
    await there.table('bob', id);
    const before = await mine();
    const next = await here.rematch('ann', id);
    expect((await there.rematch('bob', id)).id).toBe(next.id);
    expect(await mine()).toEqual([...before, next.id].toSorted());
    await here.leave('ann', next.id);
  });

  it('does not begin where it is not certain', async () => {
    const id = await over([{ is: 'me' }, { is: 'bot', level: 'steady' }]);
    const called: string[] = [];
    const commit: Store['tables']['commit'] = () => Promise.reject(new StoreDown());
    const moved = (table: string): void => void called.push(table);
    const failing = depsOn({ ...store, tables: { ...store.tables, commit } }, now);
    const before = await mine();
    await expect(manageTables({ ...failing, moved }).rematch('ann', id)).rejects.toThrow(StoreDown);
    expect([await mine(), called]).toEqual([before, []]);
    const next = await manageTables({ ...depsOn(store, now), moved }).rematch('ann', id);
    expect([next.status, called]).toEqual(['running', [next.id]]);
  });
});

describe('what is refused', () => {
  const wanted = aTable([{ is: 'me' }, { is: 'open' }]).body;

  it('says which games there are, and which options', async () => {
    await expect(here.makeTable('ann', { ...wanted, game: 'chess' })).rejects.toMatchObject({
      code: 'no-game',
      message: "Unknown game. Available: 'empire-vs-rebellion', 'rebellion'.",
    });
    await expect(here.makeTable('ann', { ...wanted, options: 'blitz' })).rejects.toMatchObject({
      code: 'bad-options',
      message: expect.stringMatching(
        /^These options are not valid for this game. Its option sets are .*'full'.*\.$/,
      ),
    });
  });

  it.each<[unknown]>([
    [{ toString: 1 }],
    [{ constructor: 1 }],
    [{ hasOwnProperty: true }],
    [JSON.parse('{ "__proto__": { "tutorial": true } }')],
    [{ tutorial: 1 }],
    [{ tutorial: false, blitz: true }],
    ['toString'],
    ['__proto__'],
    [null],
    [7],
    [[true]],
  ])('options %j', async (options) => {
    for (const game of ['empire-vs-rebellion', 'rebellion'])
      await expect(
        here.makeTable('ann', { ...wanted, game, options: options as Json }),
      ).rejects.toMatchObject({ status: 400, code: 'bad-options' });
  });

  it('says which chairs there are, and which are taken', async () => {
    const { id } = await makeOpen();
    const none = { status: 422, code: 'no-chair', message: 'There is no seat 5, only 0 to 1.' };
    await expect(here.join('bob', id, { seat: 5 })).rejects.toMatchObject(none);
    await expect(here.fill('ann', id, { seat: 5, level: null })).rejects.toMatchObject(none);
    const taken = { status: 409, code: 'taken', message: 'That seat is taken.' };
    await expect(here.join('bob', id, { seat: 0 })).rejects.toMatchObject(taken);
    await here.fill('ann', id, { seat: 1, level: 'steady' });
    const full = { status: 409, code: 'taken', message: 'No seat is free for you.' };
    await expect(here.join('bob', id, {})).rejects.toMatchObject(full);
    await here.leave('ann', id);
  });
});
