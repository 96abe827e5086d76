import type { Catalogue } from '../../../../kernel/speak/text.ts';

/** What a choice is about, for the list of answers that a player gives in advance. */
export const kinds: Catalogue = {
  'kind.planning.strategy': 'Your strategy for an event',
  'kind.planning.infiltration': "Infiltration: your opponent's strategy",
  'kind.struggle.turn': 'Turns of a struggle',
  'kind.dominance.support': 'Support: a character for your deck',
  'kind.event.add-character': 'Event won: a character for your deck',
  'kind.event.reorder.whether': 'Event won: a look at the next events',
  'kind.event.discard-strategy': "Event won: your opponent's strategy that is discarded",
  'kind.event.character-to-reserve': 'The character that an event sends to your reserve',
  'kind.power.discard-one': 'A power: the card that is discarded',
  'kind.power.remove-exhausted': 'A power: the exhausted card that is removed',
  'kind.power.recon.whose': 'A power: whose deck you look at',
  'kind.power.recon.discard': 'A power: which of the two top cards is discarded',
  'kind.power.search-and-play': 'A power: the card of your deck to play',
  'kind.power.from-reserve': 'A power: the character of your reserve',
  'kind.power.play-from-discard': 'A power: the card of your discard pile',
  'kind.power.discard-to-deck': 'A power: the discarded card for the top of its deck',
  'kind.power.replace-strategy': 'A new strategy for a discarded one',
  'kind.power.search-two.whose': 'A power: whose deck you search',
  'kind.power.search-two.discard': 'A power: the card of a deck that is discarded',
  'kind.power.search-two.top': 'A power: the card of a deck that goes on top',
  'kind.power.look-and-play.discard': 'A power: a card to discard before you play the top card',
  'kind.power.look-and-play.play': 'A power: whether to play the top card that you saw',
};
