import { expect } from 'vitest';
import type { CardSlot } from '../../../../kernel/ids.ts';
import { check } from '../../check.ts';
import type { SystemId } from '../../data/systems.ts';
import type { UnitId } from '../../data/units.ts';
import { FACES, faceOf } from '../../faces.ts';
import type { FrameOf, RebFrame } from '../../frames/frames.ts';
import { type Place, type RebScene, type RebSetup, rebScene } from '../../scene.ts';
import { BASE_SPACE, kindNo, systemNo } from '../../state.ts';
import { queued, unitsAt } from '../../table/units.ts';

/** The Refresh Phase from one of its steps on; the base is on Dagobah unless the test says where. */
export const refreshing = (
  setup: RebSetup,
  at: FrameOf<'refresh'>['at'] = 'objective',
  todo: FrameOf<'refresh'>['todo'] = [],
): RebScene =>
  rebScene({
    base: 'dagobah',
    time: 6,
    stack: [
      { k: 'round', at: 'next' },
      { k: 'refresh', at, todo },
    ],
    ...setup,
  });

/** A side's part of the Assignment Phase; afterwards the other side's, then the Command Phase. */
export const assigning = (setup: RebSetup, side: 'rebel' | 'imperial'): RebScene => {
  const stack: RebFrame[] = [
    { k: 'round', at: 'command' },
    { k: 'assignment', at: 'mix', side: 1, fetched: [], takenBack: 0 },
  ];
  if (side === 'rebel') stack.push({ k: 'assignment', at: 'mix', side: 0, fetched: [], takenBack: 0 });
  return rebScene({ base: 'dagobah', stack, ...setup });
};

export const unitsIn = (scene: RebScene, place: Place, unit: UnitId): number =>
  unitsAt(scene.state.game, place === 'base-space' ? BASE_SPACE : systemNo(place as SystemId), kindNo(unit));
export const onQueue = (scene: RebScene, space: number, unit: UnitId): number =>
  queued(scene.state.game, space, kindNo(unit));

/** What was told, by the kinds of events. */
export const toldKinds = (scene: RebScene): string[] => scene.told.map((t) => t.e.k);

/** The question that a seat is asked now; null: none. */
export const kindAsked = (scene: RebScene, name: string): string | null =>
  scene.view(name).question?.kind ?? null;

/** The slot among these that holds a card: a second copy may lie elsewhere. */
export function among(scene: RebScene, slots: readonly CardSlot[], id: string): CardSlot {
  const slot = slots.find((card) => scene.state.secrets.face[card] === faceOf(id));
  if (slot === undefined) throw new Error(`${id} is not there`);
  return slot;
}

/** The names of cards, known to anybody or not. */
export const names = (scene: RebScene, slots: readonly CardSlot[]): string[] =>
  slots.map((slot) => FACES[scene.state.secrets.face[slot] ?? -1] ?? '');

/** Everything is still in the box, the hands and on the board. */
export function sound(scene: RebScene): RebScene {
  if (!scene.state.over) expect(() => check(scene.state)).not.toThrow();
  return scene;
}
