import { describe, expect, it } from 'vitest';
import type { Question } from '../../kernel/question.ts';
import { freshStage, markOf, staged, steppedBack, wrongWith } from './staging.ts';

const question = (form: Question['form'], about: Question['about'] = []): Question => ({
  id: 'q1',
  seat: 0,
  duty: 'rebel/x',
  kind: 'k',
  rule: 'r',
  form,
  about,
});
const CHOOSE = question({ is: 'choose', options: [{ id: 'a', refs: ['card:1'] }] }, ['system:hoth']);

describe('an answer in the making', () => {
  it('can be stepped back, one step at a time', () => {
    const first = freshStage('q1.0', CHOOSE);
    const then = staged(staged(first, { is: 'choose', id: 'a' }, null), null, 'held');
    expect(steppedBack(then)).toMatchObject({ draft: { is: 'choose', id: 'a' }, held: null });
    expect(steppedBack(steppedBack(then))).toEqual(first);
    expect(steppedBack(first)).toBe(first);
  });
  it('is wrong until the form accepts it', () => {
    expect(wrongWith(CHOOSE, null)).toEqual({ refused: 'too-few' });
    expect(wrongWith(CHOOSE, { is: 'choose', id: 'a' })).toBeNull();
    expect(wrongWith(CHOOSE, { is: 'choose', id: 'b' })).toMatchObject({ refused: 'unknown' });
    expect(wrongWith(null, null)).not.toBeNull();
  });
  it('may be nothing where nothing is an answer', () => {
    const form = { is: 'pick', from: [], limits: [] } as const;
    expect(wrongWith(question(form), null)).toBeNull();
  });
  it('marks what the question is about, whether it can be chosen or not', () => {
    const stage = freshStage('q1.0', CHOOSE);
    expect(markOf(CHOOSE, stage, { ref: 'system:hoth' })).toEqual({
      lit: false,
      chosen: 0,
      most: 1,
      about: true,
    });
    expect(markOf(CHOOSE, stage, { ref: 'card:1' })).toMatchObject({ lit: true, about: false });
    expect(markOf(null, stage, { ref: 'card:1' }).lit).toBe(false);
  });
});
