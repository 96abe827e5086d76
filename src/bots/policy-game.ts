import type { Chance } from '../kernel/chance/source.ts';
import type { Playout } from '../kernel/flow/playout.ts';
import { Run } from '../kernel/flow/run.ts';
import { sample } from '../kernel/forms/index.ts';
import type { AnyGame, Frame } from '../kernel/game.ts';
import type { Json } from '../kernel/json.ts';
import { newState } from '../kernel/state.ts';
import type { Policy } from './hooks.ts';

/** A whole game by policies, one a seat (null: at random), as fast as the rules allow: no views, no log. */
export function policyGame(
  game: AnyGame,
  options: Json,
  policies: readonly (Policy<unknown, Frame> | null)[],
  chance: Chance,
  each?: (kind: string, run: Run<unknown, Frame, Json>) => void,
): Playout<unknown, Frame> {
  const run = new Run(game, newState(game, options), chance);
  run.advance(null);
  let answers = 0;
  while (!run.s.over) {
    if (answers++ > game.maxAnswers) throw new Error(`the game did not end after ${game.maxAnswers} answers`);
    const seat = run.s.asked[0] ?? 0;
    const asked = run.asked(seat);
    each?.(asked.kind, run);
    const answer = policies[seat]?.(run.look(seat), asked, chance) ?? sample(asked.form, chance);
    run.submit(seat, answer);
  }
  return { state: run.s, answers };
}
