import type { Theater } from '../../data/terms.ts';
import type { RebCard } from '../card.ts';
import type { PutInForce } from '../lasting.ts';

/** Damage that a card adds: anywhere, all on one unit, or each on another unit. */
export type On = 'any' | 'one' | 'different';

/** What a tactic card does. Each has one executor (frames/combat/tactics.ts, frames/combat/block.ts). */
export type TacticEffect =
  /** Cards from the two decks, split as the player likes. */
  | { readonly do: 'draw-tactics'; readonly n: number }
  | { readonly do: 'reroll'; readonly most: number }
  /** Damage without colour, laid beside its target like a die. */
  | { readonly do: 'damage'; readonly n: number; readonly on: On }
  /** As much damage as one of the player's ships there has red dice. */
  | { readonly do: 'bombard' }
  | PutInForce
  /** Takes away damage just assigned; `discard`: another card of the theater is the price. */
  | { readonly do: 'block'; readonly min: number; readonly max: number; readonly discard: boolean };

/** What is printed on a tactic card. */
interface Printed extends RebCard {
  readonly copies: number;
  /** Whether a die showing special is set aside for it. By the icon on the card, not by its text. */
  readonly cost: 'none' | 'special';
  /** In one's own attack after the roll, or as defender after damage was assigned. */
  readonly timing: 'attack' | 'block';
  /** One at most: an attack remembers which card is being resolved, but not how far. */
  readonly effects: readonly [TacticEffect?];
}

/** A tactic card as the rules read it, with the deck that it belongs to. */
export interface TacticCard extends Printed {
  readonly theater: Theater;
}

type Deck<K extends string, C> = Readonly<Record<K, C>>;

export function tactics<K extends string>(theater: Theater, cards: Deck<K, Printed>): Deck<K, TacticCard> {
  const entries = Object.entries<Printed>(cards).map(([id, card]) => [id, { ...card, theater }]);
  return Object.fromEntries(entries) as Deck<K, TacticCard>;
}
