import { afterEach, describe, expect, it } from 'vitest';
import { Browser, type Got, send, startServer, type TestServer } from '../testing/http-server.ts';

const TABLE = '/api/tables/abcdefghijkl';
/** One proxy in front, so that a test can come from many addresses. */
const PROXIED = { settings: { trustProxy: { hops: 1 } } };

let server: TestServer;
afterEach(() => server.stop());

const at = (address: string): Record<string, string> => ({ 'x-forwarded-for': address });
async function guestAt(
  address: string,
): Promise<(method: string, path: string, body?: unknown) => Promise<Got>> {
  const browser = new Browser(server.url);
  expect((await browser.send('GET', '/api/me', undefined, at(address))).status).toBe(200);
  return (method, path, body) => browser.send(method, path, body, at(address));
}
/** Sends until refused; returns how many were accepted, and the refusal. */
async function flood(sendOne: () => Promise<Got>, most: number): Promise<{ through: number; last: Got }> {
  for (let through = 0; ; through++) {
    const last = await sendOne();
    if (last.status === 429 || through >= most) return { through, last };
  }
}

describe('floods', () => {
  it('of guests are stopped by address; other addresses and old guests are not affected', async () => {
    server = await startServer(PROXIED);
    const old = await guestAt('9.9.9.1');
    const { through, last } = await flood(() => send(server.url, '/api/me', { headers: at('9.9.9.1') }), 100);
    expect(through).toBe(39);
    expect(last.code).toBe('too-fast');
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
    expect(last.cookies).toEqual([]);
    expect((await old('GET', '/api/me')).status).toBe(200);
    expect((await send(server.url, '/api/me', { headers: at('9.9.9.2') })).status).toBe(200);
    server.later(6000);
    expect((await send(server.url, '/api/me', { headers: at('9.9.9.1') })).status).toBe(200);
  });

  it('cannot be hidden by making up addresses', async () => {
    server = await startServer(PROXIED);
    let n = 0;
    const { through } = await flood(
      () => send(server.url, '/api/me', { headers: at(`1.2.3.${n++ % 250}, 9.9.9.1`) }),
      100,
    );
    expect(through).toBe(40);
  });

  it('of passwords are stopped by address', async () => {
    server = await startServer({ ...PROXIED, factor: 0.2 });
    const guess = (): Promise<Got> =>
      send(server.url, '/api/sign-in', {
        method: 'POST',
        headers: { ...at('9.9.9.1'), 'content-type': 'application/json' },
        body: { name: `somebody ${Math.random()}`.slice(0, 20), password: 'a good guess' },
      });
    const { through, last } = await flood(guess, 50);
    expect(through).toBe(4);
    expect(last.code).toBe('too-fast');
  });

  it('of passwords from many addresses do not keep the owner out on a new device', async () => {
    server = await startServer({ ...PROXIED, factor: 0.05 });
    const owner = await guestAt('9.9.9.1');
    const password = 'a long enough password';
    expect((await owner('POST', '/api/account', { name: 'Leia', password })).status).toBe(200);
    const signIn = (address: string, given: string, name = 'Leia'): Promise<Got> =>
      send(server.url, '/api/sign-in', {
        method: 'POST',
        headers: { ...at(address), 'content-type': 'application/json' },
        body: { name, password: given },
      });
    // More than strangers may try together (10 here).
    for (let n = 0; n < 15; n++) expect((await signIn(`9.8.${n}.1`, 'a good guess')).status).toBe(401);
    expect((await signIn('9.8.1.1', 'a good guess')).status).toBe(429);
    // The owner on a new device.
    expect((await signIn('9.7.1.1', password)).status).toBe(200);
  });

  it('of passwords never keep a browser out that was signed in before', async () => {
    server = await startServer({ ...PROXIED, factor: 0.05 });
    const address = '9.9.9.1';
    const owner = await guestAt(address);
    const password = 'a long enough password';
    const made = await owner('POST', '/api/account', { name: 'Leia', password });
    const [device = ''] = made.cookies;
    expect(device).toMatch(
      /^wartable-device-[\w-]{12}=[\w-]{12}\.[\w-]{43}; Max-Age=34560000; Path=\/api\/sign-in; HttpOnly; SameSite=Strict$/,
    );
    expect((await owner('POST', '/api/sign-out')).status).toBe(200);
    const [cookie = ''] = device.split(';');
    const signIn = (given: string, known?: string, name = 'Leia'): Promise<Got> =>
      send(server.url, '/api/sign-in', {
        method: 'POST',
        headers: {
          ...at(address),
          'content-type': 'application/json',
          ...(known === undefined ? {} : { cookie: known }),
        },
        body: { name, password: given },
      });
    // At the very same address, strangers have used up everything.
    const { last } = await flood(() => signIn('a good guess'), 50);
    expect(last.code).toBe('too-fast');
    expect((await signIn(password)).status).toBe(429);
    // A cookie that was made up, or is another account's, helps nobody.
    expect(
      (
        await signIn(
          password,
          cookie.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')),
        )
      ).status,
    ).toBe(429);
    expect((await signIn(password, cookie.replace(/device-[^=]+/, 'device-abcdefghijkl'))).status).toBe(429);
    const back = await signIn(password, cookie);
    expect(back.status).toBe(200);
    // It stays the same browser: no new budget with every time.
    expect(back.cookies[0]?.split(';')[0]).toBe(cookie);
    // Its own tries are counted too.
    const own = await flood(() => signIn('a good guess', cookie), 50);
    expect(own.last.status).toBe(429);
    server.later(600_000);
    expect((await signIn(password, cookie)).status).toBe(200);
  });

  it('of games as files are stopped by person and by address', async () => {
    server = await startServer(PROXIED);
    const path = `${TABLE}/export`;
    const rude = await guestAt('9.9.9.1');
    const { through, last } = await flood(() => rude('GET', path), 100);
    expect(through).toBeGreaterThanOrEqual(20);
    expect(through).toBeLessThan(30);
    expect(last.code).toBe('too-fast');
    expect((await rude('GET', '/api/me')).status).toBe(200);

    const crowd = await Promise.all(Array.from({ length: 5 }, () => guestAt('9.9.9.1')));
    let n = 0;
    const rest = await flood(async () => (crowd[n++ % 5] ?? rude)('GET', path), 100);
    expect(through + rest.through).toBeGreaterThanOrEqual(58);
    expect(through + rest.through).toBeLessThan(75);
    expect((await (await guestAt('9.9.9.2'))('GET', path)).status).toBe(200);
  });

  it('of passwords from one address do not keep the owner out', async () => {
    server = await startServer({ ...PROXIED, factor: 0.2 });
    const owner = await guestAt('9.9.9.1');
    const password = 'a long enough password';
    expect((await owner('POST', '/api/account', { name: 'Leia', password })).status).toBe(200);
    const signIn = (address: string, given: string, name = 'Leia'): Promise<Got> =>
      send(server.url, '/api/sign-in', {
        method: 'POST',
        headers: { ...at(address), 'content-type': 'application/json' },
        body: { name, password: given },
      });
    const guess = (): Promise<Got> => signIn('9.9.9.2', 'a good guess');
    const { through } = await flood(guess, 50);
    expect(through).toBe(2);
    expect((await signIn('9.9.9.2', 'a good guess', 'Luke')).status).toBe(401);
    // Without a limit.
    for (let minute = 0; minute < 5; minute++) {
      server.later(60_000);
      await flood(guess, 50);
    }
    expect((await signIn('9.9.9.3', password)).status).toBe(200);
  });

  it('of commands, chat, tables and hints have a budget each, and affect nobody else', async () => {
    server = await startServer(PROXIED);
    const rude = await guestAt('9.9.9.1');
    const polite = await guestAt('9.9.9.1');
    const deeds: [string, unknown, number][] = [
      [`${TABLE}/chat`, { text: 'hello' }, 10],
      [`${TABLE}/hint`, { seat: 0 }, 10],
      [`${TABLE}/rematch`, {}, 30],
      [`${TABLE}/act`, { seat: 0, command: { do: 'resign' } }, 60],
    ];
    for (const [path, body, burst] of deeds) {
      server.asked.length = 0;
      const { through, last } = await flood(() => rude('POST', path, body), 400);
      // Time passes while sending, so a few more are accepted.
      expect(through).toBeGreaterThanOrEqual(burst);
      expect(through).toBeLessThan(burst * 2);
      expect(server.asked).toHaveLength(through);
      expect(last.json()['error']).toMatchObject({ code: 'too-fast' });
      expect((await polite('POST', path, body)).status).toBe(200);
      expect((await rude('GET', '/api/me')).status).toBe(200);
    }
  });

  it('of any requests are stopped by address, unknown paths too; health is always answered', async () => {
    server = await startServer({ ...PROXIED, factor: 0.05 });
    for (const path of ['/none', '/', '/api/games']) {
      const address = `9.9.9.${path.length}`;
      const { through } = await flood(() => send(server.url, path, { headers: at(address) }), 200);
      expect(through).toBeGreaterThanOrEqual(30);
      expect(through).toBeLessThan(60);
      for (const health of ['/healthz', '/readyz'])
        expect((await send(server.url, health, { headers: at(address) })).status).toBe(200);
      expect((await send(server.url, '/metrics')).status).toBe(200);
      expect((await send(server.url, path, { headers: at('8.8.8.8') })).status).not.toBe(429);
    }
  });

  it('of one person are stopped, from however many addresses', async () => {
    server = await startServer({ ...PROXIED, factor: 0.1 });
    const browser = new Browser(server.url);
    await browser.me();
    let n = 0;
    const { through } = await flood(() => browser.send('GET', '/api/me', undefined, at(`9.9.${n++}.1`)), 200);
    expect(through).toBeGreaterThanOrEqual(11);
    expect(through).toBeLessThan(30);
  });

  it('warn once when a proxy is not trusted', async () => {
    server = await startServer();
    await send(server.url, '/healthz', { headers: at('9.9.9.1') });
    await send(server.url, '/healthz', { headers: at('9.9.9.1') });
    expect(server.lines.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(1);
  });
});
