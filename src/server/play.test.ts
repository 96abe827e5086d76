import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { findGame } from '../games/index.ts';
import { seeded } from '../kernel/chance/seeded.ts';
import { accepts, onlyAnswer, sample } from '../kernel/forms/index.ts';
import { readMatchFile } from '../kernel/match/codec.ts';
import { verifyMatch } from '../kernel/match/index.ts';
import { readRow } from '../kernel/match/kept-row.ts';
import type { Question } from '../kernel/question.ts';
import { isRefusal } from '../kernel/refusal.ts';
import type { Command, Snapshot } from '../protocol/play.ts';
import type { TableInfo } from '../protocol/tables.ts';
import { aServer, aTable, playOn, type TestServer, type Visitor, visitor } from './testing/server.ts';
import { type Stored, storedIn } from './testing/stored.ts';

let server: TestServer;
let stored: Stored;
let ann: Visitor;
let bob: Visitor;
let carl: Visitor;
beforeAll(async () => {
  server = await aServer();
  stored = storedIn(server.data);
  ann = await visitor(server.url);
  bob = await visitor(server.url);
  carl = await visitor(server.url);
});
afterAll(async () => {
  stored.close();
  await server.stop();
});

/** All stored answers of a table: whose, and whether given by hand. */
const answersGiven = (table: TableInfo): { seat: number; by: string }[] =>
  stored.of(table.id)['log']!.flatMap((line) => {
    const { seat, act } = readRow((line as { row: string }).row);
    return act.do === 'answer' ? [{ seat: seat ?? -1, by: act.by }] : [];
  });

const at = ({ id }: TableInfo) => ({ params: { id } });
const sitting = (table: TableInfo): string[] => table.seats.map(({ sitter }) => sitter.is);

async function annAndBob(more: Parameters<typeof aTable>[1] = {}): Promise<TableInfo> {
  const made = await ann.ask('makeTable', aTable([{ is: 'me' }, { is: 'open' }], more));
  return bob.ask('join', { ...at(made), body: { key: made.invite ?? '' } });
}

describe('two people', () => {
  test('sit down by invitation, play a whole game, and get a file that verifies', async () => {
    const made = await ann.ask('makeTable', aTable([{ is: 'me' }, { is: 'open' }], { access: 'link' }));
    expect(made).toMatchObject({ status: 'open', host: true, waiting: [] });
    expect((await bob.fails('table', { ...at(made), query: {} })).problem.code).toBe('no-table');
    expect((await bob.fails('join', { ...at(made), body: {} })).problem.code).toBe('no-table');
    const table = await bob.ask('join', { ...at(made), body: { key: made.invite ?? '', nonce: 'bob 7' } });
    expect(table).toMatchObject({ status: 'running', host: false, invite: null, watch: made.watch });
    expect(table.seats.map((seat) => seat.mine)).toEqual([false, true]);

    await playOn(table, [ann, bob]);
    const over = await ann.ask('table', { ...at(table), query: {} });
    expect(over.status).toBe('over');
    const raw = await ann.ask('exportTable', { ...at(table), query: {} });
    const file = readMatchFile(raw);
    if ('broken' in file) throw new Error(file.broken);
    expect(file.commitment).toBe(made.commitment);
    expect(file.nonces[1]).toBe('bob 7');
    expect(verifyMatch(findGame(file.game)!, file)).toMatchObject({ ok: true, rows: file.rows.length });

    const again = await bob.ask('rematch', at(table));
    expect(sitting(again)).toEqual(['person', 'open']);
    expect(again.seats[0]?.mine).toBe(true);
    expect((await ann.ask('table', { ...at(table), query: {} })).rematch).toBe(again.id);
    expect((await carl.fails('join', { ...at(again), body: {} })).problem.code).toBe('no-table');
    const both = await ann.ask('join', { ...at(again), body: {} });
    expect(both).toMatchObject({ status: 'running' });
    expect((await ann.ask('rematch', at(table))).id).toBe(again.id);
  });

  test('find each other in the lobby, and their tables in their lists', async () => {
    const made = await ann.ask('makeTable', aTable([{ is: 'open' }, { is: 'me' }]));
    const open = await bob.ask('tables', { query: { which: 'open' } });
    expect(open.tables.map(({ id }) => id)).toContain(made.id);
    const table = await bob.ask('join', { ...at(made), body: { seat: 0 } });
    const running = await carl.ask('tables', { query: { which: 'running' } });
    expect(running.tables.map(({ id }) => id)).toContain(table.id);
    const mine = await bob.ask('tables', { query: { which: 'mine' } });
    const waits = mine.tables.map((t) => t.waiting.some((seat) => t.seats[seat]?.mine));
    expect(waits.indexOf(false) === -1 || !waits.slice(waits.indexOf(false)).includes(true)).toBe(true);
  });

  test('leave and come back before the start; a table goes with its host', async () => {
    const made = await ann.ask(
      'makeTable',
      aTable([{ is: 'me' }, { is: 'open' }, { is: 'open' }].slice(0, 2) as never),
    );
    expect((await bob.fails('leave', at(made))).problem.code).toBe('no-table');
    expect((await bob.fails('start', at(made))).problem.code).toBe('not-host');
    expect((await ann.fails('start', at(made))).problem.code).toBe('open-chairs');
    const filled = await ann.ask('fill', { ...at(made), body: { seat: 1, level: 'steady' } });
    expect(sitting(filled)).toEqual(['person', 'bot']);
    expect(sitting(await ann.ask('fill', { ...at(made), body: { seat: 1, level: null } }))).toEqual([
      'person',
      'open',
    ]);
    await ann.ask('leave', at(made));
    expect((await ann.fails('table', { ...at(made), query: {} })).status).toBe(404);
  });

  test('take back freely before the barrier, by consent beyond it', async () => {
    const table = await annAndBob();
    await playOn(table, [ann, bob], 6);
    const pictures = await Promise.all([ann.look(table), bob.look(table)]);
    const [asker, other] = pictures[0]!.sight.mayUndo === 'ask' ? [ann, bob] : [bob, ann];
    const seat = asker === ann ? 0 : 1;
    const act = (who: Visitor, from: number, what: 'undo' | 'ask-undo' | 'agree-undo') =>
      who.ask('act', { ...at(table), body: { seat: from, command: { do: what } } });
    const before = await asker.look(table);
    expect(before.sight.mayUndo).toBe('ask');
    await act(asker, seat, 'ask-undo');
    const { log, sight } = await other.look(table);
    // What would go is told as the other has read it: here the last lines of their log, before the request itself.
    const { undo } = sight.desk;
    expect(undo).toEqual({ by: seat, agreed: [], back: log.slice(-1 - undo!.back.length, -1) });
    expect(undo!.back.length).toBeGreaterThan(0);
    await act(other, 1 - seat, 'agree-undo');
    const after = await asker.look(table);
    expect(after.sight.desk.undo).toBeNull();
    expect(after.log.length).toBeLessThan(before.log.length + 2);
    expect(after.sight.view.step).toBeLessThan(before.sight.view.step);
  });

  test('take back freely before the barrier and not beyond it, where that was agreed', async () => {
    const table = await annAndBob({ undo: 'barrier' });
    const step = (picture: Snapshot): number => picture.sight.view.step;
    let picture = await ann.look(table);
    // An answer that is still covered can be taken back in any case.
    while (picture.sight.mayUndo !== 'free' || picture.sight.given !== null) {
      await playOn(table, [ann, bob], 1);
      picture = await ann.look(table);
    }
    const act = (what: 'undo' | 'ask-undo') => ({ ...at(table), body: { seat: 0, command: { do: what } } });
    await ann.ask('act', act('undo'));
    expect(step(await ann.look(table))).toBeLessThan(step(picture));

    // On until she has answered, and cannot take it back.
    await playOn(table, [ann, bob], 12);
    while ((await ann.look(table)).sight.mayUndo !== null) await playOn(table, [ann, bob], 1);
    const before = await ann.look(table);
    for (const what of ['undo', 'ask-undo'] as const) {
      const { status, problem } = await ann.fails('act', act(what));
      expect([status, problem.code]).toEqual([403, 'no-undo-here']);
      expect(problem.message).toMatch(
        /^At this table, steps cannot be taken back after something was revealed/,
      );
    }
    expect(await ann.look(table)).toEqual(before);
    expect((await bob.look(table)).sight.desk.undo).toBeNull();
  });

  test('take nothing back where that was agreed', async () => {
    const table = await annAndBob({ undo: 'none' });
    await playOn(table, [ann, bob], 4);
    for (const what of ['undo', 'ask-undo'] as const) {
      const refused = await ann.fails('act', { ...at(table), body: { seat: 0, command: { do: what } } });
      expect(refused.problem.code).toBe('no-undo-here');
    }
  });

  test('agree to a draw, resign, give up together', async () => {
    const act = (who: Visitor, table: TableInfo, seat: number, what: 'offer-draw' | 'resign') =>
      who.ask('act', { ...at(table), body: { seat, command: { do: what } } });
    const drawn = await annAndBob();
    await act(ann, drawn, 0, 'offer-draw');
    expect((await bob.look(drawn)).sight.desk.draw).toEqual([0]);
    await act(bob, drawn, 1, 'offer-draw');
    expect((await ann.look(drawn)).sight.view.over).toEqual({
      seats: ['drawn', 'drawn'],
      reason: 'agreed-draw',
    });

    const resigned = await annAndBob();
    await act(bob, resigned, 1, 'resign');
    expect(await ann.ask('table', { ...at(resigned), query: {} })).toMatchObject({
      status: 'over',
      outcome: { seats: ['won', 'lost'], reason: 'resigned' },
      waiting: [],
    });

    const given = await annAndBob();
    expect((await ann.ask('abandon', at(given))).status).toBe('running');
    expect((await bob.ask('abandon', at(given))).outcome).toEqual({
      seats: ['drawn', 'drawn'],
      reason: 'abandoned',
    });
    expect((await carl.fails('abandon', at(given))).status).toBe(404);
  });

  test('are there when they only ask for news over plain HTTP', async () => {
    const [dora, eve] = [await visitor(server.url), await visitor(server.url)];
    const made = await dora.ask('makeTable', aTable([{ is: 'me' }, { is: 'open' }]));
    const table = await eve.ask('join', { ...at(made), body: {} });
    const areHere = async () =>
      (await carl.ask('table', { ...at(table), query: {} })).seats.map(
        ({ sitter }) => sitter.is === 'person' && sitter.here,
      );
    expect(await areHere()).toEqual([false, false]);
    const { seq } = await eve.look(table, 1);
    await eve.ask('look', { ...at(table), query: { seat: 1, after: seq, wait: 1 } });
    await vi.waitFor(async () => expect(await areHere()).toEqual([false, true]));
  });

  test('decline what they are asked for: the offer is gone, and they play on', async () => {
    const table = await annAndBob();
    await playOn(table, [ann, bob], 6);
    const act = (who: Visitor, what: 'ask-undo' | 'decline-undo' | 'offer-draw' | 'decline-draw') =>
      who.ask('act', { ...at(table), body: { seat: who === ann ? 0 : 1, command: { do: what } } });
    const desks = async () =>
      (await Promise.all([ann.look(table), bob.look(table)])).map(({ sight }) => ({
        step: sight.view.step,
        undo: sight.desk.undo,
        draw: sight.desk.draw,
      }));
    const before = await desks();
    const offered = async (desk: { undo?: object; draw?: number[] }) =>
      expect(await desks()).toEqual(before.map((was) => ({ ...was, ...desk })));

    await act(ann, 'ask-undo');
    await offered({ undo: { by: 0, agreed: [], back: expect.any(Array) } });
    await act(bob, 'decline-undo');
    expect(await desks()).toEqual(before);
    expect(await playOn(table, [ann, bob], 2)).toBe(2);

    before.splice(0, 2, ...(await desks()));
    await act(bob, 'offer-draw');
    await offered({ draw: [1] });
    await act(ann, 'decline-draw');
    expect(await desks()).toEqual(before);
    expect(await playOn(table, [ann, bob], 2)).toBe(2);
    expect((await ann.ask('table', { ...at(table), query: {} })).status).toBe('running');
  });

  test('answer a question once for all, until they want to be asked again', async () => {
    const table = await annAndBob();
    const PASS = { is: 'choose', id: 'do:pass' };
    const mayPass = (seat: number, { kind, form }: Question): boolean =>
      seat === 0 && kind === 'struggle.turn' && !isRefusal(accepts(form, PASS));
    const act = (command: Command) => ann.ask('act', { ...at(table), body: { seat: 0, command } });
    // Only this answer is to stand.
    await act({ do: 'unstand', on: '*' });
    const given = (): number =>
      answersGiven(table).filter(({ seat, by }) => seat === 0 && by === 'standing').length;

    await playOn(table, [ann, bob], 1000, mayPass);
    expect(given()).toBe(0);
    await act({ do: 'stand', on: 'struggle.turn', answer: PASS, until: 'game' });
    const atOnce = given();
    expect(atOnce).toBeGreaterThan(0);
    let asked = false;
    await playOn(table, [ann, bob], 1000, (seat, question) => {
      asked ||= mayPass(seat, question);
      return given() > atOnce + 1;
    });
    const inAll = given();
    expect([asked, inAll > atOnce + 1]).toEqual([false, true]);

    await act({ do: 'unstand', on: 'struggle.turn' });
    await playOn(table, [ann, bob], 1000, mayPass);
    expect(mayPass(0, (await ann.look(table)).sight.view.question!)).toBe(true);
    expect(given()).toBe(inAll);
  });

  test('are not asked what has only one answer, unless they want to be', async () => {
    const table = await annAndBob();
    const standing = async () =>
      (await ann.look(table)).sight.desk.standing.map(({ on, answer, until }) => ({ on, answer, until }));
    expect(await standing()).toEqual([{ on: '*', answer: null, until: 'game' }]);
    const alone = await ann.ask('makeTable', aTable([{ is: 'me' }, { is: 'bot', level: 'beginner' }]));
    // A computer does not read how quickly she answers.
    expect((await ann.look(alone)).sight.desk.standing).toMatchObject([{ on: '**', answer: null }]);
    await ann.ask('act', { ...at(table), body: { seat: 0, command: { do: 'unstand', on: '*' } } });
    expect(await standing()).toEqual([]);
    // Seats with only one answer, and those for which it was given.
    const asked = new Set<number>();
    await playOn(table, [ann, bob], 1000, (seat, { form }) => {
      if (onlyAnswer(form)) asked.add(seat);
      return false;
    });
    const given = answersGiven(table).filter(({ by }) => by === 'standing');
    expect([asked, new Set(given.map(({ seat }) => seat))]).toEqual([new Set([0]), new Set([1])]);
  });

  test('talk, and need not listen', async () => {
    const table = await annAndBob();
    await ann.ask('say', { ...at(table), body: { text: ' hello\u202e  \u0007there ' } });
    await bob.ask('say', { ...at(table), body: { text: 'hi' } });
    expect((await carl.fails('say', { ...at(table), body: { text: 'psst' } })).problem.code).toBe(
      'not-seated',
    );
    const said = async (who: Visitor) =>
      (await who.ask('chat', { ...at(table), query: {} })).lines.map((l) => l.text);
    expect(await said(carl)).toEqual(['hello there', 'hi']);
    await ann.ask('mute', { ...at(table), body: { person: bob.id, muted: true } });
    expect(await said(ann)).toEqual(['hello there']);
    expect(await said(bob)).toEqual(['hello there', 'hi']);
  });
});

describe('a person and bots', () => {
  test.each(['empire-vs-rebellion', 'rebellion'])('play a whole game of %s', async (game) => {
    const table = await ann.ask(
      'makeTable',
      aTable([{ is: 'me' }, { is: 'bot', level: 'beginner' }], { game }),
    );
    expect(table.status).toBe('running');
    const chance = seeded('bots');
    let picture = await ann.look(table);
    while (!picture.sight.view.over) {
      const { view, cite, given } = picture.sight;
      if (view.question && cite && given === null)
        await ann.answer(table, 0, sample(view.question.form, chance));
      picture = await ann.ask('look', { ...at(table), query: { after: picture.seq, wait: 20 } });
    }
    expect((await ann.ask('table', { ...at(table), query: {} })).status).toBe('over');
  });

  test('get a hint with a reason, and why not', async () => {
    const table = await ann.ask(
      'makeTable',
      aTable([{ is: 'me' }, { is: 'bot', level: 'beginner' }], { game: 'rebellion' }),
    );
    let picture = await ann.look(table);
    while (picture.sight.cite === null)
      picture = await ann.ask('look', { ...at(table), query: { after: picture.seq, wait: 20 } });
    const hint = await ann.ask('hint', { ...at(table), body: { seat: 0 } });
    expect(hint.cite).toBe(picture.sight.cite);
    expect(hint.why.length).toBeGreaterThan(10);
    const { why } = await ann.ask('why', { ...at(table), body: { seat: 0, ref: 'leader:darth-vader' } });
    expect(why).toHaveProperty('rule');
    await ann.answer(table, 0, hint.answer);
  });

  test('are offered no draw by bots', async () => {
    const table = await ann.ask('makeTable', aTable([{ is: 'me' }, { is: 'bot', level: 'steady' }]));
    await ann.ask('act', { ...at(table), body: { seat: 0, command: { do: 'offer-draw' } } });
    expect((await ann.look(table)).sight.desk.draw).toEqual([]);
    expect((await ann.ask('abandon', at(table))).status).toBe('over');
    const again = await ann.ask('rematch', at(table));
    expect([sitting(again), again.status]).toEqual([['bot', 'person'], 'running']);
  });
});

describe('a file', () => {
  test('of a running game is what the seat sees, and can be played on from', async () => {
    const table = await annAndBob();
    await playOn(table, [ann, bob], 12);
    const file = (await ann.ask('exportTable', { ...at(table), query: {} })) as Record<string, unknown>;
    expect(file['format']).toBe('wartable-view/1');
    expect(JSON.stringify(file)).not.toContain('"secret"');
    expect(file['view']).toEqual((await ann.look(table)).sight.view);
    // Both chairs her own: a bot might move before anybody can look.
    const chairs = [{ is: 'me' as const }, { is: 'me' as const }];
    const on = await ann.ask('importTable', { body: { file, chairs } });
    expect(on).toMatchObject({ imported: true, status: 'running', access: 'link' });
    expect((await ann.look(on, 0)).sight.view.faces).toEqual((await ann.look(table)).sight.view.faces);
    const early = await ann.fails('importTable', { body: { file, row: 3, chairs } });
    expect(early.problem).toMatchObject({
      code: 'bad-file',
      message: expect.stringContaining('one position'),
    });
    const forged = { ...file, seat: 1 };
    expect((await ann.fails('importTable', { body: { file: forged, chairs } })).problem.code).toBe(
      'bad-file',
    );
  });

  test('of a finished game can be played on from any row; a forged one cannot', async () => {
    const table = await annAndBob();
    await playOn(table, [ann, bob]);
    const file = (await bob.ask('exportTable', { ...at(table), query: {} })) as {
      rows: { act: object }[];
      seal: string;
    };
    const chairs = [{ is: 'bot' as const, level: 'beginner' as const }, { is: 'me' as const }];
    const on = await bob.ask('importTable', { body: { file, row: 20, chairs } });
    expect(on.status).toBe('running');
    expect((await bob.fails('importTable', { body: { file, chairs } })).problem.code).toBe('over');
    const { seal: _, ...unsigned } = file;
    expect((await bob.ask('importTable', { body: { file: unsigned, row: 20, chairs } })).status).toBe(
      'running',
    );
    const rows = file.rows.with(5, { ...file.rows[5]!, act: { do: 'resign' } });
    expect(
      (await bob.fails('importTable', { body: { file: { ...unsigned, rows }, row: 20, chairs } })).problem,
    ).toMatchObject({
      code: 'bad-file',
      message: expect.stringContaining('row 5'),
    });
  });
});

describe('a report', () => {
  test("takes a player's words and the game as their seat sees it", async () => {
    const table = await annAndBob();
    const body = { seat: 0, words: 'My card did nothing.' };
    const { report } = await ann.ask('report', { ...at(table), body });
    expect(report).toMatch(/^[\w-]{12}$/);
    expect(server.lines.join('')).toContain(report);
    expect((await carl.fails('report', { ...at(table), body })).problem.code).toBe('not-your-seat');
  });
});

describe('pass and play', () => {
  test('one person may sit on both chairs', async () => {
    const table = await ann.ask('makeTable', aTable([{ is: 'me' }, { is: 'me' }]));
    expect(table.status).toBe('running');
    await playOn(table, [ann, ann], 20);
    expect((await ann.look(table, 1)).sight.view.me).toBe(1);
  });
});
