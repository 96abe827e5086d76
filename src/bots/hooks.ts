import type { Chance } from '../kernel/chance/source.ts';
import type { Answer } from '../kernel/forms/index.ts';
import type { Asked, Frame, Look } from '../kernel/game.ts';
import type { Ref } from '../kernel/ids.ts';
import type { State } from '../kernel/state.ts';

/** Answers without looking ahead. `look` is the seat's own knowledge; it never sees more. */
export type Policy<G, F extends Frame> = (look: Look<G, F>, asked: Asked, chance: Chance) => Answer;

/** What bots may know of a game beyond the contract. All of it is optional. */
export interface Hooks<G, F extends Frame> {
  /** How well a side stands, from 0 (lost) to 1 (won), in a position that is not over. `sides`: by seat. */
  evaluate?(s: State<G, F>, side: string, sides: readonly string[]): number;
  /** Whether a simulated game may stop here and be evaluated. */
  rests?(start: State<G, F>, now: State<G, F>): boolean;
  /** A sensible answer at once, from what the seat can know: the greedy bot, and the simulated part of a search. */
  policy?: Policy<G, F>;
  /**
   * Answers worth comparing with the policy's. With these and a policy, the search compares them on the same deals and
   * lets the policy play on for everybody; otherwise it grows a tree over all answers. Empty: the policy's answer is
   * used.
   */
  alternatives?(look: Look<G, F>, asked: Asked, chance: Chance): Answer[];
  /** An answer in a few words, where those of its form would say too much. Null: they would not. */
  say?(asked: Asked, answer: Answer, name: (ref: Ref) => string): string | null;
  /** Why a seat gives this answer, in a player's words: whole sentences. Null where only the odds can be given. */
  explain?(look: Look<G, F>, asked: Asked, answer: Answer, name: (ref: Ref) => string): string | null;
}

/** The same with the insides of the game forgotten, as the search uses it. */
export type AnyHooks = Hooks<unknown, Frame>;
