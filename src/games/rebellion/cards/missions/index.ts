import type { Effect } from '../effects.ts';
import { IMPERIAL_MISSIONS } from './imperial.ts';
import type { MissionCard } from './mission.ts';
import { PROJECTS } from './projects.ts';
import { REBEL_MISSIONS } from './rebel.ts';

const ALL = { ...REBEL_MISSIONS, ...IMPERIAL_MISSIONS, ...PROJECTS };
export type MissionId = keyof typeof ALL;

/** All missions by their ids: 29 Rebel, 29 Imperial and 10 project cards. Rules look them up here only. */
export const MISSIONS: Readonly<Record<MissionId, MissionCard>> = ALL;

type EffectOf<D extends Effect['do']> = Extract<Effect, { do: D }>;

/** An effect of a card, for frames of this card alone that need its numbers later. */
export function effectOf<D extends Effect['do']>(id: MissionId, does: D): EffectOf<D> {
  const found = MISSIONS[id].effects.find((effect): effect is EffectOf<D> => effect.do === does);
  if (found === undefined) throw new Error(`${id} has no effect ${does}`);
  return found;
}
