import { IMPERIAL_MISSIONS } from './imperial-missions.ts';
import type { MissionCard } from './mission-card.ts';
import { PROJECTS } from './projects.ts';
import { REBEL_MISSIONS } from './rebel-missions.ts';

export type { MissionCard, Target, UnitTest, Where } from './mission-card.ts';

const ALL = { ...REBEL_MISSIONS, ...IMPERIAL_MISSIONS, ...PROJECTS };
export type MissionId = keyof typeof ALL;

/** All missions: 29 Rebel, 29 Imperial and 10 project cards. What they do stands in a table of its own, by the same ids. */
export const MISSIONS: Readonly<Record<MissionId, MissionCard>> = ALL;
