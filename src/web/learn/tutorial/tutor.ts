import { LESSONS, type Lesson } from './lessons.ts';
import type { Moment } from './moment.ts';

/** What the tutor remembers. */
export interface Tutor {
  /** Lessons that were read, or skipped by playing on. */
  readonly read: ReadonlySet<string>;
  /** The current lesson. */
  readonly telling: string | null;
}

export const NEW_TUTOR: Tutor = { read: new Set(), telling: null };

/** The lesson for this moment; undefined if there is none. */
export function lessonFor(tutor: Tutor, m: Moment): Lesson | undefined {
  const open = LESSONS.filter((lesson) => !tutor.read.has(lesson.id) && lesson.applies(m));
  const urgent = open.find((lesson) => lesson.now);
  if (urgent) return urgent;
  // A lesson stays until it is read, unless it no longer applies.
  return open.find(({ id }) => id === tutor.telling) ?? open[0];
}

export const telling = (tutor: Tutor, lesson: Lesson | undefined): Tutor =>
  (lesson?.id ?? null) === tutor.telling ? tutor : { ...tutor, telling: lesson?.id ?? null };

/** A lesson was read. Lessons with a condition come back when it holds again. */
export function wentOn(tutor: Tutor, lesson: Lesson): Tutor {
  return { read: new Set([...tutor.read, lesson.id]), telling: null };
}

/** The learner did something, so the current lesson is over. A waiting lesson ends when its condition does. */
export function acted(tutor: Tutor): Tutor {
  const lesson = LESSONS.find(({ id }) => id === tutor.telling);
  return lesson === undefined || lesson.waits ? tutor : wentOn(tutor, lesson);
}
