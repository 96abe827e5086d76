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
  HEALTH,
  IMMOBILE,
  isDestroyed,
  KINDS,
  KINDS_IN,
  RED,
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

/** What could be brought into a place by activating it: ground strength and all strength, from unpinned neighbours. */
export function reach(g: Reb, to: Loc, side: Side): { ground: number; all: number; troops: number } {
  let ground = 0;
  let all = 0;
  let troops = 0;
  for (const from of NEIGHBOURS[to] ?? []) {
    if (isPinned(g, from, side)) continue;
    let room = 0;
    for (const k of KINDS[side] ?? []) room += (CARRIES[k] ?? 0) * unitsAt(g, from, k);
    for (const k of KINDS[side] ?? []) {
      const n = unitsAt(g, from, k);
      if (n === 0 || IMMOBILE[k]) continue;
      if (!CARRIED[k]) all += power(k) * n;
    }
    for (const k of [...(KINDS_IN[side]?.[1] ?? []), ...(KINDS_IN[side]?.[0] ?? [])]) {
      if (!CARRIED[k] || IMMOBILE[k]) continue;
      const n = Math.min(room, unitsAt(g, from, k));
      room -= n;
      all += power(k) * n;
      if (KINDS_IN[side]?.[1]?.includes(k)) {
        ground += power(k) * n;
        troops += n;
      }
    }
  }
  return { ground, all, troops };
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
