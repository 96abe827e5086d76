import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { RING_IDS } from '../data/rings.ts';
import { FACES } from '../faces.ts';

const texts = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && name !== 'coverage.test.ts')
  .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'));
const all = texts.join('\n');

test('the files of the tests were read', () => {
  expect(texts.length).toBeGreaterThan(10);
  expect(all).toContain('scenario(');
});

test('every mission, project, action, objective, tactic and ring has a scenario', () => {
  const cards = FACES.filter((id) => !id.startsWith('probe-'));
  const rings = RING_IDS.map((id) => (cards.includes(id) ? `ring:${id}` : id));
  const missing = [...cards, ...rings].filter((id) => !mentions(id));
  expect(missing).toEqual([]);
});

/** As the first argument of a scenario, or in a list that scenarios are made from. */
const mentions = (id: string): boolean =>
  new RegExp(`scenario\\(\\s*['"]${id}['"]|\\[\\s*['"]${id}['"],`).test(all);

/** Rulings of the expansion or the team game, or about cards that only the expansion has. */
const LATER = new Set(
  [
    3, 4, 14, 15, 16, 17, 25, 43, 56, 116, 145, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 182, 183,
    184, 185, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213,
    214, 215, 216,
  ].map((n) => `R-${String(n).padStart(3, '0')}`),
);

test('every ruling of the base game is pinned by a test whose title has its number', () => {
  const titles =
    all.match(/(?:test|it|scenario|describe)(?:\.each\([^)]*\))?\(\s*(?:['"][^'"]*['"],\s*)?[`'"][^\n]*/g) ??
    [];
  const pinned = titles.join('\n');
  const numbers = Array.from({ length: 230 }, (_, i) => `R-${String(i + 1).padStart(3, '0')}`);
  const missing = numbers.filter((n) => !LATER.has(n) && !pinned.includes(n));
  expect(missing).toEqual([]);
});
