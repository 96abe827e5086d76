import type { Io, Look } from '../../kernel/game.ts';
import type { RebFrame } from './frames/frames.ts';
import type { RebEvent } from './kinds.ts';
import type { Reb } from './state.ts';

export type RebIo = Io<RebFrame, RebEvent>;
export type RebLook = Look<Reb, RebFrame>;
