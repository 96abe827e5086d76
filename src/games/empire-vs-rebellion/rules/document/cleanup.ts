import type { Rule } from './rule.ts';

/** What happens between one event and the next, in this order. */
export const CLEANUP = {
  'cleanup.gather': {
    title: 'Gathering the cards',
    text: 'Each player gathers the cards of their deck, discard pile and play area into one pile. A player who must send a character to the reserve for Fall of a Hero or Negotiate With the Hutts takes it out of this pile now, before the shuffle. So it may have been in the deck, in the discard pile or in play, and which one it was stays secret.',
    basis: 'ruling',
    ruling: 'D17',
  },
  'cleanup.shuffle': {
    title: 'A fresh deck',
    text: 'Shuffle your gathered cards into a new facedown resource deck, with exhausted cards upright again. Your reserve is not touched.',
    basis: 'rulebook',
  },
  'cleanup.token': {
    title: 'Setting the balance token',
    text: 'Turn the balance token to the faction with fewer victory points. If both have the same, turn it to the faction that lost this event.',
    basis: 'rulebook',
  },
  'cleanup.balance': {
    title: 'When the balance token stays',
    text: 'The balance token goes to the faction with fewer victory points, or on equal points to the one that lost the event. If points are equal and nobody won the event, the token stays as it is. The rulebook is silent about that case; we follow the parent game, Cold War: CIA vs KGB.',
    basis: 'parent-game',
    ruling: 'D13',
  },
  'cleanup.strategies': {
    title: 'Discarding strategies',
    text: 'Each chosen strategy becomes used and lies faceup. A player who then has no unused strategy left takes all five back, facedown and unused. Then the next round begins with Planning.',
    basis: 'rulebook',
  },
} as const satisfies Record<string, Rule>;
