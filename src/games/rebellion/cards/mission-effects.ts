import type { MissionId } from '../data/missions.ts';
import type { MissionEntry } from './effects.ts';
import { isEmptied } from './emptied.ts';
import { IMPERIAL_MISSIONS, PROJECTS } from './imperial-missions.ts';
import { REBEL_MISSIONS } from './rebel-missions.ts';

/** What each mission does, by its id. Facts, such as skill and target, stand in data/missions.ts. */
const ENTRIES: Readonly<Record<MissionId, MissionEntry>> = {
  ...REBEL_MISSIONS,
  ...IMPERIAL_MISSIONS,
  ...PROJECTS,
};

const NOTHING: MissionEntry = { effects: [] };

/** The one place where missions are looked up. */
export const missionEntry = (id: MissionId): MissionEntry => (isEmptied(id) ? NOTHING : ENTRIES[id]);
