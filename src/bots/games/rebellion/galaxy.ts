import { couldBeBase } from '../../../games/rebellion/public/queries.ts';
import {
  ALL_LEADERS,
  BLACK,
  baseSystemOf,
  CARRIED,
  CARRIES,
  CORUSCANT,
  DEATH_STAR,
  GROUND,
  HEALTH,
  IMMOBILE,
  IS_FIGHTER,
  isCaptured,
  isDestroyed,
  isUnpinned,
  KINDS,
  KINDS_IN,
  type Kind,
  LOC_COUNT,
  type Loc,
  NEIGHBOURS,
  NONE,
  probeLoc,
  RED,
  type Reader,
  type Reb,
  type Side,
  SYSTEM_COUNT,
  SYSTEM_LOCS,
  sideOfLeader,
  THEATER_OF,
  type Theater,
  unitsAt,
} from '../../../games/rebellion/public/table.ts';
import type { CardSlot } from '../../../kernel/ids.ts';

/** What bots see in the galaxy: strengths, reach, distances, where the base may be. */

/** By kind: what a unit is worth in a fight, its dice and what it can bear. */
const POWER: readonly number[] = HEALTH.map(
  (health, k) => (RED[k] ?? 0) + (BLACK[k] ?? 0) + (k === DEATH_STAR ? 8 : health) / 2,
);
export const power = (k: Kind): number => POWER[k] ?? 0;

export function strength(g: Reb, loc: Loc, side: Side, theater?: Theater): number {
  const kinds = (theater === undefined ? KINDS[side] : KINDS_IN[side]?.[theater]) ?? [];
  let sum = 0;
  for (const k of kinds) {
    const n = unitsAt(g, loc, k);
    if (n > 0) sum += n * (POWER[k] ?? 0);
  }
  return sum;
}

/** Where the base may be, as far as this seat knows: by what lies open, and by the probe cards it has seen. */
export function candidates(g: Reb, r: Reader): Loc[] {
  if (g.probes.base === NONE) return [];
  const known = baseSystemOf(g, r);
  if (known !== NONE) return [known];
  const seen = new Array<boolean>(SYSTEM_COUNT + 1).fill(false);
  const { hand, gone, deck } = g.probes;
  see(hand, r, seen);
  see(gone, r, seen);
  see(deck, r, seen);
  const found: Loc[] = [];
  for (const loc of SYSTEM_LOCS) {
    if (loc !== CORUSCANT && !seen[loc] && couldBeBase(g, loc) && !isDestroyed(g, loc)) found.push(loc);
  }
  return found;
}

/** Marks the systems on these probe cards, as far as they are known. */
function see(cards: readonly CardSlot[], r: Reader, seen: boolean[]): void {
  for (const slot of cards) {
    const loc = probeLoc(r.read(slot));
    if (loc !== NONE) seen[loc] = true;
  }
}

/** What one system could send elsewhere in one move: all strength, ground strength, how many troops and fighters. */
export interface Sendable {
  readonly all: number;
  readonly ground: number;
  readonly troops: number;
  readonly fighters: number;
}

export const NOTHING: Sendable = { all: 0, ground: 0, troops: 0, fighters: 0 };

/** By place: whether a side has a leader there, so that no fleet leaves it. */
export function ledPlaces(g: Reb, side: Side): boolean[] {
  const led = new Array<boolean>(LOC_COUNT).fill(false);
  for (const l of ALL_LEADERS) {
    const loc = g.leaderAt[l] ?? NONE;
    if (loc >= 0 && sideOfLeader(g, l) === side && !isCaptured(g, l) && !isUnpinned(g, loc, l))
      led[loc] = true;
  }
  return led;
}

/** What one place could send, leaders apart. */
export function sendable(g: Reb, from: Loc, side: Side): Sendable {
  let all = 0;
  let fighters = 0;
  let room = 0;
  for (const k of KINDS[side] ?? []) {
    const n = unitsAt(g, from, k);
    if (n === 0) continue;
    room += (CARRIES[k] ?? 0) * n;
    if (CARRIED[k] || IMMOBILE[k]) continue;
    all += power(k) * n;
    if (IS_FIGHTER[k]) fighters += n;
  }
  if (all === 0 && room === 0) return NOTHING;
  let ground = 0;
  let troops = 0;
  for (const k of RIDERS[side] ?? []) {
    const n = Math.min(room, unitsAt(g, from, k));
    if (n === 0) continue;
    room -= n;
    all += power(k) * n;
    if (THEATER_OF[k] !== GROUND) continue;
    ground += power(k) * n;
    troops += n;
  }
  return { all, ground, troops, fighters };
}

/** Kinds that must be carried, ground units first. */
const RIDERS: readonly (readonly Kind[])[] = ([0, 1] as const).map((side) =>
  [...(KINDS_IN[side]?.[GROUND] ?? []), ...(KINDS_IN[side]?.[0] ?? [])].filter(
    (k) => CARRIED[k] && !IMMOBILE[k],
  ),
);

/** By system: what a side could send out of it; nothing leaves where its own leaders are. */
export const sendableFrom = (g: Reb, side: Side, led: readonly boolean[]): Sendable[] =>
  SYSTEM_LOCS.map((from) => (led[from] ? NOTHING : sendable(g, from, side)));

/** What could be brought into a system by activating it, with something besides. */
export function comingTo(to: Loc, sent: readonly Sendable[], besides: Sendable = NOTHING): Sendable {
  let { all, ground, troops, fighters } = besides;
  for (const from of NEIGHBOURS[to] ?? []) {
    const more = sent[from] ?? NOTHING;
    all += more.all;
    ground += more.ground;
    troops += more.troops;
    fighters += more.fighters;
  }
  return { all, ground, troops, fighters };
}

/** By system: border steps to the nearest of these. */
export function stepsTo(goals: readonly Loc[]): number[] {
  const steps = new Array<number>(SYSTEM_COUNT).fill(99);
  let ring = goals.slice();
  for (const loc of goals) steps[loc] = 0;
  for (let n = 1; ring.length > 0; n++) {
    const next: Loc[] = [];
    for (const loc of ring) {
      for (const near of NEIGHBOURS[loc] ?? []) {
        if ((steps[near] ?? 0) <= n) continue;
        steps[near] = n;
        next.push(near);
      }
    }
    ring = next;
  }
  return steps;
}
