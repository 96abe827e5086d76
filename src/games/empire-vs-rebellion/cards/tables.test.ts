import { describe, expect, it } from 'vitest';
import { FACES } from './faces.ts';
import { SOURCES } from './sources.ts';
import { CARDS, EVENTS, type EventCard, type ResourceCard, STRATEGIES, type StrategyCard } from './tables.ts';

const inBox = ({ box }: { box: string }): boolean => box === 'base';
const resources = Object.values<ResourceCard>(CARDS).filter(inBox);
const events = Object.values<EventCard>(EVENTS).filter(inBox);
const all: (ResourceCard | StrategyCard | EventCard)[] = [
  ...resources,
  ...Object.values<StrategyCard>(STRATEGIES).filter(inBox),
  ...events,
];

describe('the base box', () => {
  it.each(['rebel', 'imperial'])('has sixteen ordinary cards and eight characters of the %s side', (side) => {
    const own = resources.filter((card) => card.side === side);
    expect(own.filter(({ type }) => type !== 'character')).toHaveLength(16);
    expect(own.filter(({ type }) => type === 'character')).toHaveLength(8);
  });

  it('has ordinary cards that keep their value and characters that lose it when exhausted', () => {
    for (const { type, ready, exhausted, name } of resources)
      expect([ready, exhausted], name).toEqual(type === 'character' ? [6, 1] : [ready, ready]);
  });

  it('has events for 42 points, each with three points and influence together', () => {
    expect(events.reduce((sum, { points }) => sum + points, 0)).toBe(42);
    expect(events.filter(({ points, influence }) => points + influence !== 3)).toEqual([]);
  });

  it('has 82 cards, and every card a face of its own', () => {
    expect(all).toHaveLength(48 + 10 + 24);
    const ids = [CARDS, STRATEGIES, EVENTS].flatMap((table) => Object.keys(table));
    expect([...FACES].sort()).toEqual(ids.sort());
  });
});

describe('where the facts come from', () => {
  it('names every source that was read, and no others', () => {
    const used = new Set(all.flatMap(({ about }) => about.from.sources));
    // These two confirm what the four types are called.
    const OF_ALL_TYPES = ['S-ICV2', 'S-FFG-ANN'];
    expect([...used, ...OF_ALL_TYPES].sort()).toEqual(Object.keys(SOURCES).sort());
  });

  it('has at least two texts for what two sources are said to give', () => {
    const sure = all.filter(({ about }) => about.from.confidence === 'two-sources');
    expect(sure.filter(({ about }) => about.from.sources.length < 2)).toEqual([]);
    expect(sure.length).toBeGreaterThan(40);
  });
});
