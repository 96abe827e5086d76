import { expect, it } from 'vitest';
import './testing/cases-setup.ts';
import './testing/cases-struggle.ts';
import './testing/cases-characters.ts';
import './testing/cases-dominance.ts';
import { casesCovered } from './testing/scenario.ts';

it('every case of the rules file has its test', () => {
  expect(casesCovered()).toEqual(Array.from({ length: 45 }, (_, i) => i + 1));
});
