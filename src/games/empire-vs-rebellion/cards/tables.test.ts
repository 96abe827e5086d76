import { describe, expect, it } from 'vitest';
import { FACES } from './faces.ts';
import { SOURCES } from './sources.ts';
import { CARDS, EVENTS, type EventCard, type ResourceCard, STRATEGIES, type StrategyCard } from './tables.ts';

const resources = Object.values<ResourceCard>(CARDS);
const events = Object.values<EventCard>(EVENTS);
const all: (ResourceCard | StrategyCard | EventCard)[] = [
  ...resources,
  ...Object.values<StrategyCard>(STRATEGIES),
  ...events,
];

describe('the box', () => {
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

  it('has a face for every card', () => {
    expect(FACES).toHaveLength(all.length);
    expect(new Set(FACES).size).toBe(48 + 10 + 24);
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
