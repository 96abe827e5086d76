import { describe, expect, it } from 'vitest';
import type { Haul } from '../../../kernel/forms/index.ts';
import type { Question } from '../../../kernel/question.ts';
import type { View } from '../../../kernel/view.ts';
import type { Board, SecondThought } from '../board.ts';
import { keyOf, stepHaul } from '../partial/haul.ts';
import { deedWords, secondThought } from './second-thought.ts';
import { freshStage, isToBeAsked, markOf, pointable, staged, steppedBack, wrongWith } from './staging.ts';

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

describe('an unfinished answer', () => {
  it('can be stepped back, one step at a time', () => {
    const first = freshStage('q1.0', CHOOSE);
    const then = staged(staged(first, { is: 'choose', id: 'a' }, null), null, 'held');
    expect(steppedBack(then)).toMatchObject({ partial: { is: 'choose', id: 'a' }, held: null });
    expect(steppedBack(steppedBack(then))).toEqual(first);
    expect(steppedBack(first)).toBe(first);
  });
  it('is revised from what it is now, not from what a panel showed', () => {
    const shown = freshStage('q1.0', HAUL);
    const more = stepHaul(HAUL.form as Haul, keyOf('system:endor', 'ship'), 1);
    // Two clicks on a panel that still shows the answer before the first.
    const then = staged(staged(shown, more, null), more, null);
    expect(then.partial).toEqual({ is: 'haul', move: [['system:endor', 'ship', 2]] });
    expect(staged(then, more, null).partial).toEqual(then.partial); // there are no more than two
    expect(steppedBack(then).partial).toEqual({ is: 'haul', move: [['system:endor', 'ship', 1]] });
  });
  it('is wrong until the form accepts it', () => {
    expect(wrongWith(CHOOSE, null)).toEqual({ refused: 'too-few' });
    expect(wrongWith(CHOOSE, { is: 'choose', id: 'a' })).toBeNull();
    expect(wrongWith(CHOOSE, { is: 'choose', id: 'b' })).toMatchObject({ refused: 'unknown' });
    expect(wrongWith(null, null)).not.toBeNull();
  });
  it('may be empty where the form accepts an empty answer', () => {
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
      held: false,
    });
    expect(markOf(CHOOSE, stage, { ref: 'card:1' })).toMatchObject({ lit: true, about: false });
    expect(markOf(null, stage, { ref: 'card:1' }).lit).toBe(false);
  });
});

const HAUL = question({
  is: 'haul',
  to: 'system:hoth',
  sources: [
    {
      from: 'system:endor',
      lots: [{ id: 'ship', refs: [], tags: [], min: 0, max: 2, weight: 0, carry: 0 }],
    },
  ],
  limits: [],
  rule: 'r',
});
const VIEW = { me: 0 } as View;
const BOARD = {} as Board;
const MOVE_NOTHING = { is: 'haul', move: [] } as const;

describe('the confirmation', () => {
  it('names on the button what the answer does, and never "None"', () => {
    expect(deedWords(BOARD, VIEW, HAUL, MOVE_NOTHING, true)).toBe('Move nothing');
    expect(deedWords(BOARD, VIEW, HAUL, { is: 'haul', move: [['system:endor', 'ship', 2]] }, true)).toBe(
      'Move 2',
    );
    const own: Board = { ...BOARD, deedOf: () => 'Fly 2 ships' };
    expect(deedWords(own, VIEW, HAUL, MOVE_NOTHING, true)).toBe('Fly 2 ships');
    // The button promises nothing while choosing nothing is not allowed.
    expect(deedWords(own, VIEW, HAUL, MOVE_NOTHING, false)).toBe('Confirm');
  });
  it('asks about an empty answer where something could be done', () => {
    expect(secondThought(BOARD, VIEW, HAUL, MOVE_NOTHING)).toMatchObject({
      title: 'Move nothing?',
      yes: 'Move nothing',
    });
    const alone = question({ is: 'haul', to: 'system:hoth', sources: [], limits: [], rule: 'r' });
    expect(secondThought(BOARD, VIEW, alone, MOVE_NOTHING)).toBeUndefined();
    expect(
      secondThought(BOARD, VIEW, HAUL, { is: 'haul', move: [['system:endor', 'ship', 1]] }),
    ).toBeUndefined();
    const picked = question({ is: 'pick', from: [], limits: [] });
    expect(secondThought(BOARD, VIEW, picked, { is: 'pick', take: [] })).toBeUndefined();
  });
  it('is asked once for each situation, and every time where there is danger', () => {
    const thought: SecondThought = { key: 'k', title: '', words: '', yes: '', no: '' };
    const before = new Set<string>();
    expect(isToBeAsked(before, thought)).toBe(true);
    expect(isToBeAsked(before, thought)).toBe(false);
    expect(isToBeAsked(before, { ...thought, key: 'other' })).toBe(true);
    expect(isToBeAsked(before, { ...thought, danger: true })).toBe(true);
    expect(isToBeAsked(before, { ...thought, danger: true })).toBe(true);
  });
  it('cannot be started by pointing where it is dangerous', () => {
    const both = question({
      is: 'choose',
      options: [
        { id: 'reveal', refs: ['space:base'] },
        { id: 'go', refs: ['system:hoth'] },
      ],
    });
    const board: Board = { ...BOARD, isDangerous: (_question, id) => id === 'reveal' };
    const stage = freshStage('q1.0', both);
    expect(markOf(both, stage, { ref: 'space:base' }).lit).toBe(true);
    expect(markOf(pointable(board, both), stage, { ref: 'space:base' }).lit).toBe(false);
    expect(markOf(pointable(board, both), stage, { ref: 'system:hoth' }).lit).toBe(true);
    expect(pointable(board, HAUL)).toBe(HAUL);
    expect(pointable(undefined, null)).toBeNull();
  });
});
