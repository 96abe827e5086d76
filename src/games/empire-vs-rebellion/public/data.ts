/** Types and tables: what is printed on the cards. */

export type { StrategyEffect } from '../cards/effects.ts';
export { event, FACES, faceOf, strategy } from '../cards/faces.ts';
export {
  CARDS,
  type CardId,
  type CardRule,
  type CharacterId,
  EVENTS,
  type EventCard,
  type EventId,
  type ResourceCard,
  type ResourceType,
  STRATEGIES,
  type StrategyCard,
  type StrategyId,
} from '../cards/tables.ts';
