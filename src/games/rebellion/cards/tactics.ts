import { TACTICS, type TacticId } from '../data/tactics.ts';
import type { Extra } from '../frames/combat-frames.ts';
import { isEmptied } from './emptied.ts';

/** What a tactic card does. Its theater, cost and timing are facts of the card (data/tactics.ts). */
export type TacticEffect =
  /** Brilliant Strategy: cards from the two decks, split as the player likes. */
  | { readonly fx: 'draw'; readonly n: number }
  /** Concentrate Fire. */
  | { readonly fx: 'reroll'; readonly most: number }
  /** Damage without colour, laid beside its target like a die. */
  | { readonly fx: 'damage'; readonly n: number; readonly on: Extra['on'] }
  /** Bombardment: as much damage as one of the player's ships there has red dice. */
  | { readonly fx: 'bombard' }
  /** Unstoppable Assault: to the end of this battle. */
  | { readonly fx: 'unblockable' }
  /** No Escape, Escape Plan: to the end of this combat round. */
  | { readonly fx: 'no-escape' }
  | { readonly fx: 'escape-plan' }
  /** Takes away damage just assigned; `discard`: another card of the theater is the price. */
  | { readonly fx: 'block'; readonly min: number; readonly max: number; readonly discard: boolean };

const BRILLIANT_STRATEGY: TacticEffect = { fx: 'draw', n: 2 };
const CONCENTRATE_FIRE: TacticEffect = { fx: 'reroll', most: 2 };
const CRITICAL_HIT: TacticEffect = { fx: 'damage', n: 1, on: 'any' };
const DEFENSIVE_FORMATION: TacticEffect = { fx: 'block', min: 1, max: 1, discard: false };
const ONSLAUGHT: TacticEffect = { fx: 'damage', n: 2, on: 'different' };
const TAKE_IT_DOWN: TacticEffect = { fx: 'damage', n: 2, on: 'one' };
/** "Up to two": fewer is legal. */
const BLOCK_TWO: TacticEffect = { fx: 'block', min: 0, max: 2, discard: true };

const EFFECTS: Readonly<Record<TacticId, TacticEffect>> = {
  'space-brilliant-strategy': BRILLIANT_STRATEGY,
  'space-concentrate-fire': CONCENTRATE_FIRE,
  'space-critical-hit': CRITICAL_HIT,
  'space-defensive-formation': DEFENSIVE_FORMATION,
  'space-onslaught': ONSLAUGHT,
  'space-unstoppable-assault': { fx: 'unblockable' },
  'space-take-it-down': TAKE_IT_DOWN,
  'space-outmaneuver': BLOCK_TWO,
  'space-no-escape': { fx: 'no-escape' },
  'ground-brilliant-strategy': BRILLIANT_STRATEGY,
  'ground-concentrate-fire': CONCENTRATE_FIRE,
  'ground-critical-hit': CRITICAL_HIT,
  'ground-defensive-formation': DEFENSIVE_FORMATION,
  'ground-onslaught': ONSLAUGHT,
  'ground-unstoppable-assault': { fx: 'unblockable' },
  'ground-bombardment': { fx: 'bombard' },
  'ground-take-it-down': TAKE_IT_DOWN,
  'ground-dig-in': BLOCK_TWO,
  'ground-escape-plan': { fx: 'escape-plan' },
};

/** Null: the card does nothing (its entry is emptied by the test harness). */
export const tacticEffect = (id: TacticId): TacticEffect | null => (isEmptied(id) ? null : EFFECTS[id]);

/** By the icon on the card, not by its text. */
export const needsSpecial = (id: TacticId): boolean => TACTICS[id].cost === 'special';
export const isBlock = (id: TacticId): boolean => TACTICS[id].timing === 'block';
