import type { Catalogue } from '../../../../kernel/speak/text.ts';
import { PROBE_SYSTEMS } from '../../data/probes.ts';
import { ACTION_WORDS } from './names/actions.ts';
import { IMPERIAL_MISSION_WORDS } from './names/imperial-missions.ts';
import { OBJECTIVE_WORDS } from './names/objectives.ts';
import { LEADER_NAMES, RING_WORDS, UNIT_NAMES } from './names/pieces.ts';
import { REGION_NAMES, SYSTEM_NAMES } from './names/places.ts';
import { REBEL_MISSION_WORDS } from './names/rebel-missions.ts';
import { TACTIC_WORDS } from './names/tactics.ts';
import { named, worded } from './names/words.ts';

const probes = Object.fromEntries(PROBE_SYSTEMS.map((id) => [`probe-${id}`, `${SYSTEM_NAMES[id]} probe`]));

/**
 * What everything in the box is called, and what the cards do. A ring's effect is under `does.ring.<id>`, since the ring
 * and the mission Lure of the Dark Side have the same id.
 */
export const names: Catalogue = {
  ...named('system', SYSTEM_NAMES),
  ...named('region', REGION_NAMES),
  ...named('unit', UNIT_NAMES),
  ...named('leader', LEADER_NAMES),
  ...named('face', probes),
  ...worded(RING_WORDS, 'ring', 'does.ring'),
  ...worded(REBEL_MISSION_WORDS),
  ...worded(IMPERIAL_MISSION_WORDS),
  ...worded(ACTION_WORDS),
  ...worded(OBJECTIVE_WORDS),
  ...worded(TACTIC_WORDS),
};
