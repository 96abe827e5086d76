import type { Rule } from './rule.ts';

/** The event is revealed and strategies are chosen. */
export const PLANNING = {
  'planning.reveal': {
    title: 'Revealing the event',
    text: 'Turn the top card of the event deck faceup: this is the event of the round. Both players read its numbers and its effect before they choose a strategy.',
    basis: 'rulebook',
  },
  'planning.whole-round': {
    title: 'Effects that last a round',
    text: 'An event effect that says "this round" applies to both players from the moment the event is revealed until the end of Cleanup.',
    basis: 'rulebook',
  },
  'planning.strategy': {
    title: 'Choosing a strategy',
    text: 'Each player chooses one unused strategy card and lays it facedown. Both choose secretly and at the same time. Your strategy does nothing during the struggle; it is revealed when the struggle is over.',
    basis: 'rulebook',
  },
  'planning.used': {
    title: 'Used strategies',
    text: 'A strategy you have already used cannot be chosen again until your cards come back to you. Used strategies lie faceup, so both players can see which ones are gone.',
    basis: 'rulebook',
  },
  'planning.look': {
    title: 'Looking at your own strategy',
    text: 'Once the strategies are chosen you may look at your own card whenever you like, even if your opponent chose it for you.',
    basis: 'faq',
  },
  'planning.infiltration': {
    title: 'When Infiltration chooses for you',
    text: "If your opponent's Infiltration took effect last round, your opponent now chooses your strategy card from your unused ones, and you do not. If both players infiltrated, each chooses the other's card at the same time; after both cards are chosen, each of you may look at your own.",
    basis: 'faq',
  },
  'planning.infiltration-faces': {
    title: 'The infiltrator sees the cards',
    text: "The player who chooses for an opponent through Infiltration sees the faces of that opponent's unused strategies while choosing. Used strategies lie open and the five cards are always the same, so what is left could be worked out anyway.",
    basis: 'ruling',
    ruling: 'D1',
  },
  'planning.random': {
    title: 'A random strategy',
    text: 'If an event makes your strategy random this round, one of your unused cards is picked by pure chance. If Infiltration also applies to you, there is no random pick: the infiltrator chooses your card instead.',
    basis: 'ruling',
    ruling: 'D2',
  },
  'planning.open': {
    title: 'An open strategy',
    text: "If an event makes your strategy open this round, your card is picked first and shown, and only then is the other player's card picked. This order is the same no matter who picks. If your opponent infiltrated you, your opponent picks and shows your card and then chooses a card for their own side. If you are the infiltrator, you choose and show your own card and then pick your opponent's.",
    basis: 'ruling',
    ruling: 'D2',
  },
  'planning.lock-in': {
    title: 'Locking in the choices',
    text: "Unless a strategy is open, every pick of the round, whether your own, an infiltrator's or a random one, is locked in before any card is shown to its owner. If only one player is an infiltrator, that player makes both picks together, the opponent's card and their own (unless their own is random), and the other player picks nothing.",
    basis: 'ruling',
    ruling: 'D3',
  },
  'planning.once': {
    title: 'For one round only',
    text: 'Infiltration, a random strategy and an open strategy each apply to a single Planning phase. Once the strategies of that phase are chosen, they are over.',
    basis: 'rulebook',
  },
} as const satisfies Record<string, Rule>;
