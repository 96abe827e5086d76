import type { EventView } from '../../kernel/events.ts';
import { motionTime } from '../table/pacing.ts';
import type { RoundMark } from './reel.ts';

/** How much faster than usual a game plays by itself. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
export type PlaySpeed = (typeof SPEEDS)[number];

/** Time to read a step that told something, and to notice one that did not; in milliseconds, at the usual speed. */
const LOOK = 1400;
const GLANCE = 250;

/** How long a step stays before the next one comes by itself: time to read it, and for its motion to end. */
export const lookTime = (heard: readonly EventView[], pace: number, speed: PlaySpeed): number =>
  Math.max((heard.length > 0 ? LOOK : GLANCE) / speed, motionTime(heard, pace / speed));

/** The round that a row belongs to; 0: none has begun. */
export const roundAt = (marks: readonly RoundMark[], row: number): number =>
  marks.findLast((mark) => mark.row <= row)?.round ?? 0;

/** Where the round began; from its beginning, the one before. */
export const roundBefore = (marks: readonly RoundMark[], row: number): number =>
  marks.findLast((mark) => mark.row < row)?.row ?? 0;

export const roundAfter = (marks: readonly RoundMark[], row: number, last: number): number =>
  marks.find((mark) => mark.row > row)?.row ?? last;

/** Marks that have room for their number: so many hundredths of the track from the one before. */
const ROOM = 3;

export function marksWithRoom(marks: readonly RoundMark[], last: number): ReadonlySet<number> {
  const named = new Set<number>();
  let end = Number.NEGATIVE_INFINITY;
  for (const { row } of marks) {
    const at = (row / Math.max(1, last)) * 100;
    if (at - end < ROOM) continue;
    named.add(row);
    end = at;
  }
  return named;
}
