import {
  leaderIn,
  leaderRef,
  poolOf,
  type Reb,
  type Side,
  sideOfViewer,
  slotIn,
} from '../../../games/rebellion/public/table.ts';
import type { RebView } from '../../../games/rebellion/public/words.ts';
import type { Ref } from '../../../kernel/ids.ts';
import type { Question } from '../../../kernel/question.ts';
import type { View } from '../../../kernel/view.ts';
import { leadsOn } from './leads-on.ts';
import { offersOf } from './offers.ts';
import { handOf } from './sides/held.ts';

/** Whether a thing is off the map with a side: in the pool, the hand, on a mission, in the queue. */
function isWith(g: Reb, side: Side, ref: Ref): boolean {
  if (ref.startsWith('leader:')) return poolOf(g, side).includes(leaderIn(ref));
  if (!ref.startsWith('card:')) return ref.startsWith('queue:');
  const slot = slotIn(ref);
  return handOf(g, side).includes(slot) || g.assigned[side].some(({ card }) => card === slot);
}

/**
 * Everything that this game's questions offer can be pointed at, or has a button; here is where. Units that stand on the map
 * are too small for a finger, and one of many: they are better picked from the list.
 */
export function liesIn(view: View, question: Question): string | undefined {
  const { game: g, stack } = view as RebView;
  const mine: Side = sideOfViewer(view) === 0 ? 0 : 1;
  const refs = offersOf(question.form).flatMap((offer) => offer.refs);
  const fighting = stack.some(({ k }) => k === 'combat');
  if (question.form.is === 'pick' && !fighting && refs.some((ref) => ref.startsWith('unit:')))
    return undefined;
  // The battle's stage shows who may join: it needs the room.
  if (question.kind === 'combat.add-leader') return 'board';
  if (refs.some((ref) => isWith(g, mine, ref))) return 'mine';
  if (poolOf(g, mine).some((l) => leadsOn(view, question, leaderRef(l)) !== undefined)) return 'mine';
  return refs.some((ref) => isWith(g, mine === 0 ? 1 : 0, ref)) ? 'theirs' : 'board';
}
