import { sample } from '../kernel/forms/index.ts';
import type { AnyGame } from '../kernel/game.ts';
import type { Bot } from './bot.ts';
import { makeBot } from './index.ts';
import { sayAnswer } from './say.ts';

/** How strong a bot is, from the weakest to the strongest. */
export const LEVELS = ['beginner', 'steady', 'strong', 'master'] as const;
export type Level = (typeof LEVELS)[number];

export const isLevel = (name: string): name is Level => LEVELS.some((level) => level === name);

/** Games that a search thinks through for one answer. In Rebellion one takes about as long as five of the other game's. */
interface Iterations {
  readonly strong: number;
  readonly master: number;
}
const ITERATIONS: Readonly<Record<string, Iterations>> = {
  rebellion: { strong: 60, master: 250 },
  'empire-vs-rebellion': { strong: 300, master: 1500 },
};
const USUAL_ITERATIONS: Iterations = { strong: 100, master: 400 };

/** A beginner gives one answer in so many without looking. */
const BEGINNER_SLIPS = 4;

/** The bot of a level. What a level means depends on the game: how good its policy is, how long a simulated game takes. */
export function levelBot(level: Level, game: AnyGame): Bot {
  if (level === 'beginner') return beginner();
  if (level === 'steady') return { ...named('greedy'), name: level };
  const iterations = (ITERATIONS[game.id] ?? USUAL_ITERATIONS)[level];
  return { ...named('search', iterations), name: level };
}

/** Does what looks best, but every now and then anything at all; where its game has no policy, always. */
function beginner(): Bot {
  const greedy = named('greedy');
  return {
    name: 'beginner',
    decide(game, view, chance) {
      const { question } = view;
      if (!question) throw new Error('a bot was asked for an answer that nobody wants');
      if (chance.int(BEGINNER_SLIPS) > 0) return greedy.decide(game, view, chance);
      const answer = sample(question.form, chance);
      return { answer, why: `${sayAnswer(game, view, question, answer)}: just to see what happens.` };
    },
  };
}

function named(name: string, iterations?: number): Bot {
  const bot = makeBot(name, iterations === undefined ? {} : { iterations });
  if (!bot) throw new Error(`there is no bot ${name}`);
  return bot;
}
