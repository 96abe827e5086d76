import { IMPERIAL_MISSIONS } from './imperial.ts';
import type { MissionCard } from './mission.ts';
import { PROJECTS } from './projects.ts';
import { REBEL_MISSIONS } from './rebel.ts';

const ALL = { ...REBEL_MISSIONS, ...IMPERIAL_MISSIONS, ...PROJECTS };
export type MissionId = keyof typeof ALL;

/** All missions by their ids: 29 Rebel, 29 Imperial and 10 project cards. Rules look them up here only. */
export const MISSIONS: Readonly<Record<MissionId, MissionCard>> = ALL;
