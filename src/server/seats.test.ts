import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seeded } from '../kernel/chance/seeded.ts';
import { sample } from '../kernel/forms/index.ts';
import type { Picture } from '../protocol/play.ts';
import type { TableInfo } from '../protocol/tables.ts';
import { Browser, send } from './http/testing/http-server.ts';
import { aServer, aTable, type TestServer, type Visitor, visitor } from './testing/server.ts';
import { bearer, dial } from './testing/sockets.ts';
import { type Stored, storedIn } from './testing/stored.ts';
import { lineOf, outcomes, type Tried, tryAll } from './testing/strangers.ts';

let server: TestServer;
let stored: Stored;
let ann: Visitor;
let bob: Visitor;
let carl: Visitor;
let dora: Visitor;
beforeAll(async () => {
  server = await aServer();
  stored = storedIn(server.data);
  [ann, bob, carl, dora] = (await Promise.all([0, 1, 2, 3].map(() => visitor(server.url)))) as [
    Visitor,
    Visitor,
    Visitor,
    Visitor,
  ];
});
afterAll(async () => {
  stored.close();
  await server.stop();
});

const at = ({ id }: { id: string }) => ({ params: { id } });

/** Ann in seat 0 and Bob in seat 1, and so many answers given. */
async function annAndBob(more: Parameters<typeof aTable>[1] = {}, answers = 6): Promise<TableInfo> {
  const made = await ann.ask('makeTable', aTable([{ is: 'me' }, { is: 'open' }], more));
  const table = await bob.ask('join', { ...at(made), body: { key: made.invite ?? '' } });
  const chance = seeded(`seats ${answers}`);
  for (let n = 0; n < answers; n++) {
    const asked = await whoIsAsked(table);
    await asked.who.answer(table, asked.seat, sample(asked.picture.sight.view.question!.form, chance));
  }
  return table;
}

async function whoIsAsked(table: TableInfo): Promise<{ who: Visitor; seat: 0 | 1; picture: Picture }> {
  const pictures = await Promise.all([ann.look(table, 0), bob.look(table, 1)]);
  const seat = pictures.findIndex(({ sight }) => sight.cite !== null && sight.given === null) as 0 | 1;
  return { who: seat === 0 ? ann : bob, seat, picture: pictures[seat]! };
}

/** All that anybody can see of a table, and all that is stored of it. */
const everything = async (table: { id: string }) => ({
  pictures: await Promise.all(
    [ann.look(table.id, 0), bob.look(table.id, 1), dora.ask('look', { ...at(table), query: {} })].map((p) =>
      p.catch((error: Error) => error.message),
    ),
  ),
  stored: stored.of(table.id),
});

/** Whatever is tried: the table is as it was. */
async function unchanged<T>(table: { id: string }, attempt: () => Promise<T>): Promise<T> {
  const before = await everything(table);
  const result = await attempt();
  expect(await everything(table)).toEqual(before);
  return result;
}

function mustBeLogged({ got, path }: Tried, person?: string): void {
  expect(lineOf(server.lines, got), path).toMatchObject({
    status: got.status,
    refused: got.code,
    ...(person === undefined ? {} : { person }),
  });
}

/** What a stranger may do at a public table, and what he is told of the rest. */
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

describe('whoever does not sit there', () => {
  test('does nothing at a running table, whatever he sends; it is logged whose doing it was', async () => {
    const table = await annAndBob();
    const tried = await unchanged(table, () => tryAll(server.url, table.id, bearer(carl)));
    expect(outcomes(tried)).toEqual(STRANGER);
    for (const one of tried) if (one.got.status !== 200) mustBeLogged(one, carl.id);
  });

  test('does nothing at a finished table', async () => {
    const table = await annAndBob();
    await bob.ask('act', { ...at(table), body: { seat: 1, command: { do: 'resign' } } });
    const tried = await unchanged(table, () => tryAll(server.url, table.id, bearer(carl)));
    expect(outcomes(tried)).toEqual(STRANGER);
  });

  test('sees nothing where nobody looks on', async () => {
    const table = await annAndBob({ spectators: false });
    const tried = await unchanged(table, () => tryAll(server.url, table.id, bearer(carl)));
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
          : await annAndBob({ access: 'link' });
      if (status === 'over')
        await bob.ask('act', { ...at(table), body: { seat: 1, command: { do: 'resign' } } });
      const there = await unchanged(table, () => tryAll(server.url, table.id, bearer(carl)));
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
      expect(await unchanged(table, () => say(table.id))).toEqual(await say('AAAAAAAAAAAA'));
      expect(socket.heard.every(({ is }) => is === 'refused')).toBe(true);
      socket.ws.terminate();
      const lists = await Promise.all(
        (['mine', 'open', 'running'] as const).map((which) => carl.ask('tables', { query: { which } })),
      );
      expect(lists.flatMap(({ tables }) => tables.map(({ id }) => id))).not.toContain(table.id);
    },
  );

  test('looks on with the key of a private table, and does no more than that', async () => {
    const made = await ann.ask('makeTable', aTable([{ is: 'me' }, { is: 'open' }], { access: 'link' }));
    const key = made.invite ?? '';
    const table = await bob.ask('join', { ...at(made), body: { key } });
    const carls = await carl.ask('look', { ...at(table), query: { key } });
    expect(carls.sight.view).toMatchObject({ me: null, question: null, notebook: [] });
    await unchanged(table, async () => {
      expect((await carl.ask('table', { ...at(table), query: { key } })).invite).toBeNull();
      expect((await carl.fails('join', { ...at(table), body: { key } })).problem.code).toBe('started');
      expect((await carl.fails('look', { ...at(table), query: { key, seat: 0 } })).problem.code).toBe(
        'not-your-seat',
      );
      expect((await carl.fails('exportTable', { ...at(table), query: { key, seat: 1 } })).problem.code).toBe(
        'not-your-seat',
      );
    });
    expect((await carl.fails('look', { ...at(table), query: { key: `${key.slice(0, -1)}!` } })).status).toBe(
      404,
    );
  });
});

describe('an identity that does not hold', () => {
  let running: TableInfo;
  beforeAll(async () => {
    running = await annAndBob();
  });

  /** Somebody in a browser, with a token, who sits with Ann and looks at the table from his seat. */
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
    const tried = await unchanged(table, () => tryAll(server.url, table.id, headers));
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

  test('a guest who signed in to an account: his seat went along, his cookie and tokens did not', async () => {
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

  test("another person's token id is nobody else's to drop", async () => {
    const { browser, token, table } = await atAnns();
    const { tokens } = (await browser.get('/api/tokens')).json() as { tokens: { id: string }[] };
    const thief = new Browser(server.url);
    await thief.me();
    expect((await thief.send('DELETE', `/api/tokens/${tokens[0]!.id}`)).code).toBe('no-token');
    expect((await send(server.url, `/api/tables/${table.id}`, { headers: bearer({ token }) })).status).toBe(
      200,
    );
  });

  test('somebody for whom a chair is kept may go for good', async () => {
    const { browser, table } = await atAnns();
    await ann.ask('act', { ...at(table), body: { seat: 0, command: { do: 'resign' } } });
    const again = await ann.ask('rematch', at(table));
    expect((await browser.post('/api/account/delete')).status).toBe(200);
    expect((await ann.ask('table', { ...at(again), query: {} })).status).toBe('open');
  });
});

describe('whoever sits there', () => {
  const answerTo = ({ picture, seat }: { picture: Picture; seat: number }, seed: string) => ({
    seat,
    command: {
      do: 'answer' as const,
      cite: picture.sight.cite!,
      answer: sample(picture.sight.view.question!.form, seeded(seed)),
    },
  });
  const other = (who: Visitor): Visitor => (who === ann ? bob : ann);
  const handRows = (table: { id: string }): number =>
    stored.of(table.id)['log']!.filter((line) => JSON.stringify(line).includes('\\"by\\":\\"hand\\"')).length;

  test('cannot do what only the table itself does', async () => {
    const table = await annAndBob();
    const socket = await dial(server.url, bearer(ann));
    await unchanged(table, async () => {
      for (const what of ['forfeit', 'abandon', 'start', 'continue', 'agree-draw', '__proto__']) {
        const body = { seat: 0, command: { do: what } } as never;
        expect((await ann.fails('act', { ...at(table), body })).problem.code).toBe('bad-request');
        expect(
          await socket.ask({ do: 'act', table: table.id, seat: 0, command: { do: what } as never }),
        ).toMatchObject({ error: { code: 'malformed' } });
      }
    });
  });

  test("does not answer the other's question: not as him, and not as himself", async () => {
    const table = await annAndBob();
    const asked = await whoIsAsked(table);
    const body = answerTo(asked, 'other');
    const wrong = other(asked.who);
    const socket = await dial(server.url, bearer(wrong));
    await unchanged(table, async () => {
      const refused = await wrong.fails('act', { ...at(table), body });
      expect([refused.status, refused.problem.code]).toEqual([403, 'not-your-seat']);
      const mine = { ...body, seat: 1 - asked.seat };
      expect((await wrong.fails('act', { ...at(table), body: mine })).problem.code).toBe('not-asked');
      for (const seat of [asked.seat, 1 - asked.seat]) {
        const reply = await socket.ask({ do: 'act', table: table.id, ...body, seat });
        expect(reply).toMatchObject({ is: 'refused' });
      }
    });
    expect(
      server.lines.some((line) => /refused over a socket/.test(line) && /not-your-seat/.test(line)),
    ).toBe(true);
  });

  test.each(['look', 'exportTable', 'why', 'hint', 'report'] as const)(
    "does not get to see the other's seat by %s",
    async (name) => {
      const table = await annAndBob();
      await unchanged(table, async () => {
        for (const [who, seat] of [
          [ann, 1],
          [bob, 0],
        ] as const) {
          const parts = {
            look: { query: { seat } },
            exportTable: { query: { seat } },
            why: { body: { seat, ref: 'card:1' as never } },
            hint: { body: { seat } },
            report: { body: { seat, words: 'x' } },
          }[name];
          const refused = await who.fails(name, { ...at(table), ...parts } as never);
          expect([refused.status, refused.problem.code]).toEqual([403, 'not-your-seat']);
        }
      });
    },
  );

  test('is heard once, however often and on whatever way he says the same', async () => {
    const table = await annAndBob();
    const asked = await whoIsAsked(table);
    const body = answerTo(asked, 'often');
    const before = handRows(table);
    const socket = await dial(server.url, bearer(asked.who));
    const replies = await Promise.all([
      ...Array.from({ length: 10 }, () =>
        asked.who.ask('act', { ...at(table), body }).then(
          () => 'done',
          (error: { problem: { code: string } }) => error.problem.code,
        ),
      ),
      ...Array.from({ length: 10 }, () =>
        socket
          .ask({ do: 'act', table: table.id, ...body })
          .then((reply) => (reply.is === 'done' ? 'done' : reply.error.code)),
      ),
    ]);
    expect(replies.filter((reply) => reply === 'done')).toHaveLength(1);
    expect(new Set(replies)).toEqual(new Set(['done', replies.includes('stale') ? 'stale' : 'not-asked']));
    expect(handRows(table)).toBe(before + 1);
    // And much later.
    await unchanged(table, async () => {
      const late = await asked.who.fails('act', { ...at(table), body });
      expect(['stale', 'not-asked']).toContain(late.problem.code);
    });
  });

  test('does not give an answer again to a question that was taken back', async () => {
    const table = await annAndBob({}, 0);
    const chance = seeded('back');
    for (;;) {
      const asked = await whoIsAsked(table);
      const answer = sample(asked.picture.sight.view.question!.form, chance);
      const body = {
        seat: asked.seat,
        command: { do: 'answer', cite: asked.picture.sight.cite!, answer } as const,
      };
      await asked.who.ask('act', { ...at(table), body });
      const { sight } = await asked.who.look(table, asked.seat);
      if (sight.mayUndo !== 'free') continue;
      await asked.who.ask('act', { ...at(table), body: { seat: asked.seat, command: { do: 'undo' } } });
      await unchanged(table, async () => {
        const refused = await asked.who.fails('act', { ...at(table), body });
        expect([refused.status, refused.problem.code]).toEqual([409, 'stale']);
      });
      return;
    }
  });

  test('does nothing more at a finished table, nor what only the host may', async () => {
    const table = await annAndBob();
    const { picture } = await whoIsAsked(table);
    await unchanged(table, async () => {
      expect((await bob.fails('start', at(table))).problem.code).toBe('not-host');
      expect((await bob.fails('fill', { ...at(table), body: { seat: 0, level: null } })).problem.code).toBe(
        'not-host',
      );
      expect((await ann.fails('fill', { ...at(table), body: { seat: 1, level: null } })).problem.code).toBe(
        'started',
      );
      expect((await ann.fails('leave', at(table))).problem.code).toBe('started');
      for (const what of ['extend', 'bot', 'claim'] as const)
        expect((await ann.fails('settle', { ...at(table), body: { seat: 1, do: what } })).problem.code).toBe(
          'not-late',
        );
    });
    await ann.ask('act', { ...at(table), body: { seat: 0, command: { do: 'resign' } } });
    await unchanged(table, async () => {
      for (const who of [ann, bob]) {
        const seat = who === ann ? 0 : 1;
        const command = { do: 'answer', cite: picture.sight.cite!, answer: {} } as const;
        for (const tried of [command, { do: 'resign' }, { do: 'undo' }, { do: 'offer-draw' }] as const)
          expect(
            (await who.fails('act', { ...at(table), body: { seat, command: tried } })).problem.code,
          ).toBe('over');
        expect((await who.fails('abandon', at(table))).problem.code).toBe('over');
        expect((await who.fails('hint', { ...at(table), body: { seat } })).problem.code).toBe('not-asked');
      }
    });
  });
});

describe('whoever looks on', () => {
  test('does not look from a seat that he has left, not even if he looked from it before', async () => {
    const made = await ann.ask(
      'makeTable',
      aTable([{ is: 'me' }, { is: 'open' }, { is: 'open' }].slice(0, 2) as never),
    );
    const open = await ann.ask('makeTable', aTable([{ is: 'open' }, { is: 'open' }]));
    await carl.ask('join', { ...at(open), body: { seat: 1 } });
    const socket = await dial(server.url, bearer(carl));
    expect(await socket.ask({ do: 'watch', table: open.id, seat: 1 })).toMatchObject({ is: 'done' });
    await carl.ask('leave', at(open));
    await bob.ask('join', { ...at(open), body: { seat: 1 } });
    await ann.ask('join', { ...at(open), body: { seat: 0 } });
    await bob.ask('say', { ...at(open), body: { text: 'he cannot hear us' } });
    expect(await socket.ask({ do: 'watch', table: made.id, seat: null })).toMatchObject({ is: 'done' });
    expect(socket.of('picture')).toEqual([]);
    expect(socket.of('change')).toEqual([]);
    expect(socket.of('chat')).toEqual([]);
    expect(
      socket
        .of('table')
        .filter(({ table }) => table.id === open.id)
        .at(-1)?.table.seats[1]?.mine,
    ).toBe(false);
    socket.ws.terminate();
  });

  test('before the game sees nothing of it where nobody looks on', async () => {
    const open = await ann.ask('makeTable', aTable([{ is: 'me' }, { is: 'open' }], { spectators: false }));
    const socket = await dial(server.url, bearer(carl));
    expect(await socket.ask({ do: 'watch', table: open.id, seat: null })).toMatchObject({ is: 'done' });
    await bob.ask('join', { ...at(open), body: {} });
    await ann.ask('say', { ...at(open), body: { text: 'now we are alone' } });
    expect(await socket.until(({ is }) => is === 'gone')).toEqual({ is: 'gone', table: open.id });
    expect(await socket.ask({ do: 'ping' })).toMatchObject({ is: 'done' });
    for (const kind of ['picture', 'change', 'chat'] as const) expect(socket.of(kind)).toEqual([]);
    socket.ws.terminate();
  });

  test('gets no picture of a seat over a socket', async () => {
    const table = await annAndBob();
    const socket = await dial(server.url, bearer(bob));
    expect(await socket.ask({ do: 'watch', table: table.id, seat: 0 })).toMatchObject({
      error: { code: 'not-your-seat' },
    });
    expect(await socket.ask({ do: 'watch', table: table.id, seat: 1 })).toMatchObject({ is: 'done' });
    expect(socket.of('picture').map(({ picture }) => picture.sight.view.me)).toEqual([1]);
    socket.ws.terminate();
  });
});
