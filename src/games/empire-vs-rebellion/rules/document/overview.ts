import type { Rule } from './rule.ts';

/** What the game is, what it is played with, and how it is won. */
export const OVERVIEW = {
  overview: {
    title: 'What the game is about',
    text: "One player leads the Rebel Alliance, the other the Galactic Empire. Each round both sides fight over one event: you play resource cards to bring your total as close as you dare to the event's objective value, without going above it. The winner keeps the event, which is worth victory points and often influence. Seven victory points win the war.",
    basis: 'rulebook',
  },
  components: {
    title: 'What you play with',
    text: 'Each faction has 24 resource cards, of which 16 are ordinary cards and 8 are characters, and 5 strategy cards. The players share 24 event cards, 16 influence tokens and a balance token with a Rebel and an Imperial side.',
    basis: 'rulebook',
  },
  'components.resource': {
    title: 'Resource cards',
    text: 'A resource card has a value and a power, and in play it is either ready (upright) or exhausted (turned sideways). There are four ordinary types, Military, Diplomacy, The Force and Recon, and each faction has one card of each value from 2 to 5 in every type. Characters are one of a kind: stronger powers and a value of 6, but only 1 while exhausted.',
    basis: 'rulebook',
  },
  'components.event': {
    title: 'Event cards',
    text: 'An event card gives four numbers: the objective value that your total must not exceed, the capacity that limits how many cards you may have in play, and the victory points and influence that its winner gains. Many events also have an effect. Victory points and influence always add up to 3, so events worth more points bring fewer tokens.',
    basis: 'rulebook',
  },
  'components.strategy': {
    title: 'Strategy cards',
    text: 'Both factions have the same five strategies: Direct Assault, Deception, Infiltration, Bureaucracy and Support. You commit to one each round before the struggle, and it works after the struggle.',
    basis: 'rulebook',
  },
  'components.areas': {
    title: 'Where your cards lie',
    text: 'Your resource deck lies facedown, and cards from it go to your play area and from there to your faceup discard pile. Characters that are not part of your deck wait facedown in your reserve, which only you may look at. Your strategy cards are unused (facedown), chosen for this round (facedown) or used (faceup).',
    basis: 'rulebook',
  },
  round: {
    title: 'The round',
    text: 'A round has three phases, and both players finish one before the next begins. In Planning you see the event and choose strategies, in the Struggle you take turns, and in Dominance the strategies are revealed, the event is won and the table is tidied up. Then a new round starts with Planning.',
    basis: 'rulebook',
  },
  winning: {
    title: 'Winning the game',
    text: 'You win the game at the moment you take an event that brings you to 7 or more victory points. The rest of the round does not happen: no influence, no event effect, no Cleanup. Points are counted only when an event is taken, so the two players can never reach 7 together, and the event deck cannot run out before somebody has won.',
    basis: 'rulebook',
  },
  'draw-by-agreement': {
    title: 'Draw by agreement',
    text: 'The rulebook does not say what to do if a struggle goes in circles, with cards discarded and played again without end. Either player may offer a draw at any time, also when it is not their turn, and the table reminds you of it once a single struggle has lasted 200 turns. If both players agree, the game ends without a winner; otherwise play goes on.',
    basis: 'ruling',
    ruling: 'D10',
  },
} as const satisfies Record<string, Rule>;
