import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seeded } from './seeded.ts';

const draws = (seed: string | number, n: number, many: number): number[] => {
  const chance = seeded(seed);
  return Array.from({ length: many }, () => chance.int(n));
};

/** How far counts are from equal; compared with the value that one fair sample in a thousand exceeds. */
function chiSquare(got: readonly number[], n: number): number {
  const counts = new Array<number>(n).fill(0);
  for (const x of got) counts[x]!++;
  const expected = got.length / n;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('seeded chance', () => {
  test('a seed always gives the same numbers', () => {
    expect(draws('wartable', 1000, 8)).toEqual(draws('wartable', 1000, 8));
    expect(draws(7, 1000, 5)).toEqual(draws('7', 1000, 5));
    // Written down: an arena game that names its seed must come out the same next year.
    expect(draws('wartable', 6, 12)).toEqual([2, 5, 5, 5, 4, 2, 1, 5, 4, 5, 4, 1]);
  });

  test('other seeds give other numbers, also when they are alike', () => {
    const seeds = ['', '0', '1', '2', '10', '01', 'a', 'b', 'aa', 'ab', 'ba'];
    const first = seeds.map((seed) => draws(seed, 2 ** 32, 4).join());
    expect(new Set(first).size).toBe(seeds.length);
  });

  test.each([
    [2, 10.83],
    [3, 13.82],
    [6, 20.52],
    [7, 22.46],
    [10, 27.88],
  ])('below %i all numbers are as likely', (n, limit) => {
    for (const seed of ['a', 'b', 'c']) expect(chiSquare(draws(seed, n, 60_000), n)).toBeLessThan(limit);
  });

  test('the first number after neighbouring seeds is as likely too', () => {
    const got = Array.from({ length: 6000 }, (_, seed) => seeded(seed).int(6));
    expect(chiSquare(got, 6)).toBeLessThan(20.52);
  });

  test('pairs of numbers are as likely as each other', () => {
    const got = draws('pairs', 6, 72_000);
    const pairs = Array.from({ length: 36_000 }, (_, i) => got[2 * i]! * 6 + got[2 * i + 1]!);
    expect(chiSquare(pairs, 36)).toBeLessThan(66.6);
  });

  test('numbers are whole, from 0 on, below n', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, n) => {
        for (const x of draws(seed, n, 20)) {
          expect(Number.isInteger(x)).toBe(true);
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThan(n);
        }
      }),
    );
  });

  test('choosing from one thing always gives that thing', () => {
    expect(draws('one', 1, 5)).toEqual([0, 0, 0, 0, 0]);
    const chance = seeded('one');
    expect([chance.int(1), chance.int(1), chance.int(1000)]).toEqual([0, 0, ...draws('one', 1000, 1)]);
  });

  test('just above half of the range nothing is favoured: what would be is rejected', () => {
    const n = 2 ** 31 + 1;
    const got = draws('half', n, 20_000);
    const low = got.filter((x) => x < n / 2).length;
    expect(Math.abs(low - 10_000)).toBeLessThan(400); // a modulus would give two thirds
  });

  test('an invalid number of outcomes is refused at once', () => {
    for (const n of [2 ** 32 + 1, 1e12, Number.POSITIVE_INFINITY, Number.NaN])
      expect(() => seeded('x').int(n)).toThrow();
  });
});
