import { describe, expect, test } from 'vitest';
import { deepFreeze } from '../../kernel/testing/freeze.ts';
import { copyGalaxy, emptyGalaxy, own, type Reb } from './state.ts';

/** With something in every list of lists. */
const table = (): Reb => ({
  ...emptyGalaxy({
    firstGame: false,
    newBaseAfterLoss: false,
    threeDestroyed: false,
    queuedDeathStar: false,
  }),
  clues: [[3, 4]],
  assigned: [[{ card: 1, leaders: [2] }], []],
});

const PARTS = Object.entries(table()).flatMap(([part, value]) =>
  typeof value === 'object' && part !== 'options' ? [part as Parameters<typeof own>[1]] : [],
);

describe('a copy of the table', () => {
  test('shares every part with what it was copied from', () => {
    const g = table();
    const copy = copyGalaxy(g);
    expect(copy).toEqual(g);
    for (const part of PARTS) expect(copy[part]).toBe(g[part]);
  });

  test.each(PARTS)('has %s of its own, all the way down, when that is written to', (part) => {
    const g = deepFreeze(table());
    const copy = copyGalaxy(g);
    const mine = own(copy, part);
    expect(copy[part]).toBe(mine);
    expect(mine).toEqual(g[part]);
    expect(alike(mine, g[part])).toEqual([]);
    expect(own(copy, part)).toBe(mine);
    for (const other of PARTS) if (other !== part) expect(copy[other]).toBe(g[other]);
  });

  test('is not changed by an earlier writer of the other copy', () => {
    const g = table();
    own(g, 'units')[0] = 1;
    const copy = copyGalaxy(g);
    own(g, 'units')[0] = 2;
    expect(copy.units[0]).toBe(1);
    own(copy, 'units')[0] = 3;
    own(g, 'units')[0] = 4;
    expect([g.units[0], copy.units[0]]).toEqual([4, 3]);
  });

  test('recognises a shared part that was put back', () => {
    const g = table();
    const copy = copyGalaxy(g);
    own(copy, 'supply')[0] = 5;
    copy.supply = g.supply;
    own(copy, 'supply')[0] = 6;
    expect([g.supply[0], copy.supply[0]]).toEqual([0, 6]);
  });
});

/** The objects that two values have in common, at any depth. */
function alike(a: unknown, b: unknown): unknown[] {
  const inside = (x: unknown): unknown[] =>
    typeof x === 'object' && x !== null ? [x, ...Object.values(x).flatMap(inside)] : [];
  const known = new Set(inside(b));
  return inside(a).filter((x) => known.has(x));
}
