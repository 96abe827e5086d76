import type { Rule } from './rule.ts';

/** Replacing, revealing and resolving strategy cards. */
export const STRATEGIES = {
  'strategy.discard': {
    title: 'Replacing a strategy',
    text: 'R2-D2 and C-3PO or Emperor Palpatine can replace a strategy during the struggle. The old card becomes used and lies open. If its owner then has no unused strategy left, all five come back at once, and the new one is chosen among them.',
    basis: 'faq',
  },
  'strategy.replace': {
    title: 'The new strategy is a free choice',
    text: 'A replacement strategy is chosen freely and in secret by the player whose strategy it is. That holds even if the first card was picked by Infiltration or at random. If the first card lay open, the new one lies facedown all the same.',
    basis: 'ruling',
    ruling: 'D8',
  },
  'reveal.strategies': {
    title: 'Revealing strategies',
    text: 'When the struggle is over, both players turn their strategy cards up. Support and Infiltration are settled now. Direct Assault, Deception and Bureaucracy have their say while the winner of the event is determined.',
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
  'strategy.direct-assault': {
    title: 'Direct Assault',
    text: 'When victory is determined, your total is 2 higher. By our ruling the raised total is also the one held against the objective value, so it can push you over. Whether the strategy works at all is judged on your total without the 2.',
    basis: 'rulebook',
    ruling: 'D9',
  },
  'strategy.deception': {
    title: 'Deception',
    text: 'When victory is determined and neither total is above the objective value, the player who would lose wins, and the other loses. It works the same whichever of the two owns it, so it can cost you an event you would have won. It is applied after Direct Assault, and if both players have a working Deception, neither counts.',
    basis: 'rulebook',
  },
  'strategy.infiltration': {
    title: 'Infiltration',
    text: "In the next round you choose your opponent's strategy card from their unused ones. This holds whoever wins the present event. By our rulings you see the faces of those cards, and you go on knowing the card you picked until it is replaced.",
    basis: 'rulebook',
    ruling: 'D1, D20',
  },
  'strategy.bureaucracy': {
    title: 'Bureaucracy',
    text: 'If you lose the event, gain two influence tokens. You lose it if the other player wins it, after Deception has been applied. Like every strategy it does nothing if your total is above the objective value.',
    basis: 'rulebook',
    ruling: 'D14',
  },
  'strategy.support': {
    title: 'Support',
    text: 'When this is revealed, you may secretly shuffle one character of your reserve into your resource deck. With an empty reserve nothing happens. Your opponent sees that a character was added, never which. If both players reveal Support, both decide at the same time.',
    basis: 'rulebook',
    ruling: 'D20',
  },
} as const satisfies Record<string, Rule>;
