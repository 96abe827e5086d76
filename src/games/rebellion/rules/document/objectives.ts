import { ruleOfCard } from '../../../../kernel/cards.ts';
import type { ObjectiveCard } from '../../cards/objective.ts';
import { OBJECTIVES as CARDS } from '../../cards/objectives.ts';
import { rulesOf, sentence } from './card-rules.ts';
import type { Rule } from './rule.ts';

const STAGES = ['', 'I', 'II', 'III'] as const;

/** "Stage I, 1 reputation." */
const printedOn = ({ stage, reputation }: ObjectiveCard): string =>
  sentence([`stage ${STAGES[stage]}`, reputation === null ? '' : `${reputation} reputation`]);
const namesakes = ({ name }: ObjectiveCard): number =>
  Object.values(CARDS).filter((card) => card.name === name).length;

/** Playing objectives, and the fifteen cards. */
export const OBJECTIVES = {
  'objectives.play': {
    title: 'Playing an objective',
    text: 'When the condition of an objective in their hand is met at the time it names, the Rebels may play it and gain its reputation. They never have to, and they are always asked, even if only one card fits. A played objective goes to the open discard pile.',
    basis: 'faq',
    ruling: 'R-160, R-162',
  },
  'objectives.limit': {
    title: 'One at a time',
    text: 'At most one objective can be played in each combat and one in each Refresh Phase. A combat objective is played at the moment its condition is met; those for winning a battle are played at the end of the combat. You may decline, but then that condition does not come up again in this combat.',
    basis: 'faq',
    ruling: 'R-161',
  },
  'objectives.health': {
    title: 'Counting health',
    text: 'Where an objective counts health, the health printed for the units is meant, even if a card has changed it for this combat. A Death Star has no health and adds nothing.',
    basis: 'faq',
    ruling: 'R-164',
  },
  ...rulesOf('objective', CARDS, (card) => ({
    ...ruleOfCard(card, printedOn(card)),
    // The two Death Star Plans have one name.
    title: namesakes(card) > 1 ? `${card.name} (stage ${STAGES[card.stage]})` : card.name,
  })),
} as const satisfies Record<string, Rule>;
