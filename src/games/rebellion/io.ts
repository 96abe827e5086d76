import type { Io, Look } from '../../kernel/game.ts';
import type { RebFrame } from './frames/frames.ts';
import type { Reb } from './state.ts';

export type RebIo = Io<RebFrame>;
export type RebLook = Look<Reb, RebFrame>;
