import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seeded } from '../kernel/chance/seeded.ts';
import { sample } from '../kernel/forms/index.ts';
import type { Refused } from '../protocol/client.ts';
import { ROUTES, type Route } from '../protocol/routes.ts';
import type { TableInfo } from '../protocol/tables.ts';
import { type Got, send } from './http/testing/http-server.ts';
import { BODIES, type WithBody } from './testing/bodies.ts';
import { aPair, at, type Pair } from './testing/pair.ts';
import { aServer, aTable, type TestServer, type Visitor, visitor } from './testing/server.ts';
import { bearer, dial } from './testing/sockets.ts';

let pair: Pair;
let table: TableInfo;
let dripping: Dripping[];
beforeAll(async () => {
  pair = await aPair();
  table = await pair.table();
  // They take their time from here on; what became of them is asked at the end.
  dripping = [
    drip('GET /api/me HTTP/1.1\r\nHost: x\r\n', 'X: y\r\n'),
    drip('GET /api/me HTTP/1.1\r\nHost: x\r\nX: ', 'y'),
  ];
  dripping.push(
    drip(
      `POST /api/tables/${table.id}/act HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nAuthorization: Bearer ${pair.ann.token}\r\nContent-Length: 10000\r\n\r\n{`,
      ' ',
    ),
  );
}, 60_000);
afterAll(() => pair.stop(), 60_000);

interface Dripping {
  readonly socket: Socket;
  /** How often they had sent some more when they were cut off. */
  readonly closed: Promise<number>;
}

const portOf = (url: string): number => Number(new URL(url).port);

/** A client that sends a little every now and then. */
function drip(start: string, more: string): Dripping {
  let drops = 0;
  const socket = connect(portOf(pair.server.url), '127.0.0.1', () => void socket.write(start));
  socket.on('error', () => {});
  socket.resume();
  const drop = setInterval(() => {
    if (socket.writable) socket.write(more, () => void drops++);
  }, 1000);
  const closed = once(socket, 'close').then(() => {
    clearInterval(drop);
    return drops;
  });
  return { socket, closed };
}

/** The reply to these bytes until the connection closes, or nothing arrives for a while. */
const say = (text: string): Promise<string> =>
  new Promise((resolve) => {
    let heard = '';
    const socket = connect(portOf(pair.server.url), '127.0.0.1', () => void socket.write(text));
    socket.setTimeout(2000, () => void socket.destroy());
    socket.on('data', (part) => {
      heard += part;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(heard));
  });

describe("another site's page", () => {
  const CHANGES = Object.entries<Route>(ROUTES).filter(([, { method }]) => method !== 'GET');
  const FORGED: readonly (readonly [string, Record<string, string>])[] = [
    ['a form as text', { 'content-type': 'text/plain' }],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['a form with files', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['JSON said to be something else as well', { 'content-type': 'text/plain; application/json' }],
    ['no type', {}],
    ['a foreign page', { 'content-type': 'application/json', origin: 'https://evil.example' }],
    ['a page without a home', { 'content-type': 'application/json', origin: 'null' }],
    ['a page of another port', { 'content-type': 'application/json', origin: 'http://localhost:1' }],
    [
      'a page of a longer name',
      { 'content-type': 'application/json', origin: 'http://localhost.evil.example' },
    ],
    ['a foreign fetch', { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' }],
    ['a neighbour', { 'content-type': 'application/json', 'sec-fetch-site': 'same-site' }],
  ];

  test.each(FORGED)('cannot do anything in the name of a visitor: %s', async (_, headers) => {
    const { id, name } = await pair.ann.ask('me', {});
    await pair.unchanged(table, () =>
      Promise.all(
        CHANGES.map(async ([route, { method, path }]) => {
          const where = path.replace(':id', path.startsWith('/api/tables') ? table.id : 'x');
          const body = JSON.stringify(BODIES[route as WithBody] ?? {});
          const got = await send(pair.server.url, where, {
            method,
            headers: { cookie: pair.ann.cookie, ...headers },
            body,
          });
          expect([403, 415], route).toContain(got.status);
          expect(got.cookies).toEqual([]);
        }),
      ),
    );
    expect(await pair.ann.ask('me', {})).toEqual({ id, name, account: false });
  });

  test('makes nobody a guest, and opens no socket', async () => {
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
      const got = await send(pair.server.url, '/api/me', { headers });
      expect([got.status, got.code, got.cookies]).toEqual([403, 'foreign-origin', []]);
    }
    const { cookie } = pair.ann;
    for (const origin of ['https://evil.example', 'null', 'http://localhost:1'])
      await expect(dial(pair.server.url, { cookie, origin })).rejects.toThrow('403');
    await expect(dial(pair.server.url, { cookie })).rejects.toThrow('403');
  });

  test('cannot read the cookie, nor be sent it with a form', async () => {
    const [line] = (await send(pair.server.url, '/api/me')).cookies;
    expect(line).toMatch(/^wartable=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
  });
});

describe('paths that lead elsewhere', () => {
  const id = (): string => table.id;
  test('lead nowhere', async () => {
    const paths = [
      '/../package.json',
      '/..%2fpackage.json',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/....//....//etc/passwd',
      '/.git/config',
      '/.wartable/wartable.db',
      '/assets/../../../package.json',
      '/assets/..%5c..%5cpackage.json',
      '/index.html/../../package.json',
      '//evil.example/',
      `/api/tables/${id()}/..`,
      `/api/tables/${id()}%2flook`,
      `/api/tables/${id()}/look/`,
      `/api/tables/${id()}/look%00`,
      `/api/tables/${id()};seat=0/look`,
      `/api/tables/${id().toUpperCase()}x/look`,
      `/api/tables/${'a'.repeat(13)}/look`,
      `/api/tables/-/look`,
      '/api/tables/__proto__/look',
      '/api/tables/constructor1/look',
      '/api/__proto__',
      '/metrics/../api/tokens',
      '/%',
      '/%c0%ae%c0%ae/',
      `/${'%61'.repeat(2000)}`,
    ];
    for (const path of paths) {
      const got = await send(pair.server.url, path, { headers: bearer(pair.ann) });
      expect(got.status, path).toBeGreaterThanOrEqual(400);
      expect(got.status, path).toBeLessThan(500);
      expect(got.text, path).not.toMatch(/devDependencies|root:|SQLite format|\[core\]/);
    }
    for (const query of ['?seat=0&seat=1', '?seat[]=0', '?__proto__=1', '?seat=__proto__', '?key=%00', '?%'])
      expect(
        (await send(pair.server.url, `/api/tables/${id()}/look${query}`, { headers: bearer(pair.ann) }))
          .status,
      ).toBe(400);
  });

  test.each([
    ['everything', 'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['a trace', 'TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['a tunnel', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n'],
    [
      'a length and chunks',
      'POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /metrics HTTP/1.1\r\nHost: x\r\n\r\n',
    ],
    [
      'chunks of nonsense',
      'POST /api/sign-in HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n',
    ],
    ['a folded header', 'GET /api/games HTTP/1.1\r\nHost: x\r\nX: a\r\n b\r\n\r\n\0'],
    ['many headers', `GET /api/games HTTP/1.1\r\nHost: x\r\n${`A: ${'b'.repeat(100)}\r\n`.repeat(500)}\r\n`],
    ['another protocol', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
    [
      'an upgrade to something else',
      'GET /live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n',
    ],
    [
      'a socket with a bad key',
      `GET /live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: x\r\n\r\n`,
    ],
  ])('%s is refused', async (_, text) => {
    const heard = await say(text);
    expect(heard).not.toMatch(/^HTTP\/1\.1 (2|3|5)\d\d/);
    expect(heard).not.toContain('wartable_requests');
  });
});

describe('too much', () => {
  let strict: TestServer;
  let ann: Visitor;
  let bob: Visitor;
  beforeAll(async () => {
    strict = await aServer({ RATE_LIMITS: '1', TRUST_PROXY: '1' });
    ann = await visitor(strict.url);
    bob = await visitor(strict.url);
  }, 60_000);
  afterAll(() => strict.stop());

  const from = (address: string) => ({ 'x-forwarded-for': address });

  /** Two play, with a socket and without, while something else goes on; nobody refuses them anything. */
  async function playWhile(flood: () => Promise<void>): Promise<void> {
    const made = await ann.ask('makeTable', aTable([{ is: 'me' }, { is: 'open' }]));
    const game = await bob.ask('join', { ...at(made), body: {} });
    const socket = await dial(strict.url, bearer(bob));
    await socket.ask({ do: 'watch', table: game.id, seat: 1 });
    const chance = seeded('polite');
    let over = false;
    const flooding = flood().finally(() => {
      over = true;
    });
    for (let n = 0; n < 6 || (!over && n < 40); n++) {
      const [a, b] = await Promise.all([ann.look(game, 0), bob.look(game, 1)]);
      const [who, seat, { sight }] =
        a.sight.cite !== null && a.sight.given === null ? ([ann, 0, a] as const) : ([bob, 1, b] as const);
      await who.answer(game, seat, sample(sight.view.question!.form, chance));
      expect(await socket.ask({ do: 'ping' })).toMatchObject({ is: 'done' });
      // Less than a person's limit, whatever others do.
      await new Promise((go) => setTimeout(go, 150));
    }
    await flooding;
    expect(socket.of('change').length).toBeGreaterThan(3);
    socket.ws.terminate();
  }

  test('over HTTP is refused, and nobody else is affected', async () => {
    const rude = await visitor(strict.url);
    const tries = [
      ['GET', '/api/games'],
      ['GET', '/api/tables?which=open'],
      ['POST', '/api/tables'],
      ['POST', '/api/tables/abcdefghijkl/act'],
      ['GET', '/none'],
    ] as const;
    const got: Got[] = [];
    await playWhile(async () => {
      for (let n = 0; n < 20; n++)
        got.push(
          ...(await Promise.all(
            Array.from({ length: 60 }, (_, i) => {
              const [method, path] = tries[i % tries.length]!;
              const headers = { ...bearer(rude), ...from('9.9.9.9'), 'content-type': 'application/json' };
              return send(strict.url, path, { method, headers, ...(method === 'GET' ? {} : { body: '{' }) });
            }),
          )),
        );
    });
    const refused = got.filter(({ status }) => status === 429);
    // How many depends on how quickly they come.
    expect(refused.length).toBeGreaterThan(0);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect(got.every(({ status }) => status < 500)).toBe(true);
  });

  test('of new guests is refused, also from all addresses of one network', async () => {
    const guests = await Promise.all(
      Array.from({ length: 60 }, (_, i) =>
        send(strict.url, '/api/me', { headers: from(`2001:db8:1:2::${i.toString(16)}`) }),
      ),
    );
    const made = guests.filter(({ status }) => status === 200).length;
    expect(made).toBeGreaterThanOrEqual(40);
    expect(made).toBeLessThan(50);
    expect((await send(strict.url, '/api/me', { headers: from('2001:db8:1:3::1') })).status).toBe(200);
  });

  test('of imported games and of reports is refused soon', async () => {
    const rude = await visitor(strict.url);
    const made = await rude.ask('makeTable', aTable([{ is: 'me' }, { is: 'me' }]));
    const codes = async (work: () => Promise<unknown>) => {
      const results = await Promise.allSettled(Array.from({ length: 10 }, work));
      return results.map((one) =>
        one.status === 'fulfilled' ? 'done' : (one.reason as Refused).problem.code,
      );
    };
    const chairs = [{ is: 'me' as const }, { is: 'me' as const }];
    const brought = await codes(() => rude.ask('importTable', { body: { file: {}, chairs } }));
    expect(brought.filter((code) => code !== 'too-fast').length).toBeLessThan(8);
    const body = { seat: null, words: 'x'.repeat(4000) };
    const told = await codes(() => rude.ask('report', { ...at(made), body }));
    expect(told.filter((code) => code === 'done').length).toBeLessThan(8);
  });

  test('over sockets ends them, and nobody else is affected', async () => {
    const rude = await visitor(strict.url);
    const headers = { ...bearer(rude), ...from('9.9.9.8') };
    await playWhile(async () => {
      const dialled = await Promise.allSettled(Array.from({ length: 40 }, () => dial(strict.url, headers)));
      const sockets = dialled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      expect(sockets).toHaveLength(20);
      for (const { ws } of sockets)
        for (let i = 0; i < 300; i++)
          ws.send(`{"do":"watch","ref":"${i}","table":"abcdefghijkl","seat":null}`);
      expect(new Set(await Promise.all(sockets.map(({ closed }) => closed)))).toEqual(new Set([1008]));
    });
  });

  test('in one frame ends the socket', async () => {
    const socket = await dial(strict.url, bearer(bob));
    socket.ws.send(`{"do":"say","ref":"1","table":"abcdefghijkl","text":"${'x'.repeat(100_000)}"}`);
    expect(await socket.closed).toBe(1009);
    const proto = await dial(strict.url, bearer(bob));
    proto.ws.send('{"do":"ping","ref":"a","__proto__":{"do":"say"}}');
    proto.ws.send('{"__proto__":{"do":"ping","ref":"b"}}');
    proto.ws.send('{"do":"constructor","ref":"c"}');
    await expect.poll(() => proto.of('refused').length, { timeout: 5000 }).toBe(3);
    proto.ws.terminate();
  });

  test('nothing of it was unexpected', () => {
    expect(strict.lines.filter((line) => /"level":(50|60)/.test(line))).toEqual([]);
  });
});

describe('slow and idle clients', () => {
  test('a thousand idle sockets do not disturb players', async () => {
    const people = await Promise.all(Array.from({ length: 50 }, () => visitor(pair.server.url)));
    const sockets: Socket[] = [];
    for (const person of people)
      sockets.push(...(await Promise.all(Array.from({ length: 20 }, () => idle(person)))));
    const busy = await pair.table({}, 8);
    expect((await pair.bob.look(busy, 1)).log.length).toBeGreaterThan(4);
    const figures = await (await fetch(`${pair.server.url}/metrics`)).text();
    expect(Number(/^wartable_sockets (\d+)/m.exec(figures)?.[1])).toBeGreaterThanOrEqual(1000);
    for (const socket of sockets) socket.destroy();
  });

  /** Opens a socket by hand, and does nothing with it: not even read. */
  async function idle(person: Visitor): Promise<Socket> {
    const socket = connect(portOf(pair.server.url), '127.0.0.1');
    socket.on('error', () => {});
    socket.write(
      [
        'GET /live HTTP/1.1',
        'Host: x',
        `Authorization: Bearer ${person.token}`,
        'Upgrade: websocket',
        'Connection: Upgrade',
        'Sec-WebSocket-Version: 13',
        `Sec-WebSocket-Key: ${Buffer.from('0123456789abcdef').toString('base64')}`,
        '',
        '',
      ].join('\r\n'),
    );
    const [reply] = (await once(socket, 'data')) as [Buffer];
    expect(String(reply)).toMatch(/^HTTP\/1\.1 101/);
    socket.pause();
    return socket;
  }

  test('somebody who hangs up in the middle of a word has said nothing', async () => {
    const socket = connect(portOf(pair.server.url), '127.0.0.1');
    socket.write(
      `POST /api/tables/${table.id}/act HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nAuthorization: Bearer ${pair.ann.token}\r\nContent-Length: 1000\r\n\r\n{"seat":0,"command":{"do":"resign"}}`,
    );
    await pair.unchanged(table, async () => {
      await new Promise((go) => setTimeout(go, 200));
      socket.destroy();
      await pair.ann.look(table);
    });
  });

  test('somebody who asks and does not read holds up nobody', async () => {
    const socket = connect(portOf(pair.server.url), '127.0.0.1');
    socket.on('error', () => {});
    socket.pause();
    const one = `GET /api/tables/${table.id}/look HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${pair.ann.token}\r\n\r\n`;
    for (let n = 0; n < 500; n++) socket.write(one);
    await pair.table({}, 4);
    socket.destroy();
  });

  test('a client that takes too long to send its request is disconnected', async () => {
    const drops = await Promise.all(dripping.slice(0, 2).map(({ closed }) => closed));
    // Not at the first pause.
    for (const n of drops) expect(n).toBeGreaterThan(1);
  }, 60_000);

  test('nothing of all this was unexpected, and nobody can keep the server from stopping', async () => {
    expect(pair.server.lines.filter((line) => /"level":(50|60)/.test(line))).toEqual([]);
    await pair.stop();
    await dripping[2]!.closed;
  });
});
