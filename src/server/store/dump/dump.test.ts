import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres, type TestPostgres } from '../../testing/postgres.ts';
import { openStore, type Where } from '../open.ts';
import type { Store } from '../port.ts';
import {
  account,
  at,
  bot,
  guest,
  logged,
  next,
  session,
  sitting,
  step,
  table,
  token,
} from '../testing/records.ts';
import { type Home, newDatabase, sqliteHome } from '../testing/storages.ts';
import { dump, restore } from './dump.ts';

let server: TestPostgres;
const homes: Home[] = [];
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(async () => {
  await server?.stop();
  for (const home of homes) await home.remove();
});

const newFolder = async (): Promise<Where> => {
  const home = await sqliteHome();
  homes.push(home);
  return home.where;
};
const NEW = { SQLite: newFolder, PostgreSQL: () => newDatabase(server) };

async function text(where: Where): Promise<string> {
  let all = '';
  for await (const line of dump(where)) all += line;
  return all;
}

/** Something of everything. */
async function fill(store: Store): Promise<void> {
  const [leia, someone] = [account('Leia'), guest()];
  await store.people.add(leia);
  await store.people.add(someone);
  await store.sessions.add(session(leia.id, { used: at(2), device: 'Firefox on Linux' }));
  await store.tokens.add(token(leia.id, { expires: at(9) }));
  for (let i = 0; i < 5; i++) {
    const record = table({ host: leia.id, chairs: [sitting(leia.id), bot(someone.id)], waiting: [i % 2] });
    await store.tables.add(step(record, { rows: Array.from({ length: 150 }, (_, n) => n) }));
    const position = { state: { n: i, text: '"\\\n\u2028é' }, desk: {} } as never;
    const notices = [{ person: leia.id, table: record.id, what: 'turn' as const }];
    await store.tables.commit({
      before: record,
      table: next(record, { status: 'running', due: at(i) }),
      rows: [logged(150)],
      keyframes: [{ n: 150, position }],
      notices,
    });
    await store.chat.add(record.id, {
      person: leia.id,
      name: 'Leia',
      seat: i % 2 ? 0 : null,
      text: 'é\n',
      at: at(1),
    });
    await store.chat.mute(record.id, leia.id, someone.id, true);
  }
  await store.tables.seen(leia.id, at(4));
  await store.secret('key', () => 'value');
}

describe.each([
  ['SQLite', 'PostgreSQL'],
  ['PostgreSQL', 'SQLite'],
] as const)('a backup from %s', (from, to) => {
  let source: Where;
  let store: Store;
  let backup: string;
  beforeAll(async () => {
    source = await NEW[from]();
    store = await openStore(source);
    await fill(store);
    backup = await text(source);
  });
  afterAll(() => store?.close());

  it(`goes into ${to}, and is the same from there`, async () => {
    const target = await NEW[to]();
    const rows = await restore(target, Readable.from([Buffer.from(backup)]));
    expect(rows).toBe(backup.trim().split('\n').length - 2);
    expect(await text(target)).toBe(backup);
    const again = await openStore(target);
    for (const which of ['open', 'running'] as const)
      expect(await again.tables.list(which, '', 99)).toEqual(await store.tables.list(which, '', 99));
    expect(await again.tables.due(at(99))).toEqual(await store.tables.due(at(99)));
    const [record] = await again.tables.list('running', '', 1);
    expect(await again.tables.log(record!.id, 0)).toEqual(await store.tables.log(record!.id, 0));
    expect(await again.tables.commit(step(next(record!), { rows: [151] }))).toBe('done');
    await again.close();
  });

  it('survives being cut into any pieces', async () => {
    const target = await NEW[from]();
    const bytes = Buffer.from(backup);
    const pieces = Array.from({ length: Math.ceil(bytes.length / 777) }, (_, i) =>
      bytes.subarray(i * 777, (i + 1) * 777),
    );
    await restore(target, Readable.from(pieces));
    expect(await text(target)).toBe(backup);
  });

  it('is of one moment, whatever is written meanwhile', async () => {
    const lines = dump(source);
    const read = [(await lines.next()).value, (await lines.next()).value];
    const before = backup;
    const record = table();
    await store.tables.add(step(record, { rows: [0, 1] }));
    await store.people.add(guest());
    for await (const line of lines) read.push(line);
    expect(read.join('')).toBe(before);
    expect(await text(source)).toContain(record.id);
    expect(await store.tables.remove(record.id, record.version)).toBe(true);
  });

  it('is refused by a storage that has something in it', async () => {
    const target = await NEW[to]();
    const other = await openStore(target);
    await other.secret('key', () => 'own');
    await other.close();
    await expect(restore(target, Readable.from([backup]))).rejects.toThrow('not empty');
    expect(await text(target)).toContain('own');
  });

  it('is put in whole or not at all', async () => {
    const target = await NEW[to]();
    const half = backup.slice(0, backup.length / 2);
    await expect(restore(target, Readable.from([half]))).rejects.toThrow(/invalid line|incomplete/);
    const lines = backup.trim().split('\n');
    const withoutEnd = lines.slice(0, -1).join('\n');
    await expect(restore(target, Readable.from([withoutEnd]))).rejects.toThrow('incomplete');
    const withoutRow = [...lines.slice(0, 3), ...lines.slice(4)].join('\n');
    await expect(restore(target, Readable.from([withoutRow]))).rejects.toThrow();
    await restore(target, Readable.from([backup]));
    expect(await text(target)).toBe(backup);
  });

  it('is told from other files', async () => {
    const target = await NEW[to]();
    await expect(restore(target, Readable.from(['{"a":1}\n']))).rejects.toThrow('not a Wartable backup');
    await expect(restore(target, Readable.from(['']))).rejects.toThrow('not a Wartable backup');
    const newer = '{"wartable":"backup","schema":"9999-later"}\n';
    await expect(restore(target, Readable.from([newer]))).rejects.toThrow('newer version of Wartable');
  });
});

it('fails for an empty folder', async () => {
  const where = await newFolder();
  await expect(text(where)).rejects.toThrow(`no database in the data folder ${where.dataFolder}`);
  const empty = await newDatabase(server);
  await expect(text(empty)).rejects.toThrow('The storage is empty.');
});

it('can be made by another process while a server writes', async () => {
  const where = await newFolder();
  const script = fileURLToPath(new URL('../testing/writer.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', script, where.dataFolder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let backup: string;
  try {
    await once(child.stdout, 'data');
    backup = await text(where);
  } finally {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  const target = await newFolder();
  await restore(target, Readable.from([backup]));
  const store = await openStore(target);
  const record = await store.tables.find('busy');
  expect(await store.tables.log('busy', 0)).toHaveLength(record!.version - 1);
  await store.close();
});
