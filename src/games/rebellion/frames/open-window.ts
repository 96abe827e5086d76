import { ACTIONS, type ActionId } from '../data/actions.ts';
import { actionIn } from '../faces.ts';
import type { RebIo } from '../io.ts';
import { ALL_LEADERS, at, isCaptured, isLured, shownOn } from '../leaders.ts';
import { isBanned } from '../queries/in-force.ts';
import { type Loc, REBEL, type Reader, type Reb, SIDES, type Side } from '../state.ts';
import type { WindowName } from './frames.ts';

/**
 * Moments at which action cards may be used. Whether a side is asked follows from what everybody can see: it holds an action
 * card that nobody else knows, one of the cards for this moment has not been used, and a leader shown on that card is there.
 */

/** As far as everybody knows, could this side hold this card and use it here? */
function couldUse(g: Reb, id: ActionId, side: Side, loc: Loc, there: Presence, r: Reader): boolean {
  const card = ACTIONS[id];
  if (card.side !== SIDES[side] || g.actions[side].hand.length === 0) return false;
  if (g.actions[side].discard.some((slot) => actionIn(slot, r) === id)) return false;
  return id === 'ready-for-action' || there(g, id, loc);
}

/** Whether the leader that a card needs is where it needs him. */
type Presence = (g: Reb, id: ActionId, loc: Loc) => boolean;

/**
 * A card used in a mission or combat needs a leader shown on it in that system. Boba Fett may ban Rebels, but only from
 * the Command Phase on: a combat that the Empire begins while it assigns leaders comes before that.
 */
export function leaderIsThere(g: Reb, id: ActionId, loc: Loc): boolean {
  const { leaders, side } = ACTIONS[id];
  if (side === SIDES[REBEL] && isBanned(g, loc) && !g.marks.assigning) return false;
  return ALL_LEADERS.some(
    (l) => at(g, l) === loc && shownOn(l, leaders) && !isCaptured(g, l) && !isLured(g, l),
  );
}

/**
 * Opens a window for those who could use one of the cards; false when nobody could. `there` is for cards whose leader need not
 * stand in the system: Blindside, Undercover, Noble Sacrifice.
 */
export function openWindow(
  g: Reb,
  when: WindowName,
  cards: readonly ActionId[],
  order: readonly Side[],
  loc: Loc,
  io: RebIo,
  there: Presence = leaderIsThere,
): boolean {
  const asked = order.filter((side) => cards.some((id) => couldUse(g, id, side, loc, there, io)));
  if (asked.length === 0) return false;
  io.push({ k: 'window', at: 'ask', when, cards: [...cards], order: asked, loc });
  return true;
}
