import type { WindowName } from '../cards/actions/action.ts';
import { ACTIONS, type ActionId, actionsFor } from '../cards/actions/index.ts';
import { actionIn } from '../faces.ts';
import type { RebIo } from '../io.ts';
import { isPresent } from '../queries/presence.ts';
import { type Loc, type Reb, SIDES, type Side } from '../state.ts';

/**
 * Moments at which action cards may be used. Whether a side is asked follows from what everybody can see: it holds an action
 * card that nobody else knows, one of the cards for this moment has not been used, and a leader shown on that card is there.
 */

/** As far as everybody knows, could this side hold this card and use it here? */
function couldUse(g: Reb, id: ActionId, side: Side, loc: Loc, io: RebIo): boolean {
  if (ACTIONS[id].side !== SIDES[side] || g.actions[side].hand.length === 0) return false;
  if (g.actions[side].discard.some((slot) => actionIn(slot, io) === id)) return false;
  return isPresent(g, id, loc, io);
}

/** Opens a window for those who could use one of the cards for it; false when nobody could. */
export function openWindow(g: Reb, when: WindowName, order: readonly Side[], loc: Loc, io: RebIo): boolean {
  const cards = actionsFor(when);
  const asked = order.filter((side) => cards.some((id) => couldUse(g, id, side, loc, io)));
  if (asked.length === 0) return false;
  io.push({ k: 'window', at: 'ask', when, cards: [...cards], order: asked, loc });
  return true;
}
