import type { Catalogue } from '../../../kernel/speak/text.ts';
import { full } from './en/full.ts';
import { kinds } from './en/kinds.ts';
import { names } from './en/names.ts';
import { options } from './en/options.ts';
import { pieces } from './en/pieces.ts';
import { questions } from './en/questions.ts';
import { show } from './en/show.ts';
import { table } from './en/table.ts';
import { tells } from './en/tells.ts';
import { warnings } from './en/warnings.ts';

/** All words of the game in English. */
export const en: Catalogue = {
  'game.title': 'Star Wars: Rebellion',
  'game.about':
    'The Empire rules the galaxy and hunts for the hidden Rebel base. The Rebellion wins hearts, fights where it can, and gains reputation; it wins if its base stands until the time marker meets the reputation marker. The Empire wins when it finds the base and holds its system.',
  'options.full': 'Full game',
  'options.first-game': 'First game: fixed starting positions, no starting action cards',
  'options.variants':
    'With three variants: a new base after a lost attack, at most three destroyed systems, the Death Star on the queue',
  'side.rebel': 'the Rebellion',
  'side.imperial': 'the Empire',
  'space.rebel-base': 'the Rebel Base space',
  'over.winning.rebel': 'because the reputation and time markers have met',
  'over.winning.empire': 'because the Rebel base is theirs',
  'over.mission.superlaser-online': 'because the superlaser has destroyed the Rebel base',
  ...names,
  ...full,
  ...pieces,
  ...questions,
  ...kinds,
  ...options,
  ...tells,
  ...table,
  ...show,
  ...warnings,
};
