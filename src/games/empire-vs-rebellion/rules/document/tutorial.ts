import type { Rule } from './rule.ts';

/** One small struggle that teaches the core of the game. */
export const TUTORIAL = {
  tutorial: {
    title: 'What the tutorial is',
    text: 'The tutorial is a single struggle over Escape From Tatooine, with objective value 11 and capacity 3. There are no characters, strategies, influence tokens, balance token or event deck, so that you can learn the heart of the game first.',
    basis: 'rulebook',
  },
  'tutorial.setup': {
    title: 'Tutorial setup',
    text: 'Each player shuffles the 16 ordinary cards of one faction into a facedown deck. The characters are left out.',
    basis: 'rulebook',
  },
  'tutorial.turn': {
    title: 'Tutorial turns',
    text: 'The Rebel player goes first, then turns alternate. On your turn you play a card, use a power or pass. Capacity, powers and an empty deck work as in the full game. Nothing readies an exhausted card here, so a card that stays in play gives you its power only once.',
    basis: 'rulebook',
  },
  'tutorial.must-play': {
    title: 'Tutorial: an empty play area',
    text: 'If you have no card in play on your turn, you must play a card. The full game has this rule; the rulebook does not repeat it for the tutorial, so we rule that it applies there too.',
    basis: 'ruling',
    ruling: 'D11',
  },
  'tutorial.result': {
    title: 'Tutorial: who wins',
    text: 'The struggle ends when one player passes right after the other has passed. The higher total that is not above 11 wins. The tutorial is only this one struggle; after it you are ready for the full rules.',
    basis: 'rulebook',
  },
  'tutorial.end': {
    title: 'Tutorial: no winner',
    text: 'If both totals are equal at the end, or both are above 11, the tutorial has no winner and you are offered another try. The rulebook leaves both cases open for the tutorial.',
    basis: 'ruling',
    ruling: 'D11',
  },
} as const satisfies Record<string, Rule>;
