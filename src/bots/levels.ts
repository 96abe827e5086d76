import { sample } from '../kernel/forms/index.ts';
import type { AnyGame } from '../kernel/game.ts';
import { type Bot, decision } from './bot.ts';
import { makeBot } from './index.ts';
import { sayAnswer } from './say.ts';

/** How strong a bot is, from the weakest to the strongest. Not every game offers every level. */
export const LEVELS = ['beginner', 'steady', 'strong', 'master'] as const;
export type Level = (typeof LEVELS)[number];

export const isLevel = (name: string): name is Level => LEVELS.some((level) => level === name);

/** How a level plays: by the game's policy, sometimes without looking; by the policy; or with a search this many games long. */
type Play = 'slips' | 'policy' | number;

/**
 * By game: the levels it offers. A level that does not beat the one below in 60 of 100 games is not offered; `npm run bench --
 * --levels` plays them (docs/decisions/0004).
 */
const PLAYS: Readonly<Record<string, Readonly<Partial<Record<Level, Play>>>>> = {
  rebellion: { beginner: 'slips', steady: 'policy', strong: 200 },
  'empire-vs-rebellion': { beginner: 'slips', steady: 30, strong: 1500 },
};
const USUAL: Readonly<Partial<Record<Level, Play>>> = { beginner: 'slips', steady: 'policy', strong: 100 };

/** The levels that a game offers, from the weakest to the strongest. */
export const levelsOf = ({ id }: Pick<AnyGame, 'id'>): Level[] => {
  const plays = PLAYS[id] ?? USUAL;
  return LEVELS.filter((level) => plays[level] !== undefined);
};

/** The levels that any game offers. */
export const OFFERED_LEVELS: readonly Level[] = LEVELS.filter((level) =>
  [...Object.values(PLAYS), USUAL].some((plays) => plays[level] !== undefined),
);

/** The level itself where it is offered, else the nearest one below, else above: tables and settings outlive levels. */
export function offeredLevel(level: Level, game: Pick<AnyGame, 'id'>): Level {
  const offered = levelsOf(game);
  const at = LEVELS.indexOf(level);
  const below = offered.findLast((other) => LEVELS.indexOf(other) <= at);
  return below ?? offered[0] ?? level;
}

/** A beginner gives one answer in this many at random. */
const BEGINNER_SLIPS = 4;

/** The bot of a level, or of the nearest one that the game offers. */
export function levelBot(wanted: Level, game: Pick<AnyGame, 'id'>): Bot {
  const level = offeredLevel(wanted, game);
  const play = (PLAYS[game.id] ?? USUAL)[level] ?? 'policy';
  if (play === 'slips') return beginner(level);
  if (play === 'policy') return { ...named('greedy'), name: level };
  return { ...named('search', play), name: level };
}

/** Does what looks best, but every now and then anything at all; where its game has no policy, always. */
function beginner(name: string): Bot {
  const greedy = named('greedy');
  return {
    name,
    decide(game, view, chance) {
      const { question } = view;
      if (!question) throw new Error('a bot was asked without an open question');
      if (chance.int(BEGINNER_SLIPS) > 0) return greedy.decide(game, view, chance);
      const answer = sample(question.form, chance);
      return decision(answer, () => `${sayAnswer(game, view, question, answer)}: just to see what happens.`);
    },
    policy(game) {
      const looking = greedy.policy?.(game);
      return (look, asked, chance) =>
        chance.int(BEGINNER_SLIPS) > 0 && looking ? looking(look, asked, chance) : sample(asked.form, chance);
    },
  };
}

function named(name: string, iterations?: number): Bot {
  const bot = makeBot(name, iterations === undefined ? {} : { iterations });
  if (!bot) throw new Error(`unknown bot: ${name}`);
  return bot;
}
