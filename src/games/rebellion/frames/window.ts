import type { CardSlot } from '../../../kernel/ids.ts';
import { actionIn } from '../faces.ts';
import type { RebLook } from '../io.ts';
import { cardOption, DECLINE, slotIn } from '../names.ts';
import { duty, type Reb, type Side } from '../state.ts';
import { canUseAction, startAction } from '../table/actions.ts';
import type { FrameOf } from './frames.ts';
import { choiceStep, firstOf } from './step.ts';

/** A window that open-window.ts has opened: each side in turn may use cards. A separate file, since the cards themselves open windows. */

const usable = (g: Reb, f: FrameOf<'window'>, side: Side, look: RebLook): CardSlot[] =>
  g.actions[side].hand.filter((slot) => {
    const id = actionIn(slot, look);
    return id !== undefined && f.cards.includes(id) && canUseAction(look, id, side, f.loc);
  });

export const window = {
  ask: choiceStep<FrameOf<'window'>>({
    kind: 'window',
    rule: 'windows',
    who: (_g, f) => duty(firstOf(f.order), 'actions'),
    facts: (_look, f) => ({ when: f.when }),
    options: (look, f) => [
      DECLINE,
      ...usable(look.game, f, firstOf(f.order), look).map((slot) => cardOption('action', slot)),
    ],
    why: (_look, _f, id) =>
      id.startsWith('card:') || id.startsWith('action:') ? 'actions.leader-present' : null,
    run(g, f, id, io) {
      const side = firstOf(f.order);
      // A side that has used its last card is not asked again; everybody can see that its hand is empty.
      if (id === DECLINE.id || g.actions[side].hand.length === 1) f.order.shift();
      if (f.order.length === 0) io.pop();
      if (id !== DECLINE.id) startAction(g, side, slotIn(id), io, f.loc);
    },
  }),
};
