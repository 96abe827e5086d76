import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser, type Got, send, startServer, type TestServer } from '../testing/http-server.ts';

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await startServer({ factor: Number.POSITIVE_INFINITY });
  browser = new Browser(server.url);
  await browser.me();
});
afterAll(() => server.stop());

const TABLE = '/api/tables/abcdefghijkl';
const raw = (method: string, path: string, body?: string, type = 'application/json'): Promise<Got> =>
  send(server.url, path, {
    method,
    headers: {
      cookie: `wartable=${browser.cookie}`,
      ...(body === undefined ? {} : { 'content-type': type }),
    },
    ...(body === undefined ? {} : { body }),
  });
const messageOf = (got: Got): unknown => (got.json()['error'] as { message: string }).message;

describe('bodies', () => {
  it.each([
    ['{"name":', 'bad-json'],
    ['name=Leia', 'bad-json'],
    ['{"name":"Leia"}}', 'bad-json'],
    ["{'name':'Leia'}", 'bad-json'],
    ['{"name":"Leia","__proto__":{"admin":true}}', 'bad-json'],
    ['{"name":"Leia","constructor":{"prototype":{}}}', 'bad-json'],
    ['{"name":"Le\\u0000ia"}', 'bad-json'],
    ['['.repeat(100_000), 'bad-json'],
    [`${'{"a":'.repeat(200)}1${'}'.repeat(200)}`, 'bad-json'],
    ['null', 'bad-request'],
    ['[]', 'bad-request'],
    ['"Leia"', 'bad-request'],
    ['17', 'bad-request'],
  ])('%.60s is refused', async (body, code) => {
    const got = await raw('PATCH', '/api/me', body);
    expect(got.status).toBe(400);
    expect(got.code).toBe(code);
  });

  it('may be deep where it is only text', async () => {
    const body = JSON.stringify({ name: `${'['.repeat(12)}{\\"${'"'.repeat(5)}` });
    expect((await raw('PATCH', '/api/me', body)).status).toBe(200);
  });

  it.each([
    ['PATCH', '/api/me', {}, 'name is missing.'],
    ['PATCH', '/api/me', { name: 5 }, 'name must be a text.'],
    ['PATCH', '/api/me', { name: '' }, 'name must have at least 1 character.'],
    ['PATCH', '/api/me', { name: 'x'.repeat(25) }, 'name may have at most 24 characters.'],
    ['PATCH', '/api/me', { name: ' x ' }, 'name does not have the right form: no spaces at the ends.'],
    ['PATCH', '/api/me', { name: 'a\nb' }, 'The name contains a control character or a line break.'],
    [
      'POST',
      `${TABLE}/join`,
      { key: 'mine' },
      "key does not have the right form: 22 letters, digits, '-' or '_'.",
    ],
    ['PATCH', '/api/me', { name: 'x', admin: true }, 'admin is not a field of this request.'],
    ['POST', '/api/account', { name: 'x', password: 'short' }, 'password must have at least 8 characters.'],
    ['POST', '/api/tokens', { label: null }, 'label must be a text.'],
    ['POST', `${TABLE}/start`, { now: true }, 'now is not a field of this request.'],
    ['POST', `${TABLE}/fill`, { seat: '1', level: null }, 'seat must be a whole number.'],
    ['POST', `${TABLE}/fill`, { seat: 1.5, level: null }, 'seat must be a whole number.'],
    ['POST', `${TABLE}/fill`, { seat: 8, level: null }, 'seat must be 7 or less.'],
    ['POST', `${TABLE}/fill`, { seat: -1, level: null }, 'seat must be 0 or more.'],
    [
      'POST',
      `${TABLE}/fill`,
      { seat: 1, level: 'godlike' },
      "level must be one of 'beginner', 'steady', 'strong', 'master'.",
    ],
    ['POST', `${TABLE}/mute`, { person: 'x', muted: 'yes' }, 'muted must be true or false.'],
    ['POST', `${TABLE}/act`, { seat: 0, command: 'resign' }, 'command must be an object.'],
    [
      'POST',
      `${TABLE}/act`,
      { seat: 0, command: { do: 'resign', x: 1 } },
      'command.x is not a field of this request.',
    ],
    [
      'POST',
      `${TABLE}/act`,
      { seat: 0, command: { do: 'answer', cite: 5, answer: 1 } },
      'command.cite must be a text.',
    ],
    ['POST', `${TABLE}/act`, { seat: 0, command: { do: 'answer', cite: 'q' } }, 'command.answer is missing.'],
    [
      'POST',
      `${TABLE}/act`,
      { seat: 0, command: { do: 'fly' } },
      "command.do must be one of 'answer', 'withdraw', 'undo', 'ask-undo', 'agree-undo', 'decline-undo', 'offer-draw', 'decline-draw', 'resign', 'stand', 'unstand'.",
    ],
  ])('%s %s %j: %s %#', async (method, path, body, words) => {
    const before = server.asked.length;
    const got = await raw(method, path, JSON.stringify(body));
    expect(got.status).toBe(400);
    expect(messageOf(got)).toBe(words);
    expect(server.asked).toHaveLength(before);
  });

  it('name the place in a list', async () => {
    const wanted = {
      game: 'rebellion',
      chairs: [{ is: 'me' }, { is: 'bot', level: 'godlike' }],
      pace: { kind: 'none' },
      late: 'extend',
      access: 'public',
      spectators: true,
      undo: 'none',
    };
    expect(messageOf(await raw('POST', '/api/tables', JSON.stringify(wanted)))).toContain(
      'chairs[1].level must be',
    );
    const live = { ...wanted, chairs: [{ is: 'me' }], pace: { kind: 'live', base: 60 } };
    expect(messageOf(await raw('POST', '/api/tables', JSON.stringify(live)))).toBe(
      'pace.increment is missing.',
    );
    const none = { ...wanted, chairs: [] };
    expect(messageOf(await raw('POST', '/api/tables', JSON.stringify(none)))).toBe(
      'chairs must have at least 1 entry.',
    );
  });

  it('with a long strange field are not repeated at length', async () => {
    const got = await raw('PATCH', '/api/me', JSON.stringify({ name: 'x', ['<b>'.repeat(30_000)]: 1 }));
    expect(got.status).toBe(400);
    expect(got.text.length).toBeLessThan(200);
  });

  it('may be absent where nothing is needed', async () => {
    const token = (await browser.post('/api/tokens', { label: 'x' })).json()['secret'];
    const headers = { authorization: `Bearer ${token}` };
    expect((await send(server.url, `${TABLE}/leave`, { method: 'POST', headers })).status).toBe(200);
    const typed = { ...headers, 'content-type': 'application/json' };
    expect((await send(server.url, `${TABLE}/leave`, { method: 'POST', headers: typed })).status).toBe(200);
    const wrong = { ...headers, 'content-type': 'text/plain' };
    const got = await send(server.url, `${TABLE}/leave`, { method: 'POST', headers: wrong, body: 'x' });
    expect(got.status).toBe(415);
  });

  it('that are too large are refused, also when nobody said how large they would be', async () => {
    const large = JSON.stringify({ text: 'x'.repeat(300 * 1024) });
    const got = await raw('POST', `${TABLE}/chat`, large);
    expect([got.status, got.code]).toEqual([413, 'too-large']);
    const chunked = await send(server.url, `${TABLE}/chat`, {
      method: 'POST',
      headers: {
        cookie: `wartable=${browser.cookie}`,
        'content-type': 'application/json',
        'transfer-encoding': 'chunked',
      },
      body: large,
    });
    expect([chunked.status, chunked.code]).toEqual([413, 'too-large']);
    expect(server.asked.filter(([what]) => what === 'say')).toEqual([]);
  });

  it('of a whole game may be larger', async () => {
    const wanted = (size: number): string =>
      JSON.stringify({ file: 'x'.repeat(size), chairs: [{ is: 'me' }] });
    expect((await raw('POST', '/api/import', wanted(7 * 1024 * 1024))).code).toBe('bad-file');
    const got = await raw('POST', '/api/import', wanted(9 * 1024 * 1024)).catch(() => undefined);
    if (got) expect(got.status).toBe(413);
  });
});

describe('queries', () => {
  it.each([
    ['/api/tables', 'which is missing.'],
    ['/api/tables?which=all', "which must be one of 'mine', 'open', 'running'."],
    ['/api/tables?which=mine&which=open', 'which must be a text.'],
    ['/api/tables?which=mine&limit=5', 'limit is not a field of this request.'],
    [`${TABLE}/look?wait=26`, 'wait must be 25 or less.'],
    [`${TABLE}/look?wait=soon`, 'wait must be a whole number.'],
    [`${TABLE}/look?seat=1e0`, 'seat must be a whole number.'],
    [`${TABLE}/look?after=-1`, 'after must be 0 or more.'],
    ['/api/me?x=1', 'x is not a field of this request.'],
  ])('%s: %s', async (path, words) => {
    const got = await raw('GET', path);
    expect(got.status).toBe(400);
    expect(messageOf(got)).toBe(words);
  });

  it('become numbers and nothings where these are meant', async () => {
    await raw('GET', `${TABLE}/look?seat=1&after=12&wait=0&key=abc`);
    expect(server.asked.at(-1)?.slice(2)).toEqual([
      'abcdefghijkl',
      { seat: 1, after: 12, wait: 0, key: 'abc' },
    ]);
    await raw('GET', `${TABLE}/export?seat=null`);
    expect(server.asked.at(-1)?.slice(2)).toEqual(['abcdefghijkl', { seat: null }]);
    await raw('GET', `${TABLE}/export?seat=0`);
    expect(server.asked.at(-1)?.slice(2)).toEqual(['abcdefghijkl', { seat: 0 }]);
  });
});

describe('paths', () => {
  it.each([
    ['/api/tables/..%2f..%2fme', 404],
    ['/api/tables/../me', 404],
    ['/api/tables/%2e%2e/me', 404],
    ['/api/tables/abcdefghijkl%2flook', 404],
    ['/api/tables/abcdefghijk', 404],
    ['/api/tables/abcdefghijklm', 404],
    ['/api/tables/abcdefghijk%0a', 404],
    ['//api/me', 404],
    ['/api//me', 404],
    ['/api/me/', 404],
    ['/API/me', 404],
    ['/api/none', 404],
    ['/..%2f..%2fetc%2fpasswd', 404],
    ['/../../etc/passwd', 404],
    ['/assets/..%2f..%2fpackage.json', 404],
    ['/..\\..\\package.json', 404],
    ['/api/tables/abcdefghijkl%00', 400],
    ['/%00', 400],
    ['/api/tokens/%00', 400],
    ['/api/me?x=%00', 400],
    ['/%', 400],
    ['/api/tables/%zz/look', 400],
    ['/api/tables/%c0%ae/look', 400],
    [`/api/tables/${'a'.repeat(500)}`, 414],
    [`/${'a'.repeat(8000)}`, 404],
    [`/api/${'a/'.repeat(3000)}`, 404],
  ])('%.50s: %i', async (path, status) => {
    const before = server.asked.length;
    const got = await raw('GET', path);
    expect(got.status).toBe(status);
    expect(got.json()['error']).toEqual({ code: expect.any(String), message: expect.any(String) });
    expect(server.asked).toHaveLength(before);
  });

  it('that are too long for a request at all are refused', async () => {
    const got = await raw('GET', `/${'a'.repeat(20_000)}`);
    expect([got.status, got.code]).toEqual([431, 'too-large']);
  });

  it.each([
    ['PUT', '/api/me', 'GET, PATCH'],
    ['DELETE', '/api/tables/abcdefghijkl', 'GET'],
    ['HEAD', '/api/me', 'GET, PATCH'],
    ['OPTIONS', '/api/sign-in', 'POST'],
    ['GET', '/api/sign-in', 'POST'],
    ['POST', '/healthz', 'GET'],
    ['POST', '/', 'GET'],
  ])('%s %s is not how it is done', async (method, path, allow) => {
    const got = await raw(method, path);
    expect(got.status).toBe(405);
    expect(got.headers['allow']).toBe(allow);
  });
});

describe('what is not a request at all', () => {
  const say = (text: string): Promise<string> =>
    new Promise((resolve) => {
      const { port } = new URL(server.url);
      let heard = '';
      const socket = connect(Number(port), '127.0.0.1', () => socket.write(text));
      socket.on('data', (part) => {
        heard += part;
      });
      socket.on('error', () => resolve(heard));
      socket.on('close', () => resolve(heard));
    });

  it.each([
    ['nonsense', 'hello there\r\n\r\n'],
    ['a null in the path', 'GET /\0 HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['two lengths', 'POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab'],
    [
      'a length and chunks',
      'POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
  ])('%s is answered with 400 and closed', async (_, text) => {
    const heard = await say(text);
    expect(heard).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('leaves everybody else alone', async () => {
    expect((await browser.get('/api/me')).status).toBe(200);
  });
});
