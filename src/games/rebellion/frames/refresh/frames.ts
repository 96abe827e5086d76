import type { CardSlot } from '../../../../kernel/ids.ts';
import type { Shape } from '../../data/terms.ts';
import type { Side } from '../../state.ts';
import type { Theater } from '../../table/units.ts';

/** Alike icons that build onto the same space of the queue. */
export interface IconGroup {
  theater: Theater;
  shape: Shape;
  space: number;
  n: number;
}

export type RefreshFrame =
  /** The whole Refresh Phase, step by step. */
  | {
      k: 'refresh';
      at:
        | 'objective'
        | 'retrieve'
        | 'draw-missions'
        | 'trim'
        | 'probes'
        | 'draw-objective'
        | 'time'
        | 'recruit'
        | 'build'
        | 'deploy'
        | 'done';
      /** Sides still to do the present step. */
      todo: Side[];
    }
  | { k: 'refresh-objective'; at: 'choose' }
  /** One side's recruiting; `seen` are the action cards drawn, which are in `limbo`. */
  | { k: 'recruit'; at: 'choose'; side: Side; seen: CardSlot[] }
  /** One side's building; `left` are the icons not used yet, `destroyed` that units were destroyed for it. */
  | { k: 'build'; at: 'icons' | 'choose' | 'replace'; side: Side; left: IconGroup[]; destroyed: boolean }
  /** One side's deploying; the units slid off the queue are held. */
  | { k: 'deploy'; at: 'slide' | 'choose'; side: Side };
