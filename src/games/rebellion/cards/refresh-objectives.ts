import { OBJECTIVES, type ObjectiveId } from '../data/objectives.ts';
import { REGION_IDS } from '../data/systems.ts';
import { ALL_LEADERS, isCaptured } from '../leaders.ts';
import { CORUSCANT, EMPIRE, type Loc, REBEL, type Reader, type Reb } from '../state.ts';
import {
  hasRebelLoyalty,
  inRegion,
  isImperialSystem,
  isPopulous,
  isRebelSystem,
  SYSTEM_LOCS,
} from '../systems.ts';
import { hasSide, isDestroyed } from '../units.ts';
import { isEmptied } from './emptied.ts';
import { couldHold } from './objectives.ts';

/** The objectives for the start of the Refresh Phase. All their conditions look at what everybody can see. */
interface RefreshObjective {
  /** What is still missing, mostly in systems; 0: it can be played. */
  readonly lacking: (g: Reb) => number;
  /** Where the printed reputation depends on the table. */
  readonly worth?: (g: Reb) => number;
  /** Goes back to the Rebel hand and can score again. */
  readonly returns?: true;
}

function count(test: (loc: Loc) => boolean): number {
  let n = 0;
  for (const loc of SYSTEM_LOCS) if (test(loc)) n++;
  return n;
}

/** How many systems with a property are missing. */
const fewer = (n: number, test: (loc: Loc) => boolean): number => Math.max(0, n - count(test));

const REGIONS = REGION_IDS.map(inRegion);

/** Of the region that is nearest to it. Markers count, also below subjugation; destroyed systems are not populous. */
function lackingInRegion(g: Reb): number {
  let least = SYSTEM_LOCS.length;
  for (const region of REGIONS) {
    let populous = 0;
    let loyal = 0;
    for (const loc of region) {
      if (!isPopulous(g, loc)) continue;
      populous++;
      if (hasRebelLoyalty(g, loc)) loyal++;
    }
    if (populous > 0) least = Math.min(least, populous - loyal);
  }
  return least;
}

const REFRESH_OBJECTIVES: Readonly<Partial<Record<ObjectiveId, RefreshObjective>>> = {
  'cut-supply-lines': {
    lacking: (g) =>
      fewer(3, (loc) => isImperialSystem(g, loc) && (g.sabotage[loc] === 1 || hasSide(g, loc, REBEL))),
  },
  'defend-the-people': { lacking: (g) => fewer(4, (loc) => isRebelSystem(g, loc) && hasSide(g, loc, REBEL)) },
  'regional-support': { lacking: lackingInRegion },
  'heart-of-the-empire': {
    lacking: (g) => (hasSide(g, CORUSCANT, REBEL) && !hasSide(g, CORUSCANT, EMPIRE) ? 0 : 1),
    returns: true,
  },
  'leave-no-one-behind': { lacking: (g) => ALL_LEADERS.filter((l) => isCaptured(g, l)).length },
  'popular-support': { lacking: (g) => fewer(6, (loc) => hasRebelLoyalty(g, loc)) },
  'establish-outposts': { lacking: (g) => fewer(5, (loc) => hasSide(g, loc, REBEL)) },
  'inspire-sympathy': { lacking: () => 0, worth: (g) => count((loc) => isDestroyed(g, loc)) },
};

const REFRESH_IDS = Object.keys(REFRESH_OBJECTIVES) as ObjectiveId[];

const entry = (id: ObjectiveId): RefreshObjective | undefined =>
  isEmptied(id) ? undefined : REFRESH_OBJECTIVES[id];

/** What an objective of the Refresh Phase still needs; undefined for one that is played in combat. */
export const lackingFor = (g: Reb, id: ObjectiveId): number | undefined => entry(id)?.lacking(g);

/** Whether an objective could be played now, if the Rebels hold it. */
export const isRefreshObjectiveMet = (g: Reb, id: ObjectiveId): boolean => lackingFor(g, id) === 0;

export const reputationOf = (g: Reb, id: ObjectiveId): number =>
  entry(id)?.worth?.(g) ?? OBJECTIVES[id].reputation ?? 0;
export const returnsToHand = (id: ObjectiveId): boolean => entry(id)?.returns ?? false;

/** As far as everybody knows: may the Rebels hold an objective that they could play now? */
export const refreshObjectiveOpen = (g: Reb, r: Reader): boolean =>
  REFRESH_IDS.some((id) => couldHold(g, id, r) && isRefreshObjectiveMet(g, id));
