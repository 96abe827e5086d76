import { expect, test } from 'vitest';
import { empireVsRebellion } from '../games/empire-vs-rebellion/index.ts';
import { evrScene } from '../games/empire-vs-rebellion/scene.ts';
import { seeded } from '../kernel/chance/seeded.ts';
import { determinize } from '../kernel/determinize.ts';
import { arena, seededGame, wilson } from './arena.ts';
import type { Bot } from './bot.ts';
import { BOT_NAMES, makeBot } from './index.ts';
import { searchBot } from './search.ts';

const FULL = empireVsRebellion.optionSets['full'] ?? { tutorial: false };
const TUTORIAL = empireVsRebellion.optionSets['tutorial'] ?? { tutorial: true };

const named = (name: string, iterations?: number): Bot => {
  const bot = makeBot(name, iterations === undefined ? {} : { iterations });
  if (!bot) throw new Error(`no bot ${name}`);
  return bot;
};

test('there is a bot of every name, and of no other', () => {
  for (const name of BOT_NAMES) expect(named(name).name).toBe(name);
  expect(makeBot('nobody')).toBeNull();
});

test('a small search already beats random play from either side', () => {
  const result = arena(empireVsRebellion, FULL, named('search', 40), named('random'), 8, 'test');
  expect(result.aWins).toBeGreaterThanOrEqual(6);
  expect(result.aWins + result.bWins + result.draws).toBe(8);
  expect(Math.min(...result.aWinsBySeat)).toBeGreaterThanOrEqual(3);
});

test('the search needs to know nothing of a game but its questions', () => {
  const blind = searchBot(80, () => ({}));
  const result = arena(empireVsRebellion, TUTORIAL, blind, named('random'), 24, 'blind');
  expect(result.aWins).toBeGreaterThan(result.bWins + 5);
});

test('a game between bots can be repeated exactly', () => {
  const once = () => seededGame(empireVsRebellion, FULL, [named('search', 30), named('random')], 'again');
  expect(once()).toEqual(once());
});

test('the search takes a win that is there, and says why', () => {
  // One point short of seven, ahead and not over: two passes win the game now.
  const scene = evrScene({
    event: 'escape-from-tatooine',
    active: 'rebel',
    lastWasPass: true,
    rebel: {
      play: ['military-5', 'recon-5'],
      won: ['battle-of-hoth', 'battle-of-yavin'],
      strategy: 'bureaucracy',
    },
    imperial: { play: ['recon-3'], used: ['deception'], strategy: 'bureaucracy' },
  });
  const decision = named('search', 300).decide(empireVsRebellion, scene.view('rebel'), seeded('win'));
  expect(decision.answer).toEqual({ is: 'choose', id: 'do:pass' });
  expect(decision.why).toMatch(/300/);
});

test('hidden faces do not change what the search answers', () => {
  const scene = evrScene({
    active: 'rebel',
    rebel: { play: ['recon-3'] },
    imperial: { play: ['military-4'] },
  });
  const think = () => named('search', 100).decide(empireVsRebellion, scene.view('rebel'), seeded('think'));
  const before = think();
  // Every face that the Rebel does not know has moved; their view is the same.
  scene.state = determinize(empireVsRebellion, scene.view('rebel'), seeded('other world'));
  expect(think()).toEqual(before);
});

test('a 95 % interval is honest at the ends', () => {
  expect(wilson(0, 0)).toEqual([0, 1]);
  const [low, high] = wilson(20, 20);
  expect(low).toBeGreaterThan(0.8);
  expect(high).toBe(1);
});
