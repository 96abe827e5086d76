import { once, oneSourceFor, twice } from '../../../kernel/cards.ts';
import type { CharacterEntry } from './card.ts';
import { confirmed } from './sources.ts';

/** The eight Imperial characters. */
export const IMPERIAL_CHARACTERS = {
  'admiral-piett': {
    name: 'Admiral Piett',
    short: 'Piett',
    box: 'base',
    copies: 1,
    ready: 6,
    exhausted: 1,
    power: { fx: 'discard-to-deck' },
    text: "Put any card of either discard pile on top of its owner's deck.",
    use: 'put a discarded card on top of its deck',
    about: {
      details:
        'Both players know that card until the top of the deck changes. If that deck is empty, the rest of the discard pile is shuffled to make a new deck before the card goes on top. If both discard piles are empty, you may exhaust Piett for no effect.',
      rulings: ['D12', 'D20'],
      from: once(['S-SIM']),
    },
  },
  'boba-fett': {
    name: 'Boba Fett',
    short: 'Boba',
    box: 'base',
    copies: 1,
    ready: 6,
    exhausted: 1,
    power: {
      fx: 'one-or-both',
      parts: [
        { do: 'discard', from: 'opposing' },
        { do: 'exhaust', from: 'either' },
      ],
    },
    text: "Discard one of your opponent's cards in play, or exhaust one ready card of either side, or do both to two different cards.",
    use: "discard one of your opponent's cards, exhaust a ready card, or both",
    about: {
      details:
        'If you do both, name the two cards first; the discard happens before the exhausting. You must do at least one if you can. If you can do neither, you may exhaust Boba Fett for no effect.',
      rulings: ['D5', 'D18'],
      from: oneSourceFor(
        'exhausted',
        twice(
          ['S-SEED', 'S-SIM', 'S-LUDOVOX'],
          "The transcription does not say 'ready' for the card that is exhausted.",
        ),
      ),
    },
  },
  'darth-vader': {
    name: 'Darth Vader',
    short: 'Vader',
    box: 'base',
    copies: 1,
    ready: 6,
    exhausted: 1,
    power: { fx: 'remove-exhausted' },
    text: 'Remove one exhausted card of either side from play; it may be Vader himself. A character goes to the reserve, any other card to the discard pile.',
    use: 'remove an exhausted card from play',
    about: {
      details:
        "The card goes to its owner's pile; a character lies facedown there, though both players know which it was. Vader is exhausted by his own power, so he must be chosen if no other card in play is exhausted.",
      ruling:
        "Our ruling: the card may be on either side of the table, since the wording we have names the reserve of the card's own faction.",
      rulings: ['D18'],
      from: confirmed('name', once(['S-SIM', 'S-LUDOVOX'])),
    },
  },
  'emperor-palpatine': {
    name: 'Emperor Palpatine',
    short: 'Emperor',
    box: 'base',
    copies: 1,
    ready: 6,
    exhausted: 1,
    power: { fx: 'replace-strategy', whose: 'opposing' },
    text: 'Your opponent must discard their strategy of this round openly and choose another of their unused ones in secret.',
    use: 'make your opponent replace their strategy',
    about: {
      details: 'If none is unused, all five come back first, and any of them may be chosen.',
      rulings: ['D8'],
      from: oneSourceFor('ready', oneSourceFor('exhausted', twice(['S-SEED', 'S-SIM', 'S-LUDOVOX']))),
    },
  },
  'general-veers': {
    name: 'General Veers',
    short: 'Veers',
    box: 'base',
    copies: 1,
    ready: 6,
    exhausted: 1,
    power: { fx: 'mill-and-sweep' },
    text: "Discard the top card of your deck. Every card in your opponent's play area that is now worth less than its ready value is discarded.",
    use: "discard your top card and all lower cards of your opponent's",
    about: {
      details: 'Nobody chooses: all that qualify go, which may be none.',
      ruling:
        'Our ruling: what counts is the ready value of the card from your deck, so a character counts as 6, and the present values of the cards in play, so an exhausted character counts as 1. An equal value stays.',
      rulings: ['D7'],
      from: confirmed('name', once(['S-SIM', 'S-LUDOVOX'])),
    },
  },
  'grand-moff-tarkin': {
    name: 'Grand Moff Tarkin',
    short: 'Tarkin',
    box: 'base',
    copies: 1,
    ready: 6,
    exhausted: 1,
    power: { fx: 'take-influence', by: 2 },
    text: 'Your opponent loses {by} influence, or all of it if that is less.',
    use: 'make your opponent lose {by} influence',
    about: {
      details:
        'If your opponent has none, the power cannot be resolved, but you may exhaust Tarkin for no effect.',
      from: once(['S-SIM']),
    },
  },
  'ig-88': {
    name: 'IG-88',
    short: 'IG-88',
    box: 'base',
    copies: 1,
    ready: 6,
    exhausted: 1,
    power: { fx: 'search-two' },
    text: 'Search either deck for two cards: discard one, shuffle the deck and put the other on top. Only you see the deck.',
    use: 'search a deck for a card to discard and one to put on top',
    about: {
      details:
        'You must take exactly two cards. The discarded one is open and goes to the discard pile of that deck; only you know the one on top. If the deck has fewer than two cards, its discard pile is shuffled in first.',
      rulings: ['D4', 'D20'],
      from: confirmed('name', once(['S-SIM', 'S-LUDOVOX'])),
    },
  },
  'jabba-the-hutt': {
    name: 'Jabba the Hutt',
    short: 'Jabba',
    box: 'base',
    copies: 1,
    ready: 6,
    exhausted: 1,
    power: { fx: 'look-and-play' },
    text: 'See the top card of your deck. You may discard one of your cards in play, Jabba included, and then play the card you saw if you have room.',
    use: 'see your top card and perhaps play it',
    about: {
      details:
        'In this order the discard can make the room. If you do not play the card, it stays on top, and only you know it.',
      rulings: ['D20'],
      from: confirmed('name', once(['S-SIM', 'S-LUDOVOX'])),
    },
  },
} as const satisfies Record<string, CharacterEntry>;
