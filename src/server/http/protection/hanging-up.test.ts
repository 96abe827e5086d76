import { afterEach, expect, it } from 'vitest';
import { Browser, startServer, type TestServer } from '../testing/http-server.ts';

const HINT = '/api/tables/abcdefghijkl/hint';

let server: TestServer;
afterEach(() => server.stop());

/** Hints that never finish by themselves. */
function thinking(): { signals: AbortSignal[]; end: () => void } {
  const signals: AbortSignal[] = [];
  let end = (): void => undefined;
  server.does.hint = (_person, _table, _seat, signal) =>
    new Promise((resolve, reject) => {
      const given = signal as AbortSignal;
      signals.push(given);
      given.addEventListener('abort', () => reject(given.reason));
      end = () => resolve({});
    });
  return { signals, end: () => end() };
}

it('stops the search for a hint, and is not logged as an error', async () => {
  server = await startServer();
  const browser = new Browser(server.url);
  await browser.me();
  const { signals } = thinking();
  const leaves = new AbortController();
  const asking = fetch(`${server.url}${HINT}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `wartable=${browser.cookie}` },
    body: '{"seat":0}',
    signal: leaves.signal,
  }).catch(() => 'hung up');
  await expect.poll(() => signals.length).toBe(1);
  leaves.abort();
  expect(await asking).toBe('hung up');
  await expect.poll(() => signals[0]?.aborted).toBe(true);
  expect((await browser.get('/api/me')).status).toBe(200);
  expect(server.lines.join('')).not.toContain('broken');
});

it('is not what somebody does who waits', async () => {
  server = await startServer();
  const browser = new Browser(server.url);
  await browser.me();
  const { signals, end } = thinking();
  const asking = browser.post(HINT, { seat: 0 });
  await expect.poll(() => signals.length).toBe(1);
  // All of the request has been read by now, and others have come and gone.
  expect((await browser.get('/api/me')).status).toBe(200);
  end();
  expect((await asking).status).toBe(200);
  expect(signals[0]?.aborted).toBe(false);
});
