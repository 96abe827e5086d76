import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aServer, aTable, type TestServer, visitor } from './testing/server.ts';

const BOT = fileURLToPath(new URL('../../examples/bot.ts', import.meta.url));

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.stop());

/** Runs the example as its reader would; returns its exit code and output. */
function runBot(token: string, ...words: string[]): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', BOT, ...words], {
    env: { ...process.env, WARTABLE_URL: server.url, WARTABLE_TOKEN: token },
  });
  let said = '';
  child.stdout.on('data', (text) => {
    said += text;
  });
  child.stderr.on('data', (text) => {
    said += text;
  });
  return new Promise((resolve) => child.on('exit', (code) => resolve({ code, said })));
}

test('is at most 60 lines long', () => {
  expect(readFileSync(BOT, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(60);
});

test('plays a whole game over plain HTTP, against another of its kind', async () => {
  const [ann, bob] = [await visitor(server.url), await visitor(server.url)];
  const table = await ann.ask('makeTable', aTable([{ is: 'me' }, { is: 'open' }], { options: 'tutorial' }));
  const [one, two] = await Promise.all([
    runBot(ann.token, table.id),
    runBot(bob.token, table.id, table.invite ?? ''),
  ]);
  expect([one.code, two.code], `${one.said}\n${two.said}`).toEqual([0, 0]);
  const over = await ann.ask('table', { params: { id: table.id }, query: {} });
  expect(over).toMatchObject({ status: 'over' });
  expect(over.outcome?.reason).not.toBe('resigned');
});
