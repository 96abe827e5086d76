import { OBJECTIVES, type ObjectiveId } from '../data/objectives.ts';
import { REGION_IDS, type RegionId } from '../data/systems.ts';
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
  readonly met: (g: Reb) => boolean;
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

/** Markers count, also below subjugation; destroyed systems are not populous. */
function isRegionLoyal(g: Reb, region: RegionId): boolean {
  const populous = inRegion(region).filter((loc) => isPopulous(g, loc));
  return populous.length > 0 && populous.every((loc) => hasRebelLoyalty(g, loc));
}

const REFRESH_OBJECTIVES: Readonly<Partial<Record<ObjectiveId, RefreshObjective>>> = {
  'cut-supply-lines': {
    met: (g) =>
      count((loc) => isImperialSystem(g, loc) && (g.sabotage[loc] === 1 || hasSide(g, loc, REBEL))) >= 3,
  },
  'defend-the-people': { met: (g) => count((loc) => isRebelSystem(g, loc) && hasSide(g, loc, REBEL)) >= 4 },
  'regional-support': { met: (g) => REGION_IDS.some((region) => isRegionLoyal(g, region)) },
  'heart-of-the-empire': {
    met: (g) => hasSide(g, CORUSCANT, REBEL) && !hasSide(g, CORUSCANT, EMPIRE),
    returns: true,
  },
  'leave-no-one-behind': { met: (g) => !ALL_LEADERS.some((l) => isCaptured(g, l)) },
  'popular-support': { met: (g) => count((loc) => hasRebelLoyalty(g, loc)) >= 6 },
  'establish-outposts': { met: (g) => count((loc) => hasSide(g, loc, REBEL)) >= 5 },
  'inspire-sympathy': { met: () => true, worth: (g) => count((loc) => isDestroyed(g, loc)) },
};

const REFRESH_IDS = Object.keys(REFRESH_OBJECTIVES) as ObjectiveId[];

const entry = (id: ObjectiveId): RefreshObjective | undefined =>
  isEmptied(id) ? undefined : REFRESH_OBJECTIVES[id];

/** Whether an objective could be played now, if the Rebels hold it. */
export const isRefreshObjectiveMet = (g: Reb, id: ObjectiveId): boolean => entry(id)?.met(g) ?? false;

export const reputationOf = (g: Reb, id: ObjectiveId): number =>
  entry(id)?.worth?.(g) ?? OBJECTIVES[id].reputation ?? 0;
export const returnsToHand = (id: ObjectiveId): boolean => entry(id)?.returns ?? false;

/** As far as everybody knows: may the Rebels hold an objective that they could play now? */
export const refreshObjectiveOpen = (g: Reb, r: Reader): boolean =>
  REFRESH_IDS.some((id) => couldHold(g, id, r) && isRefreshObjectiveMet(g, id));
