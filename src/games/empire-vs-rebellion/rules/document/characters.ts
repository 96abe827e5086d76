import type { Rule } from './rule.ts';

/** The sixteen character powers, Rebel then Imperial. */
export const CHARACTERS = {
  'power.chewbacca': {
    title: 'Chewbacca',
    text: "Choose one or two ready cards in your opponent's play area; each becomes exhausted, and its power does not happen. You must choose at least one if there is one. If your opponent has no ready card, you may exhaust Chewbacca for no effect.",
    basis: 'rulebook',
    ruling: 'D5, D18',
  },
  'power.han-solo': {
    title: 'Han Solo',
    text: "Look through your whole resource deck, take exactly one card, ordinary or character, put it into play ready, then shuffle the deck. You cannot choose to find nothing. You need room under the event's capacity; your deck is renewed first only if it is empty.",
    basis: 'rulebook',
    ruling: 'D4',
  },
  'power.full-search': {
    title: 'Han Solo at capacity',
    text: "If your play area is at capacity, Han Solo's power cannot be resolved at all. You do not search your deck and you do not shuffle it. Like any character with such a power, he may be exhausted for no effect, and is then worth 1.",
    basis: 'ruling',
    ruling: 'D21',
  },
  'power.lando-calrissian': {
    title: 'Lando Calrissian',
    text: 'Discard any number of cards from your own play area, but at least one; Lando may be among them. Then play the same number of cards from the top of your deck, one after another, all ready. The discards are in your discard pile first, so if your deck runs out on the way they can come back.',
    basis: 'rulebook',
    ruling: 'D5',
  },
  'power.leia-organa': {
    title: 'Leia Organa',
    text: 'Take one character from your reserve and either put it into play ready, if there is room, or shuffle it into your resource deck. A character shuffled in stays secret: your opponent sees only that one was added. If your deck is empty, your discard pile is shuffled in together with it. If your reserve is empty, you may exhaust Leia for no effect.',
    basis: 'rulebook',
    ruling: 'D12, D20',
  },
  'power.luke-skywalker': {
    title: 'Luke Skywalker',
    text: "Do one or both: discard one card from your own play area (Luke may be it), and discard one card from your opponent's play area. If you do both, name both cards before either is discarded. You must do at least one, and no event blocks Luke.",
    basis: 'rulebook',
    ruling: 'D5',
  },
  'power.obi-wan-kenobi': {
    title: 'Obi-Wan Kenobi',
    text: "Choose any card in your own discard pile, ordinary or character, and put it into play ready. You need room under the event's capacity and a card in the pile. Otherwise you may exhaust Obi-Wan for no effect.",
    basis: 'rulebook',
  },
  'power.r2-d2-and-c-3po': {
    title: 'R2-D2 and C-3PO',
    text: 'Put your strategy card of this round faceup among your used ones. Then secretly choose a new one from your unused ones. If none is left, all five come back first and you may choose any of them, the one just discarded included.',
    basis: 'rulebook',
    ruling: 'D8',
  },
  'power.yoda': {
    title: 'Yoda',
    text: 'Gain one influence token. There is no limit to how many you may have.',
    basis: 'rulebook',
  },
  'power.admiral-piett': {
    title: 'Admiral Piett',
    text: "Choose any one card in either discard pile and put it on top of its owner's resource deck. Both players know that card until the top of the deck changes. If that deck is empty, the rest of the discard pile is shuffled to make a new deck before the card goes on top. If both discard piles are empty, you may exhaust Piett for no effect.",
    basis: 'rulebook',
    ruling: 'D12, D20',
  },
  'power.boba-fett': {
    title: 'Boba Fett',
    text: "Do one or both: discard one card from your opponent's play area, and exhaust one ready card in either play area. If you do both, name two different cards first; the discard happens before the exhausting. You must do at least one if you can, and otherwise you may exhaust Boba Fett for no effect.",
    basis: 'rulebook',
    ruling: 'D5, D18',
  },
  'power.darth-vader': {
    title: 'Darth Vader',
    text: "Choose one exhausted card in either play area. An ordinary card goes to its owner's discard pile, a character facedown to its owner's reserve, though both players know which it was. Vader is exhausted by his own power, so he may be chosen too, and must be if no other card in play is exhausted.",
    basis: 'rulebook',
    ruling: 'D18',
  },
  'power.either-side': {
    title: "Darth Vader's target",
    text: "The card that Darth Vader removes may be on either side of the table, and it may be Darth Vader himself. The wording we have names no side, but it speaks of the reserve of the card's own faction, which points to both.",
    basis: 'ruling',
    ruling: 'D18',
  },
  'power.emperor-palpatine': {
    title: 'Emperor Palpatine',
    text: "Your opponent's strategy card for this round goes faceup among their used ones. Then your opponent secretly chooses a new one from their own unused cards. If none is left, all five come back first, and any of them may be chosen.",
    basis: 'rulebook',
    ruling: 'D8',
  },
  'power.general-veers': {
    title: 'General Veers',
    text: "Put the top card of your resource deck into your discard pile. Then every card in your opponent's play area whose present value is lower than that card's ready value is discarded. Nobody chooses: all that qualify go, which may be none.",
    basis: 'rulebook',
    ruling: 'D7',
  },
  'power.compare': {
    title: 'What General Veers compares',
    text: "General Veers compares the present values of your opponent's cards with the ready value of the card you discarded from your deck. So a discarded character counts as 6, and an exhausted opposing character counts as 1. Only cards that are strictly lower go; an equal value stays.",
    basis: 'ruling',
    ruling: 'D7',
  },
  'power.grand-moff-tarkin': {
    title: 'Grand Moff Tarkin',
    text: 'Your opponent loses two influence tokens, or the only one if there is just one. If your opponent has none, the power cannot be resolved, but you may exhaust Tarkin for no effect.',
    basis: 'rulebook',
  },
  'power.ig-88': {
    title: 'IG-88',
    text: "Name a player, either one, and look through that player's whole resource deck. Take exactly two cards: put one into that player's discard pile, shuffle the deck, and put the other on top. Only you see the deck and know the card on top; the discarded card is open. If the deck has fewer than two cards, its discard pile is shuffled in first.",
    basis: 'rulebook',
    ruling: 'D4, D20',
  },
  'power.jabba-the-hutt': {
    title: 'Jabba the Hutt',
    text: 'Look at the top card of your own resource deck. Then you may discard one card from your own play area (Jabba may be it), and after that you may play the card you saw, if there is room. In this order the discard can make the room. If you do not play the card it stays on top, and only you know it.',
    basis: 'rulebook',
    ruling: 'D20',
  },
} as const satisfies Record<string, Rule>;
