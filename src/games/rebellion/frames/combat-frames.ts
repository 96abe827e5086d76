import type { SlotId } from '../../../kernel/ids.ts';
import type { Kind, Leader, Loc, Side } from '../state.ts';
import type { Theater } from '../units.ts';

/** A unit with damage; units without any are only counted. Damage lasts for the combat only. */
export interface Hurt {
  kind: Kind;
  damage: number;
}

/** Faces of rolled dice: 'hit', 'direct', 'special', 'blank', by colour. */
export type Face = 'hit' | 'direct' | 'special' | 'blank';
export interface Roll {
  red: Face[];
  black: Face[];
}

export type CombatFrame =
  | {
      k: 'combat';
      at:
        | 'add-leader'
        | 'start-cards'
        | 'draw-tactics'
        | 'space'
        | 'after-space'
        | 'ground'
        | 'after-ground'
        | 'retreat'
        | 'next-round'
        | 'end'
        | 'objective'
        | 'over';
      loc: Loc;
      /** Acts first in every step. */
      current: Side;
      initiator: Side;
      /** Places from which the initiator moved units to start this combat. */
      from: Loc[];
      /** Sides still to be asked in the present step. */
      todo: Side[];
      round: number;
      hurt: Hurt[];
      /** By side: has retreated; may not retreat this combat; may not retreat this round (No Escape). */
      retreated: [boolean, boolean];
      keptFromEscaping: [boolean, boolean];
      noEscape: [boolean, boolean];
      /** By side: Escape Plan lifts transport this round. */
      escapePlan: [boolean, boolean];
      /** By theater and side, at the start: had units there; for winning a battle. */
      had: [[boolean, boolean], [boolean, boolean]];
      subjugatedAtStart: boolean;
      leadersAtStart: Leader[];
      /** Destroyed so far: printed health of Imperial ground units and ships, Star Destroyers. */
      groundHealth: number;
      shipHealth: number;
      starDestroyers: number;
      objectivePlayed: boolean;
      plansTried: boolean;
      /** Start-of-combat cards in force. */
      byDesign: boolean;
      trap: boolean;
      goodIntel: boolean;
      pointBlank: boolean;
      targetStarDestroyers: boolean;
      /** Ready for Action: goes back to the pool afterwards, may not be the one who retreats. */
      guest: Leader;
    }
  | {
      k: 'battle';
      at: 'start' | 'first' | 'second' | 'destroy';
      theater: Theater;
      /** By side: may not block for the rest of this battle step (Unstoppable Assault). */
      unblockable: [boolean, boolean];
    }
  | {
      k: 'attack';
      at:
        | 'dice'
        | 'roll'
        | 'yoda'
        | 'actions'
        | 'reroll'
        | 'brilliant'
        | 'bombard'
        | 'assign'
        | 'block'
        | 'cost'
        | 'cancel'
        | 'apply';
      side: Side;
      theater: Theater;
      /** Dice to roll, then as rolled; `set` holds faces fixed by One in a Million. */
      red: number;
      black: number;
      set: { colour: 'red' | 'black'; face: Face }[];
      roll: Roll;
      /** Damage added by cards: any ship; one each on different ones; two on one; Bombardment. */
      critical: number;
      onslaught: number;
      takeDown: number;
      bombardment: number;
      /** Assigned, by target: kind, damage it had, fresh damage. */
      assigned: { kind: Kind; had: number; fresh: number }[];
      /** The block card being paid for. */
      card: SlotId;
    }
  | {
      k: 'retreat';
      at: 'whether' | 'leader' | 'where' | 'units';
      side: Side;
      leader: Leader;
      to: Loc;
      must: boolean;
    }
  | {
      k: 'plans';
      at: 'offer' | 'station' | 'roll' | 'yoda';
      station: Kind;
      card: SlotId;
      roll: Face[];
      set: Face[];
    }
  | { k: 'combat-objective'; at: 'choose' | 'eliminate'; when: 'during' | 'end'; card: SlotId };
