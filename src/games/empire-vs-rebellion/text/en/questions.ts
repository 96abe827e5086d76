import type { Catalogue } from '../../../../kernel/speak/text.ts';

/** Prompts, and the alternatives under them. */
export const questions: Catalogue = {
  // ---- prompts ----
  'ask.setup.characters':
    'Choose {min} of your eight characters for your deck. The others wait facedown in your reserve.',
  'ask.planning.strategy':
    'Choose your strategy for this event. It stays facedown and works after the struggle, if you are not over the objective.',
  'ask.planning.infiltration':
    "Your Infiltration worked: choose your opponent's strategy for this event from their unused ones.",
  'ask.struggle.turn':
    'Your turn: {can}.{long: This struggle has lasted very long; a draw may be offered at any time.|}',
  'ask.struggle.turn.struggle.must-play':
    'Your turn: you have no card in play, so you must play the top card of your deck.{long: This struggle has lasted very long; a draw may be offered at any time.|}',
  'ask.dominance.support':
    'Your Support works: you may shuffle one character of your reserve into your deck. Nobody else sees which.',
  'ask.event.add-character':
    'You won the event: you may shuffle one character of your reserve into your deck. Nobody else sees which.',
  'ask.event.reorder.whether':
    'You won the event: you may look at the next events and put them back in any order.',
  'ask.event.reorder.order':
    'Put the next {count} {count:event|events} in order, the first to be revealed at the top.',
  'ask.event.discard-strategy':
    "You won the event: choose one of your opponent's unused strategies; it is discarded.",
  'ask.event.character-to-reserve':
    'The event sends one of your characters back to your reserve: choose which. Nobody else sees it.',
  'ask.power.discard-one': '{about}: choose the card that is discarded from play.',
  'ask.power.exhaust-some':
    '{about}: choose {most:one ready card|one or two ready cards} to exhaust. An exhausted character is worth only 1.',
  'ask.power.one-or-both':
    '{about}: do at least one of the two: {places}. Name the cards before anything happens.',
  'ask.power.discard-and-redraw':
    'Lando Calrissian: choose at least one of your cards to discard. You then play as many from the top of your deck.',
  'ask.power.remove-exhausted':
    'Darth Vader: choose an exhausted card to remove from play. A character goes to the reserve, any other card to the discard pile.',
  'ask.power.recon.whose': 'Recon: choose the deck whose top two cards you want to see.',
  'ask.power.recon.discard': 'Recon: choose which of the two cards to discard. The other stays on top.',
  'ask.power.search-and-play': 'Han Solo: choose a card of your deck to play. The deck is then shuffled.',
  'ask.power.from-reserve': 'Leia Organa: choose a character of your reserve, and where it goes.',
  'ask.power.play-from-discard': 'Obi-Wan Kenobi: choose a card of your discard pile to play.',
  'ask.power.discard-to-deck':
    "Admiral Piett: choose a discarded card; it goes on top of its owner's deck, for both to know.",
  'ask.power.replace-strategy':
    'Your strategy was discarded: choose a new one for this event from your unused ones, in secret.',
  'ask.power.search-two.whose': 'IG-88: choose the deck to search.',
  'ask.power.search-two.discard': 'IG-88: choose the card of this deck that is discarded.',
  'ask.power.search-two.top':
    'IG-88: choose the card that goes on top of the deck. The others are shuffled under it.',
  'ask.power.look-and-play.discard':
    'Jabba the Hutt: you have seen the top card of your deck. You may first discard one of your cards in play.',
  'ask.power.look-and-play.play': 'Jabba the Hutt: you may play the card you saw.',

  // ---- what a turn allows, for the prompt ----
  'can.do:play': 'play a card',
  'can.power': 'use a power',
  'can.exhaust': 'exhaust a character for no effect',
  'can.ready': 'ready a card for one influence',
  'can.do:pass': 'pass',

  // ---- alternatives ----
  'option.do:play': 'Play the top card of your deck',
  'option.do:pass': 'Pass',
  'option.do:decline': 'Do nothing',
  'option.do:look': 'Look at the next events',
  'option.power': 'Use {card}: {use}',
  'option.exhaust': 'Exhaust {card} for no effect',
  'option.ready': 'Ready {card} for one influence',
  'option.card': '{full}',
  'option.play': 'Put {card} into play',
  'option.shuffle': 'Shuffle {card} into your deck',
  'option.side': '{nameOf} deck',
  'option.face': '{name}',
  'option.setup.characters.card': '{card}: {does}',
  'option.planning.strategy.card': '{card}: {does}',
  'option.planning.infiltration.card': '{card}: {does}',
  'option.power.replace-strategy.card': '{card}: {does}',
  'option.event.discard-strategy.card': '{card}: {does}',
  'option.dominance.support.do:decline': 'Add no character',
  'option.event.add-character.do:decline': 'Add no character',
  'option.event.reorder.whether.do:decline': 'Leave the events as they are',
  'option.power.look-and-play.discard.do:decline': 'Discard nothing',
  'option.power.look-and-play.play.card': 'Play {card}',
  'option.power.look-and-play.play.do:decline': 'Leave the card on top of your deck',

  // ---- the two halves of a power ----
  'part.discard-own': 'discard one of your own cards in play',
  'part.discard-opposing': "discard one of your opponent's cards in play",
  'part.exhaust-either': 'exhaust one ready card of either side',

  // ---- piles that cards are put in order in ----
  'pile.top': 'top of the event deck',
};
