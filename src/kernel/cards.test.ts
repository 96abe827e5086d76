import { describe, expect, test } from 'vitest';
import { disputed, once, oneSourceFor, ruleOfCard, textOf, twice } from './cards.ts';

describe('the text of a card', () => {
  test.each([
    [{ text: 'Draw {n} cards.', effects: [{ do: 'draw', n: 2 }] }, 'Draw 2 cards.'],
    [{ text: 'Draw {n} {n:card|cards}.', effects: [{ n: 1 }] }, 'Draw 1 card.'],
    [{ text: 'Gain {x-wing} X-wings, {worth}.', worth: 3, want: { 'x-wing': 2 } }, 'Gain 2 X-wings, 3.'],
    [{ text: '{n} and {most}', effects: [{ n: 1 }, { n: 1 }], dice: { most: 4 } }, '1 and 4'],
  ])('has the numbers of its entry: %j', (card, text) => {
    expect(textOf(card)).toBe(text);
  });

  test.each([
    ['one that stands for two numbers', { text: '{n}', effects: [{ n: 1 }, { n: 2 }, { n: 1 }] }],
    ['one that only `about` has', { text: '{n}', about: { n: 1 } }],
    ['one that is not a number', { text: '{n}', n: 'two', portrait: null }],
  ])('keeps a hole that no number fits: %s', (_, card) => {
    expect(textOf(card)).toBe('{n}');
  });
});

describe('how well a card is attested', () => {
  test('is said by sources, confidence and notes', () => {
    expect(twice(['a', 'b'])).toEqual({ confidence: 'two-sources', sources: ['a', 'b'], notes: [] });
    expect(once(['a'], 'why')).toEqual({ confidence: 'one-source', sources: ['a'], notes: ['why'] });
    expect(disputed(['a', 'b'], 'x', 'y').notes).toEqual(['x', 'y']);
  });

  test('can be weaker for single fields', () => {
    const from = oneSourceFor('copies', oneSourceFor('role', twice(['a', 'b'])));
    expect(from.confidence).toBe('two-sources');
    expect(from.fields).toEqual({ role: 'one-source', copies: 'one-source' });
  });
});

describe('a card as a rule', () => {
  const card = {
    name: 'Raid',
    text: 'Destroy {n}.',
    effects: [{ n: 2 }],
    about: { from: twice(['a', 'b']) },
  };

  test('is what is printed on it and what it does', () => {
    expect(ruleOfCard(card, 'Intel 1.')).toEqual({
      title: 'Raid',
      text: 'Intel 1. Destroy 2.',
      basis: 'rulebook',
    });
  });

  test('has the details, its basis and the rulings it rests on', () => {
    const about = { ...card.about, details: 'Ships too.', basis: 'faq', rulings: ['R-001', 'R-002'] };
    expect(ruleOfCard({ ...card, about }, 'Intel 1.')).toEqual({
      title: 'Raid',
      text: 'Intel 1. Destroy 2. Ships too.',
      basis: 'faq',
      ruling: 'R-001, R-002',
    });
  });

  test('is a ruling of ours where we decided a point', () => {
    const about = { ...card.about, details: 'Ships too.', basis: 'faq', ruling: 'Our ruling: none.' };
    const rule = ruleOfCard({ ...card, about }, 'Intel 1.');
    expect(rule.text).toBe('Intel 1. Destroy 2. Ships too. Our ruling: none.');
    expect(rule.basis).toBe('ruling');
  });
});
