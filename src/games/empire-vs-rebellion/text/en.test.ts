import { describe, expect, it } from 'vitest';
import { FACES } from '../cards/faces.ts';
import { CARDS, EVENTS, type EventCard, type ResourceCard, STRATEGIES } from '../cards/tables.ts';
import { RULES, type Rule } from '../rules/document.ts';
import { en } from './en.ts';

const cards: [string, ResourceCard][] = Object.entries(CARDS);
const events: [string, EventCard][] = Object.entries(EVENTS);
const characters = cards.filter(([, card]) => card.type === 'character').map(([id]) => id);
const ordinary = cards.filter(([, card]) => card.type !== 'character');
const strategies = Object.keys(STRATEGIES);
const kindOf = (id: string): string => id.replace(/^(rebel|imperial)-/, '').replace(/-\d$/, '');

const rules: Readonly<Record<string, Rule>> = RULES;
const titleOf = (anchor: string): string | undefined => rules[anchor]?.title;
const without = (aspect: string, ids: readonly string[]): string[] =>
  ids.filter((id) => !en[`${aspect}.${id}`]);

describe('the words of the cards', () => {
  it('name every face and say what it does', () => {
    expect(without('face', FACES)).toEqual([]);
    expect(without('does', FACES)).toEqual([]);
  });

  it('have a number for every hole', () => {
    const ofCards = Object.entries(en).filter(([key]) => /^(does|use)\./.test(key));
    expect(ofCards.filter(([, text]) => text.includes('{'))).toEqual([]);
    expect(cards.some(([, { text }]) => text.includes('{'))).toBe(true);
  });

  it('describe every power, and have a short name for every card in play', () => {
    const resources = cards.map(([id]) => id);
    expect(without('use', resources)).toEqual([]);
    const shorts = [...resources, ...strategies].map((id) => en[`short.${id}`] ?? 'missing: far too long');
    expect(shorts.filter((short) => short.length > 10)).toEqual([]);
    const eventNames = events.map(([id]) => en[`short.${id}`] ?? en[`face.${id}`] ?? 'missing: far too long');
    expect(eventNames.filter((short) => short.length > 18)).toEqual([]);
  });

  it('call the cards what the rules call them', () => {
    const named = (ids: readonly string[]) => ids.map((id) => en[`face.${id}`]);
    const titled = (chapter: string, ids: readonly string[]) => ids.map((id) => titleOf(`${chapter}.${id}`));
    expect(named(characters)).toEqual(titled('power', characters));
    expect(named(strategies)).toEqual(titled('strategy', strategies.map(kindOf)));
    const ids = events.map(([id]) => id);
    expect(named(ids)).toEqual(titled('event', ids));
    const expected = ordinary.map(([id, card]) => `${titleOf(`power.${kindOf(id)}`)} ${card.ready}`);
    expect(named(ordinary.map(([id]) => id))).toEqual(expected);
  });

  it('tell the cards of the two sides apart where both lie on one table', () => {
    const full = cards.map(([id]) => en[`full.${id}`] ?? en[`face.${id}`]);
    expect(new Set(full).size).toBe(full.length);
  });

  it('say what a card does in one sentence or two', () => {
    const sentences = (text = ''): number => text.split(/(?<=[.!])\s/).length;
    expect(FACES.filter((id) => sentences(en[`does.${id}`]) > 2)).toEqual([]);
    expect(FACES.filter((id) => !/^[A-Z].*\.$/.test(en[`does.${id}`] ?? ''))).toEqual([]);
  });

  it('say of an event that it does nothing exactly when it does nothing', () => {
    const idle = events.filter(([, { effect }]) => effect === null).map(([id]) => id);
    expect(events.map(([id]) => id).filter((id) => en[`does.${id}`]?.startsWith('No effect'))).toEqual(idle);
  });

  it.each(events.flatMap(([id, { effect }]) => (effect?.fx === 'block' ? [[id, effect] as const] : [])))(
    '%s names the powers that it blocks, and whom it spares',
    (id, effect) => {
      const wanted =
        effect.type === 'character' ? 'Character' : (titleOf(`power.${effect.type}`) ?? 'no title');
      expect(en[`does.${id}`]).toMatch(new RegExp(`^${wanted} powers`));
      for (const free of effect.except) expect(en[`does.${id}`]).toContain(en[`face.${free}`]);
    },
  );
});

describe('the catalogue', () => {
  it('has the words around the game', () => {
    const keys = [
      'game.title',
      'game.about',
      'side.rebel',
      'side.imperial',
      'over.winning',
      'over.tutorial.end',
      'over.tutorial.result',
    ];
    expect(keys.filter((key) => !en[key])).toEqual([]);
  });

  it('has no empty word and no hole that is not closed', () => {
    const stray = ([, text]: [string, string]): boolean =>
      text.trim() === '' || /[{}|]/.test(text.replace(/\{\w+(:[^|{}]*\|[^{}]*)?\}/g, ''));
    const mark = 'table.mark.ready'; // drawn with an upright stroke
    expect(Object.entries(en).filter((entry) => entry[0] !== mark && stray(entry))).toEqual([]);
    expect(stray(['', 'an {open hole'])).toBe(true);
    expect(stray(['', '{n:one|many} and {fine}'])).toBe(false);
  });

  it('names no cards to viewers who know none', () => {
    const hidden = Object.keys(en).filter((key) => key.startsWith('tell.') && key.endsWith('.hidden'));
    expect(hidden.length).toBeGreaterThan(4);
    // The event of the tutorial is open; what its sentence lacks is the round.
    expect(hidden.filter((key) => en[key]?.includes('{cards}'))).toEqual(['tell.event-revealed.hidden']);
  });
});
