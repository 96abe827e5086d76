import type { SlotId } from '../../../kernel/ids.ts';
import type { Kind, Loc, Side } from '../state.ts';

export type RefreshFrame =
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
  | { k: 'recruit'; at: 'draw' | 'choose' | 'more' | 'immediate'; side: Side; seen: SlotId[] }
  | { k: 'build'; at: 'choose' | 'replace'; side: Side; wish: Kind }
  | { k: 'deploy'; at: 'slide' | 'choose'; side: Side; ready: { kind: Kind; n: number }[] }
  | { k: 'refresh-objective'; at: 'choose'; card: SlotId }
  | { k: 'overflow'; at: 'choose'; side: Side; loc: Loc; n: number };
