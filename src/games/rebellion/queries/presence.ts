import type { Presence } from '../cards/actions/action.ts';
import { ACTIONS, type ActionId } from '../cards/actions/index.ts';
import type { FrameOf } from '../frames/frames.ts';
import { isSystem, type Leader, type Loc, REBEL, type Reb, SIDES } from '../state.ts';
import { ALL_LEADERS, at, CAPTURED, isCaptured, isLured, shownOn, sideOfLeader } from '../table/leaders.ts';
import { isBanned } from './in-force.ts';

/** Whether a leader shown on an action card is where the card needs them. Everybody can see that. */

/**
 * A card used in a mission or combat needs a leader shown on it in that system. Boba Fett may ban Rebels, but only from
 * the Command Phase on: a combat that the Empire begins while it assigns leaders comes before that.
 */
export function leaderIsThere(g: Reb, id: ActionId, loc: Loc): boolean {
  const { leaders, side } = ACTIONS[id];
  if (side === SIDES[REBEL] && isBanned(g, loc) && !g.marks.assigning) return false;
  return ALL_LEADERS.some(
    (l) => at(g, l) === loc && shownOn(l, leaders) && !isCaptured(g, l) && !isLured(g, l),
  );
}

/** Rebel leaders shown on the card, free, in another system. */
export const leadersElsewhere = (g: Reb, id: ActionId, loc: Loc): Leader[] =>
  ALL_LEADERS.filter(
    (l) =>
      shownOn(l, ACTIONS[id].leaders) &&
      isSystem(at(g, l)) &&
      at(g, l) !== loc &&
      sideOfLeader(g, l) === REBEL &&
      !isCaptured(g, l),
  );

type Missions = { frame(k: 'mission'): FrameOf<'mission'> };

/** `loc` is the system that the moment is about. */
const IS_PRESENT: Readonly<Record<Presence, (g: Reb, id: ActionId, loc: Loc, frames: Missions) => boolean>> =
  {
    pool: () => true, // what the card does needs the leader, and is looked at then
    there: leaderIsThere,
    'was-there': (_g, _id, _loc, frames) => frames.frame('mission').lukeWasThere,
    assigned: (_g, id, _loc, frames) =>
      frames.frame('mission').leaders.some((l) => shownOn(l, ACTIONS[id].leaders)),
    elsewhere: (g, id, loc) => !isBanned(g, loc) && leadersElsewhere(g, id, loc).length > 0,
    captured: (g, id, loc) =>
      !isBanned(g, loc) &&
      ALL_LEADERS.some((l) => shownOn(l, ACTIONS[id].leaders) && at(g, l) === loc && g.ring[l] === CAPTURED),
  };

export const isPresent = (g: Reb, id: ActionId, loc: Loc, frames: Missions): boolean =>
  IS_PRESENT[ACTIONS[id].leaderIs](g, id, loc, frames);
