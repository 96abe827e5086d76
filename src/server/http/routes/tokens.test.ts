import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser, type Got, send, startServer, type TestServer } from '../testing/http-server.ts';

let server: TestServer;
let owner: Browser;
beforeAll(async () => {
  server = await startServer({ factor: Number.POSITIVE_INFINITY, checkReplies: true });
  owner = new Browser(server.url);
  await owner.me();
});
afterAll(() => server.stop());

const program = (secret: string, method: string, path: string, body?: unknown, more = {}): Promise<Got> =>
  send(server.url, path, {
    method,
    headers: {
      authorization: `Bearer ${secret}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...more,
    },
    ...(body === undefined ? {} : { body }),
  });

async function newToken(label = 'bot'): Promise<{ id: string; secret: string }> {
  const { token, secret } = (await owner.post('/api/tokens', { label })).json() as {
    token: { id: string };
    secret: string;
  };
  return { id: token.id, secret };
}

describe('tokens', () => {
  it('let a program be its owner; the secret is shown once and never kept', async () => {
    const { id, secret } = await newToken('my bot');
    expect(secret).toMatch(/^wt_[\w-]{43}$/);
    const listed = await owner.get('/api/tokens');
    expect(listed.text).not.toContain(secret);
    expect(listed.json()['tokens']).toEqual([
      { id, label: 'my bot', created: expect.any(String), used: null, expires: expect.any(String) },
    ]);
    const me = await program(secret, 'GET', '/api/me');
    expect(me.json()['id']).toBe((await owner.me()).id);
    expect(me.cookies).toEqual([]);
    await program(secret, 'POST', '/api/tables/abcdefghijkl/start');
    expect(server.asked.at(-1)).toEqual(['start', me.json()['id'], 'abcdefghijkl']);
    const again = (await owner.get('/api/tokens')).json()['tokens'] as { used: string }[];
    expect(again[0]?.used).toEqual(expect.any(String));
  });

  it('ignore cookies, and need no origin', async () => {
    const { secret } = await newToken();
    const stranger = new Browser(server.url);
    await stranger.me();
    const cookie = `wartable=${stranger.cookie}`;
    const me = await program(secret, 'GET', '/api/me', undefined, { cookie });
    expect(me.json()['id']).toBe((await owner.me()).id);
    const bad = await program('wt_nonsense', 'GET', '/api/me', undefined, { cookie });
    expect(bad.status).toBe(401);
    expect(bad.cookies).toEqual([]);
    const foreign = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    expect((await program(secret, 'PATCH', '/api/me', { name: 'Bot' }, foreign)).status).toBe(200);
  });

  it('are for playing only', async () => {
    const { id, secret } = await newToken();
    const forbidden: [string, string, unknown?][] = [
      ['GET', '/api/tokens'],
      ['POST', '/api/tokens', { label: 'more' }],
      ['DELETE', `/api/tokens/${id}`],
      ['POST', '/api/account', { name: 'Botty', password: 'a long password' }],
      ['POST', '/api/account/delete', {}],
      ['POST', '/api/sign-out', {}],
      ['POST', '/api/sign-in', { name: 'Botty', password: 'a long password' }],
    ];
    for (const [method, path, body] of forbidden)
      expect([path, (await program(secret, method, path, body)).code]).toEqual([path, 'not-by-token']);
  });

  it('rename a guest, but not an account, which is signed in to by its name', async () => {
    const guest = new Browser(server.url);
    await guest.me();
    const { secret } = (await guest.post('/api/tokens', { label: 'bot' })).json() as { secret: string };
    const rename = (name: string) => program(secret, 'PATCH', '/api/me', { name });
    expect((await rename('Bossk')).json()['name']).toBe('Bossk');
    await guest.post('/api/account', { name: 'Bossk', password: 'a long password' });
    const refused = await rename('Dengar');
    expect([refused.status, refused.code]).toEqual([403, 'not-by-token']);
    expect((await guest.me()).name).toBe('Bossk');
    expect((await guest.send('PATCH', '/api/me', { name: 'Dengar' })).json()['name']).toBe('Dengar');
  });

  it('can be dropped, by their owner only', async () => {
    const { id, secret } = await newToken();
    const stranger = new Browser(server.url);
    await stranger.me();
    expect((await stranger.send('DELETE', `/api/tokens/${id}`)).code).toBe('no-token');
    expect((await program(secret, 'GET', '/api/me')).status).toBe(200);
    expect((await owner.send('DELETE', `/api/tokens/${id}`)).status).toBe(200);
    expect((await program(secret, 'GET', '/api/me')).code).toBe('bad-token');
    expect((await owner.send('DELETE', `/api/tokens/${id}`)).code).toBe('no-token');
  });

  it('hold for no other time', async () => {
    const visitor = new Browser(server.url);
    await visitor.me();
    const got = await visitor.post('/api/tokens', { label: 'x', days: 31 });
    expect([got.status, got.code]).toEqual([400, 'bad-request']);
    expect(got.text).toContain("days must be one of '30', '90', '365', 'null'");
  });

  it('are at most twenty', async () => {
    const collector = new Browser(server.url);
    await collector.me();
    for (let n = 0; n < 20; n++)
      expect((await collector.post('/api/tokens', { label: `${n}` })).status).toBe(200);
    expect((await collector.post('/api/tokens', { label: 'one more' })).code).toBe('too-many-tokens');
  });

  it.each(['', 'wt_', 'wt_x', `wt_${'a'.repeat(43)}`, `wt_${'a'.repeat(5000)}`, 'a b c', "wt_' or 1=1"])(
    '"%s" is not a token',
    async (secret) => {
      expect((await program(secret, 'GET', '/api/me')).code).toBe('bad-token');
    },
  );

  it('are refused without "Bearer" before them', async () => {
    const { secret } = await newToken();
    const got = await send(server.url, '/api/me', { headers: { authorization: secret } });
    expect([got.status, got.code, got.cookies]).toEqual([401, 'bad-token', []]);
  });

  it('are not to be confused with what a proxy in front asks for', async () => {
    const basic = await send(server.url, '/api/me', {
      headers: { authorization: 'Basic bWU6eA==', cookie: `wartable=${owner.cookie}` },
    });
    expect(basic.json()['id']).toBe((await owner.me()).id);
  });
});
