import { beforeAll, describe, expect, test } from 'vitest';
import type { MatchFile } from '../../../kernel/match/index.ts';
import { fileOf, gameNamed, type Played, play } from './testing/played.ts';
import { verifyFile } from './verify.ts';

let played: Played;
beforeAll(() => {
  played = play('empire-vs-rebellion', 'full', 'verify');
});
const verify = (file: unknown, onRow: (row: number) => void = () => {}) => verifyFile(file, gameNamed, onRow);

describe('the check of a whole game', () => {
  test('accepts an unchanged game, and reports its progress', () => {
    const rows: number[] = [];
    const count = played.match.rows.length;
    expect(verify(fileOf(played), (row) => rows.push(row))).toEqual({
      ok: true,
      rows: count,
      draws: played.match.drawn,
      rejudged: count,
    });
    expect(rows.slice(-count)).toEqual([...Array(count).keys()]);
  });

  test.each<[string, (file: MatchFile) => unknown, number]>([
    ['another secret', (file) => ({ ...file, secret: '00'.repeat(32) }), 0],
    [
      'another draw',
      (file) => changed(file, 0, { draws: file.rows[0]!.draws.map((draw) => ({ ...draw, got: 0 })) }),
      0,
    ],
    ['another answer', (file) => changed(file, 9, { seat: null }), 9],
    ['nothing', () => null, 0],
  ])('names the row with %s', (_what, change, row) => {
    expect(verify(change(fileOf(played)))).toEqual({ ok: false, row, wrong: expect.any(String) });
  });
});

const changed = (file: MatchFile, n: number, change: object): unknown => ({
  ...file,
  rows: file.rows.map((row) => (row.n === n ? { ...row, ...change } : row)),
});
