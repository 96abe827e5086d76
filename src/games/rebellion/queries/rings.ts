import { RING_IDS, type RingId } from '../data/rings.ts';
import { type Leader, type Loc, NONE, type Reb } from '../state.ts';
import { ALL_LEADERS, at, ringNo } from '../table/leaders.ts';
import { type Attempt, canC3poSave } from './mission-dice.ts';

/** Which rings can be used where. The rules, the page and the bots all ask here. */

/** Who wears this ring in a system, or would bring it there; NONE: nobody. */
export function wearerAt(g: Reb, ring: RingId, loc: Loc, coming: readonly Leader[] = []): Leader {
  const no = ringNo(ring);
  return ALL_LEADERS.find((l) => g.ring[l] === no && (at(g, l) === loc || coming.includes(l))) ?? NONE;
}

/** Master Yoda's ring: once in a game round (O-06). */
export const hasYoda = (g: Reb, loc: Loc): boolean =>
  !g.marks.yodaUsed && wearerAt(g, 'master-yoda', loc) !== NONE;

/** The rings that change a roll of a mission, and when. */
const AFTER_ROLL: Readonly<Partial<Record<RingId, (g: Reb, attempt: Attempt) => boolean>>> = {
  'c-3po': (_g, attempt) => canC3poSave(attempt),
  'r2-d2': () => true,
  'master-yoda': (g) => !g.marks.yodaUsed,
};

/** The rings that the Rebel may use once both sides have rolled, if these leaders come. */
export const ringsAfterRoll = (g: Reb, attempt: Attempt, coming: readonly Leader[] = []): RingId[] =>
  RING_IDS.filter(
    (ring) => AFTER_ROLL[ring]?.(g, attempt) === true && wearerAt(g, ring, attempt.loc, coming) !== NONE,
  );
