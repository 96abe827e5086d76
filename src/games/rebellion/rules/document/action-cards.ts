import { ruleOfCard } from '../../../../kernel/cards.ts';
import type { ActionCard } from '../../cards/actions/action.ts';
import { IMPERIAL_ACTIONS as IMPERIAL } from '../../cards/actions/imperial.ts';
import { REBEL_ACTIONS as REBEL } from '../../cards/actions/rebel.ts';
import { names } from '../../text/en/names.ts';
import { rulesOf, sentence } from './card-rules.ts';

const TIMING: Readonly<Record<ActionCard['timing'], string>> = {
  immediate: 'immediate card',
  assignment: 'for the Assignment Phase',
  'start-of-combat': 'for the start of a combat',
  special: 'special card',
};

/** "Starting card, Emperor Palpatine, for the start of a combat." */
const printedOn = ({ starting, leaders, timing }: ActionCard): string =>
  sentence([
    starting ? 'starting card' : '',
    leaders.map((id) => names[`leader.${id}`]).join(' or '),
    TIMING[timing],
  ]);
const actionRule = (card: ActionCard) => ruleOfCard(card, printedOn(card));

/** Whom a card shows, when it is used and what it does. */
export const IMPERIAL_ACTIONS = rulesOf('action', IMPERIAL, actionRule);
export const REBEL_ACTIONS = rulesOf('action', REBEL, actionRule);
