import type { Rule } from './rule.ts';

/** Replacing and revealing strategy cards. */
export const STRATEGIES = {
  'strategy.discard': {
    title: 'Replacing a strategy',
    text: 'R2-D2 and C-3PO or Emperor Palpatine can replace a strategy during the struggle. The old card becomes used and lies open. If its owner then has no unused strategy left, all five come back at once, and the new one is chosen among them.',
    basis: 'faq',
  },
  'strategy.replace': {
    title: 'The new strategy is a free choice',
    text: 'A replacement strategy is chosen freely and in secret by the player whose strategy it is. This is so even if the first card was picked by Infiltration or at random. Even if the first card was open, the new one is facedown.',
    basis: 'ruling',
    ruling: 'D8',
  },
  'reveal.strategies': {
    title: 'Revealing strategies',
    text: 'When the struggle is over, both players turn their strategy cards up. Support and Infiltration are resolved now. Direct Assault, Deception and Bureaucracy apply while the winner of the event is determined.',
    basis: 'rulebook',
  },
  'reveal.void': {
    title: 'A total above the objective',
    text: 'If your total is above the objective value when strategies are revealed, your strategy has no effect this round. This is judged on your cards in play alone, before Direct Assault adds anything.',
    basis: 'rulebook',
  },
  'reveal.compulsory': {
    title: 'Strategies are compulsory',
    text: "You cannot choose to ignore your strategy's effect: it happens if it can. Only an effect that says you may do something leaves you the choice.",
    basis: 'faq',
  },
} as const satisfies Record<string, Rule>;
