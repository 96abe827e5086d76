import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SCHEMAS } from '../migrations/index.ts';
import { openStore } from '../open.ts';
import { StoreDown } from '../port.ts';
import { next, step, table } from '../testing/records.ts';
import { type Home, sqliteHome } from '../testing/storages.ts';
import { openFile } from './file.ts';
import { guarded } from './sqlite.ts';

let home: Home;
beforeEach(async () => {
  home = await sqliteHome();
});
afterEach(() => home.remove());

describe('the data folder', () => {
  it('is made for its owner only', async () => {
    const dataFolder = join(home.where.dataFolder, 'new', 'data');
    const store = await openStore({ dataFolder });
    await store.tables.add(step(table()));
    const mode = async (...path: string[]) => (await stat(join(dataFolder, ...path))).mode & 0o777;
    expect(await mode()).toBe(0o700);
    for (const file of ['wartable.db', 'wartable.db-wal', 'wartable.lock'])
      expect(await mode(file)).toBe(0o600);
    await store.close();
  });

  it('is served by one process at a time', async () => {
    const store = await openStore(home.where);
    const refusal = `Another Wartable process is using the data folder ${home.where.dataFolder}`;
    await expect(openStore(home.where)).rejects.toThrow(refusal);
    const child = writer(home);
    const [code] = await once(child, 'exit');
    expect(code).toBe(1);
    await expect(openStore(home.where)).rejects.toThrow(refusal);
    await store.close();
    await (await openStore(home.where)).close();
  });

  it('is migrated once', async () => {
    const record = table();
    for (let time = 0; time < 2; time++) {
      const store = await openStore(home.where);
      if (time === 0) await store.tables.add(step(record));
      expect(await store.tables.find(record.id)).toEqual(record);
      await store.close();
    }
    const file = openFile(home.where.dataFolder);
    expect(file.prepare('select name from kysely_migration').all()).toHaveLength(SCHEMAS.length);
    file.prepare("insert into kysely_migration values ('9999-later', '2099')").run();
    file.close();
    await expect(openStore(home.where)).rejects.toThrow('newer version of Wartable');
  });

  it('from before there was a choice about hints keeps them in games that have begun', async () => {
    const records = (['open', 'running', 'over'] as const).map((status) => table({ status }));
    const store = await openStore(home.where);
    for (const record of records) await store.tables.add(step(record));
    await store.close();
    const file = openFile(home.where.dataFolder);
    file.exec('alter table tables drop column hints');
    file.exec("delete from kysely_migration where name = '0004-hints'");
    file.close();
    const later = await openStore(home.where);
    const found = await Promise.all(records.map(({ id }) => later.tables.find(id)));
    expect(found.map((record) => record?.hints)).toEqual([false, true, true]);
    await later.close();
  });
});

describe('a process that is killed while it writes', () => {
  it('has kept every step that it said it had', async () => {
    const child = writer(home);
    let said = '';
    let confirmed = 0;
    for await (const text of child.stdout.setEncoding('utf8')) {
      said += text;
      confirmed = Number(/(\d+)\n[^\n]*$/.exec(said)?.[1] ?? 0);
      if (confirmed >= 40) child.kill('SIGKILL');
    }
    expect(confirmed).toBeGreaterThanOrEqual(40);
    const store = await openStore(home.where);
    const record = await store.tables.find('busy');
    expect(record!.version).toBeGreaterThanOrEqual(confirmed);
    const rows = await store.tables.log('busy', 0);
    expect(rows.map(({ row }) => row.n)).toEqual(
      Array.from({ length: record!.version - 1 }, (_, i) => i + 2),
    );
    expect(await store.tables.commit(step(next(record!)))).toBe('done');
    await store.close();
  });
});

describe('errors of SQLite', () => {
  it('are StoreDown when the disk is full, and it works again when there is room', () => {
    const file = openFile(home.where.dataFolder);
    const database = guarded(file);
    const run = (text: string, ...values: unknown[]) => database.prepare(text).run(values);
    run('create table t (a text)');
    file.pragma('max_page_count = 3');
    const fill = () => {
      run('begin');
      for (let i = 0; i < 9; i++) run('insert into t values (?)', 'x'.repeat(3000));
      run('commit');
    };
    expect(fill).toThrow(StoreDown);
    // SQLite has already rolled the transaction back; that must not be an error.
    run('rollback');
    file.pragma('max_page_count = 1000');
    fill();
    expect(database.prepare('select count(*) as n from t').all([])).toEqual([{ n: 9 }]);
    file.close();
  });

  it('are mistakes of ours when a value can not be stored or a statement is wrong', () => {
    const file = openFile(home.where.dataFolder);
    const database = guarded(file);
    expect(() => database.prepare('select ?').all([true])).toThrow(TypeError);
    expect(() => database.prepare('select ?').all([undefined])).toThrow(TypeError);
    expect(() => database.prepare('select nonsense')).toThrow(/nonsense/);
    file.close();
  });
});

/** A process that writes steps of the table `busy` as fast as it can, and says so after each. */
function writer({ where }: Home) {
  const script = fileURLToPath(new URL('../testing/writer.ts', import.meta.url));
  return spawn(process.execPath, ['--import', 'tsx', script, where.dataFolder], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}
