import { afterEach, describe, expect, it } from 'vitest';
import type { Read } from '../../workers/files/read.ts';
import { Browser, type Got, send, startServer, type TestServer } from '../testing/http-server.ts';

let server: TestServer;
afterEach(() => server.stop());

const MB = 1024 * 1024;
const chairs = [{ is: 'me' }, { is: 'me' }];
const large = (megabytes: number): string => JSON.stringify({ file: 'x'.repeat(megabytes * MB), chairs });
const FOUND: Read = { body: { file: null, chairs }, found: { game: 'rebellion', state: {} as never } };

async function guest(): Promise<Browser> {
  const browser = new Browser(server.url);
  await browser.me();
  return browser;
}
const bring = (who: Browser, body: unknown): Promise<Got> => who.post('/api/import', body);
const codes = (all: readonly Got[]): (string | undefined)[] =>
  all.map((got) => (got.status === 200 ? 'done' : got.code));

describe('a file that is brought along', () => {
  it('is never read by the thread that serves everybody', async () => {
    const seen: unknown[] = [];
    server = await startServer({
      readFile: async (bytes) => {
        seen.push(Buffer.from(bytes).toString());
        return FOUND;
      },
    });
    // Not JSON at all: reading it would say so.
    expect((await bring(await guest(), '{"file":')).status).toBe(200);
    expect(seen).toEqual(['{"file":']);
  });

  it.each([
    ['{"file":', 400, 'bad-json'],
    [JSON.stringify({ file: {}, chairs: 5 }), 400, 'chairs must be a list.'],
    [JSON.stringify({ file: {} }), 400, 'chairs is missing.'],
    [JSON.stringify({ file: {}, chairs, row: -1 }), 400, 'row must be 0 or more.'],
    [JSON.stringify({ file: {}, chairs, more: 1 }), 400, 'more is not a field of this request.'],
    [JSON.stringify({ file: {}, chairs }), 422, 'bad-file'],
    ['', 400, 'file is missing.'],
  ])('%s: %s %s', async (body, status, words) => {
    server = await startServer();
    const got = await bring(await guest(), body);
    expect(got.status).toBe(status);
    expect(got.text).toContain(words);
    expect(server.asked.filter(([name]) => name === 'importTable')).toEqual([]);
  });

  it('may have 8 MB, and is refused before it is sent if it has more', async () => {
    server = await startServer({ readFile: async () => FOUND });
    const who = await guest();
    expect((await bring(who, large(7.9))).status).toBe(200);
    const headers = {
      cookie: `wartable=${who.cookie}`,
      origin: server.url,
      'content-type': 'application/json',
      'content-length': `${9 * MB}`,
    };
    // Nothing of it is sent but that it is coming.
    const got = await send(server.url, '/api/import', { method: 'POST', headers, body: '{' });
    expect([got.status, got.code]).toEqual([413, 'too-large']);
    expect(got.text).toContain('8 MB');
  });

  it('counts by its size, for each person', async () => {
    server = await startServer({ readFile: async () => FOUND });
    const [rude, polite] = [await guest(), await guest()];
    const got: Got[] = [];
    for (let n = 0; n < 4; n++) got.push(await bring(rude, large(7)));
    expect(codes(got)).toEqual(['done', 'done', 'done', 'too-fast']);
    const wait = Number(got[3]?.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(got[3]?.text).toContain(`Try again in ${wait} s.`);
    expect((await bring(polite, large(7))).status).toBe(200);
    server.later(wait * 1000);
    expect((await bring(rude, large(7))).status).toBe(200);
  });

  it('counts by its size, for each address', async () => {
    server = await startServer({ readFile: async () => FOUND });
    const crowd = await Promise.all(Array.from({ length: 7 }, guest));
    const rude = await guest();
    // What one of them is refused costs the others nothing.
    for (let n = 0; n < 5; n++) await bring(rude, large(7));
    const got: Got[] = [];
    for (const one of crowd) got.push(await bring(one, large(7)));
    expect(codes(got)).toEqual(['done', 'done', 'done', ...Array(4).fill('too-fast')]);
  });

  it('waits in memory with a limited number of others', async () => {
    const waiting: (() => void)[] = [];
    server = await startServer({
      // For 6.4 MB at once; what an address and a person may send stays as it is.
      settings: { limits: 0.1 },
      readFile: () => new Promise((resolve) => waiting.push(() => resolve(FOUND))),
    });
    const who = await guest();
    const first = bring(who, large(4));
    await expect.poll(() => waiting.length).toBe(1);
    const second = await bring(who, large(4));
    expect([second.status, second.code]).toEqual([429, 'too-fast']);
    expect(Number(second.headers['retry-after'])).toBeGreaterThan(0);
    const third = bring(who, large(2));
    await expect.poll(() => waiting.length).toBe(2);
    for (const done of waiting) done();
    expect(codes([await first, await third])).toEqual(['done', 'done']);
    const again = bring(who, large(4));
    await expect.poll(() => waiting.length).toBe(3);
    waiting[2]?.();
    expect((await again).status).toBe(200);
  });

  it('does not count against anything without limits', async () => {
    server = await startServer({ factor: Number.POSITIVE_INFINITY, readFile: async () => FOUND });
    const who = await guest();
    for (let n = 0; n < 8; n++) expect((await bring(who, large(7))).status).toBe(200);
  });
});
