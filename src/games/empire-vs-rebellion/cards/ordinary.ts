import { oneSourceFor, twice } from '../../../kernel/cards.ts';
import type { OrdinaryEntry } from './card.ts';
import type { SourceId } from './sources.ts';

const OTHER_TYPES: readonly SourceId[] = ['S-SIM', 'S-STARWARSPL', 'S-METAGAMES', 'S-RINGBOTE', 'S-KITTENS'];

/** The ordinary resource cards: of each type, one of each value for both sides. They keep their value when exhausted. */
export const ORDINARY = {
  military: {
    name: 'Military',
    short: 'Mil',
    box: 'base',
    copies: 1,
    values: [2, 3, 4, 5],
    power: { fx: 'discard-one', from: 'opposing' },
    text: "Discard one card from your opponent's play area, ready or exhausted.",
    use: "discard one of your opponent's cards",
    about: {
      details:
        "The card may be ordinary or a character, and goes to its owner's discard pile. You cannot use this power while your opponent has no card in play.",
      rulings: ['D6'],
      from: oneSourceFor(
        'values',
        twice(
          ['S-SEED', 'S-SIM', 'S-STARWARSPL', 'S-DICEDROP', 'S-METAGAMES', 'S-RINGBOTE', 'S-KITTENS'],
          'The rulebook draws a Military 4 on both sides.',
        ),
      ),
    },
  },
  diplomacy: {
    name: 'Diplomacy',
    short: 'Dip',
    box: 'base',
    copies: 1,
    values: [2, 3, 4, 5],
    power: { fx: 'discard-one', from: 'own' },
    text: 'Discard one card from your own play area; this card may be the one.',
    use: 'discard one of your own cards',
    about: {
      details:
        'It goes to your discard pile. Diplomacy is a handy way back when your total is too high or your play area is full.',
      from: oneSourceFor('values', twice(OTHER_TYPES)),
    },
  },
  'the-force': {
    name: 'The Force',
    short: 'For',
    box: 'base',
    copies: 1,
    values: [2, 3, 4, 5],
    power: { fx: 'exhaust-some', from: 'either', most: 1 },
    text: 'Exhaust a ready card in either play area. Its own power does not happen.',
    use: 'exhaust a ready card of either side',
    about: {
      details:
        'It may be a card of your own. You cannot use this power unless a ready card other than this one is in play.',
      rulings: ['D6'],
      from: oneSourceFor('values', twice(OTHER_TYPES)),
    },
  },
  recon: {
    name: 'Recon',
    short: 'Rec',
    box: 'base',
    copies: 1,
    values: [2, 3, 4, 5],
    power: { fx: 'recon' },
    text: 'See the top two cards of either deck in secret. Discard one of them and leave the other on top.',
    use: 'see the top two cards of a deck and discard one',
    about: {
      details:
        "The discarded card is open and goes to its owner's discard pile; the one on top stays known to you alone, even on your opponent's deck. If the deck has a single card, take it, shuffle the discard pile into a new deck and take one more.",
      rulings: ['D4', 'D20'],
      from: oneSourceFor('values', twice(OTHER_TYPES)),
    },
  },
} as const satisfies Record<string, OrdinaryEntry>;
