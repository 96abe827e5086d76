import { ruleOfCard } from '../../../../kernel/cards.ts';
import { TACTICS as CARDS } from '../../cards/tactics/index.ts';
import type { TacticCard } from '../../cards/tactics/tactic.ts';
import { COPIES, rulesOf, sentence } from './card-rules.ts';
import type { Rule } from './rule.ts';

/** "Two copies, costs a special." Both decks have cards of the same name. */
const tacticRule = (card: TacticCard): Rule => {
  const printed = sentence([
    COPIES[card.copies] ?? `${card.copies} copies`,
    card.cost === 'special' ? 'costs a special' : 'no cost',
    card.timing === 'block' ? 'a blocking card' : '',
  ]);
  return { ...ruleOfCard(card, printed), title: `${card.name} (${card.theater})` };
};

/** The tactic cards of both theaters. */
export const TACTICS = {
  'tactic.cards': {
    title: 'How tactic cards work',
    text: 'There are 15 space and 15 ground tactic cards, and both sides draw from them. A card works only in its own theater and on units in the system of the combat. Cards that attack are played during your own attack after you have rolled; some also cost you a die that shows a special, and the icon on the card tells you which. Cards that block are played after the enemy has assigned damage. Damage from a card is put beside its target like a die, so it can be blocked.',
    basis: 'rulebook',
    ruling: 'R-097, R-100',
  },
  ...rulesOf('tactic', CARDS, tacticRule),
} as const satisfies Record<string, Rule>;
