import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TableInfo } from '../protocol/tables.ts';
import { Browser, send } from './http/testing/http-server.ts';
import { aPair, at, type Pair } from './testing/pair.ts';
import { aTable, type TestServer, type Visitor } from './testing/server.ts';
import { bearer, dial } from './testing/sockets.ts';
import { lineOf, outcomes, type Tried, tryAll } from './testing/strangers.ts';

let pair: Pair;
let server: TestServer;
let ann: Visitor;
let bob: Visitor;
let carl: Visitor;
beforeAll(async () => {
  pair = await aPair();
  ({ server, ann, bob, carl } = pair);
}, 60_000);
afterAll(() => pair.stop(), 60_000);

function mustBeLogged({ got, path }: Tried, person?: string): void {
  expect(lineOf(server.lines, got), path).toMatchObject({
    status: got.status,
    refused: got.code,
    ...(person === undefined ? {} : { person }),
  });
}

/** What a stranger may do at a public table, and what they are told about the rest. */
const STRANGER = [
  'table 200',
  'join 409 started',
  'leave 404 no-table',
  'fill 403 not-host',
  'start 403 not-host',
  'abandon 404 no-table',
  'rematch 404 no-table',
  'settle 404 no-table',
  'look 200',
  'look 403 not-your-seat',
  'act 403 not-your-seat',
  'why 403 not-your-seat',
  'hint 403 not-your-seat',
  'chat 200',
  'say 403 not-seated',
  'mute 409 not-here',
  'report 403 not-your-seat',
  'report 200',
  'exportTable 200',
  'exportTable 403 not-your-seat',
];

describe('a person without a seat', () => {
  test('can do nothing at a running table; the attempts are logged with the person', async () => {
    const table = await pair.table();
    const tried = await pair.unchanged(table, () => tryAll(server.url, table.id, bearer(carl)));
    expect(outcomes(tried)).toEqual(STRANGER);
    for (const one of tried) if (one.got.status !== 200) mustBeLogged(one, carl.id);
  });

  test('does nothing at a finished table', async () => {
    const table = await pair.table();
    await bob.ask('act', { ...at(table), body: { seat: 1, command: { do: 'resign' } } });
    const tried = await pair.unchanged(table, () => tryAll(server.url, table.id, bearer(carl)));
    const over = STRANGER.map((what) => what.replace('started', 'over'));
    expect(outcomes(tried)).toEqual(over);
  });

  test('sees nothing where watching is off', async () => {
    const table = await pair.table({ spectators: false });
    const tried = await pair.unchanged(table, () => tryAll(server.url, table.id, bearer(carl)));
    const closed = STRANGER.filter((what) => !/^(look|chat|report|exportTable) 200|^mute/.test(what));
    expect(outcomes(tried).toSorted()).toEqual(
      [
        ...closed,
        'look 403 no-spectators',
        'chat 403 no-spectators',
        'mute 403 no-spectators',
        'report 403 no-spectators',
        'exportTable 403 no-spectators',
      ].toSorted(),
    );
    const socket = await dial(server.url, bearer(carl));
    for (const seat of [null, 0, 1]) {
      const reply = await socket.ask({ do: 'watch', table: table.id, seat });
      expect(reply).toMatchObject({
        error: { code: seat === null ? 'no-spectators' : 'not-your-seat' },
      });
    }
    expect(socket.heard.filter(({ is }) => is !== 'refused')).toEqual([]);
    socket.ws.terminate();
  });

  test.each(['open', 'running', 'over'] as const)(
    'cannot tell a private table that is %s from one that is not there',
    async (status) => {
      const table =
        status === 'open'
          ? await ann.ask('makeTable', aTable([{ is: 'me' }, { is: 'open' }], { access: 'link' }))
          : await pair.table({ access: 'link' });
      if (status === 'over')
        await bob.ask('act', { ...at(table), body: { seat: 1, command: { do: 'resign' } } });
      const there = await pair.unchanged(table, () => tryAll(server.url, table.id, bearer(carl)));
      const nowhere = await tryAll(server.url, 'AAAAAAAAAAAA', bearer(carl));
      expect(there.map(({ name, got }) => [name, got.status, got.text])).toEqual(
        nowhere.map(({ name, got }) => [name, got.status, got.text]),
      );
      expect(new Set(there.map(({ got }) => got.code))).toEqual(new Set(['no-table']));
      for (const one of there) mustBeLogged(one, carl.id);

      const socket = await dial(server.url, bearer(carl));
      const say = async (id: string) => {
        const spot = { table: id, seat: null };
        return [
          await socket.ask({ do: 'watch', ...spot }),
          await socket.ask({ do: 'watch', ...spot, seat: 0, key: 'wrong' }),
          await socket.ask({ do: 'act', ...spot, seat: 0, command: { do: 'resign' } }),
          await socket.ask({ do: 'say', table: id, text: 'psst' }),
        ].map((reply) => ({ ...reply, ref: '' }));
      };
      expect(await pair.unchanged(table, () => say(table.id))).toEqual(await say('AAAAAAAAAAAA'));
      expect(socket.heard.every(({ is }) => is === 'refused')).toBe(true);
      socket.ws.terminate();
      const lists = await Promise.all(
        (['mine', 'open', 'running'] as const).map((which) => carl.ask('tables', { query: { which } })),
      );
      expect(lists.flatMap(({ tables }) => tables.map(({ id }) => id))).not.toContain(table.id);
    },
  );

  test('can only watch with the key of a private table', async () => {
    const made = await ann.ask('makeTable', aTable([{ is: 'me' }, { is: 'open' }], { access: 'link' }));
    const key = made.invite ?? '';
    const table = await bob.ask('join', { ...at(made), body: { key } });
    // The key to a chair is told as long as one can be open, and only to those who sit there.
    expect([made, table].map(({ status, invite }) => [status, invite])).toEqual([
      ['open', key],
      ['running', null],
    ]);
    const carls = await carl.ask('look', { ...at(table), query: { key } });
    expect(carls.sight.view).toMatchObject({ me: null, question: null, notebook: [] });
    await pair.unchanged(table, async () => {
      expect((await carl.ask('table', { ...at(table), query: { key } })).invite).toBeNull();
      expect((await carl.fails('join', { ...at(table), body: { key } })).problem.code).toBe('started');
      expect((await carl.fails('look', { ...at(table), query: { key, seat: 0 } })).problem.code).toBe(
        'not-your-seat',
      );
      expect((await carl.fails('exportTable', { ...at(table), query: { key, seat: 1 } })).problem.code).toBe(
        'not-your-seat',
      );
      const told = await carl.ask('report', { ...at(table), body: { seat: null, words: 'odd', key } });
      expect(told.report).toMatch(/./);
      for (const seat of [0, 1]) {
        const mine = { ...at(table), body: { seat, words: 'odd', key } };
        expect((await carl.fails('report', mine)).problem.code).toBe('not-your-seat');
      }
      const socket = await dial(server.url, bearer(carl));
      expect(await socket.ask({ do: 'watch', table: table.id, seat: null, key })).toMatchObject({
        is: 'done',
      });
      const shown = socket.heard.flatMap((one) => (one.is === 'picture' ? [one.picture] : []));
      expect(shown).toEqual([carls]);
      for (const seat of [0, 1]) {
        expect(await socket.ask({ do: 'watch', table: table.id, seat, key })).toMatchObject({
          error: { code: 'not-your-seat' },
        });
      }
      socket.ws.terminate();
    });
    expect(await carl.ask('mute', { ...at(table), body: { person: ann.id, muted: true, key } })).toEqual({});
    expect((await carl.fails('look', { ...at(table), query: { key: `${key.slice(0, -1)}!` } })).status).toBe(
      404,
    );
  });
});

test('a link to watch lets nobody sit down', async () => {
  const made = await ann.ask('makeTable', aTable([{ is: 'me' }, { is: 'open' }], { access: 'link' }));
  const { invite, watch } = made;
  expect(watch).toMatch(/^[\w-]{22}$/);
  expect(watch).not.toBe(invite);
  const key = watch ?? '';
  // A visitor with it may look at the table, is told this key and not the other, and gets no chair.
  const shown = await carl.ask('table', { ...at(made), query: { key } });
  expect([shown.invite, shown.watch]).toEqual([null, key]);
  for (const body of [{ key }, { key, seat: 1 }])
    expect((await carl.fails('join', { ...at(made), body })).problem.code).toBe('only-to-watch');
  expect((await carl.fails('join', { ...at(made), body: {} })).problem.code).toBe('no-table');
  // Invited people get the key for watching, so that a link they pass on seats nobody.
  const invited = await bob.ask('table', { ...at(made), query: { key: invite ?? '' } });
  expect([invited.invite, invited.watch]).toEqual([null, key]);
  const table = await bob.ask('join', { ...at(made), body: { key: invite ?? '' } });
  expect((await carl.ask('look', { ...at(table), query: { key } })).sight.view.me).toBeNull();
  expect(table.watch).toBe(key);
});

test('a stranger at a private table is told what to ask for, and the same where there is none', async () => {
  const { id } = await ann.ask('makeTable', aTable([{ is: 'me' }, { is: 'open' }], { access: 'link' }));
  const told = async (table: string) =>
    (await carl.fails('table', { params: { id: table }, query: {} })).problem;
  expect(await told(id)).toEqual({
    code: 'no-table',
    message: 'This table is private or does not exist. Ask its host for an invitation or a link to watch.',
  });
  expect(await told('AAAAAAAAAAAA')).toEqual(await told(id));
});

test('at a table where watching is off the key is useless once the game has begun', async () => {
  const wanted = { access: 'link', spectators: false } as const;
  const made = await ann.ask('makeTable', aTable([{ is: 'me' }, { is: 'open' }], wanted));
  const key = made.invite ?? '';
  const table = await bob.ask('join', { ...at(made), body: { key } });
  expect([made.watch, table.invite, table.watch]).toEqual([null, null, null]);
  expect((await carl.fails('look', { ...at(table), query: { key } })).problem.code).toBe('no-spectators');
  expect((await carl.fails('join', { ...at(table), body: { key } })).problem.code).toBe('started');
});

describe('an identity that does not hold', () => {
  let running: TableInfo;
  beforeAll(async () => {
    running = await pair.table();
  });

  /** A player in a browser, with a token, who sits with Ann and watches from their seat. */
  async function atAnns() {
    const browser = new Browser(server.url);
    const me = await browser.me();
    const token = String((await browser.post('/api/tokens', { label: 'x' })).json()['secret']);
    const made = await ann.ask('makeTable', aTable([{ is: 'me' }, { is: 'open' }]));
    const table = (await browser.post(`/api/tables/${made.id}/join`)).json() as unknown as TableInfo;
    const cookie = `wartable=${browser.cookie}`;
    const sockets = [
      await dial(server.url, bearer({ token })),
      await dial(server.url, { cookie, origin: server.url }),
    ];
    for (const socket of sockets)
      expect(await socket.ask({ do: 'watch', table: table.id, seat: 1 })).toMatchObject({ is: 'done' });
    return { browser, me, token, cookie, table, sockets };
  }

  async function isNobody(table: { id: string }, headers: Record<string, string>, code: string) {
    const tried = await pair.unchanged(table, () => tryAll(server.url, table.id, headers));
    expect(new Set(tried.map(({ got }) => `${got.status} ${got.code}`))).toEqual(new Set([`401 ${code}`]));
    for (const one of tried) mustBeLogged(one);
    for (const { got } of tried) expect(lineOf(server.lines, got)).not.toHaveProperty('person');
    await expect(dial(server.url, { ...headers, origin: server.url })).rejects.toThrow('401');
  }

  test.each([
    ['no cookie and no token', {}, 'nobody'],
    ['a cookie of nobody', { cookie: `wartable=${'A'.repeat(43)}` }, 'nobody'],
    ['a token of nobody', { authorization: `Bearer wt_${'A'.repeat(43)}` }, 'bad-token'],
    ['a table id for a token', { authorization: 'Bearer abcdefghijkl' }, 'bad-token'],
  ])('%s: is refused', async (_, headers, code) => {
    await isNobody(running, headers, code);
  });

  test('a token that is wrong counts for more than a cookie that is right', async () => {
    const headers = { cookie: bob.cookie, authorization: `Bearer wt_${'A'.repeat(43)}` };
    await isNobody(running, headers, 'bad-token');
  });

  test('a deleted person: cookie, token and sockets', async () => {
    const { browser, token, cookie, table, sockets } = await atAnns();
    expect((await browser.post('/api/account/delete')).status).toBe(200);
    expect((await ann.ask('table', { ...at(table), query: {} })).outcome).toMatchObject({
      reason: 'resigned',
    });
    expect(await Promise.all(sockets.map((socket) => socket.closed))).toEqual([4401, 4401]);
    await isNobody(table, bearer({ token }), 'bad-token');
    await isNobody(table, { cookie }, 'session-ended');
  });

  test('a guest who signed in to an account keeps the seat, but not the cookie and tokens', async () => {
    const owner = new Browser(server.url);
    await owner.me();
    const credentials = { name: 'Mon Mothma', password: 'many bothans' };
    expect((await owner.post('/api/account', credentials)).status).toBe(200);
    const { browser, me, token, cookie, table, sockets } = await atAnns();
    const account = (await browser.post('/api/sign-in', credentials)).json();
    expect(account['id']).not.toBe(me.id);
    expect(await Promise.all(sockets.map((socket) => socket.closed))).toEqual([4401, 4401]);
    await isNobody(table, bearer({ token }), 'bad-token');
    await isNobody(table, { cookie }, 'session-ended');
    expect((await owner.get(`/api/tables/${table.id}/look?seat=1`)).status).toBe(200);
  });

  test('a dropped token and a session that was signed out', async () => {
    const { browser, token, cookie, table, sockets } = await atAnns();
    const { tokens } = (await browser.get('/api/tokens')).json() as { tokens: { id: string }[] };
    expect((await browser.send('DELETE', `/api/tokens/${tokens[0]!.id}`)).status).toBe(200);
    expect(await sockets[0]!.closed).toBe(4401);
    await isNobody(table, bearer({ token }), 'bad-token');
    expect((await browser.post('/api/sign-out')).status).toBe(200);
    await isNobody(table, { cookie }, 'session-ended');
  });

  test('a token can be deleted only by its owner', async () => {
    const { browser, token, table } = await atAnns();
    const { tokens } = (await browser.get('/api/tokens')).json() as { tokens: { id: string }[] };
    const thief = new Browser(server.url);
    await thief.me();
    expect((await thief.send('DELETE', `/api/tokens/${tokens[0]!.id}`)).code).toBe('no-token');
    expect((await send(server.url, `/api/tables/${table.id}`, { headers: bearer({ token }) })).status).toBe(
      200,
    );
  });

  test('a person for whom a seat is kept may delete their account', async () => {
    const { browser, table } = await atAnns();
    await ann.ask('act', { ...at(table), body: { seat: 0, command: { do: 'resign' } } });
    const again = await ann.ask('rematch', at(table));
    expect((await browser.post('/api/account/delete')).status).toBe(200);
    expect((await ann.ask('table', { ...at(again), query: {} })).status).toBe('open');
  });
});
