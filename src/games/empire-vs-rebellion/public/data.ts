/** Types and tables: what is printed on the pieces, the cards and the board. */

export { CARDS, type CardId, type ResourceCard, type ResourceType } from '../data/cards.ts';
export { EVENTS, type EventCard, type EventId } from '../data/events.ts';
export { event, FACES, faceOf, strategy } from '../data/faces.ts';
export { STRATEGIES, type StrategyEffect, type StrategyId } from '../data/strategies.ts';
