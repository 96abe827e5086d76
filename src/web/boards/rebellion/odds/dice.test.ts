import { describe, expect, it } from 'vitest';
import { DIE_FACES, SUCCESSES } from '../../../../games/rebellion/data/dice.ts';
import { chanceOf, chanceOfAny, chanceOfMore, expectedDamage, successes } from './dice.ts';

/** Every way in which n dice can fall, by how many successes they show. */
function counted(n: number): number[] {
  const rolls = Array.from({ length: n }).reduce<number[]>(
    (sums) => sums.flatMap((sum) => DIE_FACES.map((face) => sum + SUCCESSES[face])),
    [0],
  );
  const by = new Array<number>(2 * n + 1).fill(0);
  for (const sum of rolls) by[sum] = (by[sum] ?? 0) + 1 / rolls.length;
  return by;
}

describe('dice of a mission', () => {
  it.each([0, 1, 2, 3, 4])('%i of them, compared with all ways in which they can fall', (n) => {
    const all = counted(n);
    for (const [sum, p] of successes(n).entries()) expect(p).toBeCloseTo(all[sum] ?? 0, 10);
    expect(successes(n).reduce((a, b) => a + b)).toBeCloseTo(1, 10);
  });

  it('more is needed, not as many', () => {
    expect(chanceOfMore(0, 0, 0)).toBe(0);
    expect(chanceOfMore(0, 2, 0)).toBe(1);
    // Four of six faces show something.
    expect(chanceOfMore(1, 0, 0)).toBeCloseTo(4 / 6, 10);
    // One die against one: 2 against 0 or 1, 1 against 0.
    expect(chanceOfMore(1, 0, 1)).toBeCloseTo((1 / 6) * (5 / 6) + (3 / 6) * (2 / 6), 10);
    expect(chanceOfMore(3, 2, 2)).toBeGreaterThan(chanceOfMore(3, 0, 2));
  });
});

describe('dice of a combat', () => {
  it('a hit is two faces of six, a direct hit one', () => {
    expect(chanceOf('hit')).toBeCloseTo(1 / 3, 10);
    expect(chanceOfAny('directHit', 3)).toBeCloseTo(1 - (5 / 6) ** 3, 10);
  });

  it('hits of a colour nobody has do nothing', () => {
    expect(expectedDamage(2, 1, { red: true, black: true })).toBeCloseTo(1.5, 10);
    expect(expectedDamage(2, 1, { red: false, black: true })).toBeCloseTo(2 / 6 + 3 / 6, 10);
    expect(expectedDamage(5, 5, { red: false, black: false })).toBe(0);
  });
});
