import type { CardSlot } from '../../../../kernel/ids.ts';
import type { ActionId } from '../../cards/actions/index.ts';
import type { CombatEffect } from '../../cards/lasting.ts';
import type { ObjectiveId } from '../../cards/objectives.ts';
import type { TacticId } from '../../cards/tactics/index.ts';
import type { On } from '../../cards/tactics/tactic.ts';
import type { DieFace } from '../../data/dice.ts';
import type { Kind, Leader, Loc, Side } from '../../state.ts';
import type { Theater } from '../../table/units.ts';

/** A unit with damage; units without any are only counted. Damage lasts for the combat only. */
export interface Hurt {
  kind: Kind;
  damage: number;
}

/** Dice as they lie, by colour. */
export type Face = DieFace;
export interface Roll {
  red: Face[];
  black: Face[];
}

/** A combat from its beginning to its end; battles, attacks and retreats run on top of it and change it. */
export interface Combat {
  k: 'combat';
  at:
    | 'begin'
    | 'add-leader'
    | 'start-cards'
    | 'draw-tactics'
    | 'space'
    | 'after-space'
    | 'ground'
    | 'after-ground'
    | 'retreat'
    | 'transports'
    | 'round-ends'
    | 'next-round'
    | 'end'
    | 'over';
  loc: Loc;
  /** Whose turn it is, or whose card caused it; also acts first in every step, as the current player. */
  initiator: Side;
  /** Systems from which the initiator moved units to start this combat. */
  from: Loc[];
  /** Sides still to be asked in the present step. */
  todo: Side[];
  round: number;
  hurt: Hurt[];
  /** By theater: both sides had units there when the combat began. */
  battles: [boolean, boolean];
  /** By theater: who has won the battle; -1: nobody yet. */
  won: [number, number];
  subjugated: boolean;
  /** Darth Vader or Emperor Palpatine was there. */
  sith: boolean;
  /** By side: where it has retreated to; -1: it has not. */
  retreated: [Loc, Loc];
  /** Imperial units destroyed so far: printed health on the ground and of ships, number of Star Destroyers. */
  groundHealth: number;
  shipHealth: number;
  starDestroyers: number;
  /** Conditions that were met, and whose moment is past. */
  offered: ObjectiveId[];
  objectivePlayed: boolean;
  /** Death Star Plans were tried this round. */
  plansTried: boolean;
  /** What cards have put in force. */
  effects: CombatEffect[];
}

/** One theater's part of a combat round. */
export interface Battle {
  k: 'battle';
  at: 'start' | 'first' | 'second' | 'destroy';
  theater: Theater;
}

/** Damage that a card adds. */
export interface Extra {
  card: TacticId;
  n: number;
  on: On;
}

/** A unit that damage was assigned to: its place among the hurt ones (-1: it was whole), and what it got. */
export interface Assigned {
  kind: Kind;
  hurt: number;
  had: number;
  fresh: number;
}

export interface Attack {
  k: 'attack';
  at:
    | 'dice'
    | 'roll'
    | 'actions'
    | 'pay'
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
  loc: Loc;
  /** Dice to roll; faces fixed by One in a Million; dice as they lie. */
  red: number;
  black: number;
  set: Roll;
  roll: Roll;
  extra: Extra[];
  assigned: Assigned[];
  /** The tactic card being played or paid for, open by now; -1: none. */
  card: CardSlot;
  tactic: TacticId | null;
}

/** Leaving the combat. `must`: the side may not stay. */
export interface Retreat {
  k: 'retreat';
  at: 'where' | 'leader' | 'units';
  side: Side;
  loc: Loc;
  to: Loc;
  leader: Leader;
  must: boolean;
}

/** A try with Death Star Plans; the card is open by now. */
export interface Plans {
  k: 'plans';
  at: 'station' | 'dice' | 'roll' | 'yoda' | 'result';
  card: CardSlot;
  loc: Loc;
  station: Kind;
  set: Roll;
  roll: Roll;
}

/** A moment at which objectives may be played: those whose conditions are met, as everybody can see. */
export interface CombatObjective {
  k: 'combat-objective';
  at: 'choose' | 'again' | 'eliminate';
  ids: ObjectiveId[];
  loc: Loc;
}

/** What a start-of-combat card still asks. */
export interface CombatCard {
  k: 'combat-card';
  at: 'theater' | 'unit' | 'leader';
  id: ActionId;
  side: Side;
  kinds: Kind[];
  leaders: Leader[];
}

/** Ground units in a destroyed system that have lost their transports. */
export interface Stranded {
  k: 'stranded';
  at: 'choose';
  side: Side;
  loc: Loc;
  n: number;
}

/**
 * Waits under the window before a Rebel roll; One in a Million wakes it. Writes the faces into the topmost frame of the kind
 * `into`, which rolls the rest of its dice.
 */
export interface SetDice {
  k: 'set-dice';
  at: 'wait' | 'choose';
  into: 'attack' | 'plans' | 'mission';
  red: number;
  black: number;
  used: boolean;
}

export type CombatFrame =
  | Combat
  | Battle
  | Attack
  | Retreat
  | Plans
  | CombatObjective
  | CombatCard
  | Stranded
  | SetDice;
