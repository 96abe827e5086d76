import { describe, expect, it } from 'vitest';
import { REGION_IDS, SYSTEM_IDS } from '../../../../games/rebellion/public/data.ts';
import { areAdjacent, BASE_SPACE, inRegion, SYSTEM_LOCS } from '../../../../games/rebellion/public/table.ts';
import { systemNo } from '../../../../games/rebellion/state.ts';
import { CELLS, cross, GAPS, LANES, placeOf } from './cells.ts';
import { BASE_PLACE, HEIGHT, PLACES, type Point, WIDTH } from './places.ts';
import { towards } from './towards.ts';

const all: Point[] = [...SYSTEM_IDS.map((id) => PLACES[id]), BASE_PLACE];

/** The area of a cell, to find those that were cut wrong. */
const area = (cell: readonly Point[]): number =>
  Math.abs(
    cell.reduce((sum, [x, y], i) => {
      const [nx, ny] = cell[(i + 1) % cell.length]!;
      return sum + x * ny - nx * y;
    }, 0) / 2,
  );

describe('the map', () => {
  it('has every system inside its frame, with room for full stacks between any two', () => {
    for (const [i, [x, y]] of all.entries()) {
      expect(x).toBeGreaterThanOrEqual(90);
      expect(x).toBeLessThanOrEqual(WIDTH - 90);
      expect(y).toBeGreaterThanOrEqual(100);
      expect(y).toBeLessThanOrEqual(HEIGHT - 80);
      for (const [ox, oy] of all.slice(i + 1))
        expect(Math.hypot((x - ox) / 195, (y - oy) / 172)).toBeGreaterThan(1);
    }
  });

  it('has a lane for every border, and no two of them cross', () => {
    expect(LANES.length).toBe(
      SYSTEM_LOCS.flatMap((a) => SYSTEM_LOCS.filter((b) => a < b && areAdjacent(a, b))).length,
    );
    for (const [i, one] of LANES.entries()) {
      for (const other of LANES.slice(i + 1)) {
        if ([one.a, one.b].some((loc) => loc === other.a || loc === other.b)) continue;
        expect([
          one,
          other,
          cross(placeOf(one.a), placeOf(one.b), placeOf(other.a), placeOf(other.b)),
        ]).toEqual([one, other, false]);
      }
    }
  });

  it('draws rifts only between neighbours that nobody can go between', () => {
    expect(GAPS.length).toBeGreaterThan(3);
    for (const { between } of GAPS) expect(areAdjacent(...(between as [number, number]))).toBe(false);
  });

  it('has one cell for each place, none of them empty, and every region hangs together', () => {
    expect(CELLS.length).toBe(BASE_SPACE + 1);
    for (const cell of CELLS) expect(area(cell)).toBeGreaterThan(10_000);
    for (const region of REGION_IDS) {
      const [first, ...rest] = inRegion(region);
      const reached = [first!];
      for (const from of reached) {
        for (const to of rest) {
          if (!reached.includes(to) && shareEdge(from, to)) reached.push(to);
        }
      }
      expect([region, reached.length]).toEqual([region, rest.length + 1]);
    }
  });

  it('is walked with arrow keys: every place can be reached from every other', () => {
    const ways = [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const;
    const reached = [systemNo('coruscant')];
    for (const from of reached) {
      for (const way of ways) {
        const to = towards(from, way);
        if (!reached.includes(to)) reached.push(to);
      }
    }
    expect(reached.length).toBe(BASE_SPACE + 1);
  });
});

const near = (a: Point, b: Point): boolean => Math.hypot(a[0] - b[0], a[1] - b[1]) < 1;
const shareEdge = (a: number, b: number): boolean =>
  CELLS[a]!.filter((corner) => CELLS[b]!.some((other) => near(corner, other))).length >= 2;
