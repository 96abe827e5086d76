import type { Rule } from './rule.ts';

/** The turns of the struggle, card values, and the empty deck. */
export const STRUGGLE = {
  'struggle.turn': {
    title: 'Your turn',
    text: 'The faction shown by the balance token takes the first turn; after that turns alternate. On your turn do exactly one of four things: play a card, use a power, spend influence or pass.',
    basis: 'rulebook',
  },
  'struggle.play': {
    title: 'Play a card',
    text: "Draw the top card of your resource deck and put it faceup and ready into your play area. You must have room for it under the event's capacity.",
    basis: 'rulebook',
  },
  'struggle.capacity': {
    title: 'Capacity',
    text: "You may never have more cards in play than the event's capacity. Exhausted cards count like ready ones. At capacity you cannot play a card until one of yours has left.",
    basis: 'rulebook',
  },
  'struggle.must-play': {
    title: 'No card in play',
    text: 'If you have no card in your play area on your turn, you must play a card. You cannot pass, use a power or spend influence then.',
    basis: 'rulebook',
  },
  'struggle.power': {
    title: 'Use a power',
    text: 'Choose one of your ready cards in play, turn it sideways so that it is exhausted, and carry out its power. The card stays in play and still counts, unless the power itself removes it.',
    basis: 'rulebook',
  },
  'struggle.ready-only': {
    title: 'Ready cards only',
    text: 'Only a ready card can use its power. An exhausted card must be readied with influence first, and then it can act on a later turn.',
    basis: 'rulebook',
  },
  'struggle.own-card': {
    title: 'Your own cards only',
    text: "You use the powers of cards in your own play area, never of your opponent's. Influence too readies only cards of your own.",
    basis: 'rulebook',
  },
  'struggle.influence': {
    title: 'Spend influence',
    text: "Pay one influence token to the supply and turn one of your exhausted cards in play upright. It is ready again: a character is back at its full value, and the card's power can be used on a later turn.",
    basis: 'rulebook',
  },
  'struggle.exhausted-only': {
    title: 'Only exhausted cards are readied',
    text: 'Influence can be spent only on a card that is exhausted. A ready card cannot be readied again.',
    basis: 'rulebook',
  },
  'struggle.tokens': {
    title: 'One token a turn',
    text: 'To spend influence you need at least one token, and you may spend only one on a turn. Readying two cards takes two turns and two tokens.',
    basis: 'rulebook',
  },
  'struggle.pass': {
    title: 'Pass',
    text: 'Do nothing on this turn. You may pass only if you have a card in play. A pass does not bind you: if the struggle goes on, you may do anything on your next turn.',
    basis: 'rulebook',
  },
  'struggle.end': {
    title: 'End of the struggle',
    text: 'The struggle ends at once when a player passes right after the opponent has passed. If a player does anything else in between, both passes are needed again.',
    basis: 'rulebook',
  },
  'struggle.repetition': {
    title: 'Repetition',
    text: 'A turn counts as a pass if after it the table is the same as after two earlier turns of this struggle: the same open cards, lying the same way, the same influence, as many facedown cards in every place, and the same player to move. So it can be one of the two passes that end the struggle. Otherwise a card whose power earns the influence that readies it could be used without end.',
    basis: 'ruling',
    ruling: 'D22',
  },
  'struggle.values': {
    title: 'Values and totals',
    text: 'Your total is the sum of the present values of your cards in play. An ordinary card is worth the same whether it is ready or exhausted. A character is worth 6 while ready and 1 while exhausted.',
    basis: 'rulebook',
  },
  'struggle.over': {
    title: 'Going over',
    text: 'You may go above the objective value at any time, and by itself that ends nothing. You have until the end of the struggle to come down again, for example by discarding a card or by exhausting a character.',
    basis: 'rulebook',
  },
  'deck.renew': {
    title: 'A new deck',
    text: 'If your resource deck is empty, your discard pile is shuffled and becomes your new deck. If both are empty, no card can be taken and you cannot play one; with the normal number of cards this cannot happen.',
    basis: 'faq',
  },
  'deck.empty': {
    title: 'When an empty deck is renewed',
    text: 'An empty deck is not renewed the moment its last card leaves. The discard pile is shuffled only when something must be taken from the empty deck, looked at or searched for in it, shuffled into it or put on top of it, and just before that. This can happen in the middle of an effect: if Recon finds a single card, it takes that card, the discard pile is shuffled into a new deck, and it takes one more.',
    basis: 'ruling',
    ruling: 'D12, D4',
  },
  'deck.put': {
    title: 'Putting a card into an empty deck',
    text: 'A card that goes into or onto an empty deck renews that deck too. A character shuffled into an empty deck is shuffled together with the discard pile. For Admiral Piett, take the chosen card, shuffle the rest of that discard pile to make the deck, then put the chosen card on top.',
    basis: 'ruling',
    ruling: 'D12',
  },
  'deck.search': {
    title: 'Searching a small deck',
    text: "IG-88 needs two cards: if the deck has just one, its owner's discard pile is shuffled in first and everything is searched. Han Solo searches his owner's deck as it is, and it is renewed only if it is empty. If Recon or IG-88 should find just one card in all, that card goes back on top and nothing is discarded.",
    basis: 'ruling',
    ruling: 'D4',
  },
} as const satisfies Record<string, Rule>;
