import { LEADER_COUNT, type Leader, LOC_COUNT, type Loc, type Reb, type Side } from '../state.ts';
import { at, isCaptured, sideOfLeader } from '../table/leaders.ts';
import { isUnpinned } from './in-force.ts';

/** Units cannot leave a place that holds one of their own leaders, unless a card lifts that. */

const pins = (g: Reb, l: Leader, loc: Loc, side: Side): boolean =>
  sideOfLeader(g, l) === side && !isCaptured(g, l) && !isUnpinned(g, loc, l);

export function isPinned(g: Reb, loc: Loc, side: Side): boolean {
  for (let l = 0; l < LEADER_COUNT; l++) if (g.leaderAt[l] === loc && pins(g, l, loc, side)) return true;
  return false;
}

/** By place: whether a side's units are held there. */
export function pinnedPlaces(g: Reb, side: Side): boolean[] {
  const pinned = new Array<boolean>(LOC_COUNT).fill(false);
  for (let l = 0; l < LEADER_COUNT; l++) {
    const loc = at(g, l);
    if (loc >= 0 && pins(g, l, loc, side)) pinned[loc] = true;
  }
  return pinned;
}
