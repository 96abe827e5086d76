import type { ActionId } from '../cards/actions/index.ts';
import type { MissionId } from '../cards/missions/index.ts';
import type { SideName } from './terms.ts';

/** The order is that of every list of rings. */
export const RING_IDS = [
  'c-3po',
  'r2-d2',
  'master-yoda',
  'millennium-falcon',
  'captured',
  'carbonite',
  'lure-of-the-dark-side',
] as const;
export type RingId = (typeof RING_IDS)[number];

export interface Ring {
  /** Whose ring it is; every one of them is worn by Rebel leaders, or by one who was. */
  readonly side: SideName;
  /** The card that puts it on; 'capture': whatever captures a leader. */
  readonly from: ActionId | MissionId | 'capture';
}

/** The 7 attachment rings, one of each. A leader wears one: a new ring replaces the old. */
export const RINGS: Readonly<Record<RingId, Ring>> = {
  'c-3po': { side: 'rebel', from: 'human-cyborg-relations' },
  'r2-d2': { side: 'rebel', from: 'resourceful-astromech' },
  'master-yoda': { side: 'rebel', from: 'seek-yoda' },
  'millennium-falcon': { side: 'rebel', from: 'the-millennium-falcon' },
  captured: { side: 'imperial', from: 'capture' },
  carbonite: { side: 'imperial', from: 'carbon-freezing' },
  'lure-of-the-dark-side': { side: 'imperial', from: 'lure-of-the-dark-side' },
};
