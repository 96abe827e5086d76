import { once, oneSourceFor, twice } from '../../../kernel/cards.ts';
import type { CharacterEntry } from './card.ts';
import { confirmed } from './sources.ts';

/** The eight Rebel characters. */
export const REBEL_CHARACTERS = {
  chewbacca: {
    name: 'Chewbacca',
    short: 'Chewie',
    box: 'base',
    copies: 1,
    ready: 6,
    exhausted: 1,
    power: { fx: 'exhaust-some', from: 'opposing', most: 2 },
    text: "Exhaust up to {most} ready cards in your opponent's play area.",
    use: "exhaust up to {most} of your opponent's cards",
    about: {
      details:
        'You must choose at least one if there is one. The powers of these cards do not happen. If your opponent has no ready card, you may exhaust Chewbacca for no effect.',
      rulings: ['D5', 'D18'],
      from: once(['S-SIM']),
    },
  },
  'han-solo': {
    name: 'Han Solo',
    short: 'Han',
    box: 'base',
    copies: 1,
    ready: 6,
    exhausted: 1,
    power: { fx: 'search-and-play' },
    text: 'Search your deck for any one card and play it ready, if you have room; then shuffle the deck.',
    use: 'search your deck for a card and play it',
    about: {
      details:
        'You look through the whole deck and cannot choose to find nothing; the card may be ordinary or a character. Your deck is renewed first only if it is empty.',
      ruling:
        'Our ruling: at capacity the power cannot be resolved at all, so you neither search nor shuffle; Han Solo may be exhausted for no effect.',
      rulings: ['D4', 'D21'],
      from: oneSourceFor('exhausted', twice(['S-SEED', 'S-SIM'])),
    },
  },
  'lando-calrissian': {
    name: 'Lando Calrissian',
    short: 'Lando',
    box: 'base',
    copies: 1,
    ready: 6,
    exhausted: 1,
    power: { fx: 'discard-and-redraw' },
    text: 'Discard one or more of your cards in play, Lando too if you like. Then play as many from the top of your deck.',
    use: 'discard some of your cards and play as many new ones',
    about: {
      details:
        'You must discard at least one. The new cards are played one after another, all ready. The discards are in your discard pile first, so if your deck runs out on the way they can come back.',
      rulings: ['D5'],
      from: confirmed('name', once(['S-SIM', 'S-LUDOVOX'])),
    },
  },
  'leia-organa': {
    name: 'Leia Organa',
    short: 'Leia',
    box: 'base',
    copies: 1,
    ready: 6,
    exhausted: 1,
    power: { fx: 'from-reserve' },
    text: 'Take a character from your reserve: play it ready if you have room, or shuffle it into your deck in secret.',
    use: 'bring a character from your reserve',
    about: {
      details:
        'Your opponent sees that a character was shuffled in, but not which. If your deck is empty, your discard pile is shuffled in together with it. If your reserve is empty, you may exhaust Leia for no effect.',
      rulings: ['D12', 'D20'],
      from: confirmed('name', once(['S-SIM', 'S-LUDOVOX'])),
    },
  },
  'luke-skywalker': {
    name: 'Luke Skywalker',
    short: 'Luke',
    box: 'base',
    copies: 1,
    ready: 6,
    exhausted: 1,
    power: {
      fx: 'one-or-both',
      parts: [
        { do: 'discard', from: 'own' },
        { do: 'discard', from: 'opposing' },
      ],
    },
    text: "Discard one of your own cards in play, or one of your opponent's, or one of each. Luke may be the card of yours.",
    use: "discard one of your cards, one of your opponent's, or both",
    about: {
      details:
        'If you do both, name both cards before either is discarded. You must do at least one, and no event blocks Luke.',
      rulings: ['D5'],
      from: twice(['S-SEED', 'S-SIM', 'S-LUDOVOX']),
    },
  },
  'obi-wan-kenobi': {
    name: 'Obi-Wan Kenobi',
    short: 'Obi-Wan',
    box: 'base',
    copies: 1,
    ready: 6,
    exhausted: 1,
    power: { fx: 'play-from-discard' },
    text: 'Play any card from your discard pile ready, if you have room.',
    use: 'play a card from your discard pile',
    about: {
      details:
        "The card may be ordinary or a character. You need room under the event's capacity and a card in the pile. Otherwise you may exhaust Obi-Wan for no effect.",
      from: once(['S-SIM']),
    },
  },
  'r2-d2-and-c-3po': {
    name: 'R2-D2 and C-3PO',
    short: 'Droids',
    box: 'base',
    copies: 1,
    ready: 6,
    exhausted: 1,
    power: { fx: 'replace-strategy', whose: 'own' },
    text: 'Discard your strategy of this round openly and choose another of your unused ones in secret.',
    use: 'replace your strategy',
    about: {
      details:
        'If none is unused, all five come back first and you may choose any of them, the one just discarded included.',
      rulings: ['D8'],
      from: oneSourceFor('ready', oneSourceFor('exhausted', twice(['S-SEED', 'S-SIM']))),
    },
  },
  yoda: {
    name: 'Yoda',
    short: 'Yoda',
    box: 'base',
    copies: 1,
    ready: 6,
    exhausted: 1,
    power: { fx: 'gain-influence', by: 1 },
    text: 'Gain {by} influence.',
    use: 'gain {by} influence',
    about: {
      details: 'There is no limit to how many tokens you may have.',
      from: once(['S-SIM']),
    },
  },
} as const satisfies Record<string, CharacterEntry>;
