import type { Theater as TheaterName } from '../data/terms.ts';
import type { Leader, Loc, Side } from '../state.ts';
import type { Theater } from '../table/units.ts';
import type { ActionId } from './actions/index.ts';
import type { MissionId } from './missions/index.ts';
import type { TacticId } from './tactics/index.ts';

/**
 * What cards have put in force, as data: a combat, a mission and the table each have a list of it. The queries of
 * queries/in-force.ts tell what it adds up to. A new card adds a line to such a list, never a field to a frame.
 */

/** In a combat. */
export type CombatEffect = Scope &
  (
    | Lasting
    /** Leads no retreat, and goes back to the pool afterwards. */
    | { readonly is: 'guest'; readonly leader: Leader }
  );

/** What a card can put in force in a combat. */
type Lasting =
  | { readonly is: 'fewer-dice'; readonly red: number; readonly black: number }
  /** Units have less health, but never less than 1. */
  | { readonly is: 'less-health'; readonly n: number }
  /** Up to this many black hits of an attack may count as red ones. */
  | { readonly is: 'black-as-red'; readonly n: number }
  | { readonly is: 'no-tactics' }
  /** The opponent sees the tactic cards in hand. */
  | { readonly is: 'open-hand' }
  | { readonly is: 'no-block' }
  | { readonly is: 'no-retreat' }
  /** A retreat needs no transport. */
  | { readonly is: 'free-transport' };

/** As a card says it: for whom, how long, and in which theater; no theater given: in both. */
export interface PutInForce {
  readonly do: 'put-in-force';
  readonly effect: Lasting;
  readonly on: 'me' | 'foe' | 'both';
  /** To the end of the present combat round, or of the combat. A battle is over when its round is. */
  readonly until: 'round' | 'combat';
  readonly theater?: TheaterName;
}

interface Scope {
  readonly by: ActionId | TacticId;
  /** The side that it touches; null: both. */
  readonly side: Side | null;
  /** Null: in space and on the ground. */
  readonly theater: Theater | null;
  /** The last combat round in which it counts; null: it counts to the end of the combat. */
  readonly until: number | null;
}

/** In a mission being attempted. */
export interface MissionEffect {
  readonly is: InMission;
  readonly by: ActionId;
}
export type InMission =
  | 'unopposed' // no leader comes from the pool
  | 'fails';

/** On the table, to the end of the round. */
export type RoundEffect = { by: ActionId | MissionId } & (
  | { is: 'rebels-banned'; loc: Loc } // in the Command Phase they attempt nothing there, and use no action cards
  | { is: 'holds-nobody'; leader: Leader; loc: Loc } // units may leave that place; NONE: every place (before R-228)
  | { is: 'unopposed'; leader: Leader } // against this leader's missions no leader comes from the pool
  | { is: 'bonus'; leader: Leader; n: number } // successes for this leader's missions
);
