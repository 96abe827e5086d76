import { isRefreshObjectiveMet } from '../../../games/rebellion/cards/refresh-objectives.ts';
import type { ObjectiveId } from '../../../games/rebellion/data/objectives.ts';
import { REGION_IDS } from '../../../games/rebellion/data/systems.ts';
import { objectiveIn } from '../../../games/rebellion/faces.ts';
import { CORUSCANT, EMPIRE, REBEL, type Reader, type Reb } from '../../../games/rebellion/state.ts';
import {
  hasRebelLoyalty,
  inRegion,
  isImperialSystem,
  isPopulous,
  isRebelSystem,
  SYSTEM_LOCS,
} from '../../../games/rebellion/systems.ts';
import { DEATH_STAR, hasSide, unitsAt } from '../../../games/rebellion/units.ts';

/** How near the Rebel is to his objectives. */

/** The objectives in hand, as far as the reader knows them. */
export function objectivesHeld(g: Reb, r: Reader): ObjectiveId[] {
  const held: ObjectiveId[] = [];
  for (const slot of g.objectives.hand) {
    const id = objectiveIn(slot, r);
    if (id !== undefined) held.push(id);
  }
  return held;
}

const REGIONS = REGION_IDS.map(inRegion);

/** What is still missing for an objective of the Refresh Phase, in systems; combat ones are as far as a won fight. */
export function missingFor(g: Reb, id: ObjectiveId): number {
  switch (id) {
    case 'cut-supply-lines': {
      let n = 0;
      for (const loc of SYSTEM_LOCS)
        if (isImperialSystem(g, loc) && (g.sabotage[loc] === 1 || hasSide(g, loc, REBEL))) n++;
      return Math.max(0, 3 - n);
    }
    case 'defend-the-people': {
      let n = 0;
      for (const loc of SYSTEM_LOCS) if (isRebelSystem(g, loc) && hasSide(g, loc, REBEL)) n++;
      return Math.max(0, 4 - n);
    }
    case 'regional-support': {
      let least = 9;
      for (const region of REGIONS) {
        let n = 0;
        for (const loc of region) if (isPopulous(g, loc) && !hasRebelLoyalty(g, loc)) n++;
        least = Math.min(least, n);
      }
      return least;
    }
    case 'popular-support': {
      let n = 0;
      for (const loc of SYSTEM_LOCS) if (hasRebelLoyalty(g, loc)) n++;
      return Math.max(0, 6 - n);
    }
    case 'establish-outposts': {
      let n = 0;
      for (const loc of SYSTEM_LOCS) if (hasSide(g, loc, REBEL)) n++;
      return Math.max(0, 5 - n);
    }
    case 'heart-of-the-empire':
      return hasSide(g, CORUSCANT, EMPIRE) ? 4 : hasSide(g, CORUSCANT, REBEL) ? 0 : 1;
    case 'leave-no-one-behind':
    case 'inspire-sympathy':
      return isRefreshObjectiveMet(g, id) ? 0 : 1.5;
    case 'death-star-plans-2':
    case 'death-star-plans-3':
      return SYSTEM_LOCS.some((loc) => unitsAt(g, loc, DEATH_STAR) > 0) ? 2.5 : 5;
    default:
      return 2;
  }
}
