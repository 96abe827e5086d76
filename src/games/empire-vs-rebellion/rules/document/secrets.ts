import type { Rule } from './rule.ts';

/** What may be known, and the tokens. */
export const SECRETS = {
  secrecy: {
    title: 'What stays secret',
    text: 'Hidden from your opponent are the order of your deck, your reserve, your unused and chosen strategies unless they are shown, and whatever you see in a look or a search. So which character you add to your deck, which card Recon keeps on top and what a search saw stay secret. That it was done is open, and so is the number of cards in every pile.',
    basis: 'ruling',
    ruling: 'D20',
  },
  'secrecy.open': {
    title: 'What is open',
    text: 'Both players may see everything in play, both discard piles, used strategies, influence tokens, won events and the number of cards in each pile. It is open, too, who is choosing and what kind of thing is being chosen.',
    basis: 'ruling',
    ruling: 'D20',
  },
  'secrecy.knowledge': {
    title: 'What you have seen',
    text: "What you were allowed to see of a hidden pile stays in your view while it is still true: until the pile is shuffled, the card leaves or the strategy is replaced. This covers Recon, IG-88, Jabba the Hutt, Han Solo's search, Admiral Piett, Balance of the Force and a strategy you picked through Infiltration. You need not write anything down.",
    basis: 'ruling',
    ruling: 'D20',
  },
  supply: {
    title: 'The supply',
    text: 'Influence comes from the supply and goes back to it, but the supply never limits a gain. You may have any number of tokens, even if the 16 run out.',
    basis: 'faq',
  },
  'supply.loss': {
    title: 'Losing influence',
    text: 'If you must lose more influence tokens than you have, you lose all of them and owe nothing more.',
    basis: 'faq',
  },
} as const satisfies Record<string, Rule>;
