import type { CardSlot, FaceId } from '../../kernel/ids.ts';
import { ACTIONS, type ActionId } from './cards/actions/index.ts';
import { MISSIONS, type MissionId } from './cards/missions/index.ts';
import { OBJECTIVES, type ObjectiveId } from './cards/objectives.ts';
import { TACTICS, type TacticId } from './cards/tactics/index.ts';
import { PROBE_SYSTEMS } from './data/probes.ts';
import type { RebRule } from './rules/document.ts';
import { type Loc, NONE, type Reader, systemNo } from './state.ts';

/** Every card by name; copies share a face. Kept games store these numbers: new cards come after all others. */
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

/** The rule that contains a tactic or action card. */
export const ruleOfCard = (id: ActionId | TacticId): RebRule =>
  id in TACTICS ? `tactic.${id as TacticId}` : `action.${id as ActionId}`;

/** Names as the reader knows them; undefined: facedown for the reader, or a card of another kind. */
const named = <T extends string>(table: Readonly<Record<T, unknown>>) => {
  const byFace: (T | undefined)[] = FACES.map((id) => (id in table ? (id as T) : undefined));
  return (slot: CardSlot, r: Reader): T | undefined => byFace[r.read(slot)];
};
export const missionIn = named<MissionId>(MISSIONS);
export const actionIn = named<ActionId>(ACTIONS);
export const objectiveIn = named<ObjectiveId>(OBJECTIVES);
export const tacticIn = named<TacticId>(TACTICS);
