import type { SlotId } from '../../../kernel/ids.ts';
import type { Kind, Leader, Loc, Side } from '../state.ts';
import type { Roll } from './combat-frames.ts';

/** A mission from its reveal to its end. Effects of cards run as frames on top of it and read it. */
export interface MissionRun {
  k: 'mission';
  at:
    | 'reveal'
    | 'blindside'
    | 'where'
    | 'place'
    | 'oppose'
    | 'oppose-cards'
    | 'roll-first'
    | 'roll-second'
    | 'rings'
    | 'decide'
    | 'c-3po'
    | 'effect'
    | 'after-success'
    | 'falcon'
    | 'return'
    | 'settle';
  side: Side;
  card: SlotId;
  /** Leaders assigned to it. */
  leaders: Leader[];
  loc: Loc;
  /** The leader it is attempted against; -1: none. */
  against: Leader;
  /** Blindside: the Rebel may send nobody. */
  unopposable: boolean;
  /** Wookiee Guardian: it fails outright. */
  guarded: boolean;
  /** By side: dice rolled, and successes counted when all is said. */
  rolls: [Roll | null, Roll | null];
  succeeded: boolean;
  /** A leader was rescued by it; those assigned who travel with him. */
  rescued: boolean;
  travels: Leader[];
  /** Where something arrived or changed, for the checks afterwards, and where units came from. */
  locs: Loc[];
  from: Loc[];
  /** The combat it causes is initiated by its side. */
  step: number;
}

export type MissionFrame =
  | MissionRun
  /** Asked within an effect; `fx` names what is done with the answer. `n` is a number the effect needs. */
  | { k: 'choose-system'; at: 'choose'; side: Side; fx: string; locs: Loc[]; n: number }
  | { k: 'choose-leader'; at: 'choose'; side: Side; fx: string; leaders: Leader[]; may: boolean }
  | { k: 'destroy-health'; at: 'choose'; side: Side; loc: Loc; most: number; only: 'any' | 'imperial-ground' }
  | { k: 'queue-icons'; at: 'choose'; side: Side; loc: Loc }
  | { k: 'destroy-queued'; at: 'choose'; side: Side; loc: Loc; most: number; by: 'icons' | 'health' }
  | { k: 'gain-units'; at: 'choose' | 'free'; side: Side; loc: Loc; want: { kinds: Kind[]; n: number }[] }
  | { k: 'bring-units'; at: 'source' | 'choose'; side: Side; to: Loc; from: Loc; how: string }
  | {
      k: 'look-objectives';
      at: 'choose';
      n: number;
      how: 'top-bottom' | 'keep-one' | 'order';
      seen: SlotId[];
    }
  | { k: 'draw-projects'; at: 'mode' | 'choose'; seen: SlotId[] }
  | {
      k: 'mobilize';
      at: 'mode' | 'source' | 'units' | 'look' | 'base';
      leaders: number;
      from: Loc;
      seen: SlotId[];
    }
  | { k: 'false-lead'; at: 'take' | 'place'; seen: SlotId[] }
  | { k: 'hand-over'; at: 'show' | 'choose'; how: string }
  | { k: 'card-frame'; at: string; card: string; side: Side; data: number[] };
