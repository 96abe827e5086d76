import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MINUTE, ROTATED_AFTER } from '../../auth/sessions.ts';
import { Browser, startServer, type TestServer } from '../testing/http-server.ts';

const PASSWORD = 'a long enough password';
const HOUR = 60 * MINUTE;

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ factor: Number.POSITIVE_INFINITY });
});
afterAll(() => server.stop());

async function guest(): Promise<{ tab: Browser; id: string; old: string }> {
  const tab = new Browser(server.url);
  const { id } = await tab.me();
  return { tab, id, old: tab.cookie! };
}
/** Another tab, which does not know the new cookie yet. */
const tabWith = (cookie: string): Browser => new Browser(server.url, cookie);

describe('the cookie', () => {
  it('is replaced after a week, by any request', async () => {
    const { tab, id, old } = await guest();
    server.later(ROTATED_AFTER - HOUR);
    expect((await tab.get('/api/me')).cookies).toEqual([]);
    server.later(2 * HOUR);
    const got = await tab.get('/api/tables?which=mine');
    expect(got.cookies).toEqual([`wartable=${tab.cookie}; Max-Age=15552000; Path=/; HttpOnly; SameSite=Lax`]);
    expect(tab.cookie).not.toBe(old);
    const again = await tab.get('/api/me');
    expect(again.json()['id']).toBe(id);
    expect(again.cookies).toEqual([]);
  });

  it('that was replaced holds a minute longer, so that two tabs do not lose each other', async () => {
    const { tab, id, old } = await guest();
    server.later(ROTATED_AFTER + HOUR);
    await tab.me();
    await tab.me();
    server.later(MINUTE / 2);
    const late = await tabWith(old).get('/api/me');
    expect(late.json()['id']).toBe(id);
    // It is not worth a new one any more.
    expect(late.cookies).toEqual([]);
    server.later(MINUTE);
    const tooLate = tabWith(old);
    expect((await tooLate.me()).id).not.toBe(id);
    expect((await tab.me()).id).toBe(id);
  });

  it('of an account is replaced together with the one by which the browser is known', async () => {
    const { tab, id } = await guest();
    await tab.post('/api/account', { name: 'Hera', password: PASSWORD });
    server.later(ROTATED_AFTER + HOUR);
    const { cookies } = await tab.get('/api/me');
    expect(cookies.map((line) => line.split('=')[0])).toEqual([`wartable-device-${id}`, 'wartable']);
    expect((await tab.get('/api/me')).cookies).toEqual([]);
  });

  it('is not lost with a reply that never arrived', async () => {
    const { id, old } = await guest();
    server.later(ROTATED_AFTER + HOUR);
    // The new cookie gets lost on its way; hours later the page is opened again.
    await tabWith(old).get('/api/me');
    server.later(10 * HOUR);
    const again = tabWith(old);
    expect((await again.me()).id).toBe(id);
    expect(again.cookie).not.toBe(old);
    await again.me();
    server.later(2 * MINUTE);
    expect((await tabWith(old).me()).id).not.toBe(id);
    expect((await again.me()).id).toBe(id);
  });

  it('that is not replaced within a day after its week is no longer valid', async () => {
    const { id, old } = await guest();
    server.later(ROTATED_AFTER + HOUR);
    await tabWith(old).get('/api/me');
    server.later(25 * HOUR);
    expect((await tabWith(old).me()).id).not.toBe(id);
  });

  it('is replaced for requests that come at the same time, and all of these hold', async () => {
    const { id, old } = await guest();
    server.later(ROTATED_AFTER + HOUR);
    const tabs = Array.from({ length: 5 }, () => tabWith(old));
    await Promise.all(tabs.map((tab) => tab.get('/api/me')));
    for (const tab of tabs) expect((await tab.me()).id).toBe(id);
  });

  it('ends when nobody came for half a year', async () => {
    const { tab, id } = await guest();
    server.later(181 * 24 * HOUR);
    expect((await tab.me()).id).not.toBe(id);
    expect(await server.identity.sessions.prune()).toBeGreaterThan(0);
  });

  it('changes with an account; the old one holds for a minute, but earns no new one', async () => {
    const { tab, id, old } = await guest();
    // Old enough to be replaced anyway.
    server.later(ROTATED_AFTER + HOUR);
    const made = await tab.post('/api/account', { name: 'Wedge', password: PASSWORD });
    expect(made.cookies.filter((line) => line.startsWith('wartable='))).toHaveLength(1);
    const late = await tabWith(old).get('/api/me');
    expect(late.json()['id']).toBe(id);
    expect(late.cookies).toEqual([]);
    server.later(MINUTE + 1000);
    expect((await tabWith(old).me()).id).not.toBe(id);
    expect((await tab.me()).id).toBe(id);
  });

  it('of a session that ended makes no new guest for a late request', async () => {
    const { tab, old } = await guest();
    await tab.post('/api/sign-out');
    const late = await tabWith(old).get('/api/me');
    expect(late.status).toBe(401);
    expect(late.cookies).toEqual([]);
    server.later(MINUTE + 1000);
    expect((await tabWith(old).get('/api/me')).status).toBe(200);
  });

  it('is not replaced for a request that was refused at the door', async () => {
    const { tab, old } = await guest();
    server.later(ROTATED_AFTER + HOUR);
    const foreign = await tab.send('POST', '/api/sign-out', {}, { origin: 'https://elsewhere.example' });
    expect(foreign.status).toBe(403);
    expect(foreign.cookies).toEqual([]);
    expect(tab.cookie).toBe(old);
  });
});
