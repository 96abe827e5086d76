import type { CardSlot } from '../../../kernel/ids.ts';
import { memoize } from '../../../kernel/memoize.ts';
import { type Back, backOf } from '../box.ts';
import type { CombatNeed, Need, RefreshNeed } from '../cards/objective.ts';
import { OBJECTIVES, type ObjectiveId } from '../cards/objectives.ts';
import type { Where } from '../cards/where.ts';
import { REGION_IDS } from '../data/systems.ts';
import { objectiveIn } from '../faces.ts';
import type { Combat } from '../frames/combat/frames.ts';
import { type Loc, REBEL, type Reader, type Reb } from '../state.ts';
import { ALL_LEADERS, isCaptured } from '../table/leaders.ts';
import { fitsWhere, inRegion, SYSTEM_LOCS } from '../table/systems.ts';
import { GROUND, SPACE } from '../table/units.ts';

/** What objectives still need, what they bring, and whether the Rebels could hold them. */

const IDS = Object.keys(OBJECTIVES) as ObjectiveId[];
const REFRESH_IDS = IDS.filter((id) => OBJECTIVES[id].timing === 'start-of-refresh');
const COMBAT_IDS = IDS.filter((id) => OBJECTIVES[id].timing === 'combat');

const tests = new Map<Where, (g: Reb, loc: Loc) => boolean>();
const testOf = (where: Where) => memoize(tests, where, () => fitsWhere(where));

function count(g: Reb, where: Where): number {
  const fits = testOf(where);
  let n = 0;
  for (const loc of SYSTEM_LOCS) if (fits(g, loc)) n++;
  return n;
}

// ---- at the start of the Refresh Phase (R-163) ----

type Lacking<N extends Need, T> = {
  readonly [K in N['is']]: (table: T, need: Extract<N, { is: K }>) => number;
};

const REGIONS = REGION_IDS.map(inRegion);

/** Of the region that is nearest to it. */
function lackingInRegion(g: Reb, all: Where, where: Where): number {
  const counts = testOf(all);
  const fits = testOf(where);
  let least = SYSTEM_LOCS.length;
  for (const region of REGIONS) {
    let some = false;
    let lacking = 0;
    for (const loc of region) {
      if (!counts(g, loc)) continue;
      some = true;
      if (!fits(g, loc)) lacking++;
    }
    if (some) least = Math.min(least, lacking);
  }
  return least;
}

const REFRESH: Lacking<RefreshNeed, Reb> = {
  nothing: () => 0,
  systems: (g, { n, where }) => Math.max(0, n - count(g, where)),
  region: (g, { all, where }) => lackingInRegion(g, all, where),
  'no-captives': (g) => ALL_LEADERS.filter((l) => isCaptured(g, l)).length,
};

/** What an objective of the Refresh Phase still needs, mostly in systems; undefined for one that is played in combat. */
export function lackingFor(g: Reb, id: ObjectiveId): number | undefined {
  const { timing, needs } = OBJECTIVES[id];
  if (timing === 'combat') return undefined;
  // An entry of the table fits its own need; the compiler cannot see that across a union.
  return (REFRESH[needs.is] as (g: Reb, need: RefreshNeed) => number)(g, needs);
}

/** Whether an objective could be played now, if the Rebels hold it. */
export const isRefreshObjectiveMet = (g: Reb, id: ObjectiveId): boolean => lackingFor(g, id) === 0;

/** As far as everybody knows: may the Rebels hold an objective that they could play now? */
export const refreshObjectiveOpen = (g: Reb, r: Reader): boolean =>
  REFRESH_IDS.some((id) => couldHold(g, id, r) && isRefreshObjectiveMet(g, id));

// ---- in combat (R-161) ----

const isWon = (c: Combat, theater: typeof SPACE | typeof GROUND): boolean => c.won[theater] === REBEL;
const unless = (met: boolean): number => (met ? 0 : 1);
/** Where the Rebels did not start the combat, nothing that is destroyed in it is enough. */
const destroyed = (c: Combat, n: number, wanted: number): number =>
  c.initiator === REBEL ? Math.max(0, wanted - n) : wanted;

const IN_COMBAT: Lacking<CombatNeed, Combat> = {
  'health-destroyed': (c, { theater, health }) =>
    destroyed(c, theater === 'ground' ? c.groundHealth : c.shipHealth, health),
  'star-destroyers-destroyed': (c, { n }) => destroyed(c, c.starDestroyers, n),
  freed: (c) => unless(c.subjugated && isWon(c, GROUND)),
  'sith-beaten': (c) => unless(c.sith && (isWon(c, SPACE) || isWon(c, GROUND))),
  // It has a moment and a roll of its own, see frames/combat/plans.ts.
  'death-star-in-reach': () => 1,
};
/** Those for winning a battle wait for the end of the combat. */
const AT_END: readonly Need['is'][] = ['freed', 'sith-beaten'];

/** What an objective still needs in a combat: health, ships or a victory; undefined for one of the Refresh Phase. */
function lackingInCombat(c: Combat, id: ObjectiveId): number | undefined {
  const { timing, needs } = OBJECTIVES[id];
  if (timing !== 'combat') return undefined;
  return (IN_COMBAT[needs.is] as (c: Combat, need: CombatNeed) => number)(c, needs);
}

const waits = (id: ObjectiveId): boolean => AT_END.includes(OBJECTIVES[id].needs.is);

/** Conditions met now whose moment has not passed. */
export function metInCombat(c: Combat, end: boolean): ObjectiveId[] {
  const isMet = (id: ObjectiveId): boolean => !c.offered.includes(id) && lackingInCombat(c, id) === 0;
  const now = COMBAT_IDS.filter((id) => !waits(id) && isMet(id));
  return end ? [...now, ...COMBAT_IDS.filter((id) => waits(id) && isMet(id))] : now;
}

/** Objectives that are scored by shooting at a Death Star. */
export const isPlans = (id: ObjectiveId): boolean => OBJECTIVES[id].needs.is === 'death-star-in-reach';
export const plansIds = (): ObjectiveId[] => COMBAT_IDS.filter(isPlans);

/** How many dice a card rolls at a Death Star. */
export function plansDice(id: ObjectiveId): number {
  const shot = OBJECTIVES[id].effects?.find((effect) => effect.do === 'shoot-station');
  return shot?.dice ?? 0;
}

// ---- what they bring ----

export function reputationOf(g: Reb, id: ObjectiveId): number {
  const { reputation, perSystem } = OBJECTIVES[id];
  return reputation ?? (perSystem === undefined ? 0 : count(g, perSystem));
}
export const returnsToHand = (id: ObjectiveId): boolean =>
  OBJECTIVES[id].effects?.some((effect) => effect.do === 'return-to-hand') ?? false;
export const eliminatesLeader = (id: ObjectiveId): boolean =>
  OBJECTIVES[id].effects?.some((effect) => effect.do === 'eliminate-leader') ?? false;

// ---- whether the Rebels could hold a card, as everybody can see ----

/** The backs show the stage: each stage has its own slots. */
const STAGES: readonly Back[] = ['objective-1', 'objective-2', 'objective-3'];
export const stageOf = (g: Reb, slot: CardSlot): number => STAGES.indexOf(backOf(g, slot)) + 1;

/** They hold a card of that stage, and this one has not been played. */
export function couldHold(g: Reb, id: ObjectiveId, r: Reader): boolean {
  const { stage } = OBJECTIVES[id];
  if (!g.objectives.hand.some((slot) => stageOf(g, slot) === stage)) return false;
  return !g.objectives.discard.some((slot) => objectiveIn(slot, r) === id);
}
