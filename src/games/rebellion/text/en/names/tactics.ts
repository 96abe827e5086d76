import type { TacticId } from '../../../data/tactics.ts';
import type { Words } from './words.ts';

const BRILLIANT_STRATEGY = 'For a die showing special: draw two tactic cards, from one deck or from both.';
const CONCENTRATE_FIRE = 'Reroll up to two of your dice in this attack, together.';

/** A card touches only units in the combat, in its own theater. */
export const TACTIC_WORDS: Readonly<Record<TacticId, Words>> = {
  'space-brilliant-strategy': {
    name: 'Brilliant Strategy',
    does: BRILLIANT_STRATEGY,
  },
  'space-concentrate-fire': {
    name: 'Concentrate Fire',
    does: CONCENTRATE_FIRE,
  },
  'space-critical-hit': {
    name: 'Critical Hit',
    does: 'Deal one damage to an enemy ship, whatever the colour of its health.',
  },
  'space-defensive-formation': {
    name: 'Defensive Formation',
    does: 'Block one damage that this attack has assigned to your ships.',
  },
  'space-onslaught': {
    name: 'Onslaught',
    does: 'For a die showing special: deal one damage to an enemy ship, or one to each of two.',
  },
  'space-unstoppable-assault': {
    name: 'Unstoppable Assault',
    does: 'For a die showing special: for the rest of this space battle your opponent cannot block damage.',
  },
  'space-take-it-down': {
    name: 'Take It Down',
    does: 'For a die showing special: deal two damage to one enemy ship.',
  },
  'space-outmaneuver': {
    name: 'Outmaneuver',
    does: 'Discard another space tactic card to block up to two damage that this attack has assigned to your ships.',
  },
  'space-no-escape': {
    name: 'No Escape',
    does: 'Your opponent cannot retreat in this combat round.',
  },
  'ground-brilliant-strategy': {
    name: 'Brilliant Strategy',
    does: BRILLIANT_STRATEGY,
  },
  'ground-concentrate-fire': {
    name: 'Concentrate Fire',
    does: CONCENTRATE_FIRE,
  },
  'ground-critical-hit': {
    name: 'Critical Hit',
    does: 'Deal one damage to an enemy ground unit, whatever the colour of its health.',
  },
  'ground-defensive-formation': {
    name: 'Defensive Formation',
    does: 'Block one damage that this attack has assigned to your ground units.',
  },
  'ground-onslaught': {
    name: 'Onslaught',
    does: 'For a die showing special: deal one damage to an enemy ground unit, or one to each of two.',
  },
  'ground-unstoppable-assault': {
    name: 'Unstoppable Assault',
    does: 'For a die showing special: for the rest of this ground battle your opponent cannot block damage.',
  },
  'ground-bombardment': {
    name: 'Bombardment',
    does: 'For a die showing special: choose one of your ships in the system and deal as much damage as it has red attack dice, spread over enemy ground units as you like.',
  },
  'ground-take-it-down': {
    name: 'Take It Down',
    does: 'For a die showing special: deal two damage to one enemy ground unit.',
  },
  'ground-dig-in': {
    name: 'Dig In',
    does: 'Discard another ground tactic card to block up to two damage that this attack has assigned to your ground units.',
  },
  'ground-escape-plan': {
    name: 'Escape Plan',
    does: 'For a die showing special: if you retreat in this combat round, your units need no transport. All other rules of retreat hold.',
  },
};
