import type { Chance } from '../chance/source.ts';
import { sample } from '../forms/index.ts';
import type { Frame, Game } from '../game.ts';
import type { Json } from '../json.ts';
import { newState, type State } from '../state.ts';
import { Run } from './run.ts';

export interface Playout<G, F extends Frame> {
  readonly state: State<G, F>;
  readonly answers: number;
}

/**
 * A whole game of random legal answers, as fast as the rules allow: no copies, no log. `each` is called for every
 * question.
 */
export function playout<G, F extends Frame, O extends Json>(
  game: Game<G, F, O>,
  options: O,
  chance: Chance,
  each?: (kind: string, run: Run<G, F, O>) => void,
): Playout<G, F> {
  const run = new Run(game, newState(game, options), chance);
  run.advance(null);
  let answers = 0;
  while (!run.s.over) {
    if (answers++ > game.maxAnswers) throw new Error(`the game did not end after ${game.maxAnswers} answers`);
    const seat = run.s.asked[0];
    if (seat === undefined) throw new Error('no seat is asked but the game is not over');
    const asked = run.asked(seat);
    each?.(asked.kind, run);
    run.submit(seat, sample(asked.form, chance));
  }
  return { state: run.s, answers };
}
