import type { Chance } from '../kernel/chance/source.ts';
import type { Answer } from '../kernel/forms/index.ts';
import type { AnyGame } from '../kernel/game.ts';
import type { View } from '../kernel/view.ts';

/** What a bot answers, and why, in a sentence for people. */
export interface Decision {
  readonly answer: Answer;
  readonly why: string;
}

/** A player that is no person. It gets a view, never a state. */
export interface Bot {
  readonly name: string;
  decide(game: AnyGame, view: View, chance: Chance): Decision;
}
