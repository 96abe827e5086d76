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
  'kind.power.remove-exhausted': 'Darth Vader: the exhausted card',
  'kind.power.recon.whose': 'Recon: whose deck',
  'kind.power.recon.discard': 'Recon: the card that is discarded',
  'kind.power.search-and-play': 'Han Solo: the card of your deck',
  'kind.power.from-reserve': 'Leia Organa: the character of your reserve',
  'kind.power.play-from-discard': 'Obi-Wan Kenobi: the card of your discard pile',
  'kind.power.discard-to-deck': 'Admiral Piett: the discarded card',
  'kind.power.replace-strategy': 'A new strategy for a discarded one',
  'kind.power.search-two.whose': 'IG-88: whose deck',
  'kind.power.search-two.discard': 'IG-88: the card that is discarded',
  'kind.power.search-two.top': 'IG-88: the card on top',
  'kind.power.look-and-play.discard': 'Jabba the Hutt: a card to discard first',
  'kind.power.look-and-play.play': 'Jabba the Hutt: the card you saw',
};
