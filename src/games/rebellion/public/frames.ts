/** The types of the procedures under way, for those who look at where the game stands. Nothing here runs. */

export type { Roll } from '../frames/combat/frames.ts';
export type { FrameOf, RebFrame } from '../frames/frames.ts';
export type { RebLook } from '../io.ts';
export type { EventKind, QuestionKind } from '../kinds.ts';
