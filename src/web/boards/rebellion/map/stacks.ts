import {
  DEATH_STAR,
  DSUC,
  KINDS_IN,
  type Kind,
  type Loc,
  type Reb,
  type Side,
  type Theater,
  unitsAt,
} from '../../../../games/rebellion/public/table.ts';
import { sizeOf } from '../pieces/unit.tsx';

/** Equal units in a place, and where their token is drawn. */
export interface Token {
  readonly kind: Kind;
  readonly n: number;
  readonly x: number;
  readonly y: number;
}

const GAP = 5;
const ROW = 27;
/** Room for a side alone, and beside the enemy. */
const ALONE = 150;
const SHARED = 84;

const isStation = (kind: Kind): boolean => kind === DEATH_STAR || kind === DSUC;

interface Group {
  readonly kind: Kind;
  readonly n: number;
}

const groupsAt = (g: Reb, loc: Loc, side: Side, theater: Theater): Group[] =>
  KINDS_IN[side][theater]
    .filter((kind) => !isStation(kind))
    .map((kind) => ({ kind, n: unitsAt(g, loc, kind) }))
    .filter(({ n }) => n > 0);

const widthOf = (row: readonly Group[]): number =>
  row.reduce((sum, { kind }) => sum + sizeOf(kind).width + GAP, -GAP);

/** As many in a row as there is room for. */
function rowsOf(groups: readonly Group[], room: number): Group[][] {
  const rows: Group[][] = [];
  for (const group of groups) {
    const last = rows[rows.length - 1];
    if (last !== undefined && widthOf([...last, group]) <= room) last.push(group);
    else rows.push([group]);
  }
  return rows;
}

/** Rows from `y` upwards; Rebels end left of the middle, Imperials begin right of it, a side that is alone stands in the middle. */
function lineUp(groups: readonly Group[], side: Side, shared: boolean, y: number): Token[] {
  return rowsOf(groups, shared ? SHARED : ALONE).flatMap((row, i) => {
    const width = widthOf(row);
    let x = shared ? (side === 0 ? -GAP - width : GAP) : -width / 2;
    return row.map(({ kind, n }) => {
      const token = { kind, n, x: x + sizeOf(kind).width / 2, y: y - i * ROW };
      x += sizeOf(kind).width + GAP;
      return token;
    });
  });
}

function bothSides(g: Reb, loc: Loc, theater: Theater, y: number): Token[] {
  const [rebels, imperials] = [groupsAt(g, loc, 0, theater), groupsAt(g, loc, 1, theater)];
  const shared = rebels.length > 0 && imperials.length > 0;
  return [...lineUp(rebels, 0, shared, y), ...lineUp(imperials, 1, shared, y)];
}

const edgeOf = ({ kind, x }: Token, way: 1 | -1): number => way * x + sizeOf(kind).width / 2;

/** What stands in a place: ships and stations above the planet, troops at its lower rim. */
interface Stacks {
  readonly orbit: readonly Token[];
  readonly ground: readonly Token[];
}

/** A Death Star is at the planet's shoulder. */
export function tokensAt(g: Reb, loc: Loc, radius: number): Stacks {
  const ships = bothSides(g, loc, 0, -radius - 19);
  const beside = Math.max(
    radius - 6,
    ...ships.filter(({ y }) => y > -radius - 40).map((ship) => edgeOf(ship, 1)),
  );
  const stations = [DEATH_STAR, DSUC].flatMap((kind, i) => {
    const n = unitsAt(g, loc, kind);
    return n > 0 ? [{ kind, n, x: beside + 24, y: -radius - 8 + i * 44 }] : [];
  });
  return { orbit: [...ships, ...stations], ground: bothSides(g, loc, 1, radius - 2) };
}

/** How far from the middle leaders stand, so that no troops hide them. */
export function besideTroops({ ground }: Stacks, way: 1 | -1, radius: number): number {
  return Math.max(radius + 22, ...ground.map((token) => edgeOf(token, way) * 1.15 + 22));
}
