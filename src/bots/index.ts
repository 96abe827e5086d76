import type { AnyGame } from '../kernel/game.ts';
import type { Bot } from './bot.ts';
import { evrHooks } from './games/empire-vs-rebellion.ts';
import { rebellionHooks } from './games/rebellion.ts';
import { greedyBot } from './greedy.ts';
import type { AnyHooks } from './hooks.ts';
import { randomBot } from './random.ts';
import { searchBot } from './search.ts';

export type { Bot } from './bot.ts';

export const BOT_NAMES = ['random', 'greedy', 'search'] as const;
export const DEFAULT_ITERATIONS = 500;

const HOOKS: Readonly<Record<string, AnyHooks>> = {
  'empire-vs-rebellion': evrHooks as AnyHooks,
  rebellion: rebellionHooks as AnyHooks,
};
const NO_HOOKS: AnyHooks = {};
const hooksOf = (game: AnyGame): AnyHooks => HOOKS[game.id] ?? NO_HOOKS;

/** What a game's greedy bot does, without a view around it: for measuring. */
export const policyOf = (game: AnyGame): AnyHooks['policy'] => hooksOf(game).policy;

/** A bot by name; null if there is none. */
export function makeBot(name: string, settings: { iterations?: number } = {}): Bot | null {
  if (name === 'random') return randomBot;
  if (name === 'greedy') return greedyBot(hooksOf);
  if (name === 'search') return searchBot(settings.iterations ?? DEFAULT_ITERATIONS, hooksOf);
  return null;
}
