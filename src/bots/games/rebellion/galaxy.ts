import { couldBeBase } from '../../../games/rebellion/base.ts';
import { probeLoc } from '../../../games/rebellion/faces.ts';
import { baseSystemOf, isPinned } from '../../../games/rebellion/leaders.ts';
import {
  type Kind,
  type Loc,
  NONE,
  type Reader,
  type Reb,
  type Side,
} from '../../../games/rebellion/state.ts';
import { NEIGHBOURS, SYSTEM_LOCS } from '../../../games/rebellion/systems.ts';
import {
  BLACK,
  CARRIED,
  CARRIES,
  DEATH_STAR,
  GROUND,
  HEALTH,
  hasSide,
  IMMOBILE,
  isDestroyed,
  KINDS,
  KINDS_IN,
  RED,
  THEATER_OF,
  type Theater,
  unitsAt,
} from '../../../games/rebellion/units.ts';

/** What a unit is worth in a fight: its dice and what it can bear. */
export const power = (k: Kind): number =>
  (RED[k] ?? 0) + (BLACK[k] ?? 0) + (k === DEATH_STAR ? 8 : (HEALTH[k] ?? 0)) / 2;

export function strength(g: Reb, loc: Loc, side: Side, theater?: Theater): number {
  let sum = 0;
  const kinds = theater === undefined ? KINDS[side] : KINDS_IN[side]?.[theater];
  for (const k of kinds ?? []) sum += power(k) * unitsAt(g, loc, k);
  return sum;
}

/** Where the base may be, as far as this seat knows: by what lies open, and by the probe cards it has seen. */
export function candidates(g: Reb, r: Reader): Loc[] {
  if (g.probes.base === NONE) return [];
  const known = baseSystemOf(g, r);
  if (known !== NONE) return [known];
  const seen = new Set<Loc>();
  for (const slot of g.probes.hand) seen.add(probeLoc(r.read(slot)));
  for (const slot of g.probes.gone) seen.add(probeLoc(r.read(slot)));
  for (const slot of g.probes.deck) seen.add(probeLoc(r.read(slot)));
  return SYSTEM_LOCS.filter(
    (loc) => loc !== 5 && couldBeBase(g, loc) && !isDestroyed(g, loc) && !seen.has(loc),
  );
}

/** What one system could send elsewhere in one move: all strength, ground strength, and how many troops. */
export interface Sendable {
  all: number;
  ground: number;
  troops: number;
}

/** By system, for one side; nothing from where its own leaders pin it. */
export function sendables(g: Reb, side: Side): Sendable[] {
  return SYSTEM_LOCS.map((from) => {
    const sent: Sendable = { all: 0, ground: 0, troops: 0 };
    if (!hasSide(g, from, side) || isPinned(g, from, side)) return sent;
    let room = 0;
    for (const k of KINDS[side] ?? []) {
      const n = unitsAt(g, from, k);
      if (n === 0) continue;
      room += (CARRIES[k] ?? 0) * n;
      if (!CARRIED[k] && !IMMOBILE[k]) sent.all += power(k) * n;
    }
    for (const k of RIDERS[side] ?? []) {
      const n = Math.min(room, unitsAt(g, from, k));
      if (n === 0) continue;
      room -= n;
      sent.all += power(k) * n;
      if (THEATER_OF[k] !== GROUND) continue;
      sent.ground += power(k) * n;
      sent.troops += n;
    }
    return sent;
  });
}

/** Kinds that must be carried, ground units first. */
const RIDERS: readonly (readonly Kind[])[] = ([0, 1] as const).map((side) =>
  [...(KINDS_IN[side]?.[GROUND] ?? []), ...(KINDS_IN[side]?.[0] ?? [])].filter(
    (k) => CARRIED[k] && !IMMOBILE[k],
  ),
);

/** What could be brought into a place by activating it. */
export function reach(sent: readonly Sendable[], to: Loc): Sendable {
  const sum: Sendable = { all: 0, ground: 0, troops: 0 };
  for (const from of NEIGHBOURS[to] ?? []) {
    const s = sent[from];
    if (!s) continue;
    sum.all += s.all;
    sum.ground += s.ground;
    sum.troops += s.troops;
  }
  return sum;
}

/** By system: border steps to the nearest of these. */
export function stepsTo(goals: readonly Loc[]): number[] {
  const steps = new Array<number>(SYSTEM_LOCS.length).fill(99);
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
