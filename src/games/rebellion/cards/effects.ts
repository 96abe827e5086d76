import type { Shape } from '../data/terms.ts';
import type { UnitId } from '../data/units.ts';

/** How units leave the Rebel base for a system: what may come, and which rules of movement are lifted. */
export type BringHow = 'hidden-fleet' | 'lead-the-strike-team' | 'plan-the-assault';

/** What a mission can do, in the order of its card. Whatever no effect here covers is a frame with a name of its own. */
export type Effect =
  // systems
  | { readonly do: 'loyalty'; readonly by: number }
  /** The player's choice of `n` systems in the mission's region, one point each, among those that can gain it. */
  | { readonly do: 'region-loyalty'; readonly n: number }
  /** Every Rebel loyalty marker of the region goes. */
  | { readonly do: 'strip-region' }
  | { readonly do: 'sabotage' }
  | { readonly do: 'repair' }
  | { readonly do: 'destroy-system' }
  // units
  | { readonly do: 'queue-icons' }
  | { readonly do: 'queue'; readonly unit: UnitId; readonly space: number }
  | {
      readonly do: 'gain';
      readonly at: 'mission' | 'base';
      /** How many of which unit; a shape: any unit with it as its build icon, ship or ground. */
      readonly want: Readonly<Partial<Record<UnitId | Shape, number>>>;
    }
  /** `space`: of the queue, for the Death Star. */
  | { readonly do: 'construct-death-star'; readonly space: number }
  | { readonly do: 'destroy-health'; readonly most: number }
  | { readonly do: 'destroy-queued'; readonly by: 'icons' }
  | { readonly do: 'destroy-queued'; readonly by: 'health'; readonly most: number }
  /** How many units move up the queue; more if the leader on the portrait is assigned. */
  | { readonly do: 'advance-queued'; readonly n: number; readonly withPortrait: number }
  /** No more than `most` units; absent: any number. */
  | { readonly do: 'bring-units'; readonly how: BringHow; readonly most?: number }
  /** Up to this many of each unit, from one system at any distance. */
  | { readonly do: 'conquer'; readonly units: Readonly<Partial<Record<UnitId, number>>> }
  /** Either loyalty in the system, or a unit onto a space of the queue. */
  | { readonly do: 'loyalty-or-unit'; readonly by: number; readonly unit: UnitId; readonly space: number }
  // cards
  | {
      readonly do: 'look-objectives';
      readonly n: number;
      readonly how: 'top-bottom' | 'keep-one' | 'order';
    }
  | { readonly do: 'draw-objectives'; readonly n: number }
  | { readonly do: 'show-objectives' }
  | { readonly do: 'draw-probes'; readonly n: number; readonly withPortrait: number }
  /** One probe card for each `units` Rebel units at the base, at least one. */
  | { readonly do: 'probes-by-base'; readonly units: number }
  | { readonly do: 'intercept-probes'; readonly n: number }
  | { readonly do: 'answer-truthfully' }
  /** The Rebels name this many systems, one of them truly that of their base. */
  | { readonly do: 'name-systems'; readonly n: number }
  /** Random cards of the Imperial probe hand go back to the deck. */
  | { readonly do: 'return-probes'; readonly n: number }
  | { readonly do: 'draw-projects'; readonly n: number }
  /** Draw some projects and keep one; or repair and draw one. */
  | { readonly do: 'research'; readonly n: number }
  /** At the end of the phase: move up to a number of units, or see probe cards, more with two leaders. */
  | {
      readonly do: 'mobilize-later';
      readonly units: number;
      readonly probes: number;
      readonly withTwo: number;
    }
  // leaders
  | { readonly do: 'rescue'; readonly travel: boolean }
  | { readonly do: 'capture' }
  | { readonly do: 'deliver' }
  | { readonly do: 'detain' }
  /** `reputation`: what the Rebels lose. */
  | { readonly do: 'freeze'; readonly reputation: number }
  /** `reputation`: what the Rebels lose with Luke Skywalker. */
  | { readonly do: 'lure'; readonly reputation: number }
  | { readonly do: 'become-jedi' }
  /** If the leader on the portrait is assigned: this many successes for missions of that leader, to the end of the round. */
  | { readonly do: 'portrait-bonus'; readonly successes: number }
  // frames of single cards
  | { readonly do: 'ask'; readonly frame: AskingFrame };

/** Frames that only one card needs; each begins at its first step. */
export type AskingFrame =
  | 'contingency'
  | 'homing-beacon'
  | 'misdirection'
  | 'oversee'
  | 'retrieve-plans'
  | 'seek-yoda';
