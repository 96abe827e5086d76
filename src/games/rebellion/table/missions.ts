import { MISSIONS, type MissionId } from '../cards/missions/index.ts';
import type { Target } from '../cards/missions/mission.ts';
import { missionIn } from '../faces.ts';
import type { RebFrame } from '../frames/frames.ts';
import type { RebLook } from '../io.ts';
import { isBanned } from '../queries/in-force.ts';
import { hasSkillFor } from '../queries/mission-dice.ts';
import {
  type Assignment,
  type Frozen,
  isSystem,
  type Leader,
  type Loc,
  NONE,
  REBEL,
  type Reb,
  type Side,
} from '../state.ts';
import { noDice } from './dice.ts';
import { ALL_LEADERS, at, hasCaptiveAt, isCaptured, sideOfLeader } from './leaders.ts';
import { fitsWhere, hasImperialUnit, SYSTEM_LOCS } from './systems.ts';

/** Which missions can be revealed, and where they may go. */

/** Boba Fett? Where?: no attempt of the Rebels in that system; a mission that is resolved may take place there. */
export const isAttemptBanned = (g: Reb, side: Side, id: MissionId, loc: Loc): boolean =>
  side === REBEL && isBanned(g, loc) && MISSIONS[id].mode === 'attempt';

type SystemTest = (g: Reb, loc: Loc) => boolean;

function testOf(target: Target): SystemTest {
  if (target.kind === 'system') return fitsWhere(target.where);
  return target.kind === 'captured-leader-system' ? hasCaptiveAt : () => false;
}
/** By mission: whether one which names no leader may be there. Only the card's targeting clause limits it. */
const FITS: ReadonlyMap<string, SystemTest> = new Map(
  Object.entries(MISSIONS).map(([id, { target }]) => [id, testOf(target)]),
);

export function targetSystems(g: Reb, side: Side, id: MissionId): Loc[] {
  const fits = FITS.get(id);
  return SYSTEM_LOCS.filter((loc) => fits?.(g, loc) && !isAttemptBanned(g, side, id, loc));
}
function hasTargetSystem(g: Reb, side: Side, id: MissionId): boolean {
  const fits = FITS.get(id);
  return SYSTEM_LOCS.some((loc) => fits?.(g, loc) && !isAttemptBanned(g, side, id, loc));
}

/**
 * Whether a mission may be attempted against a leader. A leader on the Rebel Base space is in no system. A capture is not aimed at a
 * captive; Detained may be, to no effect.
 */
function fitsLeader(g: Reb, id: MissionId, l: Leader): boolean {
  const { target, captivesToo } = MISSIONS[id];
  if (!isSystem(at(g, l)) || sideOfLeader(g, l) !== REBEL) return false;
  if (target.kind === 'captured-leader') return isCaptured(g, l);
  if (target.kind !== 'rebel-leader') return false;
  if (isCaptured(g, l) && !captivesToo) return false;
  return !target.withImperialUnit || hasImperialUnit(g, at(g, l));
}
export const targetLeaders = (g: Reb, id: MissionId): Leader[] =>
  ALL_LEADERS.filter((l) => fitsLeader(g, id, l));

export const isAgainstLeader = (id: MissionId): boolean => {
  const { kind } = MISSIONS[id].target;
  return kind === 'captured-leader' || kind === 'rebel-leader';
};

function hasTarget(g: Reb, side: Side, id: MissionId): boolean {
  const { kind } = MISSIONS[id].target;
  if (kind === 'base-space' || kind === 'none') return true;
  return isAgainstLeader(id) ? ALL_LEADERS.some((l) => fitsLeader(g, id, l)) : hasTargetSystem(g, side, id);
}

/** The assigned leaders must have the skill, all together, and there must be a place for it. */
export function canReveal(look: RebLook, side: Side, a: Frozen<Assignment>): boolean {
  const id = missionIn(a.card, look);
  if (id === undefined) return false;
  return hasSkillFor(id, a.leaders) && hasTarget(look.game, side, id);
}

/** A mission about to be turned over. */
export const missionFrame = (side: Side, a: Frozen<Assignment>): RebFrame => ({
  k: 'mission',
  at: 'blindside',
  side,
  card: a.card,
  id: null,
  leaders: [...a.leaders],
  loc: NONE,
  against: NONE,
  effects: [],
  rolling: [],
  set: noDice(),
  rolls: [noDice(), noDice()],
  succeeded: false,
  lukeWasThere: false,
  rescued: false,
  step: 0,
  locs: [],
  from: [],
});
