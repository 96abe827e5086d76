import type { Rule } from './rule.ts';

/** The game on one page, to have beside the table. Everything in it is said in full in the chapters behind. */
export const QUICK = {
  quick: {
    title: 'The goal',
    text: 'Win events worth 7 victory points. An event goes to the higher total that is not above its objective value; on a tie the balance token decides. If both totals are above it, nobody wins the event.',
    basis: 'rulebook',
  },
  'quick.planning': {
    title: 'Phase 1: Planning',
    text: 'Reveal the event, then each player secretly chooses one unused strategy. The side that the balance token shows takes the first turn.',
    basis: 'rulebook',
  },
  'quick.turn': {
    title: 'Phase 2: Struggle, one thing a turn',
    text: 'Play the top card of your deck, up to the capacity. Or exhaust a ready card to use its power. Or pay 1 influence to ready an exhausted card. Or pass, unless you have no card in play: then you must play one. Two passes in a row end the struggle, and a turn that brings back a position for the third time counts as a pass.',
    basis: 'rulebook',
    ruling: 'D22',
  },
  'quick.powers': {
    title: 'The ordinary powers in short',
    text: 'Military discards a card of your opponent in play. Diplomacy discards a card of your own in play. The Force exhausts a ready card of either side. Recon looks at the top two cards of a deck, discards one and leaves the other on top.',
    basis: 'rulebook',
  },
  'quick.values': {
    title: 'Values in short',
    text: 'Ordinary cards are worth 2 to 5, ready or exhausted. Characters are worth 6 ready and 1 exhausted. A character may be exhausted even if its power cannot be carried out; an ordinary card may not.',
    basis: 'faq',
    ruling: 'D6',
  },
  'quick.dominance': {
    title: 'Phase 3: Dominance',
    text: 'Reveal both strategies, add up the totals and find the winner, who takes the event. With 7 victory points the game ends at once. Otherwise the winner gains the influence of the event, and then its effect happens.',
    basis: 'rulebook',
  },
  'quick.strategies': {
    title: 'The strategies in short',
    text: 'A strategy has no effect if your own total is above the objective. Direct Assault adds 2 to your total, and Deception swaps winner and loser unless a total is above the objective. Infiltration lets you pick the strategy of your opponent next round, Bureaucracy gives you 2 influence if you lose, and Support lets you shuffle a character of your reserve into your deck.',
    basis: 'rulebook',
  },
  'quick.cleanup': {
    title: 'Cleanup, at the end of the round',
    text: 'Each player shuffles deck, discard pile and cards in play into one deck. The balance token goes to the side with fewer victory points, or to the loser of this event if they are equal; if nobody won it, it stays. Chosen strategies become used; after the fifth, all five come back.',
    basis: 'rulebook',
    ruling: 'D13',
  },
} as const satisfies Record<string, Rule>;
