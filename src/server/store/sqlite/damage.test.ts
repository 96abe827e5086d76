import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { storageCause } from '../causes.ts';
import { dump } from '../dump/dump.ts';
import { openStore } from '../open.ts';
import { type Store, StoreDamaged, StoreDown, type TableRecord } from '../port.ts';
import { spoilTable, spoilText } from '../testing/damage.ts';
import { guest, next, step, table } from '../testing/records.ts';
import { type Home, sqliteHome } from '../testing/storages.ts';
import { checkFile } from './check.ts';
import { databasePath, openFile } from './file.ts';
import { openSqlite } from './sqlite.ts';

let home: Home;
let folder: string;
let store: Store | undefined;
beforeEach(async () => {
  home = await sqliteHome();
  folder = home.where.dataFolder;
});
afterEach(async () => {
  await store?.close();
  store = undefined;
  await home.remove();
});

/** Two tables with rows, in a storage that was closed. */
async function twoTables(): Promise<[TableRecord, TableRecord]> {
  const opened = await openStore(home.where);
  const records = [table(), table()] as const;
  for (const record of records) {
    await opened.tables.add(step(record));
    await opened.tables.commit(step(next(record), { rows: [0, 1, 2] }));
  }
  await opened.close();
  return [records[0], records[1]];
}

const failure = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe.each([false, true])('a damaged database, in a thread of its own: %s', (ownThread) => {
  const open = async (): Promise<Store> => {
    store = await openStore({ dataFolder: folder, ownThread });
    return store;
  };

  it('with an invalid text does not end the process: what needs the text is refused, everything else works', async () => {
    const opened = await openStore(home.where);
    const [lost, found] = [guest('Lost in hyperspace'), guest('Found')];
    for (const person of [lost, found]) await opened.people.add(person);
    await opened.close();
    spoilText(folder, 'Lost in hyperspace');
    const again = await open();
    const error = await failure(again.people.find(lost.id));
    expect(error).toBeInstanceOf(StoreDamaged);
    expect(storageCause(error)).toMatchObject({ words: 'The database is damaged.', lasting: true });
    expect(await again.people.find(found.id)).toEqual(found);
    await again.ready();
  });

  it('with an invalid row affects only the table of that row', async () => {
    const [lost, found] = await twoTables();
    const opened = await openStore(home.where);
    const row = next(lost);
    await opened.tables.commit({
      ...step({ ...next(row), version: 3 }, { rows: [3] }),
      before: row,
      rows: [
        {
          row: { ...(await opened.tables.log(lost.id, 2))[0]!.row, n: 3, hash: 'Alderaan' },
          shown: 3,
          seqs: [],
        },
      ],
    });
    await opened.close();
    spoilText(folder, 'Alderaan');
    const again = await open();
    expect(await failure(again.tables.log(lost.id, 0))).toBeInstanceOf(StoreDamaged);
    expect(await again.tables.log(found.id, 0)).toHaveLength(3);
    expect(await again.tables.commit(step(next(next(found)), { rows: [3] }))).toBe('done');
  });

  it('whose notices are damaged says so', async () => {
    const opened = await openStore(home.where);
    const record = table();
    await opened.tables.add(step(record));
    const notice = { person: 'Somebody of Alderaan', table: record.id, what: 'turn' as const };
    await opened.tables.commit(step(next(record), { notices: [notice] }));
    await opened.close();
    spoilText(folder, 'Somebody of Alderaan');
    expect(await failure((await open()).notices.deliver(9))).toBeInstanceOf(StoreDamaged);
  });

  it('is found out at the start, and said in one line that names the file', async () => {
    await twoTables();
    spoilTable(folder, 'log');
    const error = await failure(open());
    expect(error).toBeInstanceOf(Error);
    expect((error as Error).message).toMatch(/^The database is damaged \([^\n]*\)\. Restore a backup[^\n]*$/);
    expect((error as Error).message).toContain(databasePath(folder));
    // The folder is given back.
    expect(await failure(open())).toMatchObject({ message: (error as Error).message });
  });
});

describe('the check at the start', () => {
  it('finds names of columns that are not texts', async () => {
    await twoTables();
    // Also part of a column's name, which the library would want to tell.
    spoilText(folder, 'table_id');
    for (const ownThread of [false, true])
      expect(await failure(openStore({ dataFolder: folder, ownThread }))).toMatchObject({
        message: expect.stringMatching(/^The database is damaged \(/),
      });
  });

  it('leaves out what grows with every game when the file is large', async () => {
    await twoTables();
    spoilTable(folder, 'log');
    const file = openFile(folder);
    expect(() => checkFile(file, folder)).toThrow(StoreDamaged);
    expect(() => checkFile(file, folder, 0)).not.toThrow();
    file.close();
    spoilTable(folder, 'people');
    const again = openFile(folder);
    expect(() => checkFile(again, folder, 0)).toThrow('malformed');
    again.close();
  });
});

it('a backup of a damaged database says so, and ends no process', async () => {
  const opened = await openStore(home.where);
  await opened.people.add(guest('Lost in hyperspace'));
  await opened.close();
  spoilText(folder, 'Lost in hyperspace');
  const all = async (): Promise<void> => {
    for await (const _ of dump(home.where));
  };
  expect(await failure(all())).toBeInstanceOf(StoreDamaged);
});

it('a full disk is named as such, and the storage goes on when there is room again', async () => {
  const engine = await openSqlite(folder);
  const add = (): Promise<unknown> =>
    engine.db
      .insertInto('people')
      .values({ ...guest('x'.repeat(50_000)) })
      .execute();
  await sql`pragma max_page_count = 60`.execute(engine.db);
  const fill = async (): Promise<void> => {
    for (;;) await add();
  };
  const error = await failure(fill());
  expect(error).toBeInstanceOf(StoreDown);
  expect(storageCause(error).words).toBe('The disk is full.');
  await sql`pragma max_page_count = 6000`.execute(engine.db);
  await add();
  await engine.close();
});
