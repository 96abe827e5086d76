import { attack } from './attack.ts';
import { battle } from './battle.ts';
import { combatCard } from './card.ts';
import { combat } from './combat.ts';
import { combatObjective } from './objectives.ts';
import { plans } from './plans.ts';
import { retreat } from './retreat.ts';
import { setDice } from './set-dice.ts';
import { stranded } from './stranded.ts';

/** The procedures of combat, and the setting of dice, which missions share. */
export const combatFrames = {
  combat,
  battle,
  attack,
  retreat,
  plans,
  'combat-objective': combatObjective,
  'combat-card': combatCard,
  stranded,
  'set-dice': setDice,
};
