import type { Catalogue } from '../../../../kernel/speak/text.ts';
import { CARDS, type ResourceType } from '../../data/cards.ts';
import { STRATEGIES } from '../../data/strategies.ts';

/** What a card is called (face, full, short), what it does, and what one uses it for. */
interface Words {
  name: string;
  short: string;
  does: string;
  use?: string;
}

/** Ordinary cards are alike but for their value, and the same on both sides. */
const ORDINARY: Record<Exclude<ResourceType, 'character'>, Words & { use: string }> = {
  military: {
    name: 'Military',
    short: 'Mil',
    does: "Discard one card from your opponent's play area, ready or exhausted.",
    use: "discard one of your opponent's cards",
  },
  diplomacy: {
    name: 'Diplomacy',
    short: 'Dip',
    does: 'Discard one card from your own play area; this card may be the one.',
    use: 'discard one of your own cards',
  },
  'the-force': {
    name: 'The Force',
    short: 'For',
    does: 'Exhaust one ready card in either play area. Its own power does not happen.',
    use: 'exhaust a ready card of either side',
  },
  recon: {
    name: 'Recon',
    short: 'Rec',
    does: 'See the top two cards of either deck in secret. Discard one of them and leave the other on top.',
    use: 'see the top two cards of a deck and discard one',
  },
};

const SIDE_WORD = { rebel: 'Rebel', imperial: 'Imperial' } as const;

const CHARACTERS: Record<string, Required<Words>> = {
  chewbacca: {
    name: 'Chewbacca',
    short: 'Chewie',
    does: "Exhaust one or two ready cards in your opponent's play area.",
    use: "exhaust up to two of your opponent's cards",
  },
  'han-solo': {
    name: 'Han Solo',
    short: 'Han',
    does: 'Search your deck for any one card and play it ready, if you have room; then shuffle the deck.',
    use: 'search your deck for a card and play it',
  },
  'lando-calrissian': {
    name: 'Lando Calrissian',
    short: 'Lando',
    does: 'Discard one or more of your cards in play, Lando too if you like. Then play as many from the top of your deck.',
    use: 'discard some of your cards and play as many new ones',
  },
  'leia-organa': {
    name: 'Leia Organa',
    short: 'Leia',
    does: 'Take a character from your reserve: play it ready if you have room, or shuffle it into your deck in secret.',
    use: 'bring a character from your reserve',
  },
  'luke-skywalker': {
    name: 'Luke Skywalker',
    short: 'Luke',
    does: "Discard one of your own cards in play, or one of your opponent's, or one of each. Luke may be the card of yours.",
    use: "discard one of your cards, one of your opponent's, or both",
  },
  'obi-wan-kenobi': {
    name: 'Obi-Wan Kenobi',
    short: 'Obi-Wan',
    does: 'Play any card from your discard pile ready, if you have room.',
    use: 'play a card from your discard pile',
  },
  'r2-d2-and-c-3po': {
    name: 'R2-D2 and C-3PO',
    short: 'Droids',
    does: 'Discard your strategy of this round openly and choose another of your unused ones in secret.',
    use: 'replace your strategy',
  },
  yoda: {
    name: 'Yoda',
    short: 'Yoda',
    does: 'Gain one influence.',
    use: 'gain one influence',
  },
  'admiral-piett': {
    name: 'Admiral Piett',
    short: 'Piett',
    does: "Put any card of either discard pile on top of its owner's deck.",
    use: 'put a discarded card on top of its deck',
  },
  'boba-fett': {
    name: 'Boba Fett',
    short: 'Boba',
    does: "Discard one of your opponent's cards in play, or exhaust one ready card of either side, or do both to two different cards.",
    use: "discard one of your opponent's cards, exhaust a ready card, or both",
  },
  'darth-vader': {
    name: 'Darth Vader',
    short: 'Vader',
    does: 'Remove one exhausted card of either side from play; it may be Vader himself. A character goes to the reserve, any other card to the discard pile.',
    use: 'remove an exhausted card from play',
  },
  'emperor-palpatine': {
    name: 'Emperor Palpatine',
    short: 'Emperor',
    does: 'Your opponent must discard their strategy of this round openly and choose another of their unused ones in secret.',
    use: 'make your opponent replace their strategy',
  },
  'general-veers': {
    name: 'General Veers',
    short: 'Veers',
    does: "Discard the top card of your deck. Every card in your opponent's play area that is now worth less than its ready value is discarded.",
    use: "discard your top card and all lower cards of your opponent's",
  },
  'grand-moff-tarkin': {
    name: 'Grand Moff Tarkin',
    short: 'Tarkin',
    does: 'Your opponent loses two influence, or the last one.',
    use: 'make your opponent lose two influence',
  },
  'ig-88': {
    name: 'IG-88',
    short: 'IG-88',
    does: 'Search either deck for two cards: discard one, shuffle the deck and put the other on top. Only you see the deck.',
    use: 'search a deck for a card to discard and one to put on top',
  },
  'jabba-the-hutt': {
    name: 'Jabba the Hutt',
    short: 'Jabba',
    does: 'See the top card of your deck. You may discard one of your cards in play, Jabba included, and then play the card you saw if you have room.',
    use: 'see your top card and perhaps play it',
  },
};

/** Both sides have the same five. */
const STRATEGY_WORDS: Record<string, Words> = {
  'direct-assault': {
    name: 'Direct Assault',
    short: 'Assault',
    does: 'Your final total is two higher. That can put you over the objective.',
  },
  deception: {
    name: 'Deception',
    short: 'Deception',
    does: 'If nobody is over the objective, winner and loser change places. Two Deceptions cancel out.',
  },
  infiltration: {
    name: 'Infiltration',
    short: 'Infiltr.',
    does: "Next round you pick your opponent's strategy from their unused ones, and see them all.",
  },
  bureaucracy: {
    name: 'Bureaucracy',
    short: 'Bureauc.',
    does: 'Gain two influence if your opponent wins this event.',
  },
  support: {
    name: 'Support',
    short: 'Support',
    does: 'You may shuffle one character of your reserve into your deck in secret.',
  },
};

const entries = (id: string, { name, short, does, use }: Words): [string, string][] => [
  [`face.${id}`, name],
  [`short.${id}`, short],
  [`does.${id}`, does],
  ...(use === undefined ? [] : [[`use.${id}`, use] as [string, string]]),
];

function ofResource(id: string): [string, string][] {
  const card = CARDS[id as keyof typeof CARDS];
  if (card.type === 'character') {
    const words = CHARACTERS[id];
    return words ? entries(id, words) : [];
  }
  const { name, short, does, use } = ORDINARY[card.type];
  const valued = { name: `${name} ${card.ready}`, short: `${short} ${card.ready}`, does, use };
  return [...entries(id, valued), [`full.${id}`, `${valued.name} (${SIDE_WORD[card.side]})`]];
}

function ofStrategy(id: string): [string, string][] {
  const words = STRATEGY_WORDS[id.replace(/^(rebel|imperial)-/, '')];
  return words ? entries(id, words) : [];
}

export const cards: Catalogue = Object.fromEntries([
  ...Object.keys(CARDS).flatMap(ofResource),
  ...Object.keys(STRATEGIES).flatMap(ofStrategy),
]);
