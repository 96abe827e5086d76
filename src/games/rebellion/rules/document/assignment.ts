import type { Rule } from './rule.ts';

/** Putting leaders on missions. */
export const ASSIGNMENT = {
  'assignment.order': {
    title: 'Rebels first, then the Empire',
    text: 'The Rebel player makes all assignments and says when they are done; then the Imperial player does the same. You do not take turns leader by leader. Once you are done you can neither add an assignment nor take one back.',
    basis: 'rulebook',
    ruling: 'R-019',
  },
  'assignment.leaders': {
    title: 'Assigning leaders',
    text: 'Put a mission from your hand facedown on the table and one or two leaders from your pool on top of it. Your opponent sees the leaders, but not the card. Skills are not checked now: as a bluff you may assign a leader without the skill, but then the card cannot be revealed. Leaders who stay in the pool can activate systems, oppose missions and join combats later.',
    basis: 'rulebook',
    ruling: 'R-020',
  },
  'assignment.take-back': {
    title: 'Taking an assignment back',
    text: 'Until you say that you are done you may take your own assignments back, up to fifty times in a round. A card that an ability fetched out of a deck returns to that deck and not to your hand, and the action card that fetched it returns to you. The rulebooks do not cover this; we rule that it is allowed, because it harms nobody.',
    basis: 'ruling',
    ruling: 'R-021',
  },
  'assignment.action-cards': {
    title: 'Action cards in this phase',
    text: 'A card marked Assignment is used during your own part of this phase, in place of assigning a leader. You may use several, and mix them with normal assignments in any order. The leader shown on it must be in your leader pool, because the card puts that leader somewhere.',
    basis: 'rulebook',
    ruling: 'R-022',
  },
  'assignment.abilities': {
    title: 'Missions fetched by a card',
    text: 'If a card assigns a leader to a mission during this phase, you may add a second leader; during the Command Phase you may not. A mission that a card lets you search for is not shown to your opponent.',
    basis: 'faq',
    ruling: 'R-023, R-024',
  },
} as const satisfies Record<string, Rule>;
