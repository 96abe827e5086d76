import { afterEach, describe, expect, it, vi } from 'vitest';
import { openStore } from './store/open.ts';
import { openFile } from './store/sqlite/file.ts';
import { ask, type Home, postgresHome, sqliteHome } from './store/testing/storages.ts';
import { aServer } from './testing/server.ts';

/** A storage that opens, but fails at the first thing that a server asks of it: the secret that all processes share. */
const BREAK = 'drop table secrets';

let home: Home;
afterEach(() => home.remove());

describe('a server that can not start', () => {
  it('gives its data folder back', async () => {
    home = await sqliteHome();
    await (await openStore(home.where)).close();
    const file = openFile(home.where.dataFolder);
    file.exec(BREAK);
    file.close();
    await expect(aServer({ WARTABLE_DATA: home.where.dataFolder })).rejects.toThrow('secrets');
    // Nobody could open it while the lock is held.
    await (await openStore(home.where)).close();
  });

  it('hangs up on PostgreSQL', async () => {
    home = await postgresHome();
    const url = home.where.databaseUrl!;
    await (await openStore(home.where)).close();
    await ask(url, BREAK);
    await expect(aServer({ DATABASE_URL: url })).rejects.toThrow('secrets');
    const ours = "select pid from pg_stat_activity where application_name like 'wartable%'";
    await vi.waitFor(async () => expect(await ask(url, ours)).toEqual([]));
  });
});
