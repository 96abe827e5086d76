/** Types and tables: what is printed on the pieces, the cards and the board. */

export { ACTIONS, type ActionId } from '../cards/actions/index.ts';
export { MISSIONS, type MissionId } from '../cards/missions/index.ts';
export type { MissionCard } from '../cards/missions/mission.ts';
export { OBJECTIVES, type ObjectiveId } from '../cards/objectives.ts';
export { TACTICS, type TacticId } from '../cards/tactics/index.ts';
export type { DieColour, DieFace } from '../data/dice.ts';
export { LEADERS, type LeaderId, SKILLS, type Skill } from '../data/leaders.ts';
export { RING_IDS, RINGS, type RingId } from '../data/rings.ts';
export { type Icon, REGION_IDS, type RegionId, SYSTEM_IDS, SYSTEMS, type SystemId } from '../data/systems.ts';
export type { Shape } from '../data/terms.ts';
export { BUILD_SPACES, RECRUIT_SPACES, TRACK_LENGTH } from '../data/time-track.ts';
export { UNITS, type UnitId } from '../data/units.ts';
