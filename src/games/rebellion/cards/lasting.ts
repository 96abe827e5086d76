import type { ActionId } from '../data/actions.ts';
import type { TacticId } from '../data/tactics.ts';
import type { Leader, Loc, Side } from '../state.ts';
import type { Theater } from '../units.ts';
import type { MissionId } from './missions/index.ts';

/**
 * What cards have put in force, as data: a combat, a mission and the table each have a list of it. The queries of
 * queries/in-force.ts tell what it adds up to. A new card adds a line to such a list, never a field to a frame.
 */

/** In a combat. */
export type CombatEffect = Scope &
  (
    | { is: 'fewer-dice'; red: number; black: number }
    /** Units have less health, but never less than 1. */
    | { is: 'less-health'; n: number }
    /** Up to this many black hits of an attack may count as red ones. */
    | { is: 'black-as-red'; n: number }
    | { is: 'no-tactics' }
    /** The opponent sees the tactic cards in hand. */
    | { is: 'open-hand' }
    | { is: 'no-block' }
    | { is: 'no-retreat' }
    /** A retreat needs no transport. */
    | { is: 'free-transport' }
    /** Leads no retreat, and goes back to the pool afterwards. */
    | { is: 'guest'; leader: Leader }
  );

interface Scope {
  by: ActionId | TacticId;
  /** The side that it touches; null: both. */
  side: Side | null;
  /** Null: in space and on the ground. */
  theater: Theater | null;
  /** The last combat round in which it counts; null: it counts to the end of the combat. */
  until: number | null;
}

/** In a mission being attempted. */
export type MissionEffect = { by: ActionId } & (
  | { is: 'unopposed' } // no leader comes from the pool
  | { is: 'fails' }
);

/** On the table, to the end of the round. */
export type RoundEffect = { by: ActionId | MissionId } & (
  | { is: 'rebels-banned'; loc: Loc } // in the Command Phase they attempt nothing there, and use no action cards
  | { is: 'holds-nobody'; leader: Leader; loc: Loc } // units may leave that place; NONE: every place (before R-228)
  | { is: 'unopposed'; leader: Leader } // against this leader's missions no leader comes from the pool
  | { is: 'bonus'; leader: Leader; n: number } // successes for this leader's missions
);
