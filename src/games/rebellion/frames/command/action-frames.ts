import type { CardSlot } from '../../../../kernel/ids.ts';
import type { ActionId } from '../../cards/actions/index.ts';
import type { Leader, Loc, Side } from '../../state.ts';

/** An Assignment or Immediate action card being resolved. Its name is open by now, so questions may depend on it. */
export type ActionFrame = {
  k: 'action';
  at:
    | 'leader' // which leader shown on it, or who wears its ring
    | 'where' // the place to put the leader in
    | 'resolve'
    | 'search' // a card out of a deck
    | 'move' // units that come along
    | 'away'; // Independent Operation: where the Empire's ground units go
  side: Side;
  card: CardSlot;
  id: ActionId;
  leader: Leader;
  loc: Loc;
  /** Start the Evacuation: the place the units come from. */
  from: Loc;
};
