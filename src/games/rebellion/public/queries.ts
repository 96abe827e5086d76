/** Pure functions of a view, the same for the rules, the page and the bots. */

export { canBecomeBase, type Knowledge, openBases, possibleBases } from '../queries/base.ts';
export { type Fighter, lineOf } from '../queries/battle-line.ts';
export { buildIcons } from '../queries/build.ts';
export { combatStep, STEP_TEXTS, type StepText } from '../queries/combat-step.ts';
export { type Forces, isBeforeFirstRound, roundAhead } from '../queries/combat-values.ts';
export { idleHits } from '../queries/damage.ts';
export { isBanned } from '../queries/in-force.ts';
export {
  type Attempt,
  diceOfLeader,
  hasSkillFor,
  opposers,
} from '../queries/mission-dice.ts';
export { lackingFor, plansDice } from '../queries/objectives.ts';
export { attacksAhead, chanceOfAny, type Forecast, forecast } from '../queries/odds.ts';
export { pinnedPlaces } from '../queries/pins.ts';
export { retreatLoad } from '../queries/retreat.ts';
export { hasYoda, ringsAfterRoll } from '../queries/rings.ts';
export { eachSendable, haulForm, sourcesOf } from '../queries/transport.ts';
export { hasPassed } from '../queries/turns.ts';
