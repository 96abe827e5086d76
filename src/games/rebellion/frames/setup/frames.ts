import type { Loc, Side } from '../../state.ts';

export type SetupFrame = {
  k: 'setup';
  at:
    | 'lay-out'
    | 'loyalty'
    | 'construction'
    | 'imperial-units'
    | 'rebel-where'
    | 'rebel-units'
    | 'first-game'
    | 'actions'
    | 'immediate'
    | 'order' // of two Immediate cards
    | 'base'
    | 'choose-base'
    | 'hands';
  /** The one system besides the base space that the Rebel places units in; -1: none. */
  loc: Loc;
  todo: Side[];
};
