import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seeded } from '../kernel/chance/seeded.ts';
import { sample } from '../kernel/forms/index.ts';
import { type Asked, aPair, at, type Pair } from './testing/pair.ts';
import { aTable, type TestServer, type Visitor } from './testing/server.ts';
import { bearer, dial } from './testing/sockets.ts';

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

describe('a seated person', () => {
  const answerTo = ({ picture, seat }: Asked, seed: string) => ({
    seat,
    command: {
      do: 'answer' as const,
      cite: picture.sight.cite!,
      answer: sample(picture.sight.view.question!.form, seeded(seed)),
    },
  });
  const other = (who: Visitor): Visitor => (who === ann ? bob : ann);
  const handRows = (table: { id: string }): number =>
    pair.stored.of(table.id)['log']!.filter((line) => JSON.stringify(line).includes('\\"by\\":\\"hand\\"'))
      .length;

  test('cannot do what only the table itself does', async () => {
    const table = await pair.table();
    const socket = await dial(server.url, bearer(ann));
    await pair.unchanged(table, async () => {
      for (const what of ['forfeit', 'abandon', 'start', 'continue', 'agree-draw', '__proto__']) {
        const body = { seat: 0, command: { do: what } } as never;
        expect((await ann.fails('act', { ...at(table), body })).problem.code).toBe('bad-request');
        expect(
          await socket.ask({ do: 'act', table: table.id, seat: 0, command: { do: what } as never }),
        ).toMatchObject({ error: { code: 'malformed' } });
      }
    });
  });

  test("cannot answer the opponent's question, in either name", async () => {
    const table = await pair.table();
    const asked = await pair.asked(table);
    const body = answerTo(asked, 'other');
    const wrong = other(asked.who);
    const socket = await dial(server.url, bearer(wrong));
    await pair.unchanged(table, async () => {
      const refused = await wrong.fails('act', { ...at(table), body });
      expect([refused.status, refused.problem.code]).toEqual([403, 'not-your-seat']);
      const mine = { ...body, seat: 1 - asked.seat };
      const early = await wrong.fails('act', { ...at(table), body: mine });
      expect([early.status, early.problem.code]).toEqual([409, 'not-asked']);
      for (const seat of [asked.seat, 1 - asked.seat]) {
        const reply = await socket.ask({ do: 'act', table: table.id, ...body, seat });
        expect(reply).toMatchObject({ is: 'refused' });
      }
    });
    expect(
      server.lines.some((line) => /socket request refused/.test(line) && /not-your-seat/.test(line)),
    ).toBe(true);
  });

  test.each(['look', 'exportTable', 'why', 'hint', 'report'] as const)(
    "does not get to see the other's seat by %s",
    async (name) => {
      const table = await pair.table();
      await pair.unchanged(table, async () => {
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

  test('is applied once, however often and by whichever way the same is sent', async () => {
    const table = await pair.table();
    const asked = await pair.asked(table);
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
    await pair.unchanged(table, async () => {
      const late = await asked.who.fails('act', { ...at(table), body });
      expect(['stale', 'not-asked']).toContain(late.problem.code);
      expect(late.status).toBe(409);
    });
  });

  test('does not give an answer again to a question that was taken back', async () => {
    const table = await pair.table({}, 0);
    const chance = seeded('back');
    for (;;) {
      const asked = await pair.asked(table);
      const answer = sample(asked.picture.sight.view.question!.form, chance);
      const body = {
        seat: asked.seat,
        command: { do: 'answer', cite: asked.picture.sight.cite!, answer } as const,
      };
      await asked.who.ask('act', { ...at(table), body });
      const { sight } = await asked.who.look(table, asked.seat);
      if (sight.mayUndo !== 'free') continue;
      await asked.who.ask('act', { ...at(table), body: { seat: asked.seat, command: { do: 'undo' } } });
      await pair.unchanged(table, async () => {
        const refused = await asked.who.fails('act', { ...at(table), body });
        expect([refused.status, refused.problem.code]).toEqual([409, 'stale']);
      });
      return;
    }
  });

  test('does nothing more at a finished table, nor what only the host may', async () => {
    const table = await pair.table();
    const { picture } = await pair.asked(table);
    await pair.unchanged(table, async () => {
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
    await pair.unchanged(table, async () => {
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

describe('a spectator', () => {
  test('does not watch from a seat they have left, not even if they watched from it before', async () => {
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
    await bob.ask('say', { ...at(open), body: { text: 'they cannot hear us' } });
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

  test('before the game sees nothing of it where watching is off', async () => {
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

  test('gets no snapshot of a seat over a socket', async () => {
    const table = await pair.table();
    const socket = await dial(server.url, bearer(bob));
    expect(await socket.ask({ do: 'watch', table: table.id, seat: 0 })).toMatchObject({
      error: { code: 'not-your-seat' },
    });
    expect(await socket.ask({ do: 'watch', table: table.id, seat: 1 })).toMatchObject({ is: 'done' });
    expect(socket.of('picture').map(({ picture }) => picture.sight.view.me)).toEqual([1]);
    socket.ws.terminate();
  });
});
