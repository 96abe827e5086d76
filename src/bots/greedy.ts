import { sample } from '../kernel/forms/index.ts';
import type { AnyGame } from '../kernel/game.ts';
import { lookOf } from '../kernel/view.ts';
import type { Bot } from './bot.ts';
import type { AnyHooks } from './hooks.ts';
import { sayAnswer } from './say.ts';

/** Takes what looks best at once, without thinking ahead; where its game has no policy, anything legal. */
export function greedyBot(hooksOf: (game: AnyGame) => AnyHooks): Bot {
  return {
    name: 'greedy',
    decide(game, view, chance) {
      const { question, me } = view;
      if (!question || me === null) throw new Error('a bot was asked for an answer that nobody wants');
      const { policy } = hooksOf(game);
      if (!policy) return { answer: sample(question.form, chance), why: 'It is as good as any other.' };
      const answer = policy(lookOf(view, me), question, chance);
      return {
        answer,
        why: `${sayAnswer(game, view, question, answer)}: that looks best at first sight.`,
      };
    },
  };
}
