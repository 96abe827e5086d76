import { describe, expect, test } from 'vitest';
import { seeded } from '../../../../kernel/chance/seeded.ts';
import { sample } from '../../../../kernel/forms/index.ts';
import { type RebScene, type RebSetup, rebScene } from '../../scene.ts';
import { leaderNo, own, POOL } from '../../state.ts';
import { asks, fight, isFighting } from '../testing/combat-scenes.ts';
import { kindAsked, names, sound, toldKinds } from '../testing/refresh-scenes.ts';
import { activate, hauling, moves } from '../testing/setup-scenes.ts';

const turn = (setup: RebSetup = {}): RebScene => rebScene({ base: 'dantooine', ...setup });
/** Whose turn it is; null outside of turns. */
const whose = (scene: RebScene): string | null =>
  ['rebel', 'imperial'].find((who) => kindAsked(scene, who) === 'command.turn') ?? null;

describe('turns', () => {
  test('R-026: the Rebel first in every round, then one action each in turn', () => {
    const scene = turn({
      stack: [{ k: 'round', at: 'command' }],
      current: 'imperial',
      passed: ['rebel', 'imperial'],
    });
    expect(whose(scene)).toBe('rebel');
    expect(scene.state.game.passed).toEqual([]);
    activate(scene, 'rebel', 'jan-dodonna', 'hoth');
    expect(whose(scene)).toBe('imperial');
    activate(scene, 'imperial', 'darth-vader', 'hoth');
    expect(whose(scene)).toBe('rebel');
    sound(scene);
  });

  test('R-026: when the opponent has passed, the other side keeps taking turns', () => {
    const scene = turn().choose('rebel', 'do:pass');
    for (const leader of ['darth-vader', 'general-tagge', 'grand-moff-tarkin']) {
      expect(whose(scene)).toBe('imperial');
      activate(scene, 'imperial', leader, 'hoth');
    }
    expect(whose(scene)).toBe('imperial');
    expect(scene.attempt('rebel', { is: 'choose', id: 'do:pass' })).toEqual({ refused: 'not-asked' });
    scene.choose('imperial', 'do:pass');
    expect(toldKinds(scene)).toContain('command-ends');
  });

  test('R-027: a side that has passed may still add a leader to a combat', () => {
    const scene = turn({
      passed: ['rebel'],
      current: 'imperial',
      units: { naboo: { 'x-wing': 1 }, sullust: { 'star-destroyer': 1 } },
    });
    moves(scene, 'imperial', 'darth-vader', 'naboo', ['sullust', 'star-destroyer', 1]);
    expect(asks(scene)).toBe('rebel combat.add-leader');
    scene.choose('rebel', 'leader:jan-dodonna');
    expect(scene.state.game.passed).toEqual(['rebel']);
  });

  test('R-028: an activation with its combat is one action; the turn ends when all is done', () => {
    const scene = turn({
      units: { naboo: { 'x-wing': 3, 'rebel-trooper': 1, 'rebel-transport': 1 }, rodia: { stormtrooper: 1 } },
      leaders: { 'darth-vader': 'coruscant', 'grand-moff-tarkin': 'coruscant', 'general-tagge': 'coruscant' },
    });
    moves(
      scene,
      'rebel',
      'jan-dodonna',
      'rodia',
      ['naboo', 'rebel-transport', 1],
      ['naboo', 'rebel-trooper', 1],
    );
    const chance = seeded('combat');
    let answers = 0;
    for (; isFighting(scene); answers++) {
      expect(whose(scene)).toBeNull();
      expect(scene.state.game.current).toBe(0);
      const who = scene.state.asked[0] === 0 ? 'rebel' : 'imperial';
      scene.answer(who, sample(scene.question(who).form, chance));
    }
    expect(answers).toBeGreaterThan(0);
    expect(whose(scene)).toBe('imperial');
    sound(scene);
  });

  test('R-029: nothing else begins while a move, a choice or a combat is unresolved', () => {
    const move = activate(turn({ units: { naboo: { 'x-wing': 1 } } }), 'rebel', 'jan-dodonna', 'rodia');
    const combat = fight({
      units: { naboo: { 'x-wing': 2, 'star-destroyer': 1 } },
      leaders: { 'jan-dodonna': 'pool', 'darth-vader': 'pool' },
    });
    const leaders = turn().choose('rebel', 'activate:jan-dodonna');
    for (const scene of [move, combat, leaders]) {
      expect(whose(scene)).toBeNull();
      for (const who of ['rebel', 'imperial'] as const) {
        for (const id of ['do:pass', 'do:reveal-base', 'activate:princess-leia', 'activate:darth-vader']) {
          expect(scene.attempt(who, { is: 'choose', id })).not.toBeNull();
        }
      }
      expect(scene.state.game.passed).toEqual([]);
    }
    move.answer('rebel', hauling());
    expect(whose(move)).toBe('imperial');
  });
});

describe('the end of the phase', () => {
  test('R-030: when both have passed, waiting effects come first, then the Refresh Phase', () => {
    const phase: RebSetup = { stack: [{ k: 'round', at: 'command' }], leaders: { 'jan-dodonna': 'hoth' } };
    const scene = turn(phase).arrange((s) => {
      own(s.game, 'marks').mobilizations = [1];
    });
    scene.choose('rebel', 'do:pass').choose('imperial', 'do:pass');
    expect(asks(scene)).toBe('rebel mobilize.mode');
    expect(scene.state.game.leaderAt[leaderNo('jan-dodonna')]).not.toBe(POOL);
    expect(scene.state.game.time).toBe(1);
    scene.choose('rebel', 'do:new-base').choose('rebel', 'do:decline');
    scene.until('rebel', 'assignment.choose');
    expect(scene.state.game.time).toBe(2);
    expect(scene.state.game.leaderAt[leaderNo('jan-dodonna')]).toBe(POOL);
  });

  test('R-030: missions never revealed come back with their leaders, and nobody sees them', () => {
    const scene = turn({
      passed: ['imperial'],
      assigned: {
        rebel: [{ card: 'sabotage', leaders: ['general-rieekan', 'mon-mothma'] }],
        imperial: [{ card: 'gather-intel', leaders: ['darth-vader'] }],
      },
    });
    const before = scene.state.game.assigned.map(([a]) => a?.card ?? -1);
    scene.choose('rebel', 'do:pass');
    scene.until('rebel', 'assignment.choose');
    expect(scene.state.game.assigned).toEqual([[], []]);
    for (const id of ['general-rieekan', 'mon-mothma', 'darth-vader'] as const) {
      expect(scene.state.game.leaderAt[leaderNo(id)]).toBe(POOL);
    }
    expect(names(scene, scene.state.game.missions[0].hand)).toContain('sabotage');
    expect(names(scene, scene.state.game.missions[1].hand)).toContain('gather-intel');
    expect(scene.sees('imperial', before[0] ?? -1)).toBeNull();
    expect(scene.sees('rebel', before[1] ?? -1)).toBeNull();
    sound(scene);
  });
});
