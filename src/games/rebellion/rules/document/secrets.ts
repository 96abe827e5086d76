import type { Rule } from './rule.ts';

/** Probe cards, open and secret things, chance. */
export const SECRETS = {
  probes: {
    title: 'Probe cards',
    text: 'There are 31 probe cards, one for every system except Coruscant. Each is always in exactly one place: in the deck, in the Imperial hand, under the base, with the Rebel player for a moment, or out of the game. A card in the Imperial hand shows a system where the base is not. The five cards taken out at the start are systems where it never was.',
    basis: 'rulebook',
    ruling: 'R-192',
  },
  secrecy: {
    title: 'What is secret',
    text: 'Secret are the place of the base, the order of every deck (even from its owner), the hands of the other side, the card below assigned leaders, facedown action cards, and chance that has not been drawn yet.',
    basis: 'rulebook',
    ruling: 'R-218',
  },
  'secrecy.open': {
    title: 'What is open',
    text: 'Open to both are leader pools, the leaders on facedown missions, build queues, discard piles, rings, captives, what stands on the Rebel Base space, the backs of objective cards with their stages, and how many cards are in each hand and deck.',
    basis: 'rulebook',
    ruling: 'R-217',
  },
  'secrecy.shown': {
    title: 'Cards shown to one side',
    text: 'When a card shows something to one side, such as Interrogation or Long-Range Probe, only that side gets to see it, in a note it can read again. It is hidden from everybody else as before.',
    basis: 'rulebook',
    ruling: 'R-073, R-221',
  },
  'secrecy.refusals': {
    title: 'No leaks',
    text: 'Messages, questions, refusals and the log tell each side only what it may know. A move that is refused must not give the base away, neither by its words nor by the time it takes; so the Rebel player alone learns why a move to or from the base is impossible. The rulebooks leave this to good manners; at this table it is our own rule.',
    basis: 'ruling',
    ruling: 'R-219, R-220',
  },
  'secrecy.bots': {
    title: 'Computer opponents',
    text: 'A computer opponent sees what its seat may see, and nothing more. It may imagine where the base could be, but never look. That is our own rule.',
    basis: 'ruling',
    ruling: 'R-222',
  },
  chance: {
    title: 'Dice, shuffles and random cards',
    text: 'Chance decides the dice, the order of shuffled decks, the starting action cards, and which probe cards Plant False Lead takes. All of it comes from one source that can be checked when the game is over. What has been rolled stands, except where a card or ring lets you reroll.',
    basis: 'rulebook',
  },
} as const satisfies Record<string, Rule>;
