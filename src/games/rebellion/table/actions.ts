import type { CardSlot } from '../../../kernel/ids.ts';
import { ACTIONS, type ActionId } from '../cards/actions/index.ts';
import { fitsSystem, isPossible, placesFor, runEffects } from '../cards/actions/run.ts';
import { ownSearched } from '../cards/search.ts';
import { actionIn } from '../faces.ts';
import type { RebIo, RebLook } from '../io.ts';
import { isPresent } from '../queries/presence.ts';
import { type Loc, NONE, own, POOL, type Reader, type Reb, SIDES, type Side } from '../state.ts';
import { ALL_LEADERS, at, placeLeader, shownOn, sideOfLeader } from './leaders.ts';

/** Action cards: which can be used now, and what happens when one is. Each once a game, always optional. */

/** In place of assigning a leader: one shown on the card must be in the pool, and there must be a place to put that leader. */
const canAssignWith = (g: Reb, id: ActionId, side: Side): boolean =>
  ALL_LEADERS.some(
    (l) => at(g, l) === POOL && sideOfLeader(g, l) === side && shownOn(l, ACTIONS[id].leaders),
  ) &&
  (ACTIONS[id].place === null ? isPossible(g, { id, side, loc: NONE }) : placesFor(g, id, side).length > 0);

/** Could this side use this card here and now, if it holds it? */
export function canUseAction(look: RebLook, id: ActionId, side: Side, loc: Loc): boolean {
  const g = look.game;
  if (ACTIONS[id].side !== SIDES[side]) return false;
  switch (ACTIONS[id].timing) {
    case 'assignment':
      return canAssignWith(g, id, side);
    case 'start-of-combat':
    case 'special': {
      const spot = { id, side, loc };
      return isPresent(g, id, loc, look) && fitsSystem(g, spot) && isPossible(g, spot, look);
    }
    case 'immediate':
      return false; // they are never kept
  }
}

/** The Assignment cards in hand that can be used now. */
export const assignmentActions = (look: RebLook, side: Side): CardSlot[] =>
  look.game.actions[side].hand.filter((slot) => {
    const id = actionIn(slot, look);
    return id !== undefined && ACTIONS[id].timing === 'assignment' && canUseAction(look, id, side, NONE);
  });

/** The Immediate cards in hand: they must be used at once. */
export const immediateActions = (g: Reb, side: Side, r: Reader): CardSlot[] =>
  g.actions[side].hand.filter((slot) => {
    const id = actionIn(slot, r);
    return id !== undefined && ACTIONS[id].timing === 'immediate';
  });

/** Turns a card over: everybody sees it, it is used up, and what it says begins. `loc`: the system that its window is about. */
export function startAction(g: Reb, side: Side, slot: CardSlot, io: RebIo, loc: Loc = NONE): void {
  const piles = own(g, 'actions')[side];
  piles.hand = piles.hand.filter((card) => card !== slot);
  piles.discard.push(slot);
  io.reveal([slot], io.all);
  io.emit({ k: 'action-used', side, cards: [slot] });
  const id = actionIn(slot, io);
  if (id === undefined) throw new Error(`card ${slot} is not an action card`);
  const { timing, window } = ACTIONS[id];
  // Outside of turns the side whose card it is acts first in what follows (our ruling, R-105).
  if (timing === 'assignment') g.current = side;
  if (window === null) {
    io.push({ k: 'action', at: 'leader', side, card: slot, id, leader: NONE, loc: NONE, from: NONE });
    return;
  }
  runEffects(g, { id, side, leader: NONE, loc, from: NONE }, io);
}

/**
 * Takes back a mission that an action card has fetched: it returns to its deck, which is shuffled, and the action card
 * to its owner's hand. `fetched` is the assignment's list of missions, each followed by the action card.
 */
export function takeBackFetched(g: Reb, side: Side, card: CardSlot, fetched: CardSlot[], io: RebIo): void {
  const assigned = g.assigned[side].find((a) => a.card === card);
  for (const l of assigned?.leaders ?? []) placeLeader(g, l, POOL);
  const missions = own(g, 'missions')[side];
  missions.hand = missions.hand.filter((slot) => slot !== card);
  const piles = ownSearched(g, side);
  piles.deck = io.shuffle([...piles.deck, card]);
  const [, by = NONE] = fetched.splice(fetched.indexOf(card), 2);
  const actions = own(g, 'actions')[side];
  actions.discard = actions.discard.filter((slot) => slot !== by);
  actions.hand.push(by); // everybody has seen it
  io.emit({ k: 'action-taken-back', side, cards: [by] });
}
