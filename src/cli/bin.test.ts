import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openStore } from '../server/store/open.ts';
import { openFile } from '../server/store/sqlite/file.ts';
import { BIN, runProgram } from './testing/program.ts';

const home = mkdtempSync(join(tmpdir(), 'wartable-bin-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

const EVR = 'empire-vs-rebellion';
const env = { WARTABLE_HOME: home };
const run = (argv: readonly string[], input?: string) => runProgram(argv, env, input);

describe('the program in a pipe', () => {
  it('prints the help when there is no terminal for the menu', async () => {
    const { code, out, err } = await run([]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('simulate');
  });

  it('has exit code 2 and one line for a mistake', async () => {
    const { code, out, err } = await run(['fight']);
    expect([code, out]).toEqual([2, '']);
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  it('says in one line why a server can not start, and ends', async () => {
    const port = createServer().listen(0);
    const { port: taken } = port.address() as AddressInfo;
    const serve = (...argv: string[]) => run(['serve', '--log-level', 'silent', ...argv]);
    const nowhere = await serve('--data', join(BIN, 'data'));
    expect([nowhere.code, nowhere.out]).toEqual([1, '']);
    expect(nowhere.err).toMatch(
      /^wartable: the server can't start: The database file cannot be opened \([^\n]*ENOTDIR[^\n]*\)\.\n$/,
    );
    const busy = await serve('--data', join(home, 'data'), '--port', `${taken}`);
    expect([busy.code, busy.out]).toEqual([1, '']);
    expect(busy.err).toMatch(/^wartable: the server can't start: [^\n]*EADDRINUSE[^\n]*\n$/);
    port.close();
    const data = join(home, 'broken');
    await (await openStore({ dataFolder: data })).close();
    const file = openFile(data);
    file.exec('drop table secrets');
    file.close();
    const broken = await serve('--data', data, '--port', '0');
    expect([broken.code, broken.out]).toEqual([1, '']);
    expect(broken.err).toMatch(/^wartable: the server can't start: [^\n]*secrets[^\n]*\n$/);
  });

  it('stays quiet during long work, without colours', async () => {
    const { code, out, err } = await run(['simulate', EVR, '--games', '200', '--json', '--seed', 's']);
    expect([code, err]).toEqual([0, '']);
    expect(JSON.parse(out)).toMatchObject({ games: 200, failures: 0 });
    expect((await run(['rules', EVR])).out).not.toContain('\u001b');
  });

  it('plays from a script, saves when the input ends, and resumes', async () => {
    const began = await run(['play', EVR, '--tutorial', '--against', 'random', '--seed', 's'], '1\n1\n');
    expect([began.code, began.err]).toEqual([0, '']);
    expect(began.out).toContain('> 1\n');
    expect(began.out).toContain('The game is saved.');
    const back = await run(['play', '--resume'], 'table\nquit\n');
    expect(back.code).toBe(0);
    expect(back.out).toContain('What happened last:');
    expect(readdirSync(join(home, 'games'))).toHaveLength(1);
  });

  it('does not mind a reader that goes away', async () => {
    const child = spawn(process.execPath, [BIN, 'rules', EVR], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let complaints = '';
    child.stderr.on('data', (data: Buffer) => {
      complaints += data.toString();
    });
    child.stdout.destroy();
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect([code, complaints]).toEqual([0, '']);
  });
});
