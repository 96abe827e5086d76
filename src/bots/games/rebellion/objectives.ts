import type { ObjectiveId } from '../../../games/rebellion/public/data.ts';
import { lackingFor } from '../../../games/rebellion/public/queries.ts';
import {
  CORUSCANT,
  DEATH_STAR,
  EMPIRE,
  hasSide,
  objectiveIn,
  type Reader,
  type Reb,
  SYSTEM_LOCS,
  unitsAt,
} from '../../../games/rebellion/public/table.ts';

/** How near the Rebel is to meeting objectives. */

/** The objectives in hand, as far as the reader knows them. */
export function objectivesHeld(g: Reb, r: Reader): ObjectiveId[] {
  const held: ObjectiveId[] = [];
  for (const slot of g.objectives.hand) {
    const id = objectiveIn(slot, r);
    if (id !== undefined) held.push(id);
  }
  return held;
}

/** To drive the Empire from Coruscant, to free captives, to win a fight: how far that is, in systems. */
const DRIVING_OUT = 4;
const FREEING = 1.5;
const WINNING = 2;

/** What is still missing for an objective, in systems; those played in combat are as far as a won fight. */
export function missingFor(g: Reb, id: ObjectiveId): number {
  if (id === 'death-star-plans-2' || id === 'death-star-plans-3')
    return SYSTEM_LOCS.some((loc) => unitsAt(g, loc, DEATH_STAR) > 0) ? 2.5 : 5;
  const lacking = lackingFor(g, id) ?? WINNING;
  if (lacking === 0) return 0;
  if (id === 'leave-no-one-behind') return FREEING;
  return id === 'heart-of-the-empire' && hasSide(g, CORUSCANT, EMPIRE) ? DRIVING_OUT : lacking;
}
