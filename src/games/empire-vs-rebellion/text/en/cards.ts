import { textOf } from '../../../../kernel/cards.ts';
import type { Catalogue } from '../../../../kernel/speak/text.ts';
import {
  CARDS,
  EVENTS,
  type EventCard,
  type ResourceCard,
  STRATEGIES,
  type StrategyCard,
} from '../../cards/tables.ts';

/** What cards are called (face, full, short), what they do, and what one uses them for: all of it from their entries. */

const SIDE_WORD = { rebel: 'Rebel', imperial: 'Imperial' } as const;

const every = <T>(
  table: Readonly<Record<string, T>>,
  words: (id: string, card: T) => Readonly<Record<string, string>>,
): Catalogue => Object.assign({}, ...Object.entries(table).map(([id, card]) => words(id, card)));

export const cards: Catalogue = {
  ...every<ResourceCard>(CARDS, (id, card) => ({
    [`face.${id}`]: card.name,
    [`short.${id}`]: card.short,
    [`does.${id}`]: textOf(card),
    [`use.${id}`]: textOf({ ...card, text: card.use }),
    // Both sides have ordinary cards of the same name.
    ...(card.type === 'character' ? {} : { [`full.${id}`]: `${card.name} (${SIDE_WORD[card.side]})` }),
  })),
  ...every<StrategyCard>(STRATEGIES, (id, card) => ({
    [`face.${id}`]: card.name,
    [`short.${id}`]: card.short,
    [`does.${id}`]: textOf(card),
  })),
  ...every<EventCard>(EVENTS, (id, card) => ({
    [`face.${id}`]: card.name,
    [`does.${id}`]: textOf(card),
    ...(card.short === undefined ? {} : { [`short.${id}`]: card.short }),
  })),
};
