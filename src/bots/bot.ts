import type { Chance } from '../kernel/chance/source.ts';
import type { Answer } from '../kernel/forms/index.ts';
import type { AnyGame, Frame } from '../kernel/game.ts';
import type { View } from '../kernel/view.ts';
import type { Policy } from './hooks.ts';

/** What a bot answers, and why, in a sentence for people. */
export interface Decision {
  readonly answer: Answer;
  /** Written when it is read: most answers are given without anybody asking for the reason. */
  readonly why: string;
}

/** A computer player. It gets a view, never a state. */
export interface Bot {
  readonly name: string;
  decide(game: AnyGame, view: View, chance: Chance): Decision;
  /** The same answers from a look at the table, for bots that do not think ahead. Simulations use it: it needs no view. */
  policy?(game: AnyGame): Policy<unknown, Frame>;
}

/** A decision whose reason is put into words only on demand. */
export const decision = (answer: Answer, explain: () => string): Decision => ({
  answer,
  get why() {
    return explain();
  },
});
