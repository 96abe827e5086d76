import type { CardId, ResourceType } from './cards.ts';

/** What an event does besides being won. `block` holds all round; the others happen after somebody has won it. */
export type EventEffect =
  | { readonly fx: 'block'; readonly type: ResourceType; readonly except: readonly CardId[] }
  | { readonly fx: 'lose-influence'; readonly who: 'loser'; readonly by: number }
  | { readonly fx: 'reorder-events'; readonly who: 'winner'; readonly look: number }
  | { readonly fx: 'random-strategy'; readonly who: 'loser' }
  | { readonly fx: 'open-strategy'; readonly who: 'loser' }
  | { readonly fx: 'discard-strategy'; readonly who: 'loser' }
  | { readonly fx: 'add-character'; readonly who: 'winner' }
  | { readonly fx: 'character-to-reserve'; readonly who: 'winner' | 'loser' }
  | { readonly fx: 'retrieve-strategies'; readonly who: 'winner' };

export interface EventCard {
  readonly objective: number;
  readonly capacity: number;
  readonly points: number;
  readonly influence: number;
  readonly effect: EventEffect | null;
}

/** The 24 events. */
export const EVENTS = {
  'acquire-the-death-star-plans': {
    objective: 13,
    capacity: 3,
    points: 2,
    influence: 1,
    effect: { fx: 'lose-influence', who: 'loser', by: 2 },
  },
  'attack-on-echo-base': {
    objective: 9,
    capacity: 3,
    points: 2,
    influence: 1,
    effect: { fx: 'block', type: 'diplomacy', except: [] },
  },
  'balance-of-the-force': {
    objective: 7,
    capacity: 5,
    points: 1,
    influence: 2,
    effect: { fx: 'reorder-events', who: 'winner', look: 3 },
  },
  'battle-of-endor': {
    objective: 17,
    capacity: 5,
    points: 3,
    influence: 0,
    effect: { fx: 'block', type: 'the-force', except: [] },
  },
  'battle-of-hoth': { objective: 17, capacity: 5, points: 3, influence: 0, effect: null },
  'battle-of-yavin': { objective: 15, capacity: 4, points: 3, influence: 0, effect: null },
  'control-of-endor': { objective: 9, capacity: 2, points: 1, influence: 2, effect: null },
  'create-a-diversion': {
    objective: 5,
    capacity: 2,
    points: 1,
    influence: 2,
    effect: { fx: 'random-strategy', who: 'loser' },
  },
  'destroy-the-shield-generator': {
    objective: 8,
    capacity: 2,
    points: 2,
    influence: 1,
    effect: { fx: 'lose-influence', who: 'loser', by: 2 },
  },
  'diplomatic-freedom': { objective: 11, capacity: 3, points: 1, influence: 2, effect: null },
  'display-of-power': {
    objective: 10,
    capacity: 4,
    points: 3,
    influence: 0,
    effect: { fx: 'discard-strategy', who: 'loser' },
  },
  'duel-on-cloud-city': {
    objective: 21,
    capacity: 6,
    points: 3,
    influence: 0,
    effect: { fx: 'block', type: 'character', except: ['luke-skywalker', 'darth-vader'] },
  },
  'escape-from-tatooine': { objective: 11, capacity: 3, points: 1, influence: 2, effect: null },
  'evacuation-of-echo-base': {
    objective: 15,
    capacity: 4,
    points: 2,
    influence: 1,
    effect: { fx: 'block', type: 'recon', except: [] },
  },
  'fall-of-a-hero': {
    objective: 9,
    capacity: 3,
    points: 1,
    influence: 2,
    effect: { fx: 'character-to-reserve', who: 'loser' },
  },
  'heart-of-the-empire': { objective: 13, capacity: 4, points: 1, influence: 2, effect: null },
  'locate-the-rebel-base': {
    objective: 9,
    capacity: 5,
    points: 1,
    influence: 2,
    effect: { fx: 'open-strategy', who: 'loser' },
  },
  'most-desperate-hour': {
    objective: 13,
    capacity: 4,
    points: 1,
    influence: 2,
    effect: { fx: 'block', type: 'military', except: [] },
  },
  'negotiate-with-the-hutts': {
    objective: 13,
    capacity: 3,
    points: 3,
    influence: 0,
    effect: { fx: 'character-to-reserve', who: 'winner' },
  },
  'occupation-of-cloud-city': {
    objective: 5,
    capacity: 2,
    points: 2,
    influence: 1,
    effect: { fx: 'add-character', who: 'winner' },
  },
  'rebel-uprising': {
    objective: 19,
    capacity: 6,
    points: 1,
    influence: 2,
    effect: { fx: 'add-character', who: 'winner' },
  },
  'rescue-mission-to-cloud-city': { objective: 7, capacity: 3, points: 1, influence: 2, effect: null },
  'securing-the-rebel-base-on-yavin-4': { objective: 9, capacity: 2, points: 1, influence: 2, effect: null },
  'ultimate-power-in-the-universe': {
    objective: 7,
    capacity: 3,
    points: 2,
    influence: 1,
    effect: { fx: 'retrieve-strategies', who: 'winner' },
  },
} as const satisfies Record<string, EventCard>;
export type EventId = keyof typeof EVENTS;

/** The one struggle of the tutorial. */
export const TUTORIAL_EVENT: EventId = 'escape-from-tatooine';
