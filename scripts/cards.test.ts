import { parseAst } from 'vite';
import { describe, expect, test } from 'vitest';
import { asData, withoutAbout } from './cards.vite.ts';

const cut = (code: string): string => withoutAbout(code, parseAst(code)).replaceAll(/\s+/g, ' ');

describe('cards as boards load them', () => {
  test.each([
    ['({ name: 1, about: { from: f() } })', '({ name: 1 })'],
    ['({ name: 1, about: 2, text: 3 })', '({ name: 1, text: 3 })'],
    ['({ about: 2, text: 3, })', '({ text: 3, })'],
    ['({ about: 2, })', '({ })'],
    ['deck({ a: { x: 1, about: {}, }, b: { about: {} } })', 'deck({ a: { x: 1, }, b: { } })'],
    ["x = { 'about-it': 1, [about]: about }; about()", "x = { 'about-it': 1, [about]: about }; about()"],
  ])('%s becomes %s', (code, left) => {
    expect(cut(code)).toBe(left);
  });
});

describe('what is derived, as data', () => {
  test('is the same values', () => {
    expect(asData({ RULES: { a: [1, 'b'] }, NONE: null })).toBe(
      'export const RULES = {"a":[1,"b"]};\nexport const NONE = null;\n',
    );
  });

  test('cannot be a function', () => {
    expect(() => asData({ RULES: { say: () => 1 } })).toThrow('RULES holds a function (say)');
  });
});
