import {
  CARDS,
  EVENTS,
  type EventCard,
  type ResourceCard,
  STRATEGIES,
  type StrategyCard,
} from '../../cards/tables.ts';

/** Entries that are worth nothing and do nothing, made of effects that printed cards have. */
const NO_RESOURCE: Partial<ResourceCard> = { ready: 0, exhausted: 0, power: { fx: 'gain-influence', by: 0 } };
const NO_STRATEGY: Partial<StrategyCard> = { effect: { fx: 'add-to-total', by: 0 } };
const NO_EVENT: Partial<EventCard> = { objective: 0, capacity: 0, points: 0, influence: 0, effect: null };

const TABLES: readonly [table: Readonly<Record<string, object>>, nothing: object][] = [
  [CARDS, NO_RESOURCE],
  [STRATEGIES, NO_STRATEGY],
  [EVENTS, NO_EVENT],
];

/** Runs `f` with a card's entry emptied, to see whether anything depends on it. */
export function withEmptied<T>(id: string, f: () => T): T {
  const [table, nothing] = TABLES.find(([entries]) => Object.hasOwn(entries, id))!;
  const entry = table[id]!;
  const printed = { ...entry };
  Object.assign(entry, nothing);
  try {
    return f();
  } finally {
    Object.assign(entry, printed);
  }
}
