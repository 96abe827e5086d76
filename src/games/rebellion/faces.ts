import type { FaceId, SlotId } from '../../kernel/ids.ts';
import { ACTIONS, type ActionId } from './data/actions.ts';
import { MISSIONS, type MissionId } from './data/missions.ts';
import { OBJECTIVES, type ObjectiveId } from './data/objectives.ts';
import { PROBE_SYSTEMS } from './data/probes.ts';
import { TACTICS, type TacticId } from './data/tactics.ts';
import { type Loc, NONE, type Reader, systemNo } from './state.ts';

/** Every card of the box by name; copies share a face. */
export const FACES: readonly string[] = [
  ...Object.keys(MISSIONS),
  ...Object.keys(ACTIONS),
  ...Object.keys(OBJECTIVES),
  ...Object.keys(TACTICS),
  ...PROBE_SYSTEMS.map((id) => `probe-${id}`),
];

const NUMBER = new Map(FACES.map((id, face) => [id, face]));
export function faceOf(id: string): FaceId {
  const face = NUMBER.get(id);
  if (face === undefined) throw new Error(`there is no card ${id}`);
  return face;
}

const PROBE_LOC: readonly Loc[] = FACES.map((id) => {
  const system = PROBE_SYSTEMS.find((s) => id === `probe-${s}`);
  return system === undefined ? NONE : systemNo(system);
});
/** The system on a probe card; NONE for a face that the reader does not know. */
export const probeLoc = (face: FaceId): Loc => PROBE_LOC[face] ?? NONE;

/** Names as the reader knows them; undefined: facedown for him, or a card of another kind. */
const named = <T extends string>(table: Readonly<Record<T, unknown>>) => {
  const byFace: (T | undefined)[] = FACES.map((id) => (id in table ? (id as T) : undefined));
  return (slot: SlotId, r: Reader): T | undefined => byFace[r.read(slot)];
};
export const missionIn = named<MissionId>(MISSIONS);
export const actionIn = named<ActionId>(ACTIONS);
export const objectiveIn = named<ObjectiveId>(OBJECTIVES);
export const tacticIn = named<TacticId>(TACTICS);

/** The faces of a table's cards, each as often as there are copies. */
const copiesOf = <T extends object>(
  table: Readonly<Record<string, T>>,
  keep: (card: T) => boolean,
): FaceId[] =>
  Object.entries(table).flatMap(([id, card]) => {
    const copies = 'copies' in card && typeof card.copies === 'number' ? card.copies : 1;
    return keep(card) ? new Array<FaceId>(copies).fill(faceOf(id)) : [];
  });

/**
 * Which faces could be exchanged by somebody who knows nothing. Projects have the same backs as Imperial missions; objectives
 * show their stage on the back, so each stage is a pool.
 */
export const POOLS = {
  rebelMissions: copiesOf(MISSIONS, (card) => card.side === 'rebel'),
  imperialMissions: copiesOf(MISSIONS, (card) => card.side === 'imperial'),
  rebelActions: copiesOf(ACTIONS, (card) => card.side === 'rebel'),
  imperialActions: copiesOf(ACTIONS, (card) => card.side === 'imperial'),
  objectives1: copiesOf(OBJECTIVES, (card) => card.stage === 1),
  objectives2: copiesOf(OBJECTIVES, (card) => card.stage === 2),
  objectives3: copiesOf(OBJECTIVES, (card) => card.stage === 3),
  spaceTactics: copiesOf(TACTICS, (card) => card.theater === 'space'),
  groundTactics: copiesOf(TACTICS, (card) => card.theater === 'ground'),
  probes: PROBE_SYSTEMS.map((id) => faceOf(`probe-${id}`)),
};
export const POOL_LIST: readonly (readonly FaceId[])[] = Object.values(POOLS);

/** Slots are numbered pool after pool: which back a card has can be seen by everybody. */
const BACKS: readonly number[] = POOL_LIST.flatMap((pool, back) => pool.map(() => back));
export const backOf = (slot: SlotId): number => BACKS[slot] ?? -1;
