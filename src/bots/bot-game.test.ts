import { expect, test, vi } from 'vitest';
import { findGame } from '../games/index.ts';
import { seeded } from '../kernel/chance/seeded.ts';
import { start } from '../kernel/flow/apply.ts';
import { viewOf } from '../kernel/view.ts';
import { seededGame } from './arena.ts';
import type { Bot } from './bot.ts';
import { levelBot } from './levels.ts';
import { sayAnswer } from './say.ts';

vi.mock('./say.ts', async (original) => {
  const real = await original<typeof import('./say.ts')>();
  return { ...real, sayAnswer: vi.fn(real.sayAnswer) };
});

const REBELLION = findGame('rebellion')!;
const EVR = findGame('empire-vs-rebellion')!;
const FULL = REBELLION.optionSets['full']!;

test.each(['beginner', 'steady', 'strong'] as const)(
  '%s puts a reason into words only when read',
  (level) => {
    const { state } = start(REBELLION, FULL, seeded('dice'));
    const seat = state.asked[0]!;
    const said = vi.mocked(sayAnswer);
    said.mockClear();
    const decision = levelBot(level, REBELLION).decide(
      REBELLION,
      viewOf(REBELLION, state, seat),
      seeded('mind'),
    );
    expect(decision.answer).toBeDefined();
    expect(said).not.toHaveBeenCalled();
    expect(decision.why).toMatch(/^\S.*\.$/);
  },
);

test.each([REBELLION, EVR])('a whole game says nothing: %#', (game) => {
  const said = vi.mocked(sayAnswer);
  said.mockClear();
  const bots = [levelBot('steady', game), levelBot('beginner', game)];
  seededGame(game, Object.values(game.optionSets)[0]!, bots, 'quiet');
  expect(said).not.toHaveBeenCalled();
});

test.each(['beginner', 'steady'] as const)('%s answers the same from a look as from a view', (level) => {
  const bot = levelBot(level, REBELLION);
  const { policy: _, ...viewing } = bot;
  const end = (player: Bot) => seededGame(REBELLION, FULL, [player, player], 'same');
  expect(end(viewing)).toEqual(end(bot));
});

test('an answer that its form refuses is a failure where answers are checked', () => {
  const bad: Bot = {
    ...levelBot('steady', EVR),
    name: 'bad',
    policy: () => () => ({ is: 'choose', id: 'do:nothing-of-the-kind' }),
  };
  const play = () => seededGame(EVR, EVR.optionSets['full']!, [bad, bad], 'bad', { answers: true });
  expect(play).toThrow(/bad gave an answer that was refused/);
});
