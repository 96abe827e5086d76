import { mission } from './mission.ts';
import { missionCards } from './mission-cards.ts';
import { missionLeaders } from './mission-leaders.ts';
import { missionMoves } from './mission-moves.ts';
import { missionObjectives } from './mission-objectives.ts';
import { missionQueue } from './mission-queue.ts';
import { missionSystems } from './mission-systems.ts';
import { missionUnits } from './mission-units.ts';
import { mobilize } from './mobilize.ts';

/** All procedures of missions. */
export const missionFrames = {
  mission,
  mobilize,
  ...missionCards,
  ...missionLeaders,
  ...missionMoves,
  ...missionObjectives,
  ...missionQueue,
  ...missionSystems,
  ...missionUnits,
};
