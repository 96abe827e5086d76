import { expect, test } from 'vitest';
import { empireVsRebellion } from '../games/empire-vs-rebellion/index.ts';
import { rebellion } from '../games/rebellion/index.ts';
import { ACTIONS } from '../games/rebellion/public/data.ts';
import type { RebFrame } from '../games/rebellion/public/frames.ts';
import type { Reb } from '../games/rebellion/public/table.ts';
import { type RebSetup, rebScene } from '../games/rebellion/scene.ts';
import { seeded } from '../kernel/chance/seeded.ts';
import { determinize } from '../kernel/determinize.ts';
import { apply } from '../kernel/flow/apply.ts';
import { Run } from '../kernel/flow/run.ts';
import { accepts, few, sample } from '../kernel/forms/index.ts';
import type { AnyGame } from '../kernel/game.ts';
import { isRefusal } from '../kernel/refusal.ts';
import { newState, type State } from '../kernel/state.ts';
import { viewOf } from '../kernel/view.ts';
import { arena } from './arena.ts';
import type { Bot } from './bot.ts';
import { imperialChance } from './games/rebellion/evaluate.ts';
import { rebellionHooks as hooks } from './games/rebellion.ts';
import { makeBot } from './index.ts';
import { searchBot } from './search.ts';

const GAME = rebellion as unknown as AnyGame;
const FULL = rebellion.optionSets['full']!;

const named = (name: string, iterations = 10): Bot => {
  const bot = makeBot(name, { iterations });
  if (!bot) throw new Error(`no bot ${name}`);
  return bot;
};

test('the greedy bot beats random play from either side', () => {
  const { aWinsBySeat } = arena(GAME, FULL, named('greedy'), named('random'), 20, 'greedy');
  expect(aWinsBySeat).toEqual([10, 10]);
});

test('the policy and what the search would try instead are legal, in every option set', () => {
  for (const [i, options] of Object.values(rebellion.optionSets).entries()) {
    const chance = seeded(`legal ${i}`);
    const run = new Run(rebellion, newState(rebellion, options), chance);
    run.advance(null);
    while (!run.s.over) {
      const seat = run.s.asked[0] ?? 0;
      const asked = run.asked(seat);
      const usual = hooks.policy!(run.look(seat), asked, chance);
      for (const answer of [usual, ...hooks.alternatives!(run.look(seat), asked, chance)]) {
        expect(isRefusal(accepts(asked.form, answer)), `${asked.kind} ${JSON.stringify(answer)}`).toBe(false);
      }
      run.submit(seat, usual);
    }
  }
});

/** A game by greedy bots up to a moment. */
function midGame(seed: string, until: (s: State<Reb, RebFrame>) => boolean): State<Reb, RebFrame> {
  const chance = seeded(seed);
  const run = new Run(rebellion, newState(rebellion, FULL), chance);
  run.advance(null);
  while (!until(run.s)) {
    const seat = run.s.asked[0] ?? 0;
    run.submit(seat, hooks.policy!(run.look(seat), run.asked(seat), chance));
  }
  return run.s;
}

test('a small search answers legally, and the same again from the same seed', () => {
  const once = (): string[] => {
    let state = midGame('again', (s) => s.game.round === 2);
    const [dice, mind] = [seeded('dice'), seeded('mind')];
    return Array.from({ length: 40 }, () => {
      const seat = state.asked[0] ?? 0;
      const view = viewOf(rebellion, state, seat);
      const { answer } = named('search', 16).decide(GAME, view, mind);
      const done = apply(rebellion, state, seat, view.question?.id, answer, dice);
      if (isRefusal(done)) throw new Error(JSON.stringify(done));
      state = done.state;
      return JSON.stringify(answer);
    });
  };
  expect(once()).toEqual(once());
});

const starting = (side: string): string[] =>
  Object.entries(ACTIONS).flatMap(([id, card]) => (card.starting && card.side === side ? [id] : []));

/** The base is known; troops stand next door, and nobody guards it. */
const FOUND: RebSetup = {
  base: 'hoth',
  revealed: true,
  current: 'imperial',
  time: 6,
  reputation: 12,
  round: 6,
  units: {
    hoth: { 'rebel-trooper': 1 },
    bespin: { 'star-destroyer': 2, stormtrooper: 4, 'at-at': 1 },
    kessel: { 'rebel-trooper': 1 },
  },
  leaders: { 'general-veers': 'pool' },
  hand: {
    rebel: ['build-alliance', 'infiltration', 'rapid-mobilization', 'sabotage'],
    imperial: ['rule-by-fear', 'gather-intel', 'research-and-development', 'capture-rebel-operative'],
  },
  actions: { rebel: starting('rebel'), imperial: starting('imperial') },
};

test('the search attacks a revealed base, and names it in its reason', () => {
  const scene = rebScene(FOUND);
  const search = named('search', 80);
  const turn = search.decide(GAME, scene.view('imperial'), seeded('win'));
  expect(turn.answer).toMatchObject({ id: expect.stringMatching(/^activate:/) });
  expect(turn.why).toMatch(
    /^Activate a system with .* \(about \d+ % to win\)\. The Rebel base is at Hoth\. Simulated 80 games: /,
  );
  scene.answer('imperial', turn.answer);
  const where = search.decide(GAME, scene.view('imperial'), seeded('win'));
  expect(where.answer).toEqual({ is: 'choose', id: 'system:hoth' });
});

test('the greedy bot gives its reason', () => {
  const { why } = named('greedy').decide(GAME, rebScene(FOUND).view('imperial'), seeded('why'));
  expect(why).toMatch(/^Activate a system with .*\. The Rebel base is at Hoth\.$/);
});

test('hidden cards do not change what bots answer', () => {
  const s = midGame('hidden', ({ game, asked }) => game.round === 3 && game.current === 1 && asked[0] === 1);
  const before = viewOf(rebellion, s, 1);
  const after = viewOf(rebellion, determinize(rebellion, before, seeded('other world')), 1);
  for (const name of ['greedy', 'search']) {
    const think = (view: typeof before) => named(name, 40).decide(GAME, view, seeded('think'));
    expect(think(after)).toEqual(think(before));
  }
});

test('the evaluation sees who is ahead', () => {
  const chance = (change: RebSetup): number =>
    imperialChance(rebScene({ ...FOUND, ...change }).state, ['rebel', 'imperial']);
  const found = chance({});
  expect(found).toBeGreaterThan(0.5);
  expect(chance({ revealed: false })).toBeLessThan(found);
  expect(chance({ time: 11 })).toBeLessThan(found);
  expect(chance({ units: { hoth: { 'mon-calamari-cruiser': 2, 'rebel-trooper': 8 } } })).toBeLessThan(found);
});

test('answers can be compared in any game that has a policy', () => {
  const comparing = searchBot(80, () => ({
    policy: (_look, asked, chance) => sample(asked.form, chance),
    alternatives: (_look, asked) => few(asked.form, 12) ?? [],
  }));
  const options = empireVsRebellion.optionSets['tutorial'] ?? { tutorial: true };
  const game = empireVsRebellion as unknown as AnyGame;
  const { aWins, bWins } = arena(game, options, comparing, named('random'), 30, 'compare');
  expect(aWins).toBeGreaterThan(bWins + 6);
});
