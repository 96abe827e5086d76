import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { hashOf } from './auth/secrets.ts';
import { Browser, send } from './http/testing/http-server.ts';
import { LIVE_LIMITS } from './live/limits.ts';
import { openStore } from './store/open.ts';
import { token } from './store/testing/records.ts';
import { startPostgres, type TestPostgres } from './testing/postgres.ts';
import { aServer, type TestServer, visitor } from './testing/server.ts';
import { bearer, dial } from './testing/sockets.ts';

/** Two servers on one PostgreSQL: what ends at one has ended at the other. */
let postgres: TestPostgres;
let a: TestServer;
let b: TestServer;
beforeAll(async () => {
  postgres = await startPostgres();
  const env = { DATABASE_URL: postgres.url };
  [a, b] = await Promise.all([aServer(env), aServer(env)]);
});
afterAll(async () => {
  await Promise.all([a?.stop(), b?.stop()]);
  await postgres?.stop();
});

/** Sooner than the other server would make sure of its sockets by itself. */
vi.setConfig({ testTimeout: LIVE_LIMITS.sureEvery / 3 });

const PASSWORD = 'a long enough password';
const IDENTITY = 4401;

/** A browser at the first server, and its socket at the second. */
async function somebody() {
  const browser = new Browser(a.url);
  await browser.me();
  const cookie = browser.cookie!;
  const socket = await dial(b.url, { cookie: `wartable=${cookie}`, origin: b.url });
  /** A request that was under way to the second server. */
  const late = () => new Browser(b.url, cookie).get('/api/me');
  return { browser, socket, late };
}

describe('at the other server', () => {
  test('a token that was dropped lets nobody listen on', async () => {
    const { token, cookie } = await visitor(a.url);
    const socket = await dial(b.url, bearer({ token }));
    const browser = new Browser(a.url, cookie.split('=')[1]);
    const { tokens } = (await browser.get('/api/tokens')).json() as { tokens: { id: string }[] };
    await browser.send('DELETE', `/api/tokens/${tokens[0]!.id}`);
    expect(await socket.closed).toBe(IDENTITY);
  });

  test.each([
    ['sessions elsewhere end', (browser: Browser) => browser.post('/api/sessions/end-others')],
    [
      'the password is changed',
      (browser: Browser) =>
        browser.post('/api/account/password', { current: PASSWORD, password: 'quite another password' }),
    ],
  ])('sockets of other sessions are closed when %s', async (what, end) => {
    const name = `Han ${what.length}`;
    const owner = new Browser(a.url);
    await owner.me();
    expect((await owner.post('/api/account', { name, password: PASSWORD })).status).toBe(200);
    const other = new Browser(b.url);
    expect((await other.post('/api/sign-in', { name, password: PASSWORD })).status).toBe(200);
    const socket = await dial(b.url, { cookie: `wartable=${other.cookie}`, origin: b.url });
    expect((await end(owner)).status).toBe(200);
    expect(await socket.closed).toBe(IDENTITY);
    expect((await other.get('/api/tables?which=mine')).code).toBe('nobody');
    expect((await other.me()).account).toBe(false);
    const again = await dial(b.url, { cookie: `wartable=${owner.cookie}`, origin: b.url });
    again.ws.close();
  });

  test('a token that has expired is told so at the door', async () => {
    const { id } = await visitor(a.url);
    const secret = `wt_${'e'.repeat(43)}`;
    const store = await openStore({ dataFolder: '', databaseUrl: postgres.url });
    const expired = { hash: hashOf(secret), expires: new Date(Date.now() - 1000).toISOString() };
    await store.tokens.add(token(id, expired));
    await store.close();
    const got = await send(b.url, '/live', {
      headers: {
        authorization: `Bearer ${secret}`,
        upgrade: 'websocket',
        connection: 'Upgrade',
        'sec-websocket-version': '13',
        'sec-websocket-key': Buffer.from('0123456789abcdef').toString('base64'),
      },
    });
    expect([got.status, got.code]).toEqual([401, 'token-expired']);
  });

  test.each([
    ['signed out', (browser: Browser) => browser.post('/api/sign-out')],
    ['was deleted', (browser: Browser) => browser.post('/api/account/delete')],
    [
      'signed in',
      async (browser: Browser) => {
        const owner = new Browser(a.url);
        await owner.me();
        await owner.post('/api/account', { name: 'Leia', password: PASSWORD });
        return browser.post('/api/sign-in', { name: 'Leia', password: PASSWORD });
      },
    ],
  ])('a person who %s loses the old identity and does not become a new guest', async (_, leave) => {
    const { browser, socket, late } = await somebody();
    expect((await leave(browser)).status).toBe(200);
    expect(await socket.closed).toBe(IDENTITY);
    const got = await late();
    expect([got.status, got.code, got.cookies]).toEqual([401, 'session-ended', []]);
  });
});
