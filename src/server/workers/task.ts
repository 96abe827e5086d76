import type { Level as BotLevel } from '../../bots/levels.ts';
import type { Answer } from '../../kernel/forms/index.ts';
import type { View } from '../../kernel/view.ts';
import type { Level } from '../../protocol/tables.ts';

/** What a worker is given to think about: a view, never a state, so that no bot can know more than its seat. */
export interface Task {
  /** Id of the game. */
  readonly game: string;
  readonly view: View;
  readonly level: Level;
  /** What its thoughts follow from: the same task has the same answer. */
  readonly seed: string;
}

export interface Thought {
  readonly answer: Answer;
  readonly why: string;
  /** How long it took, without the time in the queue. */
  readonly ms: number;
}

/** What comes back from a worker. `trouble`: the level could not decide, and a weaker one did. */
export type Decided = (Thought & { readonly trouble?: string }) | { readonly failed: string };

type Same<A, B> = [A, B] extends [B, A] ? true : false;
/**
 * Bots may not import the protocol; the compiler checks here that both name the same levels.
 * @public
 */
export const LEVELS_AGREE: Same<Level, BotLevel> = true;
