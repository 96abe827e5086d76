import { poolOf } from '../../../games/rebellion/leaders.ts';
import { leaderIn, leaderRef, slotIn } from '../../../games/rebellion/names.ts';
import type { Reb, Side } from '../../../games/rebellion/state.ts';
import type { RebView } from '../../../games/rebellion/text/table/teller.ts';
import type { Ref } from '../../../kernel/ids.ts';
import type { Question } from '../../../kernel/question.ts';
import type { View } from '../../../kernel/view.ts';
import { leadsOn } from './leads-on.ts';
import { offersOf } from './offers.ts';
import { handOf } from './sides/held.ts';

/** Whether a thing lies with a side, off the map: in the pool, the hand, on a mission, in the queue. */
function isWith(g: Reb, side: Side, ref: Ref): boolean {
  if (ref.startsWith('leader:')) return poolOf(g, side).includes(leaderIn(ref));
  if (!ref.startsWith('card:')) return ref.startsWith('queue:');
  const slot = slotIn(ref);
  return handOf(g, side).includes(slot) || g.assigned[side].some(({ card }) => card === slot);
}

/** Everything that this game's questions offer can be pointed at, or has a button; here is where. */
export function liesIn(view: View, question: Question): string {
  const { game: g } = view as RebView;
  const mine: Side = view.me === 0 ? 0 : 1;
  const refs = offersOf(question.form).flatMap((offer) => offer.refs);
  if (refs.some((ref) => isWith(g, mine, ref))) return 'mine';
  if (poolOf(g, mine).some((l) => leadsOn(view, question, leaderRef(l)) !== undefined)) return 'mine';
  return refs.some((ref) => isWith(g, mine === 0 ? 1 : 0, ref)) ? 'theirs' : 'board';
}
