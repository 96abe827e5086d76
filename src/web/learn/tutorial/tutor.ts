import { LESSONS, type Lesson } from './lessons.ts';
import type { Moment } from './moment.ts';

/** What the tutor remembers. */
export interface Tutor {
  /** Lessons that were read, or left behind by playing on. */
  readonly read: ReadonlySet<string>;
  /** The lesson that is being told. */
  readonly telling: string | null;
}

export const NEW_TUTOR: Tutor = { read: new Set(), telling: null };

/** The lesson for this moment; undefined: there is nothing to say. */
export function lessonFor(tutor: Tutor, m: Moment): Lesson | undefined {
  const open = LESSONS.filter((lesson) => !tutor.read.has(lesson.id) && lesson.applies(m));
  const urgent = open.find((lesson) => lesson.now);
  if (urgent) return urgent;
  // What is being told is told to its end, unless it has lost its point.
  return open.find(({ id }) => id === tutor.telling) ?? open[0];
}

export const telling = (tutor: Tutor, lesson: Lesson | undefined): Tutor =>
  (lesson?.id ?? null) === tutor.telling ? tutor : { ...tutor, telling: lesson?.id ?? null };

/** A lesson was read to its end. Those that wait for something come back when it is so again. */
export function wentOn(tutor: Tutor, lesson: Lesson): Tutor {
  return { read: new Set([...tutor.read, lesson.id]), telling: null };
}

/** The learner did something: what was being told then is behind him. A lesson that waits ends by itself. */
export function acted(tutor: Tutor): Tutor {
  const lesson = LESSONS.find(({ id }) => id === tutor.telling);
  return lesson === undefined || lesson.waits ? tutor : wentOn(tutor, lesson);
}
