import type { CardSlot, FaceId } from '../../kernel/ids.ts';
import { ACTIONS } from './cards/actions/index.ts';
import { MISSIONS } from './cards/missions/index.ts';
import { OBJECTIVES } from './cards/objectives.ts';
import { TACTICS } from './cards/tactics/index.ts';
import { LEADER_IDS, LEADERS } from './data/leaders.ts';
import { PROBE_SYSTEMS } from './data/probes.ts';
import { RING_IDS, RINGS } from './data/rings.ts';
import type { BoxId } from './data/terms.ts';
import { UNIT_IDS, UNITS } from './data/units.ts';
import { faceOf } from './faces.ts';
import type { Leader, Reb, RebOptions } from './state.ts';

/**
 * The backs of cards. A viewer without knowledge cannot tell cards with the same back apart, so each back is a pool of faces.
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
  /** By their numbers in RING_IDS. */
  readonly rings: readonly number[];
  /** The faces of its cards, by their backs. */
  readonly pools: readonly (readonly FaceId[])[];
  /** By slot: slots are numbered pool after pool, so that everybody can see which back a card has. */
  readonly backs: readonly Back[];
}

/** The faces of a table's cards, each as often as there are copies; a card that names no number of copies is there once. */
const copiesOf = <T extends { readonly box: BoxId; readonly copies?: number }>(
  boxes: readonly BoxId[],
  table: Readonly<Record<string, T>>,
  keep: (card: T) => boolean,
): FaceId[] =>
  Object.entries(table).flatMap(([id, card]) =>
    boxes.includes(card.box) && keep(card) ? new Array<FaceId>(card.copies ?? 1).fill(faceOf(id)) : [],
  );

const poolsOf = (boxes: readonly BoxId[]): Readonly<Record<Back, readonly FaceId[]>> => ({
  'rebel-mission': copiesOf(boxes, MISSIONS, (card) => card.side === 'rebel'),
  'imperial-mission': copiesOf(boxes, MISSIONS, (card) => card.side === 'imperial'),
  'rebel-action': copiesOf(boxes, ACTIONS, (card) => card.side === 'rebel'),
  'imperial-action': copiesOf(boxes, ACTIONS, (card) => card.side === 'imperial'),
  'objective-1': copiesOf(boxes, OBJECTIVES, (card) => card.stage === 1),
  'objective-2': copiesOf(boxes, OBJECTIVES, (card) => card.stage === 2),
  'objective-3': copiesOf(boxes, OBJECTIVES, (card) => card.stage === 3),
  'space-tactic': copiesOf(boxes, TACTICS, (card) => card.theater === 'space'),
  'ground-tactic': copiesOf(boxes, TACTICS, (card) => card.theater === 'ground'),
  probe: PROBE_SYSTEMS.map((id) => faceOf(`probe-${id}`)),
});

/** Everything in these boxes, by each entry's `box`. */
function packed(boxes: readonly BoxId[]): Box {
  const pools = poolsOf(boxes);
  return {
    pieces: UNIT_IDS.map((id) => (boxes.includes(UNITS[id].box) ? UNITS[id].count : 0)),
    leaders: LEADER_IDS.flatMap((id, leader) => (boxes.includes(LEADERS[id].box) ? [leader] : [])),
    rings: RING_IDS.flatMap((id, ring) => (boxes.includes(RINGS[id].box) ? [ring] : [])),
    pools: BACKS.map((back) => pools[back]),
    backs: BACKS.flatMap((back) => pools[back].map(() => back)),
  };
}

const BASE = packed(['base']);

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
