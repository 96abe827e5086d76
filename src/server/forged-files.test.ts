import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findGame, GAMES } from '../games/index.ts';
import { seeded } from '../kernel/chance/seeded.ts';
import { sample } from '../kernel/forms/index.ts';
import type { Json } from '../kernel/json.ts';
import {
  applyCommand,
  citeOf,
  continueMatch,
  encodeMatch,
  openMatch,
  viewFor,
} from '../kernel/match/index.ts';
import { rowHash } from '../kernel/match/kept-row.ts';
import { aPair, at, type Pair } from './testing/pair.ts';

let pair: Pair;
beforeAll(async () => {
  pair = await aPair();
}, 60_000);
afterAll(() => pair.stop(), 60_000);

type File = Record<string, unknown>;
const chairs = [{ is: 'me' as const }, { is: 'me' as const }];
const copy = (file: File): File => JSON.parse(JSON.stringify(file)) as File;

/** The file is refused with a reason; no table is made, and nothing breaks. */
async function refuses(file: unknown, row?: number): Promise<string> {
  const before = pair.stored.tables();
  const refused = await pair.carl.fails('importTable', {
    body: { file, chairs, ...(row === undefined ? {} : { row }) },
  });
  expect([refused.status, refused.problem.code]).toEqual([422, 'bad-file']);
  expect(pair.stored.tables()).toBe(before);
  return refused.message;
}

/** A game played at home, with this many answers. */
function played(game = [...GAMES.values()][0]!, answers = 30) {
  const options = Object.values(game.optionSets)[0] as Json;
  const match = openMatch(game, { options, secret: '7'.repeat(64), nonces: ['a', 'b'], at: 'now' });
  const chance = seeded('at home');
  for (let n = 0; n < answers && !match.position.state.over; n++) {
    const seat = match.position.state.asked[0]!;
    const { id, form } = viewFor(match, seat).question!;
    applyCommand(
      match,
      seat,
      { do: 'answer', cite: citeOf(match, seat, id), answer: sample(form, chance) },
      'now',
    );
  }
  return match;
}

describe('a view of a running game', () => {
  test('is worth nothing when a field of it was changed, or with another seal', async () => {
    const table = await pair.table();
    const file = (await pair.ann.ask('exportTable', { ...at(table), query: {} })) as File;
    const bobs = (await pair.bob.ask('exportTable', { ...at(table), query: {} })) as File;
    const spectators = (await pair.carl.ask('exportTable', { ...at(table), query: {} })) as File;
    const view = file['view'] as { faces: number[]; known: number[] };
    const forged: File[] = [
      { ...file, seat: 1 },
      { ...file, game: 'rebellion' },
      { ...file, commitment: '0'.repeat(64) },
      { ...file, log: [] },
      { ...file, note: 'x' },
      { ...file, view: { ...view, me: 1 } },
      { ...file, view: { ...view, faces: view.faces.map((face) => (face < 0 ? 0 : face)) } },
      { ...file, view: { ...view, known: view.known.map(() => 7) } },
      { ...file, seal: undefined },
      { ...file, seal: null },
      { ...file, seal: '' },
      { ...file, seal: ['x'] },
      { ...file, seal: bobs['seal'] },
      { ...bobs, seal: spectators['seal'] },
      { ...spectators, seal: file['seal'] },
      { ...file, format: 'wartable-match/1' },
    ];
    for (const one of forged) await refuses(one);
    const on = await pair.carl.ask('importTable', { body: { file: spectators, chairs } });
    expect(on).toMatchObject({ imported: true, status: 'running' });
  });
});

describe('a whole game', () => {
  test('is worth nothing when anything in it was changed', async () => {
    const table = await pair.table({}, 12);
    await pair.bob.ask('act', { ...at(table), body: { seat: 1, command: { do: 'resign' } } });
    const { seal, ...file } = (await pair.carl.ask('exportTable', { ...at(table), query: {} })) as File;
    const chance = seeded('forger');
    for (let n = 0; n < 60; n++) await refuses(changed(file, chance), 3);
    for (let n = 0; n < 20; n++) await refuses({ ...changed(file, chance), seal }, 3);
    expect(await refuses(file, 10_000)).toMatch(/no row 10000/);
    expect((await pair.carl.ask('importTable', { body: { file, chairs, row: 3 } })).status).toBe('running');
  });

  test('must begin at the beginning, not with a position of somebody’s own', async () => {
    const match = played();
    const mine = continueMatch(
      match.game,
      { options: match.options, secret: match.secret, nonces: match.nonces, at: 'now' },
      match.position.state,
    );
    expect(await refuses(encodeMatch(mine))).toMatch(/from its beginning/);
  });

  test('cannot say that it was played by other rules', async () => {
    const file = encodeMatch(played());
    let hash = file.commitment;
    const rows = file.rows.map(({ hash: _, ...row }) => {
      const draft = { ...row, rules: 'as I like them' };
      hash = rowHash(hash, draft);
      return { ...draft, hash };
    });
    expect(await refuses({ ...file, rows })).toMatch(/under the current rules/);
  });

  test.each([...GAMES.keys()])('of %s that was really played elsewhere is accepted', async (id) => {
    const file = encodeMatch(played(findGame(id)));
    expect((await pair.carl.ask('importTable', { body: { file, chairs } })).game).toBe(id);
  });

  test.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'wartable-match/1'],
    ['a list', []],
    ['an empty object', {}],
    ['no rows', { ...encodeMatch(played()), rows: [] }],
    ['rows of nothing', { ...encodeMatch(played()), rows: [null, null] }],
    ['a hundred thousand rows', { ...encodeMatch(played()), rows: new Array(100_000).fill(1) }],
    ['options of nobody', { ...encodeMatch(played()), options: 'nobody' }],
    ['no shares of chance', { ...encodeMatch(played()), nonces: [] }],
    ['an invalid secret', { ...encodeMatch(played()), secret: 'zz' }],
  ])('is not %s', async (_, file) => {
    await refuses(file);
  });

  test('of something that does not exist is refused', async () => {
    const refused = await pair.carl.fails('importTable', {
      body: { file: { ...encodeMatch(played()), game: '__proto__' }, chairs },
    });
    expect(refused.problem.code).toBe('no-game');
  });
});

test('nothing of all this was unexpected', () => {
  expect(pair.server.lines.filter((line) => /"level":(50|60)/.test(line))).toEqual([]);
});

/** One value somewhere in a file made another. */
function changed(file: File, chance: ReturnType<typeof seeded>): File {
  const forged = copy(file);
  let at: Record<string, unknown> = forged;
  for (;;) {
    const keys = Object.keys(at);
    const key = keys[chance.int(keys.length)]!;
    const value = at[key];
    const inner = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
    if (inner && chance.int(8) > 0) {
      at = value as Record<string, unknown>;
      continue;
    }
    const others = [null, true, -1, 1e9, '', 'x', [], {}, [value], value === 0 ? 1 : 0, `${String(value)}0`];
    const other = others[chance.int(others.length)];
    if (JSON.stringify(other) === JSON.stringify(value)) continue;
    at[key] = other;
    // The name of the game is not a forgery, but another game or none.
    if (forged['game'] === file['game']) return forged;
    at[key] = value;
  }
}
