import type { SlotId } from '../../../kernel/ids.ts';
import type { ActionId } from '../data/actions.ts';
import type { Leader, Loc, Side } from '../state.ts';

/** An action card being resolved. `at` names the step of that card's own procedure. */
export type ActionFrame = {
  k: 'action';
  at: 'leader' | 'where' | 'resolve' | 'choose' | 'then';
  side: Side;
  card: SlotId;
  id: ActionId;
  leader: Leader;
  loc: Loc;
};
