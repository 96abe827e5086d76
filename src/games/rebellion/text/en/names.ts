import type { Catalogue } from '../../../../kernel/speak/text.ts';
import { CARDS } from '../../cards/all.ts';
import { LEADERS } from '../../data/leaders.ts';
import { PROBES } from '../../data/pieces.ts';
import { REGIONS } from '../../data/regions.ts';
import { RINGS } from '../../data/rings.ts';
import { SYSTEMS } from '../../data/systems.ts';
import { UNITS } from '../../data/units.ts';
import { named, wordsOf } from './names/words.ts';

/**
 * What everything in the box is called, and what the cards do. A ring's effect is under `does.ring.<id>`, since the ring
 * and the mission Lure of the Dark Side have the same id.
 */
export const names: Catalogue = {
  ...named('system', SYSTEMS),
  ...named('region', REGIONS),
  ...named('unit', UNITS),
  ...named('leader', LEADERS),
  ...named('face', PROBES),
  ...wordsOf(RINGS, 'ring', 'does.ring'),
  ...wordsOf(CARDS),
};
