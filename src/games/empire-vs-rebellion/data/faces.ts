import type { FaceId } from '../../../kernel/ids.ts';
import { CARDS, type ResourceCard } from './cards.ts';
import { EVENTS, type EventCard } from './events.ts';
import { STRATEGIES, type StrategyCard } from './strategies.ts';

/** Every card of the box, by number; the rules look cards up here by the face they read. */
export const FACES: readonly string[] = [
  ...Object.keys(CARDS),
  ...Object.keys(STRATEGIES),
  ...Object.keys(EVENTS),
];

const NUMBER = new Map(FACES.map((id, face) => [id, face]));

export function faceOf(id: string): FaceId {
  const face = NUMBER.get(id);
  if (face === undefined) throw new Error(`there is no card ${id}`);
  return face;
}

/** By face; a face of another kind has no entry. */
const byFace = <T>(table: Readonly<Record<string, T>>): (T | undefined)[] => {
  const rows: (T | undefined)[] = FACES.map(() => undefined);
  for (const [id, entry] of Object.entries(table)) rows[faceOf(id)] = entry;
  return rows;
};
const RESOURCE = byFace<ResourceCard>(CARDS);
const STRATEGY = byFace<StrategyCard>(STRATEGIES);
const EVENT = byFace<EventCard>(EVENTS);

function found<T>(entry: T | undefined, face: FaceId, what: string): T {
  if (entry === undefined) throw new Error(`${FACES[face] ?? face} is no ${what}`);
  return entry;
}
export const resource = (face: FaceId): ResourceCard => found(RESOURCE[face], face, 'resource card');
export const strategy = (face: FaceId): StrategyCard => found(STRATEGY[face], face, 'strategy');
export const event = (face: FaceId): EventCard => found(EVENT[face], face, 'event');

export const isCharacter = (face: FaceId): boolean => RESOURCE[face]?.type === 'character';

/** For the test harness: runs `f` with a card's entry emptied, to see whether anything depends on it. */
export function withEmptied<T>(id: string, f: () => T): T {
  const face = faceOf(id);
  const [r, s, e] = [RESOURCE[face], STRATEGY[face], EVENT[face]];
  if (r) RESOURCE[face] = { ...r, ready: 0, exhausted: 0, power: { fx: 'nothing' } };
  if (s) STRATEGY[face] = { ...s, effect: { fx: 'none' } };
  if (e) EVENT[face] = { objective: 0, capacity: 0, points: 0, influence: 0, effect: null };
  try {
    return f();
  } finally {
    RESOURCE[face] = r;
    STRATEGY[face] = s;
    EVENT[face] = e;
  }
}
