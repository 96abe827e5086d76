import { sample } from '../kernel/forms/index.ts';
import type { AnyGame, Frame } from '../kernel/game.ts';
import { lookOf } from '../kernel/view.ts';
import { type Bot, decision } from './bot.ts';
import type { AnyHooks, Policy } from './hooks.ts';
import { sayUsual } from './say.ts';

const ANY: Policy<unknown, Frame> = (_look, asked, chance) => sample(asked.form, chance);

/** Takes what looks best at once, without thinking ahead; where its game has no policy, anything legal. */
export function greedyBot(hooksOf: (game: AnyGame) => AnyHooks): Bot {
  return {
    name: 'greedy',
    policy: (game) => hooksOf(game).policy ?? ANY,
    decide(game, view, chance) {
      const { question, me } = view;
      if (!question || me === null) throw new Error('a bot was asked without an open question');
      const hooks = hooksOf(game);
      const { policy } = hooks;
      if (!policy) return { answer: sample(question.form, chance), why: 'Chosen at random.' };
      const answer = policy(lookOf(view, me), question, chance);
      return decision(answer, () => sayUsual(game, view, question, hooks, answer));
    },
  };
}
