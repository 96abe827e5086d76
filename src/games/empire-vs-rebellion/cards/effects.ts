import type { CharacterId, ResourceType } from './tables.ts';

/** What cards do, from closed sets: the compiler refuses a card with an effect that nobody executes. */

/** One half of a power that has two. */
export type Part =
  | { readonly do: 'discard'; readonly from: 'own' | 'opposing' }
  | { readonly do: 'exhaust'; readonly from: 'either' };

/** What the power of a resource card does; each `fx` is the frame kind of the same name. */
export type Power =
  | { readonly fx: 'discard-one'; readonly from: 'own' | 'opposing' }
  | { readonly fx: 'exhaust-some'; readonly from: 'opposing' | 'either'; readonly most: 1 | 2 }
  | { readonly fx: 'one-or-both'; readonly parts: readonly [Part, Part] }
  | { readonly fx: 'recon' }
  | { readonly fx: 'search-and-play' }
  | { readonly fx: 'discard-and-redraw' }
  | { readonly fx: 'from-reserve' }
  | { readonly fx: 'play-from-discard' }
  | { readonly fx: 'replace-strategy'; readonly whose: 'own' | 'opposing' }
  | { readonly fx: 'gain-influence'; readonly by: number }
  | { readonly fx: 'take-influence'; readonly by: number }
  | { readonly fx: 'discard-to-deck' }
  | { readonly fx: 'remove-exhausted' }
  | { readonly fx: 'mill-and-sweep' }
  | { readonly fx: 'search-two' }
  | { readonly fx: 'look-and-play' };

/** What a strategy does when it is revealed by a player who is not over the objective value. */
export type StrategyEffect =
  | { readonly fx: 'add-to-total'; readonly by: number }
  | { readonly fx: 'swap-winner' }
  | { readonly fx: 'infiltrate' }
  | { readonly fx: 'gain-if-lost'; readonly by: number }
  | { readonly fx: 'add-character' };

/** What an event does besides being won. `block` holds all round; the others happen after somebody has won it. */
export type EventEffect =
  | { readonly fx: 'block'; readonly type: ResourceType; readonly except: readonly CharacterId[] }
  | { readonly fx: 'lose-influence'; readonly who: 'loser'; readonly by: number }
  | { readonly fx: 'reorder-events'; readonly who: 'winner'; readonly look: number }
  | { readonly fx: 'random-strategy'; readonly who: 'loser' }
  | { readonly fx: 'open-strategy'; readonly who: 'loser' }
  | { readonly fx: 'discard-strategy'; readonly who: 'loser' }
  | { readonly fx: 'add-character'; readonly who: 'winner' }
  | { readonly fx: 'character-to-reserve'; readonly who: 'winner' | 'loser' }
  | { readonly fx: 'retrieve-strategies'; readonly who: 'winner' };
