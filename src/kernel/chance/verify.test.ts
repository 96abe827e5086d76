import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deepFreeze } from '../testing/freeze.ts';
import { chanceKey, commitmentTo, drawAt, secretFromSeed } from './committed.ts';
import type { Draw } from './source.ts';
import { verifyChance } from './verify.ts';

/** A record that a test may change. */
interface Shown {
  commitment: string;
  secret: string;
  nonces: string[];
  rows: { n: number; first: number; draws: { why: string; below: number; got: number }[] }[];
}

/** A true record: in each row, draws below the given numbers. */
function honest(seed: string, belows: readonly (readonly number[])[], nonces = ['ann', 'bob']): Shown {
  const secret = secretFromSeed(seed);
  const key = chanceKey(secret, nonces);
  let index = 0;
  const rows = belows.map((row, n) => {
    const first = index;
    const draws = row.map((below): Draw => ({ why: 'die', below, got: drawAt(key, index++, below) }));
    return { n, first, draws };
  });
  return { commitment: commitmentTo(secret), secret, nonces, rows };
}

const record = (): Shown => honest('true', [[6, 6], [], [100, 52, 51], [], [20]]);

describe('verifyChance', () => {
  test('accepts every true record', () => {
    const belows = fc.array(fc.array(fc.integer({ min: 1, max: 2 ** 32 }), { maxLength: 4 }), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(fc.string(), belows, fc.array(fc.string(), { maxLength: 4 }), (seed, rows, nonces) => {
        const verdict = verifyChance(deepFreeze(honest(seed, rows, nonces)));
        expect(verdict).toEqual({ ok: true, draws: rows.flat().length });
      }),
    );
  });

  const row = (r: Shown, n: number): Shown['rows'][number] => r.rows[n]!;
  test.each<[string, number | null, string, (r: Shown) => unknown]>([
    ['an outcome', 2, 'outcome', (r) => Object.assign(row(r, 2).draws[1]!, { got: 60 })],
    ['the number of outcomes', 2, 'outcome', (r) => Object.assign(row(r, 2).draws[0]!, { below: 7 })],
    ['the order of outcomes', 2, 'outcome', (r) => row(r, 2).draws.reverse()],
    ['a nonce', 0, 'outcome', (r) => r.nonces.splice(1, 1, 'bob!')],
    ['the order of nonces', 0, 'outcome', (r) => r.nonces.reverse()],
    ['the secret', null, 'secret', (r) => Object.assign(r, { secret: secretFromSeed('false') })],
    ['the secret to no hex', null, 'secret', (r) => Object.assign(r, { secret: 'xyz' })],
    ['the secret to nothing', null, 'secret', (r) => Object.assign(r, { secret: '' })],
    ['the commitment', null, 'secret', (r) => Object.assign(r, { commitment: commitmentTo('00') })],
    ['an index, repeated', 4, 'index', (r) => Object.assign(row(r, 4), { first: 4 })],
    ['an index, skipped', 4, 'index', (r) => Object.assign(row(r, 4), { first: 6 })],
    ['the index of a row without draws', 3, 'index', (r) => Object.assign(row(r, 3), { first: 0 })],
    ['the first index', 0, 'index', (r) => Object.assign(row(r, 0), { first: 1 })],
    ['a draw, left out', 3, 'index', (r) => row(r, 2).draws.pop()],
    ['a draw, added', 3, 'index', (r) => row(r, 2).draws.push({ why: '', below: 1, got: 0 })],
    ['a row, left out', 3, 'index', (r) => r.rows.splice(2, 1)],
    ['a row, twice', 2, 'index', (r) => r.rows.splice(3, 0, row(r, 2))],
  ])('finds that somebody changed %s', (_what, at, wrong, change) => {
    const changed = record();
    change(changed);
    expect(verifyChance(changed)).toEqual({ ok: false, row: at, wrong });
  });

  test.each([1.5, Number.NaN, 2 ** 32 + 1, 1e12, Number.POSITIVE_INFINITY])(
    'a draw below %d is refused at once',
    (below) => {
      const changed = record();
      changed.rows[2]!.draws[1] = { why: 'die', below, got: 0 };
      expect(verifyChance(changed)).toEqual({ ok: false, row: 2, wrong: 'outcome' });
    },
  );

  test('a row drawn again until it suited somebody is found', () => {
    const first = honest('again', [[6], [6], [6]]);
    const key = chanceKey(first.secret, first.nonces);
    const suits = [3, 4, 5, 6, 7, 8, 9, 10].find((i) => drawAt(key, i, 6) !== first.rows[2]!.draws[0]!.got)!;
    first.rows[2]!.draws[0]!.got = drawAt(key, suits, 6);
    expect(verifyChance(first)).toEqual({ ok: false, row: 2, wrong: 'outcome' });
    first.rows[2]!.first = suits;
    expect(verifyChance(first)).toEqual({ ok: false, row: 2, wrong: 'index' });
  });
});
