import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser, send, startServer, type TestServer } from '../testing/http-server.ts';

const PUBLIC = 'https://table.example';

let plain: TestServer;
let secured: TestServer;
beforeAll(async () => {
  plain = await startServer({ factor: Number.POSITIVE_INFINITY });
  secured = await startServer({ factor: Number.POSITIVE_INFINITY, settings: { publicUrl: PUBLIC } });
});
afterAll(async () => {
  await plain.stop();
  await secured.stop();
});

interface Case {
  readonly why: string;
  readonly headers: (own: string) => Record<string, string>;
  readonly status: number;
}
const CASES: readonly Case[] = [
  { why: 'our own page', headers: (own) => ({ origin: own, 'sec-fetch-site': 'same-origin' }), status: 200 },
  { why: 'our own page in an old browser', headers: (own) => ({ origin: own }), status: 200 },
  { why: 'a program, which says nothing', headers: () => ({}), status: 200 },
  { why: 'the address bar', headers: () => ({ 'sec-fetch-site': 'none' }), status: 200 },
  { why: 'another site', headers: () => ({ origin: 'https://elsewhere.example' }), status: 403 },
  { why: 'another site without an origin', headers: () => ({ 'sec-fetch-site': 'cross-site' }), status: 403 },
  { why: 'a neighbouring site', headers: () => ({ 'sec-fetch-site': 'same-site' }), status: 403 },
  { why: 'another port', headers: (own) => ({ origin: own.replace(/(:\d+)?$/, ':1') }), status: 403 },
  { why: 'a longer name', headers: (own) => ({ origin: own.replace('//', '//evil.') }), status: 403 },
  { why: 'our name as somebody else', headers: (own) => ({ origin: `${own}.evil.example` }), status: 403 },
  { why: 'a sandboxed page', headers: () => ({ origin: 'null' }), status: 403 },
  { why: 'nonsense', headers: () => ({ origin: 'x' }), status: 403 },
  {
    why: 'our origin, but said to be from elsewhere',
    headers: (own) => ({ origin: own, 'sec-fetch-site': 'cross-site' }),
    status: 403,
  },
];

describe.each([
  ['without a public address', () => plain, (server: TestServer) => server.url],
  ['with a public address', () => secured, () => PUBLIC],
])('%s', (_, serverOf, ownOf) => {
  it.each(CASES)('a change asked for by $why: $status', async ({ headers, status }) => {
    const server = serverOf();
    const browser = new Browser(server.url);
    const { name } = await browser.me();
    const got = await send(server.url, '/api/me', {
      method: 'PATCH',
      headers: {
        cookie: `wartable=${browser.cookie}`,
        'content-type': 'application/json',
        ...headers(ownOf(server)),
      },
      body: { name: 'Changed' },
    });
    expect(got.status).toBe(status);
    if (status === 403) expect(got.code).toBe('foreign-origin');
    expect((await browser.me()).name).toBe(status === 200 ? 'Changed' : name);
  });

  it.each(CASES)('signing in, without a cookie yet, from $why: $status', async ({ headers, status }) => {
    const server = serverOf();
    const got = await send(server.url, '/api/sign-in', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers(ownOf(server)) },
      body: { name: 'Nobody', password: 'whatever it is' },
    });
    expect(got.status).toBe(status === 200 ? 401 : 403);
  });

  it.each(CASES)('a guest made by $why: $status', async ({ headers, status }) => {
    const server = serverOf();
    const got = await send(server.url, '/api/me', { headers: headers(ownOf(server)) });
    expect(got.status).toBe(status);
    expect(got.cookies).toHaveLength(status === 200 ? 1 : 0);
  });

  it('looking is free, and replies are for our own pages only', async () => {
    const server = serverOf();
    const got = await send(server.url, '/api/games', { headers: { origin: 'https://elsewhere.example' } });
    expect(got.status).toBe(200);
    expect(Object.keys(got.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it('nobody is allowed to ask beforehand', async () => {
    const server = serverOf();
    const got = await send(server.url, '/api/me', {
      method: 'OPTIONS',
      headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'PATCH' },
    });
    expect(got.status).toBe(405);
    expect(Object.keys(got.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

describe('behind a proxy that does https', () => {
  it('cookies are for https only', async () => {
    const got = await send(secured.url, '/api/me');
    expect(got.cookies[0]).toMatch(/; HttpOnly; SameSite=Lax; Secure$/);
  });

  it('another name of the same server is another site', async () => {
    const browser = new Browser(secured.url);
    await browser.me();
    expect((await browser.send('PATCH', '/api/me', { name: 'A' }, { origin: secured.url })).status).toBe(403);
  });
});

describe('what a form of another site can send', () => {
  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
    'as "%s" is not taken',
    async (type) => {
      const browser = new Browser(plain.url);
      await browser.me();
      const got = await send(plain.url, '/api/sign-out', {
        method: 'POST',
        headers: { cookie: `wartable=${browser.cookie}`, ...(type === '' ? {} : { 'content-type': type }) },
        body: '{}',
      });
      expect(got.status).toBe(415);
      expect(got.code).toBe('not-json');
      expect((await browser.get('/api/tokens')).status).toBe(200);
    },
  );

  it('without any body is not taken either', async () => {
    const browser = new Browser(plain.url);
    await browser.me();
    const headers = { cookie: `wartable=${browser.cookie}` };
    expect((await send(plain.url, '/api/sign-out', { method: 'POST', headers })).status).toBe(415);
    expect((await browser.get('/api/tokens')).status).toBe(200);
  });
});
