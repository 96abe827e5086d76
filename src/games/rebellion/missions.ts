import { missionEntry } from './cards/mission-effects.ts';
import { MISSIONS, type MissionId } from './data/missions.ts';
import { noDice } from './dice.ts';
import { missionIn } from './faces.ts';
import type { RebFrame } from './frames/frames.ts';
import type { RebLook } from './io.ts';
import { ALL_LEADERS, at, captivesAt, isCaptured, sideOfLeader, skillOf } from './leaders.ts';
import {
  type Assignment,
  isSystem,
  type Leader,
  type Loc,
  NONE,
  REBEL,
  type Reb,
  type Side,
} from './state.ts';
import { fitsWhere, hasImperialUnit, SYSTEM_LOCS } from './systems.ts';

/** Which missions can be revealed, and where they may go. */

/** Boba Fett? Where?: no attempt of the Rebels in that system; a mission that is resolved may take place there. */
export const isBanned = (g: Reb, side: Side, id: MissionId, loc: Loc): boolean =>
  side === REBEL && MISSIONS[id].mode === 'attempt' && loc === g.marks.bobaFett;

/** The systems that a mission which names no leader may be in. Only the card's targeting clause limits them. */
export function targetSystems(g: Reb, side: Side, id: MissionId): Loc[] {
  const { target } = MISSIONS[id];
  const fits = (loc: Loc): boolean => {
    if (isBanned(g, side, id, loc)) return false;
    if (target.kind === 'system') return fitsWhere(g, loc, target.where);
    return target.kind === 'captured-leader-system' && captivesAt(g, loc).length > 0;
  };
  return SYSTEM_LOCS.filter(fits);
}

/**
 * The leaders that a mission may be attempted against. On the Rebel Base space they are in no system. A capture is not aimed at
 * a captive; Detained may be, to no effect.
 */
export function targetLeaders(g: Reb, id: MissionId): Leader[] {
  const { target } = MISSIONS[id];
  const fits = (l: Leader): boolean => {
    if (!isSystem(at(g, l)) || sideOfLeader(g, l) !== REBEL) return false;
    if (target.kind === 'captured-leader') return isCaptured(g, l);
    if (target.kind !== 'rebel-leader') return false;
    if (isCaptured(g, l) && !missionEntry(id).captivesToo) return false;
    return !target.withImperialUnit || hasImperialUnit(g, at(g, l));
  };
  return ALL_LEADERS.filter(fits);
}

export const isAgainstLeader = (id: MissionId): boolean => {
  const { kind } = MISSIONS[id].target;
  return kind === 'captured-leader' || kind === 'rebel-leader';
};

function hasTarget(g: Reb, side: Side, id: MissionId): boolean {
  const { kind } = MISSIONS[id].target;
  if (kind === 'base-space' || kind === 'none') return true;
  return isAgainstLeader(id) ? targetLeaders(g, id).length > 0 : targetSystems(g, side, id).length > 0;
}

/** The assigned leaders must have the skill, all together, and there must be a place for it. */
export function canReveal(look: RebLook, side: Side, a: Assignment): boolean {
  const id = missionIn(a.card, look);
  if (id === undefined) return false;
  const { skill, need } = MISSIONS[id];
  let icons = 0;
  for (const l of a.leaders) icons += skillOf(l, skill);
  return icons >= need && hasTarget(look.game, side, id);
}

/** A mission about to be turned over. */
export const missionFrame = (side: Side, a: Assignment): RebFrame => ({
  k: 'mission',
  at: 'blindside',
  side,
  card: a.card,
  id: null,
  leaders: [...a.leaders],
  loc: NONE,
  against: NONE,
  unopposable: false,
  guarded: false,
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
