/** What can be worked out from a view: pure, and the same for the rules, the page and the bots. */

export { couldBeBase } from '../base.ts';
export { lackingFor } from '../cards/refresh-objectives.ts';
export { type Fighter, lineOf } from '../queries/battle-line.ts';
export { type CombatStep, combatStep, STEP_TEXTS, type StepText } from '../queries/combat-step.ts';
export { type Forces, healthOf, isBeforeFirstRound, roundAhead } from '../queries/combat-values.ts';
export { idleHits } from '../queries/damage.ts';
export {
  type Attempt,
  canC3poSave,
  diceOfLeader,
  hasSkillFor,
  opposers,
  rollers,
} from '../queries/mission-dice.ts';
export { attacksAhead, chanceOfAny, type Forecast, forecast } from '../queries/odds.ts';
export { haulForm, sourcesOf } from '../queries/transport.ts';
export { hasPassed } from '../queries/turns.ts';
export { hasYoda } from '../yoda.ts';
