import { SIDES } from '../state.ts';
import type { CharacterEntry, EventEntry, OrdinaryEntry, ResourceEntry, StrategyEntry } from './card.ts';
import { EVENT_ENTRIES } from './events.ts';
import { IMPERIAL_CHARACTERS } from './imperial-characters.ts';
import { ORDINARY } from './ordinary.ts';
import { REBEL_CHARACTERS } from './rebel-characters.ts';
import { STRATEGY_ENTRIES } from './strategies.ts';

/** Every card by its id, made from the entries. Rules, page and bots look cards up here and in `faces.ts`. */

type SideName = (typeof SIDES)[number];
export type OrdinaryType = keyof typeof ORDINARY;
export type ResourceType = OrdinaryType | 'character';
type OrdinaryId = {
  [T in OrdinaryType]: `${SideName}-${T}-${(typeof ORDINARY)[T]['values'][number]}`;
}[OrdinaryType];
export type CharacterId = keyof typeof REBEL_CHARACTERS | keyof typeof IMPERIAL_CHARACTERS;
export type CardId = OrdinaryId | CharacterId;
export type StrategyKind = keyof typeof STRATEGY_ENTRIES;
export type StrategyId = `${SideName}-${StrategyKind}`;
export type EventId = keyof typeof EVENT_ENTRIES;

/** The rule that a card is printed in. */
export type CardRule =
  | `power.${OrdinaryType | CharacterId}`
  | `strategy.${StrategyKind}`
  | `event.${EventId}`;

export interface ResourceCard extends ResourceEntry {
  readonly side: SideName;
  readonly type: ResourceType;
  readonly rule: CardRule;
  /** Resource value while ready, and while exhausted. */
  readonly ready: number;
  readonly exhausted: number;
}

/** All in the same order, so that looking a value up stays quick. */
const card = (
  { name, short, box, copies, power, text, use, about }: ResourceEntry,
  own: Pick<ResourceCard, 'side' | 'type' | 'rule' | 'ready' | 'exhausted'>,
): ResourceCard => ({ ...own, power, name, short, box, copies, text, use, about });

const ordinary = (side: SideName): [string, ResourceCard][] =>
  Object.entries<OrdinaryEntry>(ORDINARY).flatMap(([id, entry]) => {
    const type = id as OrdinaryType;
    return entry.values.map((value): [string, ResourceCard] => {
      const valued = { ...entry, name: `${entry.name} ${value}`, short: `${entry.short} ${value}` };
      const own = { side, type, rule: `power.${type}`, ready: value, exhausted: value } as const;
      return [`${side}-${type}-${value}`, card(valued, own)];
    });
  });

const characters = (
  side: SideName,
  entries: Readonly<Record<string, CharacterEntry>>,
): [string, ResourceCard][] =>
  Object.entries(entries).map(([id, entry]) => {
    const { ready, exhausted } = entry;
    const rule = `power.${id as CharacterId}` as const;
    return [id, card(entry, { side, type: 'character', rule, ready, exhausted })];
  });

/** The resource cards, the Rebels' first. */
export const CARDS = Object.fromEntries([
  ...ordinary('rebel'),
  ...characters('rebel', REBEL_CHARACTERS),
  ...ordinary('imperial'),
  ...characters('imperial', IMPERIAL_CHARACTERS),
]) as Readonly<Record<CardId, ResourceCard>>;

export interface StrategyCard extends StrategyEntry {
  readonly side: SideName;
  readonly rule: CardRule;
}

/** The strategies, the Rebels' first. */
export const STRATEGIES = Object.fromEntries(
  SIDES.flatMap((side) =>
    Object.entries<StrategyEntry>(STRATEGY_ENTRIES).map(([kind, entry]) => [
      `${side}-${kind}`,
      { ...entry, side, rule: `strategy.${kind as StrategyKind}` } satisfies StrategyCard,
    ]),
  ),
) as Readonly<Record<StrategyId, StrategyCard>>;

export interface EventCard extends EventEntry {
  readonly rule: CardRule;
}

export const EVENTS = Object.fromEntries(
  Object.entries<EventEntry>(EVENT_ENTRIES).map(([id, entry]) => [
    id,
    { ...entry, rule: `event.${id as EventId}` } satisfies EventCard,
  ]),
) as Readonly<Record<EventId, EventCard>>;

/** The one struggle of the tutorial. */
export const TUTORIAL_EVENT: EventId = 'escape-from-tatooine';
