import { expect, it } from 'vitest';
import './testing/rulings-play.ts';
import './testing/rulings-ends.ts';
import { rulingsCovered } from './testing/scenario.ts';

/** Section 9 of the rules file: what we decided ourselves, one by one. */

it('every ruling has its test', () => {
  const all = Array.from({ length: 22 }, (_, i) => `D${i + 1}`);
  expect(all.filter((id) => !rulingsCovered().has(id))).toEqual([]);
  expect(rulingsCovered().size).toBe(22);
});
