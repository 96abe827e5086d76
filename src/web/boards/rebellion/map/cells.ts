import { SYSTEM_IDS } from '../../../../games/rebellion/public/data.ts';
import { areAdjacent, BASE_SPACE, type Loc, REGION_OF } from '../../../../games/rebellion/public/table.ts';
import { BASE_PLACE, HEIGHT, PLACES, type Point, WIDTH } from './places.ts';

/** The galaxy cut into the neighbourhoods of its places, for tints and borders. Regions are the cells of their systems. */

/** The edge of the galaxy: no place is beyond. */
const OUTSIDE = -1;

/** A corner, and whose cell lies beyond the edge that starts there. */
interface Corner {
  readonly at: Point;
  readonly beyond: number;
}

export interface Edge {
  readonly from: Point;
  readonly to: Point;
  readonly between: readonly [Loc, Loc];
}

const SITES: readonly Point[] = [...SYSTEM_IDS.map((id) => PLACES[id]), BASE_PLACE];

/** Tints go on beyond the map, so that a wide window has no bare edges. */
export const BLEED = 700;
const FRAME: readonly Corner[] = [
  { at: [-BLEED, -BLEED], beyond: OUTSIDE },
  { at: [WIDTH + BLEED, -BLEED], beyond: OUTSIDE },
  { at: [WIDTH + BLEED, HEIGHT + BLEED], beyond: OUTSIDE },
  { at: [-BLEED, HEIGHT + BLEED], beyond: OUTSIDE },
];

/** How much nearer to a than to b; zero on the line between their cells. */
const nearer = ([x, y]: Point, a: Point, b: Point): number =>
  (x - b[0]) ** 2 + (y - b[1]) ** 2 - (x - a[0]) ** 2 - (y - a[1]) ** 2;

/** The part of a cell that is nearer to a than to b. */
function cut(cell: readonly Corner[], a: Point, b: Point, other: number): Corner[] {
  const left: Corner[] = [];
  for (const [i, corner] of cell.entries()) {
    const next = cell[(i + 1) % cell.length] ?? corner;
    const here = nearer(corner.at, a, b);
    const there = nearer(next.at, a, b);
    const t = here / (here - there);
    const crossing = (): Point => [
      corner.at[0] + t * (next.at[0] - corner.at[0]),
      corner.at[1] + t * (next.at[1] - corner.at[1]),
    ];
    if (here >= 0) left.push(corner);
    if (here >= 0 && there < 0) left.push({ at: crossing(), beyond: other });
    if (here < 0 && there >= 0) left.push({ at: crossing(), beyond: corner.beyond });
  }
  return left;
}

const CORNERS: readonly (readonly Corner[])[] = SITES.map((site, i) =>
  SITES.reduce<readonly Corner[]>((cell, other, j) => (i === j ? cell : cut(cell, site, other, j)), FRAME),
);

/** By place: the outline of its cell. */
export const CELLS: readonly (readonly Point[])[] = CORNERS.map((cell) => cell.map(({ at }) => at));

const EDGES: readonly Edge[] = CORNERS.flatMap((cell, i) =>
  cell.flatMap(({ at, beyond }, c): Edge[] => {
    const next = cell[(c + 1) % cell.length];
    return beyond > i && next !== undefined ? [{ from: at, to: next.at, between: [i, beyond] }] : [];
  }),
);

const lengthOf = ({ from, to }: Edge): number => Math.hypot(to[0] - from[0], to[1] - from[1]);
const SHORTEST = 12;
const touching = EDGES.filter((edge) => lengthOf(edge) >= SHORTEST);

const isBase = ({ between }: Edge): boolean => between.includes(BASE_SPACE);
const sameRegion = ({ between: [a, b] }: Edge): boolean => REGION_OF[a] === REGION_OF[b];

/** Where one region ends and the next begins, and where the Rebel Base space is set apart. */
export const BORDER_EDGES: readonly Edge[] = touching.filter((edge) => isBase(edge) || !sameRegion(edge));

// ---- lanes ----

export interface Lane {
  readonly a: Loc;
  readonly b: Loc;
}

export const LANES: readonly Lane[] = SYSTEM_IDS.flatMap((_, a) =>
  SYSTEM_IDS.flatMap((__, b) => (a < b && areAdjacent(a, b) ? [{ a, b }] : [])),
);

export const placeOf = (loc: Loc): Point => SITES[loc] ?? BASE_PLACE;

const turn = (p: Point, q: Point, r: Point): number =>
  (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
export const cross = (a: Point, b: Point, c: Point, d: Point): boolean =>
  turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;

/** Shorter ones would look like dirt. */
const SHORTEST_GAP = 44;

/** Neighbouring systems without a lane: a rift is drawn there, unless another lane leads through. */
export const GAPS: readonly Edge[] = touching.filter((edge) => {
  const [a, b] = edge.between;
  if (isBase(edge) || areAdjacent(a, b) || lengthOf(edge) < SHORTEST_GAP) return false;
  return !LANES.some((lane) => cross(edge.from, edge.to, placeOf(lane.a), placeOf(lane.b)));
});
