import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findGame } from '../games/index.ts';
import { seeded } from '../kernel/chance/seeded.ts';
import { sample } from '../kernel/forms/index.ts';
import { readMatchFile } from '../kernel/match/codec.ts';
import { isPractice, verifyMatch } from '../kernel/match/index.ts';
import type { Snapshot } from '../protocol/play.ts';
import type { TableInfo } from '../protocol/tables.ts';
import { at } from './testing/pair.ts';
import { aServer, aTable, type TestServer, type Visitor, visitor } from './testing/server.ts';

/** What a table allows besides the game: taking back from a computer, and hints. */
let server: TestServer;
let ann: Visitor;
let bob: Visitor;
beforeAll(async () => {
  server = await aServer();
  [ann, bob] = [await visitor(server.url), await visitor(server.url)];
});
afterAll(() => server.stop());

async function annAndBob(more: Parameters<typeof aTable>[1] = {}): Promise<TableInfo> {
  const made = await ann.ask('makeTable', aTable([{ is: 'me' }, { is: 'open' }], more));
  return bob.ask('join', { ...at(made), body: { key: made.invite ?? '' } });
}

describe('a person and bots', () => {
  test('get hints, and people against each other only where the table says so', async () => {
    const hint = async (table: TableInfo) => {
      const { seat, who } = (await ann.look(table, 0)).sight.cite
        ? { seat: 0, who: ann }
        : { seat: 1, who: bob };
      return { ...at(table), who, body: { seat } };
    };
    const between = await annAndBob();
    expect(between.hints).toBe(false);
    const { who, ...asked } = await hint(between);
    const { status, problem } = await who.fails('hint', asked);
    expect([status, problem.code]).toEqual([403, 'no-hints']);
    const agreed = await annAndBob({ hints: true });
    expect(agreed.hints).toBe(true);
    const { who: asker, ...allowed } = await hint(agreed);
    expect((await asker.ask('hint', allowed)).why.length).toBeGreaterThan(0);
    // Whether there are hints can be seen before anybody sits down, and changes with who plays.
    const open = await ann.ask('makeTable', aTable([{ is: 'me' }, { is: 'open' }]));
    expect(open.hints).toBe(false);
    const filled = await ann.ask('fill', { ...at(open), body: { seat: 1, level: 'beginner' } });
    expect(filled.hints).toBe(true);
    const alone = await ann.ask('makeTable', aTable([{ is: 'me' }, { is: 'me' }]));
    expect(alone.hints).toBe(false);
  });

  /** She plays against a bot until she is asked, and may take back so. */
  async function untilMayUndo(table: TableInfo, ...may: Snapshot['sight']['mayUndo'][]): Promise<Snapshot> {
    const chance = seeded('back');
    let picture = await ann.look(table);
    for (;;) {
      const { view, cite, given, mayUndo } = picture.sight;
      const asked = view.question && cite && given === null;
      if (asked && may.includes(mayUndo)) return picture;
      if (asked) await ann.answer(table, 0, sample(view.question!.form, chance));
      picture = await ann.ask('look', { ...at(table), query: { after: picture.seq, wait: 5 } });
    }
  }
  const back = (table: TableInfo, what: 'undo' | 'ask-undo') => ({
    ...at(table),
    body: { seat: 0, command: { do: what } },
  });
  const against = (undo: 'consent' | 'practice' | 'barrier') =>
    ann.ask('makeTable', aTable([{ is: 'me' }, { is: 'bot', level: 'beginner' }], { undo }));

  test('take back what showed them nothing new, and no more than that', async () => {
    const table = await against('consent');
    const before = await untilMayUndo(table, 'seen');
    for (const what of ['undo', 'ask-undo'] as const) {
      const { status, problem } = await ann.fails('act', back(table, what));
      expect([status, problem.code]).toEqual([422, 'seen-new']);
      expect(problem.message).toMatch(
        /^Something was drawn or shown since then, so it cannot be taken back\./,
      );
    }
    expect(await ann.look(table)).toEqual(before);
    expect((await untilMayUndo(table, 'free')).sight.mayUndo).toBe('free');
    const then = await ann.look(table);
    await ann.ask('act', back(table, 'undo'));
    const after = await ann.look(table);
    expect(after.sight.view.step).toBeLessThan(then.sight.view.step);
    // Nobody was asked for it.
    expect(after.log.map(({ did }) => did)).not.toContain('ask-undo');
  });

  test('take back everything in a practice game, which stays marked', async () => {
    const table = await against('practice');
    expect(table.undo).toBe('practice');
    let picture = await untilMayUndo(table, 'free');
    for (let n = 0; n < 12; n++) {
      await ann.answer(table, 0, sample(picture.sight.view.question!.form, seeded(n)));
      picture = await untilMayUndo(table, 'free');
    }
    for (let n = 0; n < 6; n++) await ann.ask('act', back(table, n % 2 === 0 ? 'undo' : 'ask-undo'));
    expect((await ann.look(table)).sight.view.step).toBeLessThan(picture.sight.view.step);
    expect(await ann.ask('exportTable', { ...at(table), query: {} })).toMatchObject({ practice: true });
    await ann.ask('abandon', at(table));
    const file = readMatchFile(await ann.ask('exportTable', { ...at(table), query: {} }));
    if ('broken' in file) throw new Error(file.broken);
    expect(isPractice(file)).toBe(true);
    expect(verifyMatch(findGame(file.game)!, file)).toMatchObject({ ok: true });
    const mine = await ann.ask('tables', { query: { which: 'mine' } });
    expect(mine.tables.find(({ id }) => id === table.id)?.undo).toBe('practice');
  });
});
