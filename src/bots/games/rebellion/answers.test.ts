import { expect, test } from 'vitest';
import { accepts, type Haul } from '../../../kernel/forms/index.ts';
import { isRefusal } from '../../../kernel/refusal.ts';
import { fullHaul } from './answers.ts';

const lot = (unit: string, max: number, { weight = 0, carry = 0 } = {}) => ({
  id: unit,
  refs: [`unit:${unit}` as const, 'space:rebel-base' as const],
  tags: [],
  min: 0,
  max,
  weight,
  carry,
});

test('a full move keeps to the number of units that a card allows', () => {
  const form: Haul = {
    is: 'haul',
    to: 'system:geonosis',
    sources: [{ from: 'space:rebel-base', lots: [lot('rebel-trooper', 6), lot('airspeeder', 1)] }],
    limits: [{ per: 'all', by: 'count', min: 0, max: 4, rule: 'mission.lead-the-strike-team' }],
    rule: 'move.transport',
  };
  const answer = fullHaul(form, () => 0);
  expect(isRefusal(accepts(form, answer))).toBe(false);
  expect(answer).toEqual({
    is: 'haul',
    move: [
      ['space:rebel-base', 'rebel-trooper', 3],
      ['space:rebel-base', 'airspeeder', 1],
    ],
  });
});

test('ships that carry count among them', () => {
  const form: Haul = {
    is: 'haul',
    to: 'space:rebel-base',
    sources: [
      {
        from: 'system:naboo',
        lots: [lot('mon-calamari-cruiser', 3, { carry: 2 }), lot('rebel-transport', 4, { carry: 4 })],
      },
    ],
    limits: [{ per: 'all', by: 'count', min: 0, max: 5, rule: 'mission.rapid-mobilization' }],
    rule: 'move.transport',
  };
  const answer = fullHaul(form, () => 0);
  expect(isRefusal(accepts(form, answer))).toBe(false);
  expect(answer).toEqual({
    is: 'haul',
    move: [
      ['system:naboo', 'mon-calamari-cruiser', 3],
      ['system:naboo', 'rebel-transport', 2],
    ],
  });
});
