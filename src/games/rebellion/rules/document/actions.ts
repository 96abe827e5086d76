import type { Rule } from './rule.ts';

/** Action cards in general, and how the table asks for them. */
export const ACTIONS = {
  'actions.use': {
    title: 'Using action cards',
    text: "Each action card can be used once in the game: turn it over, do what it says, and it is gone. You never have to use one, except an Immediate card. You may always look at your own; your opponent's facedown cards are secret.",
    basis: 'faq',
    ruling: 'R-176',
  },
  'actions.kinds': {
    title: 'When action cards are used',
    text: 'Assignment cards are used in your part of the Assignment Phase, in place of assigning a leader. Start of Combat cards are used right after leaders were added to a combat. Immediate cards are resolved when you get them. Special cards say when they are used.',
    basis: 'rulebook',
    ruling: 'R-022, R-090',
  },
  'actions.immediate': {
    title: 'Immediate cards',
    text: 'An Immediate card is resolved as soon as you gain it, even in the middle of setup or recruiting. Then play continues.',
    basis: 'rulebook',
    ruling: 'R-179',
  },
  'actions.leader-present': {
    title: 'The leader shown on an action card',
    text: 'An action card used in a mission or a combat needs one of the leaders shown on it in that system, unless the card itself brings the leader there. Captured and lured leaders cannot use action cards. Outside of missions and combats it does not matter where the leader is, unless the card places or assigns that leader. A ring that is already attached keeps working, whatever happens to the leaders shown on its card.',
    basis: 'faq',
    ruling: 'R-091, R-178',
  },
  'actions.place-leader': {
    title: 'Cards that place a leader',
    text: 'If a card places its leader, move the leader to a system of your choice that the card allows. The leader stays there until the Refresh Phase, holds units back like any other leader, and cannot be used again in this round.',
    basis: 'rulebook',
    ruling: 'R-181',
  },
  'actions.same-moment': {
    title: 'Two cards at the same moment',
    text: 'If both players want to use a card at the same moment, the current player goes first. If two abilities have the same trigger, the Rebel one comes first.',
    basis: 'rulebook',
    ruling: 'R-177',
  },
  windows: {
    title: 'How the table asks for secret cards',
    text: 'Your facedown action cards are secret, so the table may not give them away by asking only when you hold the right one. By our own rule the table asks by what everybody can see: you are asked if you have a facedown action card, a card for this moment has not been used yet, and a leader shown on it is where the card needs them. You are asked even if you do not hold that card. If the answer is usually no, you can set an advance answer. A side without facedown action cards is not asked.',
    basis: 'ruling',
    ruling: 'R-176, R-219',
  },
} as const satisfies Record<string, Rule>;
