import { REBEL, type Reb, type Side } from '../../../../games/rebellion/public/table.ts';
import type { CardSlot } from '../../../../kernel/ids.ts';

/** What a side holds, sort by sort. */
export const handOf = (g: Reb, side: Side): readonly CardSlot[] => [
  ...g.missions[side].hand,
  ...g.actions[side].hand,
  ...(side === REBEL ? g.objectives.hand : []),
];
