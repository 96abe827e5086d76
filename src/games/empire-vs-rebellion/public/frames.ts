/** The types of the procedures under way, for those who look at where the game stands. Nothing here runs. */

export type { EvrFrame, FrameOf } from '../frames/frames.ts';
