import type { Rule } from './rule.ts';

/** The full game, up to the first round. */
export const SETUP = {
  'setup.events': {
    title: 'Event deck',
    text: 'Shuffle all 24 event cards and put them facedown where both players can reach them.',
    basis: 'rulebook',
  },
  'setup.factions': {
    title: 'Factions',
    text: 'One player takes the Rebel faction, the other the Imperial faction. Each takes the 24 resource cards and the 5 strategy cards of that side. All five strategies begin unused and facedown.',
    basis: 'rulebook',
  },
  'setup.characters': {
    title: 'Choosing characters',
    text: 'Secretly, and at the same time as your opponent, pick exactly 4 of your 8 characters for your deck. The other 4 form your facedown reserve. Neither player shows what was picked.',
    basis: 'rulebook',
  },
  'setup.decks': {
    title: 'Resource decks',
    text: 'Shuffle your 4 picked characters together with your 16 ordinary cards. These 20 cards are your resource deck; it lies facedown.',
    basis: 'rulebook',
  },
  'setup.influence': {
    title: 'Starting influence',
    text: 'Each player takes 2 influence tokens. The other 12 of the 16 form the supply.',
    basis: 'rulebook',
  },
  'setup.balance': {
    title: 'Balance token',
    text: 'Choose at random which side of the balance token lies up. The faction it shows takes the first turn of the struggle and wins ties. Then round 1 begins.',
    basis: 'rulebook',
  },
} as const satisfies Record<string, Rule>;
