/** The types of frames, for code that reads where the game stands. Types only: no rule runs here. */

export type { Roll } from '../frames/combat/frames.ts';
export type { FrameOf, RebFrame } from '../frames/frames.ts';
export type { RebLook } from '../io.ts';
export type { EventKind, QuestionKind } from '../kinds.ts';
