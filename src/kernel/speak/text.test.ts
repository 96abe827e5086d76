import { describe, expect, test } from 'vitest';
import { TABLE_RULES, TABLE_TEXT } from './table-rules.ts';
import { hasText, say } from './text.ts';

const texts = {
  plain: 'Nothing to fill.',
  hole: '{name} draws {n}.',
  plural: '{n} {n:card|cards}, {n:a|} hit',
  flag: '{first:first|later} player',
  odd: 'a { b } {no-word} {}',
};

describe('say', () => {
  test.each([
    ['plain', {}, 'Nothing to fill.'],
    ['hole', { name: 'Ann', n: 2 }, 'Ann draws 2.'],
    ['hole', { name: 'Ann', n: 0 }, 'Ann draws 0.'],
    ['hole', { name: '', n: false }, ' draws false.'],
    ['hole', { name: '{n}', n: 1 }, '{n} draws 1.'],
    ['hole', { name: '$& $1', n: 1 }, '$& $1 draws 1.'],
    ['hole', { name: undefined, n: 1 }, '{name} draws 1.'],
    ['plural', { n: 1 }, '1 card, a hit'],
    ['plural', { n: 2 }, '2 cards,  hit'],
    ['plural', { n: 0 }, '0 cards,  hit'],
    ['flag', { first: true }, 'first player'],
    ['flag', { first: false }, 'later player'],
    ['flag', {}, 'later player'],
    ['odd', {}, 'a { b } {no-word} {}'],
    ['missing', {}, '[missing]'],
    ['toString', {}, '[toString]'],
    ['__proto__', {}, '[__proto__]'],
  ])('%s with %j: %s', (key, args, said) => {
    expect(say(texts, key, args)).toBe(said);
  });

  test('a hole is filled from own arguments only', () => {
    expect(say({ x: '{constructor}' }, 'x')).toBe('{constructor}');
  });

  test('hasText knows own keys only', () => {
    expect(hasText(texts, 'plain')).toBe(true);
    expect(hasText(texts, 'missing')).toBe(false);
    expect(hasText(texts, 'toString')).toBe(false);
  });
});

describe('the rules and words of every table', () => {
  test('every rule has a title and a text', () => {
    for (const rule of Object.values(TABLE_RULES)) {
      expect(rule.title).not.toBe('');
      expect(rule.text).toMatch(/\.$/);
    }
  });

  test('words only use the hole that table events fill', () => {
    for (const key of Object.keys(TABLE_TEXT))
      expect(say(TABLE_TEXT, key, { seat: 'x' })).not.toMatch(/[{}]/);
  });
});
