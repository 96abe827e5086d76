import { Check } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import { HOSTILE } from '../kernel/testing/hostile.ts';
import { ROUTES, type Route } from '../protocol/routes.ts';
import type { TSchema } from '../protocol/schema.ts';
import type { TableInfo } from '../protocol/tables.ts';
import { type Got, send } from './http/testing/http-server.ts';
import { BODIES, type WithBody } from './testing/bodies.ts';
import { mutants } from './testing/mutants.ts';
import { aPair, at, type Pair } from './testing/pair.ts';
import { aTable } from './testing/server.ts';
import { bearer, dial } from './testing/sockets.ts';

let pair: Pair;
let table: TableInfo;
beforeAll(async () => {
  pair = await aPair();
  table = await pair.table();
}, 60_000);
afterAll(() => pair.stop(), 60_000);

const inBatches = async <T, R>(all: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> => {
  const done: R[] = [];
  for (let i = 0; i < all.length; i += 20) done.push(...(await Promise.all(all.slice(i, i + 20).map(work))));
  return done;
};

/** A plain no, in our own form. */
function isRefusal(got: Got, what: string): void {
  expect(got.status, what).toBeGreaterThanOrEqual(400);
  expect(got.status, what).toBeLessThan(500);
  expect(got.json(), what).toEqual({
    error: expect.objectContaining({ code: expect.any(String), message: expect.any(String) }),
  });
  expect(got.text.length).toBeLessThan(2000);
}

describe('bodies that do not fit', () => {
  test.each(Object.keys(BODIES) as WithBody[])('%s: each field is judged', async (name) => {
    const { method, path }: Route = ROUTES[name];
    const schema = ROUTES[name].body;
    expect(Check(schema, BODIES[name])).toBe(true);
    const wrong = mutants(schema, BODIES[name], (part, value) => Check(part as TSchema, value));
    expect(wrong.length).toBeGreaterThan(8);
    const headers = { cookie: pair.ann.cookie, 'content-type': 'application/json', origin: pair.server.url };
    await pair.unchanged(table, () =>
      inBatches(wrong, async (body) => {
        const got = await send(pair.server.url, path.replace(':id', table.id), {
          method,
          headers,
          body: JSON.stringify(body),
        });
        isRefusal(got, JSON.stringify(body).slice(0, 200));
        expect(got.status).toBe(400);
      }),
    );
  });

  const MALFORMED = [
    ['cut off', '{"seat":0,"command"'],
    ['twice', '{}{}'],
    ['single quotes', "{'seat':0}"],
    ['a prototype', '{"seat":0,"command":{"do":"resign"},"__proto__":{"seat":1}}'],
    ['a hidden prototype', '{"seat":0,"command":{"do":"resign","\\u005f_proto__":{}}}'],
    ['nothing in a text', '{"seat":0,"command":{"do":"unstand","on":"\\u0000"}}'],
    ['a deep nest', `${'['.repeat(50_000)}`],
    [
      'a deep nest in an answer',
      `{"seat":0,"command":{"do":"answer","cite":"q1.0","answer":${'['.repeat(9000)}${']'.repeat(9000)}}}`,
    ],
    ['a number too large', '{"seat":1e999,"command":{"do":"resign"}}'],
    ['too much', `{"seat":0,"command":{"do":"unstand","on":"${'x'.repeat(300_000)}"}}`],
    ['half a character', '{"seat":0,"command":{"do":"unstand","on":"\\ud800"}}'],
    ['a list', '[]'],
    ['nothing at all', 'null'],
  ] as const;

  test('bodies that are not JSON or not valid, under any content type', async () => {
    const path = `/api/tables/${table.id}/act`;
    const types = ['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'text/json', ''];
    const tries = MALFORMED.flatMap(([, body]) => types.map((type) => ({ type, body })));
    await pair.unchanged(table, () =>
      inBatches(tries, async ({ type, body }) => {
        const headers = { ...bearer(pair.ann), 'content-type': type };
        isRefusal(
          await send(pair.server.url, path, { method: 'POST', headers, body }),
          `${type} ${body.slice(0, 80)}`,
        );
      }),
    );
  });
});

describe('bodies that fit, with something in them that does not', () => {
  const NAMES = [
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '0',
    '-1',
    '\ud800',
    '\u202e',
    'é'.repeat(40),
    '😀'.repeat(20),
  ];

  test.each([...GAMES.keys()])('answers, names of things and advance answers of %s', async (game) => {
    const table = await pair.table({ game }, 3);
    const kinds = [
      'card',
      'leader',
      'system',
      'unit',
      'mission',
      'do',
      'option',
      '__proto__',
      'constructor',
      ' ',
    ];
    const refs = kinds.flatMap((kind) => NAMES.map((name) => `${kind}:${name}`));
    const { who, seat, picture } = await pair.asked(table);
    const cite = picture.sight.cite!;
    const texts = HOSTILE.flatMap((x) =>
      ['bigint', 'symbol', 'function', 'undefined'].includes(typeof x) ? [] : [JSON.stringify(x)],
    );
    const answers = [
      ...texts.filter((text) => text.length < 200_000),
      ...refs.map((id) => JSON.stringify({ is: 'choose', id })),
      ...refs.slice(0, 20).map((id) => JSON.stringify({ is: 'pick', take: [[id, 1]] })),
      ...refs.slice(0, 20).map((id) => JSON.stringify({ is: 'arrange', piles: [[id], [id]] })),
    ];
    await pair.unchanged(table, async () => {
      const headers = { ...bearer(who), 'content-type': 'application/json' };
      const post = (path: string, body: string) =>
        send(pair.server.url, `/api/tables/${table.id}${path}`, { method: 'POST', headers, body });
      for (const got of await inBatches(refs, (ref) => post('/why', JSON.stringify({ seat, ref }))))
        expect([200, 400]).toContain(got.status);
      await inBatches(answers, async (answer) => {
        const command = `{"do":"answer","cite":${JSON.stringify(cite)},"answer":${answer}}`;
        isRefusal(await post('/act', `{"seat":${seat},"command":${command}}`), answer.slice(0, 100));
      });
      await inBatches([...NAMES, `${cite}0`, cite.toUpperCase(), `${cite}\n`], async (wrong) => {
        const command = { do: 'answer', cite: wrong, answer: { is: 'choose', id: 'do:pass' } };
        isRefusal(await post('/act', JSON.stringify({ seat, command })), wrong);
      });
    });
    const socket = await dial(pair.server.url, bearer(who));
    for (const deep of [2000, 15_000]) {
      socket.ws.send(
        `{"do":"act","ref":"${deep}","table":"${table.id}","seat":${seat},"command":{"do":"answer","cite":"${cite}","answer":${'['.repeat(deep)}${']'.repeat(deep)}}}`,
      );
      expect(await socket.until((m) => m.is === 'refused' && m.ref === `${deep}`)).toBeDefined();
    }
    socket.ws.terminate();
  });

  test('options, games and chairs', async () => {
    const wrong = [...NAMES, '', 'full'.toUpperCase(), null, [], { a: { b: [] } }, 7, true];
    await inBatches(wrong, async (options) => {
      const body = { ...aTable([{ is: 'me' }, { is: 'me' }]).body, options };
      const got = await send(pair.server.url, '/api/tables', {
        method: 'POST',
        headers: { ...bearer(pair.ann), 'content-type': 'application/json' },
        body,
      });
      if (got.status !== 200) isRefusal(got, JSON.stringify(options));
      else expect(typeof options).toBe('object');
    });
    for (const game of NAMES)
      expect(
        (await pair.ann.fails('makeTable', aTable([{ is: 'me' }, { is: 'me' }], { game }))).status,
      ).toBeLessThan(500);
    for (const chairs of [1, 3, 8]) {
      const many = new Array(chairs).fill({ is: 'me' as const });
      expect((await pair.ann.fails('makeTable', aTable(many))).problem.code).toBe('bad-chairs');
    }
  });

  test('names and chat show nothing but what they say', async () => {
    const hostile = [
      '\u202egnp.exe',
      'a\u200bb\u200dc\ufeff',
      '\u0007\u001b[31mred',
      '<script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      '😀'.repeat(12),
      `a${'\u0301'.repeat(20)}`,
      '\u3164\u3164',
      '\u2066x\u2069',
      'Ｌｅｉａ',
      'раураl',
      '\ud83d',
      '\u{e0041}\u{e0042}',
      `${'👨‍👩‍👧‍👦'.repeat(2)}`,
    ];
    for (const name of hostile) {
      const got = await send(pair.server.url, '/api/me', {
        method: 'PATCH',
        headers: { ...bearer(pair.carl), 'content-type': 'application/json' },
        body: { name },
      });
      if (got.status === 200) expect(String(got.json()['name'])).not.toMatch(UNSEEN);
      else isRefusal(got, name);
    }
    for (const text of [...hostile, 'x'.repeat(500), '\u0301'.repeat(500), 'x\r\n\r\ny'])
      await pair.ann.ask('say', { ...at(table), body: { text } }).catch((error: { status: number }) => {
        expect(error.status).toBe(422);
      });
    const { lines } = await pair.bob.ask('chat', { ...at(table), query: {} });
    expect(lines.length).toBeGreaterThan(8);
    for (const { text } of lines) {
      expect(text).not.toMatch(UNSEEN);
      expect(text).not.toMatch(/\p{M}{4}/u);
      expect(text.trim()).toBe(text);
      expect(text).not.toBe('');
    }
    // Text that looks like HTML stays text: the page shows it as text, and the content type says so.
    const raw = await send(pair.server.url, `/api/tables/${table.id}/chat`, { headers: bearer(pair.bob) });
    expect(raw.headers['content-type']).toMatch(/^application\/json/);
    expect(raw.headers['x-content-type-options']).toBe('nosniff');
  });
});

/** What cannot be seen, or turns around what can. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}]/u;

test('afterwards everybody plays on, and nothing was unexpected', async () => {
  await pair.table({}, 4);
  expect(pair.server.lines.filter((line) => /"level":(50|60)/.test(line))).toEqual([]);
});
