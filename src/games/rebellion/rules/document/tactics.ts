import type { Rule } from './rule.ts';

/** The tactic cards of both theaters. */
export const TACTICS = {
  'tactic.cards': {
    title: 'How tactic cards work',
    text: 'There are 15 space and 15 ground tactic cards, and both sides draw from them. A card works only in its own theater and on units in the system of the combat. Cards that attack are played during your own attack after you have rolled; some also cost you a die that shows a special, and the icon on the card tells you which. Cards that block are played after the enemy has assigned damage. Damage from a card is put beside its target like a die, so it can be blocked.',
    basis: 'rulebook',
    ruling: 'R-097, R-100',
  },
  'tactic.space-brilliant-strategy': {
    title: 'Brilliant Strategy (space)',
    text: 'One copy, costs a special. Draw two tactic cards: two from one deck, or one from each, as you choose.',
    basis: 'rulebook',
    ruling: 'R-097, R-099',
  },
  'tactic.space-concentrate-fire': {
    title: 'Concentrate Fire (space)',
    text: 'Two copies, no cost. Reroll up to two of your dice of this attack, both together.',
    basis: 'rulebook',
  },
  'tactic.space-critical-hit': {
    title: 'Critical Hit (space)',
    text: 'Two copies, no cost. Add 1 damage to your attack, for any one enemy ship, whatever the colour of its health.',
    basis: 'rulebook',
  },
  'tactic.space-defensive-formation': {
    title: 'Defensive Formation (space)',
    text: 'Three copies, no cost, a blocking card. Remove 1 damage that was assigned to your ships in this attack.',
    basis: 'rulebook',
  },
  'tactic.space-onslaught': {
    title: 'Onslaught (space)',
    text: 'One copy, costs a special. Add 1 damage to each of two different enemy ships, or to only one if you wish, but never both to the same ship.',
    basis: 'rulebook',
    ruling: 'R-097',
  },
  'tactic.space-unstoppable-assault': {
    title: 'Unstoppable Assault (space)',
    text: 'One copy, costs a special. Until this space battle is over your opponent cannot block damage.',
    basis: 'rulebook',
    ruling: 'R-097',
  },
  'tactic.space-take-it-down': {
    title: 'Take It Down (space)',
    text: 'Two copies, costs a special. Add 2 damage, both to one enemy ship.',
    basis: 'rulebook',
    ruling: 'R-097',
  },
  'tactic.space-outmaneuver': {
    title: 'Outmaneuver (space)',
    text: 'Two copies, a blocking card. Discard another space tactic card from your hand to play it. Remove up to 2 damage assigned in this attack, from one ship or from two.',
    basis: 'rulebook',
  },
  'tactic.space-no-escape': {
    title: 'No Escape (space)',
    text: 'One copy, no cost. Your opponent cannot retreat in the retreat step of this combat round.',
    basis: 'rulebook',
    ruling: 'R-098',
  },
  'tactic.ground-brilliant-strategy': {
    title: 'Brilliant Strategy (ground)',
    text: 'One copy, costs a special. Draw two tactic cards: two from one deck, or one from each, as you choose.',
    basis: 'rulebook',
    ruling: 'R-097, R-099',
  },
  'tactic.ground-concentrate-fire': {
    title: 'Concentrate Fire (ground)',
    text: 'Two copies, no cost. Reroll up to two of your dice of this attack, both together.',
    basis: 'rulebook',
  },
  'tactic.ground-critical-hit': {
    title: 'Critical Hit (ground)',
    text: 'Two copies, no cost. Add 1 damage to your attack, for any one enemy ground unit, whatever the colour of its health.',
    basis: 'rulebook',
  },
  'tactic.ground-defensive-formation': {
    title: 'Defensive Formation (ground)',
    text: 'Three copies, no cost, a blocking card. Remove 1 damage that was assigned to your ground units in this attack.',
    basis: 'rulebook',
  },
  'tactic.ground-onslaught': {
    title: 'Onslaught (ground)',
    text: 'One copy, costs a special. Add 1 damage to each of two different enemy ground units, or to only one if you wish, but never both to the same unit.',
    basis: 'rulebook',
    ruling: 'R-097',
  },
  'tactic.ground-unstoppable-assault': {
    title: 'Unstoppable Assault (ground)',
    text: 'One copy, costs a special. Until this ground battle is over your opponent cannot block damage.',
    basis: 'rulebook',
    ruling: 'R-097',
  },
  'tactic.ground-bombardment': {
    title: 'Bombardment (ground)',
    text: 'One copy, costs a special. Choose one of your ships in the system and add damage equal to its red attack value. You may spread this damage over enemy ground units as you like.',
    basis: 'rulebook',
    ruling: 'R-097',
  },
  'tactic.ground-take-it-down': {
    title: 'Take It Down (ground)',
    text: 'One copy, costs a special. Add 2 damage, both to one enemy ground unit.',
    basis: 'rulebook',
    ruling: 'R-097',
  },
  'tactic.ground-dig-in': {
    title: 'Dig In (ground)',
    text: 'Two copies, a blocking card. Discard another ground tactic card from your hand to play it. Remove up to 2 damage assigned in this attack, from one unit or from two.',
    basis: 'rulebook',
  },
  'tactic.ground-escape-plan': {
    title: 'Escape Plan (ground)',
    text: 'One copy, costs a special. If you retreat in this combat round, your units need no transport. Everything else stays as it is: you need a leader, enemies in the system and a system you may go to, and immobile units stay.',
    basis: 'rulebook',
    ruling: 'R-097, R-109',
  },
} as const satisfies Record<string, Rule>;
