import type { CardSlot, FaceId } from '../../kernel/ids.ts';
import { ACTIONS } from './data/actions.ts';
import { LEADER_IDS } from './data/leaders.ts';
import { MISSIONS } from './data/missions.ts';
import { OBJECTIVES } from './data/objectives.ts';
import { PROBE_SYSTEMS } from './data/probes.ts';
import { TACTICS } from './data/tactics.ts';
import { UNIT_IDS, UNITS } from './data/units.ts';
import { faceOf } from './faces.ts';
import type { Leader, Reb, RebOptions } from './state.ts';

/**
 * The backs that cards have. Cards with the same back could be exchanged by somebody who knows nothing: each back is a pool of faces.
 * Projects have the backs of Imperial missions; objectives show their stage.
 */
const BACKS = [
  'rebel-mission',
  'imperial-mission',
  'rebel-action',
  'imperial-action',
  'objective-1',
  'objective-2',
  'objective-3',
  'space-tactic',
  'ground-tactic',
  'probe',
] as const;
export type Back = (typeof BACKS)[number];

/** What is in the box that a table plays with. */
interface Box {
  /** By kind: how many there are. */
  readonly pieces: readonly number[];
  readonly leaders: readonly Leader[];
  /** The faces of its cards, by their backs. */
  readonly pools: readonly (readonly FaceId[])[];
  /** By slot: slots are numbered pool after pool, so that everybody can see which back a card has. */
  readonly backs: readonly Back[];
}

/** The faces of a table's cards, each as often as there are copies. */
const copiesOf = <T extends object>(
  table: Readonly<Record<string, T>>,
  keep: (card: T) => boolean,
): FaceId[] =>
  Object.entries(table).flatMap(([id, card]) => {
    const copies = 'copies' in card && typeof card.copies === 'number' ? card.copies : 1;
    return keep(card) ? new Array<FaceId>(copies).fill(faceOf(id)) : [];
  });

const BASE_POOLS: Readonly<Record<Back, readonly FaceId[]>> = {
  'rebel-mission': copiesOf(MISSIONS, (card) => card.side === 'rebel'),
  'imperial-mission': copiesOf(MISSIONS, (card) => card.side === 'imperial'),
  'rebel-action': copiesOf(ACTIONS, (card) => card.side === 'rebel'),
  'imperial-action': copiesOf(ACTIONS, (card) => card.side === 'imperial'),
  'objective-1': copiesOf(OBJECTIVES, (card) => card.stage === 1),
  'objective-2': copiesOf(OBJECTIVES, (card) => card.stage === 2),
  'objective-3': copiesOf(OBJECTIVES, (card) => card.stage === 3),
  'space-tactic': copiesOf(TACTICS, (card) => card.theater === 'space'),
  'ground-tactic': copiesOf(TACTICS, (card) => card.theater === 'ground'),
  probe: PROBE_SYSTEMS.map((id) => faceOf(`probe-${id}`)),
};

const BASE: Box = {
  pieces: UNIT_IDS.map((id) => UNITS[id].count),
  leaders: LEADER_IDS.map((_, leader) => leader),
  pools: BACKS.map((back) => BASE_POOLS[back]),
  backs: BACKS.flatMap((back) => BASE_POOLS[back].map(() => back)),
};

/** The only place that decides what a table plays with; today every set of options uses the base game's box. */
export const boxOf = (_options: RebOptions): Box => BASE;

/** The most cards that a table can have. */
export const MOST_SLOTS = BASE.backs.length;

/** What everybody can see of a card. */
export function backOf(g: Reb, slot: CardSlot): Back {
  const back = boxOf(g.options).backs[slot];
  if (back === undefined) throw new Error(`there is no card ${slot}`);
  return back;
}
