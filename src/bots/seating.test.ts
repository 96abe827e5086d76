import { describe, expect, test } from 'vitest';
import { empireVsRebellion } from '../games/empire-vs-rebellion/index.ts';
import { rebellion } from '../games/rebellion/index.ts';
import { JOBS } from '../games/rebellion/state.ts';
import { seeded } from '../kernel/chance/seeded.ts';
import { Run } from '../kernel/flow/run.ts';
import type { AnyGame } from '../kernel/game.ts';
import { newState } from '../kernel/state.ts';
import { withSeatsDivided, withSeatsSwapped } from '../kernel/testing/seating.ts';
import { viewOf } from '../kernel/view.ts';
import { botGame } from './bot-game.ts';
import { evrHooks } from './games/empire-vs-rebellion.ts';
import { rebellionHooks } from './games/rebellion.ts';
import type { AnyHooks } from './hooks.ts';
import { makeBot } from './index.ts';
import { resultFor } from './simulate.ts';

// Bots play for the side of their seat, whatever its number.

const TABLES: Record<string, AnyGame> = {
  'Rebellion, the Empire in seat 0': withSeatsSwapped(rebellion) as unknown as AnyGame,
  'Rebellion, four seats': withSeatsDivided(rebellion, JOBS, 'bots') as unknown as AnyGame,
  'Empire vs. Rebellion, the Empire in seat 0': withSeatsSwapped(empireVsRebellion) as unknown as AnyGame,
};

/** Greedy bots for one side, random ones for the other: the sides that won. */
function winners(game: AnyGame, greedy: string, seed: string): string[] {
  const [options = null] = Object.values(game.optionSets);
  const seats = game.seats(options);
  const bots = seats.map(({ side }, seat) => {
    const bot = makeBot(side === greedy ? 'greedy' : 'random', { iterations: 10 });
    if (!bot) throw new Error('no such bot');
    return { bot, mind: seeded(`${seed} ${seat}`) };
  });
  const { state } = botGame(game, options, bots, seeded(seed), { answers: true });
  return seats.flatMap(({ side }, seat) => (state.over?.seats[seat] === 'won' ? [side] : []));
}

test.each([
  { game: rebellion as unknown as AnyGame, hooks: rebellionHooks as AnyHooks },
  { game: empireVsRebellion as unknown as AnyGame, hooks: evrHooks as AnyHooks },
])(
  '$game.id: a greedy bot gives the same answers for a side from another seat, and positions are worth the same',
  ({ game, hooks }) => {
    const [options = null] = Object.values(game.optionSets);
    const other = withSeatsSwapped(game);
    const bot = makeBot('greedy', { iterations: 10 });
    if (!bot) throw new Error('no such bot');
    const tables = [game, other].map((one) => ({
      one,
      run: new Run(one, newState(one, options), seeded('table')),
      mind: seeded('mind'),
    }));
    const [usual, swapped] = tables;
    if (!usual || !swapped) throw new Error('no tables');
    for (const { run } of tables) run.advance(null);
    for (let n = 0; n < 250 && !usual.run.s.over; n++) {
      const seat = usual.run.s.asked[0] ?? 0;
      const [a, b] = tables.map(({ one, run, mind }) => {
        const mine = run === usual.run ? seat : 1 - seat;
        return bot.decide(one, viewOf(one, run.s, mine), mind).answer;
      });
      expect(b, `answer ${n}`).toEqual(a);
      if (!a) throw new Error('no answer');
      usual.run.submit(seat, a);
      swapped.run.submit(1 - seat, a);
      expect(resultFor(swapped.run, 1 - seat, hooks)).toBe(resultFor(usual.run, seat, hooks));
    }
  },
);

describe.each(Object.entries(TABLES))('%s', (_name, game) => {
  test('greedy bots win for their side', () => {
    for (const side of ['rebel', 'imperial']) {
      const games = Array.from({ length: 5 }, (_, i) => winners(game, side, `${side} ${i}`));
      expect(games.filter((won) => won.includes(side)).length, side).toBeGreaterThan(2);
      for (const won of games) expect(new Set(won).size).toBeLessThanOrEqual(1);
    }
  });

  test('a searching bot plays a few answers', () => {
    const [options = null] = Object.values(game.optionSets);
    const mind = seeded('search');
    const bots = game.seats(options).map(() => makeBot('search', { iterations: 4 }));
    let answers = 0;
    const stop = new Error('enough');
    const seated = bots.flatMap((bot) => (bot ? [{ bot, mind }] : []));
    expect(seated).toHaveLength(game.seats(options).length);
    expect(() =>
      botGame(game, options, seated, seeded('table'), {
        answers: true,
        given: () => {
          if (++answers === 30) throw stop;
        },
      }),
    ).toThrow(stop);
  });
});
