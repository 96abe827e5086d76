import { describe, expect, it } from 'vitest';
import { rebellion } from '../games/rebellion/index.ts';
import type { RebFrame } from '../games/rebellion/public/frames.ts';
import { NONE, REBEL, type Reb } from '../games/rebellion/public/table.ts';
import { type RebSetup, rebScene } from '../games/rebellion/scene.ts';
import { leaderNo } from '../games/rebellion/state.ts';
import { seeded } from '../kernel/chance/seeded.ts';
import { Run } from '../kernel/flow/run.ts';
import { type Answer, accepts } from '../kernel/forms/index.ts';
import type { AnyGame } from '../kernel/game.ts';
import { isRefusal } from '../kernel/refusal.ts';
import { newState } from '../kernel/state.ts';
import { lookOf, type View } from '../kernel/view.ts';
import { rebellionHooks as hooks } from './games/rebellion.ts';
import { makeBot } from './index.ts';

const GAME = rebellion as unknown as AnyGame;
const SEEDS = ['a', 'b', 'c', 'd'];

/** Two captains are free, and the only Rebel units that could move would gain nothing by it. */
const IDLE: RebSetup = {
  base: 'hoth',
  current: 'rebel',
  round: 4,
  time: 4,
  reputation: 11,
  units: {
    'base-space': { 'rebel-trooper': 3, 'rebel-transport': 1, 'x-wing': 1 },
    dantooine: { 'corellian-corvette': 1, 'rebel-trooper': 2 },
    coruscant: { 'star-destroyer': 2, stormtrooper: 6, 'at-at': 2 },
  },
  leaders: { 'princess-leia': 'gone', 'mon-mothma': 'gone' },
  hand: {
    rebel: ['infiltration', 'sabotage'],
    imperial: ['gather-intel', 'capture-rebel-operative'],
  },
};

const viewIn = (setup: RebSetup): View<Reb, RebFrame> => rebScene(setup).view('rebel');
const decide = (name: string, view: View<Reb, RebFrame>, seed: string) => {
  const bot = makeBot(name, { iterations: 24 });
  if (!bot) throw new Error(`no bot ${name}`);
  return bot.decide(GAME, view, seeded(seed));
};
const proposals = (view: View<Reb, RebFrame>): Answer[] =>
  hooks.alternatives?.(lookOf(view, view.me!), view.question!, seeded('x')) ?? [];

describe('a turn of Rebellion', () => {
  it('is not spent on an activation that moves nothing', () => {
    const view = viewIn(IDLE);
    expect(view.question?.form).toMatchObject({
      options: expect.arrayContaining([{ id: 'activate:general-rieekan', refs: expect.anything() }]),
    });
    expect(proposals(view).filter(({ is }) => is === 'choose')).not.toContainEqual(
      expect.objectContaining({ id: expect.stringMatching(/^activate:/) }),
    );
    for (const seed of SEEDS) {
      expect(decide('search', view, seed).answer).toEqual({ is: 'choose', id: 'do:pass' });
    }
  });

  it('is not passed while a mission is left, and a pass says what leaders are kept for', () => {
    const left = viewIn({
      ...IDLE,
      assigned: { rebel: [{ card: 'build-alliance', leaders: ['jan-dodonna'] }] },
    });
    for (const seed of SEEDS) {
      expect(decide('search', left, seed).answer).toMatchObject({ id: expect.stringMatching(/^reveal:/) });
    }
    const foe = { imperial: [{ card: 'rule-by-fear', leaders: ['grand-moff-tarkin' as const] }] };
    const kept = decide('greedy', viewIn({ ...IDLE, assigned: foe }), 'a');
    expect(kept.why).toMatch(
      /^Pass.*\. No move is worth a leader now; .*General Rieekan.* can still oppose missions\.$/,
    );
    expect(decide('greedy', viewIn(IDLE), 'a').why).toMatch(/^Pass.*\. No units gain by moving now\.$/);
  });

  it('that must activate a system sends the leader where it can guard something, and says so', () => {
    const leader = leaderNo('general-rieekan');
    const stack: RebFrame[] = [
      ...rebScene(IDLE).state.stack,
      { k: 'activate', at: 'system', side: REBEL, leader, loc: NONE },
    ];
    const { answer, why } = decide('greedy', viewIn({ ...IDLE, rebelLoyalty: ['mon-calamari'], stack }), 'a');
    expect(answer).toEqual({ is: 'choose', id: 'system:mon-calamari' });
    expect(why).toMatch(/General Rieekan will oppose missions there\.$/);
  });

  it('moves units for an objective, and one ground unit stays behind', () => {
    const scene = rebScene({
      ...IDLE,
      objectives: ['establish-outposts'],
      units: {
        ...IDLE.units,
        kessel: { 'rebel-trooper': 1 },
        mandalore: { 'rebel-trooper': 1 },
        naboo: { 'rebel-trooper': 1 },
      },
    });
    const turn = decide('greedy', scene.view('rebel'), 'a');
    expect(turn.answer).toMatchObject({ id: expect.stringMatching(/^activate:/) });
    expect(turn.why).toMatch(/Units at .* count for Establish Outposts\.$/);
    scene.answer('rebel', turn.answer);
    scene.answer('rebel', decide('greedy', scene.view('rebel'), 'a').answer);
    expect(decide('greedy', scene.view('rebel'), 'a').answer).toEqual({
      is: 'haul',
      move: [
        ['system:dantooine', 'corellian-corvette', 1],
        ['system:dantooine', 'rebel-trooper', 1],
      ],
    });
  });

  it('has no idle proposals in whole games, and every answer is legal', () => {
    const name = (ref: string): string => ref;
    for (const seed of SEEDS) {
      const chance = seeded(`turns ${seed}`);
      const run = new Run(rebellion, newState(rebellion, rebellion.optionSets['full']!), chance);
      run.advance(null);
      while (!run.s.over) {
        const seat = run.s.asked[0] ?? 0;
        const asked = run.asked(seat);
        const usual = hooks.policy!(run.look(seat), asked, chance);
        for (const answer of [usual, ...hooks.alternatives!(run.look(seat), asked, chance)]) {
          expect(isRefusal(accepts(asked.form, answer))).toBe(false);
          if (!/^(command\.turn|activate\.)/.test(asked.kind)) continue;
          expect(answer).not.toEqual({ is: 'haul', move: [] });
          expect(hooks.explain!(run.look(seat), asked, answer, name) ?? '').not.toMatch(
            /^No units gain by moving;/,
          );
        }
        run.submit(seat, usual);
      }
    }
  });
});
