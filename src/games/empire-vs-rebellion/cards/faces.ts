import type { FaceId } from '../../../kernel/ids.ts';
import { SIDES } from '../state.ts';
import { BOXES } from './card.ts';
import { CARDS, EVENTS, type EventCard, type ResourceCard, STRATEGIES, type StrategyCard } from './tables.ts';

type AnyCard = ResourceCard | StrategyCard | EventCard;
const ALL: readonly [string, AnyCard][] = [CARDS, STRATEGIES, EVENTS].flatMap((table) =>
  Object.entries<AnyCard>(table),
);

/** Every card by number; the rules look cards up here by the face they read. Kept games store these numbers. */
export const FACES: readonly string[] = BOXES.flatMap((box) =>
  ALL.flatMap(([id, card]) => (card.box === box ? [id] : [])),
);

const NUMBER = new Map(FACES.map((id, face) => [id, face]));

export function faceOf(id: string): FaceId {
  const face = NUMBER.get(id);
  if (face === undefined) throw new Error(`there is no card ${id}`);
  return face;
}

/** By face; a face of another kind has no entry. */
const byFace = <T>(table: Readonly<Record<string, T>>): (T | undefined)[] =>
  FACES.map((id) => (Object.hasOwn(table, id) ? table[id] : undefined));
const RESOURCE = byFace<ResourceCard>(CARDS);
const STRATEGY = byFace<StrategyCard>(STRATEGIES);
const EVENT = byFace<EventCard>(EVENTS);

function found<T>(entry: T | undefined, face: FaceId, what: string): T {
  if (entry === undefined) throw new Error(`${FACES[face] ?? face} is not a ${what}`);
  return entry;
}
export const resource = (face: FaceId): ResourceCard => found(RESOURCE[face], face, 'resource card');
export const strategy = (face: FaceId): StrategyCard => found(STRATEGY[face], face, 'strategy');
export const event = (face: FaceId): EventCard => found(EVENT[face], face, 'event card');

export const isCharacter = (face: FaceId): boolean => RESOURCE[face]?.type === 'character';

const charactersOf = (side: string): FaceId[] =>
  FACES.flatMap((_, face) => (isCharacter(face) && RESOURCE[face]?.side === side ? [face] : []));

/** The characters of each side. */
export const CHARACTERS: readonly [readonly FaceId[], readonly FaceId[]] = [
  charactersOf(SIDES[0]),
  charactersOf(SIDES[1]),
];
