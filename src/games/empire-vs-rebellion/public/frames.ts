/** The types of frames, for code that reads where the game stands. Types only: no rule runs here. */

export type { EvrFrame, FrameOf } from '../frames/frames.ts';
