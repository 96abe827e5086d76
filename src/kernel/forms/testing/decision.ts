import { expect } from 'vitest';
import { seeded } from '../../chance/seeded.ts';
import type { Refusal } from '../../refusal.ts';
import { type Answer, accepts, type Form, sample } from '../index.ts';
import { brief, shownUnder } from './page.ts';
import { system } from './rebellion-forms.ts';

export const choice = (id: string): Answer => ({ is: 'choose', id });
export const take = (...lines: [string, number][]): Answer => ({ is: 'pick', take: lines });
export const put = (...lines: [string, string, number][]): Answer => ({ is: 'allot', put: lines });
export const move = (...lines: [string, string, number][]): Answer => ({
  is: 'haul',
  move: lines.map(([from, lot, n]) => [system(from), lot, n]),
});
export const no = (refused: Refusal['refused'], part: string, rule?: string): Refusal => ({
  refused,
  part,
  ...(rule === undefined ? {} : { rule }),
});

/** A decision: what is legal, what is not and why, and that every sampled answer is legal. */
export function decision(
  form: Form,
  legal: readonly Answer[],
  illegal: readonly (readonly [Answer, Refusal])[],
): void {
  for (const answer of legal) expect(accepts(form, answer)).not.toHaveProperty('refused');
  for (const [answer, refusal] of illegal) expect(accepts(form, answer)).toEqual(refusal);
  const chance = seeded('any');
  for (let i = 0; i < 100; i++) {
    const sampled = sample(form, chance);
    expect(accepts(form, sampled)).toEqual(sampled);
  }
}

/** The page shows exactly these forms under this letter. */
export const pageShows = (letter: string, ...forms: readonly Form[]): void =>
  expect(shownUnder(letter)).toEqual(forms.map(brief));
