import type { Catalogue } from '../../../kernel/speak/text.ts';
import { cards } from './en/cards.ts';
import { events } from './en/events.ts';
import { kinds } from './en/kinds.ts';
import { questions } from './en/questions.ts';
import { screen } from './en/screen.ts';
import { table } from './en/table.ts';
import { tells } from './en/tells.ts';

/** All words of the game in English. */
export const en: Catalogue = {
  'game.title': 'Empire vs. Rebellion',
  'game.about':
    'Two sides fight over the events of the Galactic Civil War. Play cards to bring your total close to the objective, but not above it; the higher total takes the event. Seven points win the war.',
  'options.full': 'Full game',
  'options.tutorial': 'Tutorial: one short struggle',
  'side.rebel': 'the Rebellion',
  'side.imperial': 'the Empire',
  ...cards,
  ...events,
  ...questions,
  ...kinds,
  ...tells,
  ...table,
  ...screen,
  'over.winning': 'with seven points or more',
  'over.tutorial.result': 'with the higher total that is not over the objective',
  'over.tutorial.end': 'because the totals are equal or both are over the objective',
};
