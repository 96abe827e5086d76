import { describe, expect, it } from 'vitest';
import { GAMES } from '../games/index.ts';
import { seeded } from '../kernel/chance/seeded.ts';
import type { AnyGame } from '../kernel/game.ts';
import { arena } from './arena.ts';
import type { Bot } from './bot.ts';
import { makeBot, policyOf } from './index.ts';
import { levelBot } from './levels.ts';
import { policyGame } from './policy-game.ts';
import { alwaysEnds, STALLING } from './testing/stalling.ts';

/** The part of every game's contract that needs players: games end, no matter who plays. `npm run soak` plays many more. */

const SETS = [...GAMES.values()].flatMap((game) =>
  Object.entries(game.optionSets).map(([set, options]) => ({ title: `${game.id}, ${set}`, game, options })),
);

/** The levels that search, with little time to think. */
const THINKING: Readonly<Record<string, readonly [strong: number, master: number]>> = {
  'empire-vs-rebellion': [12, 40],
  rebellion: [1, 2],
};

/** Every level, against its neighbour. */
function pairs(game: AnyGame): [Bot, Bot][] {
  const [few, more] = THINKING[game.id] ?? [1, 2];
  const search = (iterations: number): Bot => {
    const bot = makeBot('search', { iterations });
    if (!bot) throw new Error('there is no search');
    return bot;
  };
  return [
    [levelBot('beginner', game), levelBot('steady', game)],
    [search(few), search(more)],
  ];
}

describe.each(SETS)('$title: a game ends', ({ game, options }) => {
  it('between bots of all levels', () => {
    const games = game.id === 'rebellion' ? 1 : 4;
    for (const [a, b] of pairs(game)) {
      const { aWins, bWins, draws } = arena(game, options, a, b, games, 'ends');
      expect(aWins + bWins + draws).toBe(games);
    }
  }, 120_000);

  it('against a player who does everything to make it last', () => {
    const seeds = game.id === 'rebellion' ? 1 : 20; // a round of it is long, and hardly ever the same
    const others = [alwaysEnds, policyOf(game) ?? null, ...Object.values(STALLING)];
    for (const stalling of Object.values(STALLING)) {
      for (const other of others) {
        for (const policies of [
          [stalling, other],
          [other, stalling],
        ]) {
          for (let i = 0; i < seeds; i++) {
            const { state } = policyGame(game, options, policies, seeded(`stalling ${i}`));
            expect(state.over).not.toBeNull();
          }
        }
      }
    }
  }, 120_000);
});
