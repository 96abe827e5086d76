import { mobilize } from '../command/mobilize.ts';
import { missionCards } from './cards.ts';
import { missionLeaders } from './leaders.ts';
import { mission } from './mission.ts';
import { missionMoves } from './moves.ts';
import { missionObjectives } from './objectives.ts';
import { missionQueue } from './queue.ts';
import { missionSystems } from './systems.ts';
import { missionUnits } from './units.ts';

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
