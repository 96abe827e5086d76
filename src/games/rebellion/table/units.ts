import { UNIT_IDS, UNITS } from '../data/units.ts';
import {
  BASE_SPACE,
  EMPIRE,
  isSystem,
  KIND_COUNT,
  type Kind,
  kindNo,
  type Loc,
  own,
  queueIndex,
  REBEL,
  type Reb,
  type Side,
  SYSTEM_COUNT,
  unitIndex,
} from '../state.ts';

/** Space is 0, ground is 1: as tactic decks and theaters are numbered everywhere. */
export type Theater = 0 | 1;
export const SPACE: Theater = 0;
export const GROUND: Theater = 1;
export const THEATERS = ['space', 'ground'] as const;

/** The printed values by kind, laid out for speed. */
const rows = UNIT_IDS.map((id) => UNITS[id]);
export const SIDE_OF: readonly Side[] = rows.map((u) => (u.side === 'rebel' ? REBEL : EMPIRE));
export const THEATER_OF: readonly Theater[] = rows.map((u) => (u.theater === 'space' ? SPACE : GROUND));
export const RED: readonly number[] = rows.map((u) => u.red);
export const BLACK: readonly number[] = rows.map((u) => u.black);
/** Health; a Death Star has none and is never assigned damage. */
export const HEALTH: readonly number[] = rows.map((u) => u.health ?? 0);
export const IS_RED: readonly boolean[] = rows.map((u) => u.colour === 'red');
export const CARRIES: readonly number[] = rows.map((u) => u.carries);
export const CARRIED: readonly boolean[] = rows.map((u) => u.carried);
export const IMMOBILE: readonly boolean[] = rows.map((u) => u.immobile);
export const IS_STRUCTURE: readonly boolean[] = rows.map((u) => u.kind === 'structure');
export const IS_FIGHTER: readonly boolean[] = rows.map((u) => u.kind === 'fighter');

const kindsWhere = (test: (k: Kind) => boolean): readonly Kind[] =>
  Array.from({ length: KIND_COUNT }, (_, k) => k).filter(test);
type Two<T> = readonly [T, T];
const kindsOf = (side: Side): readonly Kind[] => kindsWhere((k) => SIDE_OF[k] === side);
const byTheater = (kinds: readonly Kind[]): Two<readonly Kind[]> => [
  kinds.filter((k) => THEATER_OF[k] === SPACE),
  kinds.filter((k) => THEATER_OF[k] === GROUND),
];
/** Kinds by side, and by side and theater. */
export const KINDS: Two<readonly Kind[]> = [kindsOf(REBEL), kindsOf(EMPIRE)];
export const KINDS_IN: Two<Two<readonly Kind[]>> = [byTheater(KINDS[REBEL]), byTheater(KINDS[EMPIRE])];

/** Whose units of this kind are. */
export function sideOfKind(kind: Kind): Side {
  const side = SIDE_OF[kind];
  if (side === undefined) throw new Error(`there is no kind ${kind}`);
  return side;
}

export const DEATH_STAR = kindNo('death-star');
export const DSUC = kindNo('death-star-under-construction');
export const STAR_DESTROYER = kindNo('star-destroyer');
export const SUPER_STAR_DESTROYER = kindNo('super-star-destroyer');
export const REBEL_TRANSPORT = kindNo('rebel-transport');
export const MON_CALAMARI_CRUISER = kindNo('mon-calamari-cruiser');
export const SHIELD_GENERATOR = kindNo('shield-generator');
export const ION_CANNON = kindNo('ion-cannon');

// ---- counting ----

export const unitsAt = (g: Reb, loc: Loc, kind: Kind): number => g.units[unitIndex(loc, kind)] ?? 0;

export function countOf(g: Reb, loc: Loc, kinds: readonly Kind[]): number {
  let n = 0;
  for (const k of kinds) n += unitsAt(g, loc, k);
  return n;
}
export const countSide = (g: Reb, loc: Loc, side: Side): number => countOf(g, loc, KINDS[side]);
export const countIn = (g: Reb, loc: Loc, side: Side, theater: Theater): number =>
  countOf(g, loc, KINDS_IN[side][theater]);

export function hasAny(g: Reb, loc: Loc, kinds: readonly Kind[]): boolean {
  for (const k of kinds) if (unitsAt(g, loc, k) > 0) return true;
  return false;
}
export const hasSide = (g: Reb, loc: Loc, side: Side): boolean => hasAny(g, loc, KINDS[side]);
export const hasIn = (g: Reb, loc: Loc, side: Side, theater: Theater): boolean =>
  hasAny(g, loc, KINDS_IN[side][theater]);

/** Combat occurs only where both sides share a theater; no ground battles in destroyed systems. */
export const sharesTheater = (g: Reb, loc: Loc, theater: Theater): boolean =>
  (theater === SPACE || !isDestroyed(g, loc)) &&
  hasIn(g, loc, REBEL, theater) &&
  hasIn(g, loc, EMPIRE, theater);
export const isContested = (g: Reb, loc: Loc): boolean =>
  isSystem(loc) && (sharesTheater(g, loc, SPACE) || sharesTheater(g, loc, GROUND));

export const isDestroyed = (g: Reb, loc: Loc): boolean => loc < SYSTEM_COUNT && g.destroyed[loc] === 1;

// ---- changing ----

function add(g: Reb, to: 'units' | 'supply' | 'queue' | 'held', i: number, n: number): void {
  if (n === 0) return;
  const counts = own(g, to);
  counts[i] = (counts[i] ?? 0) + n;
}

/** Moves pieces between the board, the queue and the supply; the only places that change unit counts. */
export const addUnits = (g: Reb, loc: Loc, kind: Kind, n: number): void =>
  add(g, 'units', unitIndex(loc, kind), n);

export const addSupply = (g: Reb, kind: Kind, n: number): void => add(g, 'supply', kind, n);

export function moveUnits(g: Reb, from: Loc, to: Loc, kind: Kind, n: number): void {
  addUnits(g, from, kind, -n);
  addUnits(g, to, kind, n);
}

/** From the supply onto the board, as many as there are. Returns how many. */
export function gainFromSupply(g: Reb, loc: Loc, kind: Kind, n: number): number {
  const got = Math.min(n, g.supply[kind] ?? 0);
  addSupply(g, kind, -got);
  addUnits(g, loc, kind, got);
  return got;
}

/** Off the board, back to the supply. Losing the Death Star Under Construction also loses the queued Death Star. */
export function destroyUnits(g: Reb, loc: Loc, kind: Kind, n: number): void {
  addUnits(g, loc, kind, -n);
  addSupply(g, kind, n);
  if (kind === DSUC && n > 0) destroyQueuedDeathStar(g);
}

function destroyQueuedDeathStar(g: Reb): void {
  for (let space = 1; space <= 3; space++) {
    const n = queued(g, space, DEATH_STAR);
    addQueue(g, space, DEATH_STAR, -n);
    addSupply(g, DEATH_STAR, n);
  }
}

// ---- build queues ----

export const queued = (g: Reb, space: number, kind: Kind): number => g.queue[queueIndex(space, kind)] ?? 0;
export const addQueue = (g: Reb, space: number, kind: Kind, n: number): void =>
  add(g, 'queue', queueIndex(space, kind), n);
/** From the supply onto a queue space; false when none is left. */
export function queueUnit(g: Reb, space: number, kind: Kind): boolean {
  if ((g.supply[kind] ?? 0) <= 0) return false;
  addSupply(g, kind, -1);
  addQueue(g, space, kind, 1);
  return true;
}

/** Off the queues, until its destination is known. */
export const hold = (g: Reb, kind: Kind, n: number): void => add(g, 'held', kind, n);

/** All queued units of a side slide down one space; what leaves space 1 is held until it is deployed. */
export function holdQueued(g: Reb, side: Side): void {
  for (const k of KINDS[side]) {
    hold(g, k, queued(g, 1, k));
    for (let space = 1; space <= 3; space++) {
      const above = space < 3 ? queued(g, space + 1, k) : 0;
      addQueue(g, space, k, above - queued(g, space, k));
    }
  }
}

/** A Death Star takes the place of the piece under construction. */
export function deployHeld(g: Reb, loc: Loc, kind: Kind, n: number): void {
  hold(g, kind, -n);
  addUnits(g, loc, kind, n);
  if (kind !== DEATH_STAR || unitsAt(g, loc, DSUC) === 0) return;
  addUnits(g, loc, DSUC, -1);
  addSupply(g, DSUC, 1);
}

/** Units that were not deployed go back on space 1. */
export function requeueHeld(g: Reb, side: Side): void {
  for (const k of KINDS[side]) {
    const n = g.held[k] ?? 0;
    addQueue(g, 1, k, n);
    hold(g, k, -n);
  }
}

/** Transport capacity of a side's ships in a place. */
export function capacityAt(g: Reb, loc: Loc, side: Side): number {
  let n = 0;
  for (const k of KINDS[side]) n += (CARRIES[k] ?? 0) * unitsAt(g, loc, k);
  return n;
}

/** All places on the board, the Rebel Base space last. */
export const ALL_LOCS: readonly Loc[] = Array.from({ length: BASE_SPACE + 1 }, (_, i) => i);
