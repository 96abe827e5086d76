import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Passwords } from '../../auth/passwords.ts';
import { MINUTE, ROTATED_AFTER } from '../../auth/sessions.ts';
import { Browser, type Got, send, startServer, type TestServer } from '../testing/http-server.ts';

const PASSWORD = 'a long enough password';
const ANOTHER = 'quite another password';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ factor: Number.POSITIVE_INFINITY, checkReplies: true });
});
afterAll(() => server.stop());

async function account(name: string): Promise<Browser> {
  const made = new Browser(server.url);
  await made.me();
  expect((await made.post('/api/account', { name, password: PASSWORD })).status).toBe(200);
  return made;
}
async function elsewhere(name: string, password = PASSWORD): Promise<Browser> {
  const browser = new Browser(server.url);
  expect((await browser.post('/api/sign-in', { name, password })).status).toBe(200);
  return browser;
}
const change = (browser: Browser, more: object = {}): Promise<Got> =>
  browser.post('/api/account/password', { current: PASSWORD, password: ANOTHER, ...more });
const signIn = (name: string, password: string): Promise<Got> =>
  new Browser(server.url).post('/api/sign-in', { name, password });

interface Listed {
  readonly current: boolean;
  readonly device: string | null;
  readonly used: string;
}
const listOf = (got: Got): Listed[] => got.json()['sessions'] as Listed[];

describe('a password', () => {
  it('is changed by who knows the old one, with a new cookie; everywhere else it signs out', async () => {
    const here = await account('Leia');
    const there = await elsewhere('Leia');
    const before = here.cookie;
    const done = await change(here);
    expect(done.json()).toMatchObject({ name: 'Leia', account: true });
    expect(here.cookie).not.toBe(before);
    expect((await here.me()).name).toBe('Leia');
    expect((await there.me()).account).toBe(false);
    expect((await new Browser(server.url, before).get('/api/me')).code).toBe('session-ended');
    expect((await signIn('Leia', PASSWORD)).status).toBe(401);
    expect((await signIn('Leia', ANOTHER)).status).toBe(200);
  });

  it('leaves other sessions alone when told to', async () => {
    const here = await account('Han');
    const there = await elsewhere('Han');
    expect((await change(here, { keepSessions: true })).status).toBe(200);
    expect((await there.me()).name).toBe('Han');
    expect((await here.me()).name).toBe('Han');
  });

  it('stays as it is for a wrong old one, a common new one, a guest and a program', async () => {
    const here = await account('Chewie');
    const there = await elsewhere('Chewie');
    const wrong = await change(here, { current: 'not the password' });
    expect([wrong.status, wrong.code]).toEqual([403, 'wrong-password']);
    expect((await change(here, { password: 'Password123' })).code).toBe('common-password');
    expect((await change(here, { password: 'chewie 1977' })).code).toBe('password-is-name');
    expect((await change(here, { password: 'short' })).code).toBe('bad-request');
    const guest = new Browser(server.url);
    await guest.me();
    expect((await change(guest)).code).toBe('no-account');
    const { secret } = (await here.post('/api/tokens', { label: 'bot' })).json();
    const program = await send(server.url, '/api/account/password', {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: { current: PASSWORD, password: ANOTHER },
    });
    expect(program.code).toBe('not-by-token');
    expect((await there.me()).name).toBe('Chewie');
    expect((await signIn('Chewie', PASSWORD)).status).toBe(200);
  });

  it('must not be common, or the name, when an account is made', async () => {
    const guest = new Browser(server.url);
    await guest.me();
    const make = (password: string) => guest.post('/api/account', { name: 'Mara Jade', password });
    const common = await make('Starwars1');
    expect([common.status, common.code]).toEqual([400, 'common-password']);
    expect(common.json()['error']).toMatchObject({ message: expect.stringContaining('most common') });
    expect((await make('marajade')).code).toBe('password-is-name');
    expect((await guest.me()).account).toBe(false);
    expect((await make(PASSWORD)).status).toBe(200);
  });

  it('that is common goes on working if it is an old one', async () => {
    const old = new Browser(server.url);
    const { id } = await old.me();
    const password = await new Passwords().make('password');
    const made = { name: 'Old Ben', account: 'old ben', password };
    expect(await server.store.people.update({ id, account: null }, made)).toBe('done');
    expect((await signIn('Old Ben', 'password')).status).toBe(200);
  });
});

describe('sessions', () => {
  it('are listed with what they were last used by and when; one browser once', async () => {
    const here = await account('Wedge');
    const there = await elsewhere('Wedge');
    await there.send('GET', '/api/me', undefined, { 'user-agent': IPHONE });
    server.later(60 * MINUTE);
    const asked = await here.send('GET', '/api/sessions', undefined, { 'user-agent': FIREFOX });
    const [mine, phone, ...more] = listOf(asked);
    expect(more).toEqual([]);
    expect(mine).toMatchObject({ current: true, device: 'Firefox on Linux' });
    expect(phone).toMatchObject({ current: false, device: 'Safari on iPhone' });
    expect(Date.parse(mine!.used) - Date.parse(phone!.used)).toBeGreaterThanOrEqual(59 * MINUTE);
    expect(asked.text).not.toMatch(/[0-9a-f]{64}/);
    // A cookie that takes the place of an older one is the same browser.
    server.later(ROTATED_AFTER);
    await here.me();
    expect(listOf(await here.get('/api/sessions')).filter(({ current }) => current)).toHaveLength(1);
    expect(listOf(await here.get('/api/sessions'))).toHaveLength(2);
  });

  it('elsewhere end at once, and this one goes on', async () => {
    const here = await account('Biggs');
    const others = [await elsewhere('Biggs'), await elsewhere('Biggs')];
    const stranger = await account('Porkins');
    expect((await here.post('/api/sessions/end-others')).status).toBe(200);
    for (const other of others) {
      const late = await other.get('/api/tables?which=mine');
      expect([late.status, late.code]).toEqual([401, 'nobody']);
      expect((await other.me()).account).toBe(false);
    }
    expect(listOf(await here.get('/api/sessions'))).toMatchObject([{ current: true }]);
    expect((await here.me()).name).toBe('Biggs');
    expect((await stranger.me()).name).toBe('Porkins');
  });

  it('are nothing for programs', async () => {
    const here = await account('Lobot');
    const { secret } = (await here.post('/api/tokens', { label: 'bot' })).json();
    const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' };
    expect((await send(server.url, '/api/sessions', { headers })).code).toBe('not-by-token');
    const end = await send(server.url, '/api/sessions/end-others', { method: 'POST', headers, body: {} });
    expect(end.code).toBe('not-by-token');
  });
});

describe('names of accounts', () => {
  it('that look like another account are refused, to accounts and to guests', async () => {
    await account('Poe Dameron');
    const guest = new Browser(server.url);
    await guest.me();
    for (const name of ['P0e Dameron', 'POE DAMER0N', 'Poe_Dameron']) {
      const got = await guest.post('/api/account', { name, password: PASSWORD });
      expect([name, got.code]).toEqual([name, 'name-alike']);
    }
    const alike = await guest.send('PATCH', '/api/me', { name: 'Poe Darneron' });
    expect([alike.status, alike.code]).toEqual([409, 'name-alike']);
    expect((await guest.send('PATCH', '/api/me', { name: 'Poe' })).status).toBe(200);
    const finn = await account('Finn');
    expect((await finn.send('PATCH', '/api/me', { name: 'poe damer0n' })).code).toBe('name-alike');
    expect((await finn.send('PATCH', '/api/me', { name: 'FINN' })).json()['name']).toBe('FINN');
  });
});
