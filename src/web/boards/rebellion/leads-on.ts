import { leaderIn, poolOf, sideOfViewer, slotIn } from '../../../games/rebellion/public/table.ts';
import type { RebView } from '../../../games/rebellion/public/words.ts';
import type { Answer } from '../../../kernel/forms/index.ts';
import type { Ref } from '../../../kernel/ids.ts';
import type { Question } from '../../../kernel/question.ts';
import type { View } from '../../../kernel/view.ts';

const ASSIGN = 'do:assign';

/** In the Assignment Phase a leader of the pool, or a mission in hand, means: assign leaders, beginning with this one. */
export function leadsOn(view: View, { kind, form }: Question, ref: Ref): Answer | undefined {
  if (kind !== 'assignment.choose' || form.is !== 'choose') return undefined;
  if (!form.options.some(({ id }) => id === ASSIGN)) return undefined;
  const { game } = view as RebView;
  const mine = sideOfViewer(view) === 0 ? 0 : 1;
  const meant = ref.startsWith('leader:')
    ? poolOf(game, mine).includes(leaderIn(ref))
    : ref.startsWith('card:') && game.missions[mine].hand.includes(slotIn(ref));
  return meant ? { is: 'choose', id: ASSIGN } : undefined;
}
