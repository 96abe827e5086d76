import { eachSendable } from '../../../games/rebellion/public/queries.ts';
import {
  BLACK,
  CARRIED,
  DEATH_STAR,
  GROUND,
  HEALTH,
  IMMOBILE,
  IS_FIGHTER,
  KINDS,
  KINDS_IN,
  type Kind,
  type Loc,
  NEIGHBOURS,
  RED,
  type Reb,
  type Side,
  SYSTEM_COUNT,
  SYSTEM_LOCS,
  THEATER_OF,
  type Theater,
  unitsAt,
} from '../../../games/rebellion/public/table.ts';

/** What bots see in the galaxy: strengths, reach, distances, where the base may be. */

/** By kind: what a unit is worth in a fight, its dice and what it can bear. */
const POWER: readonly number[] = HEALTH.map(
  (health, k) => (RED[k] ?? 0) + (BLACK[k] ?? 0) + (k === DEATH_STAR ? 8 : health) / 2,
);
export const power = (k: Kind): number => POWER[k] ?? 0;

export function strength(g: Reb, loc: Loc, side: Side, theater?: Theater): number {
  const kinds = theater === undefined ? KINDS[side] : KINDS_IN[side][theater];
  let sum = 0;
  for (const k of kinds) {
    const n = unitsAt(g, loc, k);
    if (n > 0) sum += n * (POWER[k] ?? 0);
  }
  return sum;
}

/** What one system could send elsewhere in one move: all strength, ground strength, how many troops and fighters. */
export interface Sendable {
  readonly all: number;
  readonly ground: number;
  readonly troops: number;
  readonly fighters: number;
}

export const NOTHING: Sendable = { all: 0, ground: 0, troops: 0, fighters: 0 };

/** What one place could send, leaders apart. */
export function sendable(g: Reb, from: Loc, side: Side): Sendable {
  let all = 0;
  let ground = 0;
  let troops = 0;
  let fighters = 0;
  eachSendable(g, from, side, RIDERS[side] ?? [], (k, n) => {
    all += power(k) * n;
    if (THEATER_OF[k] === GROUND) {
      ground += power(k) * n;
      troops += n;
    } else if (IS_FIGHTER[k] && !CARRIED[k]) fighters += n;
  });
  return all === 0 ? NOTHING : { all, ground, troops, fighters };
}

/** Kinds that must be carried, ground units first. */
const RIDERS: readonly (readonly Kind[])[] = ([0, 1] as const).map((side) =>
  [...KINDS_IN[side][GROUND], ...KINDS_IN[side][0]].filter((k) => CARRIED[k] && !IMMOBILE[k]),
);

/** By system: what a side could send out of it; nothing leaves where its own leaders are. */
export const sendableFrom = (g: Reb, side: Side, pinned: readonly boolean[]): Sendable[] =>
  SYSTEM_LOCS.map((from) => (pinned[from] ? NOTHING : sendable(g, from, side)));

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
