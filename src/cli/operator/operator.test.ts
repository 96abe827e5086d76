import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TableInfo } from '../../protocol/tables.ts';
import { type ServerProcess, startProcess } from '../../server/testing/process.ts';
import { aTable, playOn, type Visitor, visitor, visitorAt } from '../../server/testing/server.ts';
import { Desk } from '../testing/fake-terminal.ts';
import { runProgram } from '../testing/program.ts';

/** An operator's work beside a running server: the real program, while a real server plays. */
let server: ServerProcess;
let ann: Visitor;
let bob: Visitor;
const folder = mkdtempSync(join(tmpdir(), 'wartable-operator-'));
/** Processes start slowly on a machine that is busy with other tests. */
vi.setConfig({ hookTimeout: 120_000 });
beforeAll(async () => {
  server = await startProcess();
  [ann, bob] = await Promise.all([visitor(server.url), visitor(server.url)]);
});
afterAll(async () => {
  await server?.remove();
  rmSync(folder, { recursive: true, force: true });
});

const at = ({ id }: TableInfo) => ({ params: { id } });

async function annAndBob(answers: number, more: Parameters<typeof aTable>[1] = {}): Promise<TableInfo> {
  const made = await ann.ask('makeTable', aTable([{ is: 'me' }, { is: 'open' }], more));
  const table = await bob.ask('join', { ...at(made), body: {} });
  await playOn(table, [ann, bob], answers);
  return table;
}

function written(name: string, json: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(json));
  return path;
}

describe('a backup of a running server', () => {
  it('is restored into an empty folder, and a server there shows the same tables and goes on', async () => {
    // The one that is played at meanwhile is a long game.
    const [resting, played] = [await annAndBob(12), await annAndBob(6, { game: 'rebellion' })];
    await bob.ask('say', { ...at(resting), body: { text: 'until tomorrow' } });
    const file = join(folder, 'backup');
    let done = false;
    const backup = runProgram(['backup', file, '--data', server.data]).finally(() => {
      done = true;
    });
    while (!done) await playOn(played, [ann, bob], 1);
    expect(await backup).toEqual({ code: 0, out: `The backup is in ${file}.\n`, err: '' });

    const data = join(folder, 'restored');
    const restored = await runProgram(['restore', file, '--data', data]);
    expect(restored).toMatchObject({ code: 0, out: expect.stringMatching(/^Restored \d+ rows\.\n$/) });
    const there = await startProcess({ WARTABLE_DATA: data });
    try {
      const [annThere, bobThere] = [visitorAt(there.url, ann), visitorAt(there.url, bob)];
      for (const [seat, here, again] of [
        [0, ann, annThere],
        [1, bob, bobThere],
      ] as const) {
        expect(await again.look(resting, seat)).toEqual(await here.look(resting, seat));
        // The other table has gone on since.
        const [then, now] = [await again.look(played, seat), await here.look(played, seat)];
        expect(then.log.length).toBeGreaterThan(2);
        expect(now.log.slice(0, then.log.length - 1)).toEqual(then.log.slice(0, -1));
      }
      const chat = { ...at(resting), query: {} };
      expect(await annThere.ask('chat', chat)).toEqual(await ann.ask('chat', chat));
      const ids = async (who: Visitor) =>
        (await who.ask('tables', { query: { which: 'mine' } })).tables.map(({ id }) => id).sort();
      expect(await ids(annThere)).toEqual(await ids(ann));
      for (const table of [resting, played]) expect(await playOn(table, [annThere, bobThere], 4)).toBe(4);
      expect(there.errors()).toEqual([]);
    } finally {
      await there.remove();
    }
    expect(server.errors()).toEqual([]);
  });
});

describe('reports', () => {
  it('are read beside the server that takes them', async () => {
    const table = await annAndBob(6);
    const reports = (...argv: string[]) => runProgram(['reports', ...argv, '--data', server.data]);
    expect(await reports()).toEqual({ code: 0, out: 'There are no reports.\n', err: '' });
    const body = { seat: 0, words: 'My card did nothing.' };
    const { report } = await ann.ask('report', { ...at(table), body });
    const listed = await reports();
    expect(listed).toMatchObject({ code: 0, err: '' });
    expect(listed.out).toMatch(new RegExp(`^${report} .* table ${table.id}  My card did nothing\\.\\n$`));
    const shown = await reports(report);
    expect(shown.code).toBe(0);
    expect(shown.out).toContain('THE REBELLION (you)');
    expect(await playOn(table, [ann, bob], 2)).toBe(2);
  });
});

describe('replay of what a server gave out', () => {
  it('verifies a finished game, and refuses one with another answer', async () => {
    const table = await annAndBob(12);
    await bob.ask('act', { ...at(table), body: { seat: 1, command: { do: 'resign' } } });
    const file = (await ann.ask('exportTable', { ...at(table), query: {} })) as {
      seal: string;
      rows: { act: { do: string; answer?: unknown } }[];
    };
    expect(file.seal).toMatch(/./);
    const whole = await runProgram(['replay', written('whole.json', file)]);
    expect(whole).toMatchObject({ code: 0, err: '' });
    expect(whole.out.replace(/\s+/g, ' ')).toContain(`ok: ${file.rows.length} rows and `);

    const row = file.rows.findLastIndex(({ act }) => act.do === 'answer');
    Object.assign(file.rows[row]!.act, { answer: { is: 'choose', id: 'do:win' } });
    const forged = await runProgram(['replay', written('forged.json', file)]);
    expect(forged).toMatchObject({ code: 1, out: '' });
    expect(forged.err).toMatch(new RegExp(`^tampered: row ${row}: [^\\n]+\\n$`));
  });

  it('says of a game under way what it is, and what it is good for', async () => {
    const table = await annAndBob(6);
    const path = written('view.json', await ann.ask('exportTable', { ...at(table), query: {} }));
    const { code, out, err } = await runProgram(['replay', path]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/one seat's view of a running game.*nothing to verify.*continued/);
  });
});

describe('a storage that cannot be used', () => {
  it.each<[string, (data: string) => void, RegExp]>([
    [
      'no database',
      (data) => writeFileSync(join(data, 'wartable.db'), 'hello '.repeat(1000)),
      /The database is damaged \(.*wartable\.db: file is not a database\)\. Restore a backup/,
    ],
    ['a folder for the file', (data) => mkdirSync(join(data, 'wartable.db')), /cannot be opened/],
  ])('is said in one line when the server starts: %s', async (_, spoil, words) => {
    const data = mkdtempSync(join(folder, 'unusable-'));
    spoil(data);
    const { code, err } = await runProgram(['serve', '--data', data, '--port', '0', '--log-level', 'silent']);
    expect(code).toBe(1);
    expect(err).toMatch(/^wartable: the server can't start: [^\n]+\n$/);
    expect(err).toMatch(words);
    expect(err).not.toContain('[object');
  });

  it('is said in one line when a backup is made of it', async () => {
    const data = mkdtempSync(join(folder, 'unusable-'));
    writeFileSync(join(data, 'wartable.db'), 'hello '.repeat(1000));
    const { code, err } = await runProgram(['backup', join(folder, 'of-nothing'), '--data', data]);
    expect(code).toBe(2);
    expect(err).toMatch(/^wartable: The database is damaged[^\n]+\n$/);
  });
});

describe('a storage or a file that is not there', () => {
  const desk = new Desk();
  afterAll(() => desk.clear());
  const nothing = join(folder, 'nothing-here');
  const closed = 'postgres://nobody:hush@127.0.0.1:1/none';
  const there = written('there', { wartable: 'backup', schema: '0001-start' });
  const NOWHERE: readonly (readonly [string, readonly string[], string])[] = [
    [
      'backup from no folder',
      ['backup', join(folder, 'f'), '--data', nothing],
      `no database in the data folder ${nothing}`,
    ],
    ['backup from a closed port', ['backup', join(folder, 'f'), '--database', closed], 'ECONNREFUSED'],
    [
      'backup into no folder',
      ['backup', join(nothing, 'f'), '--data', nothing],
      `folder not found: '${nothing}'`,
    ],
    ['restore into a closed port', ['restore', there, '--database', closed], 'ECONNREFUSED'],
    ['restore into a file', ['restore', there, '--data', join(there, 'data')], 'ENOTDIR'],
    ['reports of no folder', ['reports', '--data', nothing], `no database in the data folder ${nothing}`],
    ['reports from a closed port', ['reports', '--database', closed], 'ECONNREFUSED'],
  ];
  it.each(NOWHERE)('%s is said in one plain line, and nothing is left behind', async (_, argv, words) => {
    const before = readdirSync(folder);
    const { code, text, err } = await desk.run(argv);
    expect([code, text]).toEqual([2, '']);
    expect(err).toMatch(/^wartable: [^\n]+$/);
    expect(err).toContain(words);
    expect(err).not.toMatch(/should not have happened|hush/);
    expect(readdirSync(folder)).toEqual(before);
  });
});
