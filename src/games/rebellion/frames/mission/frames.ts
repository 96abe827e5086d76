import type { CardSlot } from '../../../../kernel/ids.ts';
import type { BringHow } from '../../cards/effects.ts';
import type { MissionEffect } from '../../cards/lasting.ts';
import type { MissionId } from '../../cards/missions/index.ts';
import type { RebRule } from '../../rules/document.ts';
import type { Kind, Leader, Loc, Side } from '../../state.ts';
import type { Roll } from '../combat/frames.ts';

/** A mission from the moment its owner turns it over to its end. Effects of cards run as frames on top of it and read it. */
export interface MissionRun {
  k: 'mission';
  at:
    | 'blindside'
    | 'reveal'
    | 'where'
    | 'against'
    | 'place'
    | 'undercover'
    | 'oppose'
    | 'guard'
    | 'opposition'
    | 'before-roll'
    | 'roll'
    | 'rings'
    | 'decide'
    | 'c-3po'
    | 'effect'
    | 'rescues'
    | 'after-success'
    | 'falcon'
    | 'destiny'
    | 'put-away';
  side: Side;
  /** In `limbo` from the reveal to the end. */
  card: CardSlot;
  /** Open from the reveal on; null before. */
  id: MissionId | null;
  /** Leaders assigned to it. */
  leaders: Leader[];
  loc: Loc;
  /** The leader it is attempted against; -1: none. */
  against: Leader;
  /** What action cards have put in force for it. */
  effects: MissionEffect[];
  /** Sides that still have to roll, first to last. */
  rolling: Side[];
  /** Dice set by One in a Million, for the next Rebel roll. */
  set: Roll;
  /** By side: dice as they lie. Colours mean nothing in a mission: all are called red. */
  rolls: [Roll, Roll];
  /** An attempt that succeeded; missions that are resolved never do. */
  succeeded: boolean;
  /** Luke was in the system when it succeeded (Son of Skywalker). */
  lukeWasThere: boolean;
  /** A leader was rescued by it (It Is Your Destiny). */
  rescued: boolean;
  /** The next effect of the card. */
  step: number;
  /** Where units arrived, and the systems they came from: for the combat after all steps. */
  locs: Loc[];
  from: Loc[];
}

/** Which of some kinds are gained, and how many. */
export interface Want {
  kinds: Kind[];
  n: number;
}

/** A unit waiting on a build queue. */
export interface Queued {
  kind: Kind;
  space: number;
}

/** Effects that change units and build queues. */
export type UnitEffectFrame =
  /** Units there, up to an amount of health. */
  | {
      k: 'destroy-health';
      at: 'choose';
      side: Side;
      loc: Loc;
      most: number;
      only: 'any' | 'imperial-ground';
      rule: RebRule;
    }
  /** One unit for each icon of a system onto the build queue. */
  | { k: 'queue-icons'; at: 'choose'; side: Side; loc: Loc; rule: RebRule }
  /** Units on the Imperial queue: one for each icon of a system, or up to an amount of health. */
  | { k: 'destroy-queued'; at: 'choose'; by: 'icons' | 'health'; loc: Loc; most: number; rule: RebRule }
  /** What is gained is chosen first; where the supply is short, pieces are then taken off the board for it. */
  | {
      k: 'gain-units';
      at: 'choose' | 'free' | 'gain';
      side: Side;
      loc: Loc;
      want: Want[];
      gained: { kind: Kind; n: number }[];
      rule: RebRule;
    }
  | { k: 'bring-units'; at: 'choose'; how: BringHow; from: Loc; to: Loc }
  | { k: 'conquest'; at: 'source' | 'units'; from: Loc }
  /** Double Our Efforts: how many units may still be moved, and the one that has been. */
  | { k: 'advance-queued'; at: 'choose'; left: number; moved: Queued | null }
  | { k: 'oversee'; at: 'choose' };

/** Effects that look into hands and decks. */
export type CardEffectFrame =
  /** The top of the objective deck, seen by the Rebel alone; the cards stay in the deck meanwhile. */
  | {
      k: 'look-objectives';
      at: 'look' | 'choose' | 'order';
      how: 'top-bottom' | 'keep-one' | 'order';
      n: number;
      seen: CardSlot[];
      rule: RebRule;
    }
  /** Research and Development; the cards seen are in `limbo`. */
  | { k: 'research'; at: 'mode' | 'look' | 'keep'; seen: CardSlot[] }
  /** Retrieve the Plans. */
  | { k: 'retrieve-plans'; at: 'show' | 'choose' }
  /** Plant False Lead; the cards taken stay in the Imperial hand until they are placed. */
  | { k: 'false-lead'; at: 'take' | 'place'; seen: CardSlot[] }
  /** Contingency Plan: a leader of this mission to a starting mission. */
  | { k: 'contingency'; at: 'mix' | 'leader' | 'card'; leaders: Leader[]; leader: Leader }
  | { k: 'son-of-skywalker'; at: 'look' | 'choose' }
  /** Rapid Mobilization, at the end of the Command Phase; `seen` stay on top of the probe deck. */
  | {
      k: 'mobilize';
      at: 'order' | 'mode' | 'source' | 'units' | 'look' | 'base';
      leaders: number;
      from: Loc;
      seen: CardSlot[];
    };

/** Effects that are about leaders and systems. */
export type LeaderEffectFrame =
  /** Who is rescued, then who of the assigned goes to the base with them. */
  | { k: 'rescue'; at: 'captive' | 'travel'; travel: boolean }
  | { k: 'undercover'; at: 'choose' }
  /** It Is Your Destiny. */
  | { k: 'destiny'; at: 'choose' }
  | { k: 'seek-yoda'; at: 'choose' }
  | { k: 'misdirection'; at: 'choose' }
  | { k: 'homing-beacon'; at: 'choose' }
  /** Collect Bounty: the closest systems with an Imperial unit. */
  | { k: 'deliver'; at: 'choose'; to: Loc[] }
  /** Loyalty in a number of different systems of a region. */
  | { k: 'region-loyalty'; at: 'choose'; locs: Loc[]; n: number }
  | { k: 'interrogation-droid'; at: 'choose' }
  | { k: 'mon-calamari'; at: 'choose' };

export type MissionFrame = MissionRun | UnitEffectFrame | CardEffectFrame | LeaderEffectFrame;
