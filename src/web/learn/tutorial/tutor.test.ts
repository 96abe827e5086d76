import { describe, expect, it } from 'vitest';
import { say } from '../../../kernel/speak/text.ts';
import { randomGame } from '../../boards/empire-vs-rebellion/testing/games.ts';
import { commonArgs, LESSONS } from './lessons.ts';
import { momentOf, wasHit } from './moment.ts';
import { acted, lessonFor, NEW_TUTOR, type Tutor, telling, wentOn } from './tutor.ts';
import { TUTOR } from './words.ts';

/** A whole tutorial, read every time or never; the lessons in order. */
function taught(seed: string, me: 0 | 1, reads: boolean): string[] {
  const told: string[] = [];
  let tutor: Tutor = NEW_TUTOR;
  let hit = false;
  let before = null;
  for (const { view } of randomGame({ tutorial: true }, seed, me)) {
    if (before !== null) {
      const answered = before.question !== null && before.question.id !== view.question?.id;
      if (answered) tutor = acted(tutor);
      hit = answered ? false : hit || wasHit(before, view, me);
    }
    before = view;
    const moment = momentOf(view, me, hit);
    if (moment === null) continue;
    for (;;) {
      const lesson = lessonFor(tutor, moment);
      tutor = telling(tutor, lesson);
      if (lesson === undefined) break;
      if (told[told.length - 1] !== lesson.id) told.push(lesson.id);
      const text = say(TUTOR, `lesson.${lesson.id}.text`, {
        ...commonArgs(moment),
        ...lesson.args?.(moment),
      });
      expect(`${say(TUTOR, `lesson.${lesson.id}`)} ${text}`).not.toMatch(/[[\]{}]/);
      lesson.shows?.(moment);
      if (lesson.waits || !reads) break;
      tutor = wentOn(tutor, lesson);
    }
  }
  return told;
}

const SEEDS = Array.from({ length: 30 }, (_, i) => `tutorial ${i}`);

describe('the tutor', () => {
  it('begins with the table and ends with the result, whatever is played', () => {
    for (const seed of SEEDS) {
      const told = taught(seed, 0, true);
      expect(told.slice(0, 3)).toEqual(['welcome', 'event', 'draw']);
      expect(['won', 'lost', 'drawn']).toContain(told[told.length - 1]);
    }
  });

  it('lets the Empire wait for its first turn', () => {
    expect(taught('empire', 1, true).slice(0, 4)).toEqual(['welcome', 'event', 'wait', 'draw']);
  });

  it('tells each lesson once, except those that wait for something', () => {
    const once = LESSONS.filter(({ waits }) => !waits).map(({ id }) => id);
    for (const seed of SEEDS) {
      const told = taught(seed, 0, true).filter((id) => once.includes(id));
      expect(new Set(told).size).toBe(told.length);
    }
  });

  it('blocks nobody: a player who never reads it still reaches the end', () => {
    for (const seed of SEEDS) {
      const told = taught(seed, 0, false);
      expect(['won', 'lost', 'drawn']).toContain(told[told.length - 1]);
    }
  });

  it('has every lesson come up in some game', () => {
    const told = new Set(SEEDS.flatMap((seed) => [...taught(seed, 0, true), ...taught(seed, 1, true)]));
    expect(LESSONS.map(({ id }) => id).filter((id) => !told.has(id))).toEqual([]);
  });
});
