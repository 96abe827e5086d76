import { MISSIONS, type MissionId } from '../cards/missions/index.ts';
import { MISSION_DICE } from '../data/dice.ts';
import type { MissionRun } from '../frames/mission/frames.ts';
import { type Frozen, type Leader, NONE, other, REBEL, type Reb, type Side } from '../state.ts';
import {
  allSkillsOf,
  isCaptured,
  isLeader,
  leadersAt,
  poolOf,
  skillIconsOf,
  skillOf,
} from '../table/leaders.ts';
import { hasSide } from '../table/units.ts';
import { bonusInForce, isInMission, isUnopposed } from './in-force.ts';

/** Who rolls for a mission, how many dice, and what is added. The rules, the page and the bots all count here. */

/** A mission attempted in a place, or thought of there. */
export type Attempt = Frozen<Pick<MissionRun, 'side' | 'leaders' | 'loc' | 'against'>> & {
  readonly id: MissionId;
};

const PORTRAIT_BONUS = 2;

/**
 * All of a side's leaders in the system, assigned or not, and those who would come; a captive only if it is aimed at
 * them.
 */
export function rollers(
  g: Reb,
  { loc, against }: Pick<Attempt, 'loc' | 'against'>,
  side: Side,
  coming: readonly Leader[] = [],
): Leader[] {
  const there = leadersAt(g, loc, side);
  for (const l of coming) if (!there.includes(l)) there.push(l);
  if (side === REBEL && against !== NONE && isCaptured(g, against)) there.push(against);
  return there;
}

/** The dice that one leader adds: for each icon of the card's skill, or for every icon. */
export const diceOfLeader = (id: MissionId, l: Leader): number =>
  MISSIONS[id].dice === 'all-skills' ? allSkillsOf(l) : skillOf(l, MISSIONS[id].skill);

/** A die for each icon that counts, and for units where the card says so, ten at most. */
export function missionDice(g: Reb, attempt: Attempt, side: Side, coming: readonly Leader[] = []): number {
  const { id, loc } = attempt;
  const { dice } = MISSIONS[id];
  let n = 0;
  for (const l of rollers(g, attempt, side, coming)) n += diceOfLeader(id, l);
  if (typeof dice === 'object' && side === attempt.side && hasSide(g, loc, side)) n += dice.withUnits;
  return Math.min(MISSION_DICE, n);
}

/** The assigned leaders must have the skill, all together, or the mission cannot be revealed. */
export const hasSkillFor = (id: MissionId, leaders: readonly Leader[]): boolean =>
  skillIconsOf(leaders, MISSIONS[id].skill) >= MISSIONS[id].need;

/** Whether the leader on the card's portrait is assigned. */
export function isPortrayed({ id, leaders }: Pick<Attempt, 'id' | 'leaders'>): boolean {
  const { portrait } = MISSIONS[id];
  return portrait !== null && leaders.some((l) => isLeader(l, portrait));
}

/** Two for the portrait of an assigned leader, and what cards add, such as Contingency Plan. */
export function missionBonus(g: Reb, attempt: Pick<Attempt, 'id' | 'side' | 'leaders'>): number {
  const { side, leaders } = attempt;
  const more = side === REBEL ? bonusInForce(g, leaders) : 0;
  return (isPortrayed(attempt) ? PORTRAIT_BONUS : 0) + more;
}

/** C-3PO turns a failed diplomacy mission of the Rebels in the wearer's system into a success. */
export const canC3poSave = ({ side, id }: Pick<Attempt, 'side' | 'id'>): boolean =>
  side === REBEL && MISSIONS[id].skill === 'diplomacy';

/** Who may be sent against a mission: one leader of the pool, unless Blindside or Misdirection keeps them there. */
export function opposers(
  g: Reb,
  { side, leaders, effects }: Frozen<Pick<MissionRun, 'side' | 'leaders' | 'effects'>>,
): Leader[] {
  if (isInMission({ effects }, 'unopposed') || (side === REBEL && isUnopposed(g, leaders))) return [];
  return poolOf(g, other(side));
}
