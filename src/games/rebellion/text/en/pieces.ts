import type { Catalogue } from '../../../../kernel/speak/text.ts';
import { LEADER_IDS, LEADERS } from '../../data/leaders.ts';
import { UNIT_IDS, UNITS } from '../../data/units.ts';
import { texts } from './names/words.ts';

const under = <K extends string>(prefix: string, ids: readonly K[], word: (id: K) => string): Catalogue =>
  Object.fromEntries(ids.map((id) => [`${prefix}.${id}`, word(id)]));

/** Units by number, leaders where there is little room, and what units do. */
export const pieces: Catalogue = {
  ...under('counted', UNIT_IDS, (id) => UNITS[id].counted),
  ...under('short.leader', LEADER_IDS, (id) => LEADERS[id].short),
  ...texts('does.unit', UNITS),
};
