import { sample } from '../kernel/forms/index.ts';
import type { Bot } from './bot.ts';

/** Any legal answer. */
export const randomBot: Bot = {
  name: 'random',
  decide(_game, view, chance) {
    if (!view.question) throw new Error('a bot was asked without an open question');
    return { answer: sample(view.question.form, chance), why: 'Chosen at random.' };
  },
  policy: () => (_look, asked, chance) => sample(asked.form, chance),
};
