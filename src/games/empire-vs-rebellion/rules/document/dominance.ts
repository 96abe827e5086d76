import type { Rule } from './rule.ts';

/** Totals, winner, and what the winner and loser get. */
export const DOMINANCE = {
  'dominance.totals': {
    title: 'Final totals',
    text: 'Your final total is the sum of the present values of your cards in play, plus 2 if you have a working Direct Assault. We rule that the 2 counts against you as well: if it lifts you above the objective value, you are over it. With objective value 11, a total of 10 and Direct Assault makes 12, and you cannot win.',
    basis: 'ruling',
    ruling: 'D9',
  },
  'dominance.bust': {
    title: 'Over the objective',
    text: 'A final total above the objective value cannot win the event; one that is exactly equal can. If only one player is over, the other wins, however low that total is.',
    basis: 'rulebook',
  },
  'dominance.both-over': {
    title: 'Both over the objective',
    text: 'If both final totals are above the objective value, nobody wins the event. It goes facedown to the bottom of the event deck, and nobody gains victory points or influence for it.',
    basis: 'rulebook',
  },
  'dominance.nobody': {
    title: 'When nobody wins',
    text: 'If nobody wins the event, it goes back under the event deck, and nothing that it would do to its winner or its loser happens. The rulebook does not say so, but there is no winner or loser. An effect that lasts the whole round still applied.',
    basis: 'ruling',
    ruling: 'D15',
  },
  'dominance.winner': {
    title: 'The higher total wins',
    text: 'If neither player is over the objective value, the higher final total wins the event.',
    basis: 'rulebook',
  },
  'dominance.tie': {
    title: 'Ties',
    text: 'If the final totals are equal and not over the objective value, the faction shown by the balance token wins the event.',
    basis: 'rulebook',
  },
  'dominance.deception': {
    title: 'Applying Deception',
    text: 'If exactly one player has a working Deception and neither final total is over the objective value, winner and loser change places, whichever of them owns the card. A win by the balance token is reversed in the same way. Two working Deceptions cancel each other.',
    basis: 'faq',
  },
  'dominance.take': {
    title: 'Taking the event',
    text: 'The winner puts the event faceup in front of them and scores its victory points. With 7 or more points they win the game at once; otherwise go on.',
    basis: 'rulebook',
  },
  'dominance.influence': {
    title: 'Influence for the winner',
    text: 'The winner gains influence tokens from the supply equal to the influence shown on the event.',
    basis: 'rulebook',
  },
  'dominance.bureaucracy': {
    title: 'When Bureaucracy pays',
    text: "If the other player won the event, the owner of a working Bureaucracy now gains 2 influence tokens: after the winner's influence, and before the event's effect. An effect that takes tokens from the loser can therefore take these too. A loser with no tokens who gains 2 and must then discard 2 ends with none.",
    basis: 'ruling',
    ruling: 'D14',
  },
  'dominance.effect': {
    title: "The event's effect",
    text: "Last, the event's effect on its winner or loser is carried out, in full unless it says that something may be done. Winner and loser are those that remain after Deception. An effect on the next round's strategies is remembered until then.",
    basis: 'rulebook',
  },
  'dominance.reserve': {
    title: 'Characters sent to the reserve',
    text: "Fall of a Hero and Negotiate With the Hutts each send one character back to its owner's reserve. The owner chooses it in secret among all of their characters that are not in the reserve, whether in the deck, the discard pile or the play area. If there is one, it must be done; if there is none, nothing happens. The character leaves at Cleanup, out of the gathered cards.",
    basis: 'ruling',
    ruling: 'D17',
  },
  'dominance.retrieve': {
    title: 'Taking strategies back',
    text: 'Ultimate Power in the Universe gives the winner back every used strategy, but not the one chosen this round. That card is still on the table, and it is discarded at Cleanup as always.',
    basis: 'ruling',
    ruling: 'D16',
  },
  'dominance.discard-strategy': {
    title: 'Losing a strategy',
    text: "For Display of Power the winner sees the loser's unused strategies and picks one of them. It becomes used and lies open. If the loser has none unused, nothing happens. If it was the last unused one, all five come back to the loser at Cleanup.",
    basis: 'ruling',
    ruling: 'D19',
  },
} as const satisfies Record<string, Rule>;
