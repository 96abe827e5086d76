import type { Theater } from '../data/terms.ts';
import type { RebCard } from './card.ts';
import type { Where } from './where.ts';

/** What must be so at the start of the Refresh Phase. */
export type RefreshNeed =
  | { readonly is: 'nothing' }
  | { readonly is: 'systems'; readonly n: number; readonly where: Where }
  /** Of one region: all systems of a kind, at least one. */
  | { readonly is: 'region'; readonly all: Where; readonly where: Where }
  | { readonly is: 'no-captives' };

/** What must have happened in a combat. */
export type CombatNeed =
  /** In a combat that the Rebels started: Imperial units of this printed health in all were destroyed. */
  | { readonly is: 'health-destroyed'; readonly theater: Theater; readonly health: number }
  /** In a combat that the Rebels started: this many Star Destroyers or Super Star Destroyers were destroyed. */
  | { readonly is: 'star-destroyers-destroyed'; readonly n: number }
  /** The Rebels won the ground battle of a system that was subjugated in it. */
  | { readonly is: 'freed' }
  /** The Rebels won a battle where Darth Vader or Emperor Palpatine was. */
  | { readonly is: 'sith-beaten' }
  /** After a space battle, a Rebel fighter and a Death Star are there. */
  | { readonly is: 'death-star-in-reach' };

export type Need = RefreshNeed | CombatNeed;

/** What an objective does besides bringing its reputation. */
type ObjectiveEffect =
  /** First roll this many dice: a direct hit destroys the station, and only then the card is scored. */
  | { readonly do: 'shoot-station'; readonly dice: number }
  /** Back to the Rebel hand; it can score again. */
  | { readonly do: 'return-to-hand' }
  /** With Luke (Jedi) there, an Imperial leader in the system is eliminated. */
  | { readonly do: 'eliminate-leader' };

interface Objective extends RebCard {
  readonly stage: 1 | 2 | 3;
  /** Null: one for each of the systems `perSystem`. */
  readonly reputation: number | null;
  readonly perSystem?: Where;
  readonly effects?: readonly ObjectiveEffect[];
}

/** When it can be played follows from what it needs. */
export type ObjectiveCard = Objective &
  (
    | { readonly timing: 'start-of-refresh'; readonly needs: RefreshNeed }
    | { readonly timing: 'combat'; readonly needs: CombatNeed }
  );
