import { idsOf } from './entry.ts';
import { IMPERIAL_LEADERS } from './leaders/imperial.ts';
import type { Leader } from './leaders/leader.ts';
import { REBEL_LEADERS } from './leaders/rebel.ts';

export { type Leader, SKILLS, type Skill } from './leaders/leader.ts';

const ALL = { ...IMPERIAL_LEADERS, ...REBEL_LEADERS };
export type LeaderId = keyof typeof ALL;

/** All leaders by their ids; those of an expansion come after the others. */
export const LEADERS: Readonly<Record<LeaderId, Leader>> = ALL;
/** The order is that of every list of leaders: the Imperial ones first. */
export const LEADER_IDS = idsOf(LEADERS);
