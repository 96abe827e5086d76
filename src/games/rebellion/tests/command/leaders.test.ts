import { describe, expect, test } from 'vitest';
import { check } from '../../check.ts';
import { LEADER_IDS, type LeaderId } from '../../data/leaders.ts';
import { RING_IDS, type RingId } from '../../data/rings.ts';
import { type RebScene, type RebSetup, rebScene } from '../../scene.ts';
import { leaderNo, own, systemNo } from '../../state.ts';
import { attachRing, isAvailable, placeLeader, ringNo } from '../../table/leaders.ts';
import { placeOf, ringOf, rolled } from '../testing/mission-scenes.ts';
import { among, assigning, kindAsked, names, refreshing, sound } from '../testing/refresh-scenes.ts';
import { activate } from '../testing/setup-scenes.ts';

const game = (scene: RebScene) => scene.state.game;
const wearers = (scene: RebScene): string[] =>
  game(scene).ring.flatMap((ring, l) => (ring >= 0 ? [`${LEADER_IDS[l]} ${RING_IDS[ring]}`] : []));

describe('R-136: a leader is in one place', () => {
  test('R-136: a placed leader leaves the place where they were', () => {
    const scene = rebScene({ base: 'dantooine', leaders: { 'jan-dodonna': 'pool' } });
    activate(scene, 'rebel', 'jan-dodonna', 'hoth');
    expect(placeOf(scene, 'jan-dodonna')).toBe('hoth');
    scene.choose('imperial', 'do:pass');
    expect(scene.offers('rebel')).not.toContain('activate:jan-dodonna');
    sound(scene);
  });

  test('R-136: a leader placed elsewhere leaves the mission; the card goes back to hand', () => {
    const missions: RebSetup = {
      base: 'dantooine',
      assigned: { rebel: [{ card: 'sabotage', leaders: ['mon-mothma', 'jan-dodonna'] }] },
    };
    const place = (scene: RebScene, id: LeaderId): RebScene =>
      scene.arrange((s) => placeLeader(s.game, leaderNo(id), systemNo('hoth')));
    const scene = place(rebScene(missions), 'mon-mothma');
    expect(game(scene).assigned[0]).toEqual([]);
    expect(names(scene, game(scene).missions[0].hand)).toEqual(['sabotage']);
    sound(scene);
  });

  test('R-136: the table is checked for it', () => {
    const scene = rebScene({ assigned: { rebel: [{ card: 'sabotage', leaders: ['mon-mothma'] }] } });
    scene.arrange((s) => {
      own(s.game, 'leaderAt')[leaderNo('mon-mothma')] = systemNo('hoth');
    });
    expect(() => check(scene.state)).toThrow('in one place');
  });
});

describe('rings', () => {
  test('R-139: one each; a new ring replaces the old, which is free again', () => {
    const scene = rebScene({ rings: { 'princess-leia': 'c-3po' } }).arrange((s) =>
      attachRing(s.game, leaderNo('princess-leia'), ringNo('r2-d2')),
    );
    expect(wearers(scene)).toEqual(['princess-leia r2-d2']);
    scene.arrange((s) => attachRing(s.game, leaderNo('mon-mothma'), ringNo('r2-d2')));
    expect(wearers(scene)).toEqual(['mon-mothma r2-d2']);
    sound(scene);
  });

  test('R-139: a captive loses the ring that they wore', () => {
    const scene = rolled(
      'imperial',
      'capture-rebel-operative',
      ['darth-vader'],
      'naboo',
      { rebel: [], imperial: ['hit'] },
      {
        against: 'princess-leia',
        units: { naboo: { stormtrooper: 1 } },
        leaders: { 'princess-leia': 'naboo' },
        rings: { 'princess-leia': 'c-3po' },
      },
    );
    expect(wearers(scene)).toEqual(['princess-leia captured']);
    sound(scene);
  });

  test('R-140: the Falcon is for those without an Imperial ring', () => {
    const recruit = (rings: RebSetup['rings']): RebScene => {
      const scene = refreshing(
        {
          time: 3,
          nextActions: { rebel: ['the-millennium-falcon', 'its-a-trap'] },
          leaders: { chewbacca: 'hoth', 'lando-calrissian': 'pool' },
          units: { hoth: { stormtrooper: 1 } },
          ...(rings ? { rings } : {}),
        },
        'recruit',
      );
      const card = among(scene, game(scene).limbo, 'the-millennium-falcon');
      return scene.choose('rebel', `take:han-solo:${card}`);
    };
    expect(recruit({}).offers('rebel')).toEqual(['leader:chewbacca', 'leader:han-solo']);
    for (const ring of ['captured', 'carbonite', 'lure-of-the-dark-side'] as const) {
      const scene = recruit({ chewbacca: ring });
      expect(ringOf(scene, 'han-solo')).toBe('millennium-falcon');
      expect(ringOf(scene, 'chewbacca')).toBe(ring);
    }
  });
});

describe('lured leaders', () => {
  const lured: RebSetup = {
    base: 'dantooine',
    rings: { 'luke-skywalker': 'lure-of-the-dark-side' },
    leaders: { 'luke-skywalker': 'pool' },
  };

  test('R-141: the Empire assigns the lured leader and activates systems with them for the rest of the game', () => {
    const mine = rebScene(lured);
    expect(mine.offers('rebel')).not.toContain('activate:luke-skywalker');
    const scene = rebScene({ ...lured, current: 'imperial' });
    activate(scene, 'imperial', 'luke-skywalker', 'hoth');
    expect(placeOf(scene, 'luke-skywalker')).toBe('hoth');
    const assign = (who: 'rebel' | 'imperial'): string[] => {
      const phase = assigning({ ...lured, hand: { rebel: ['sabotage'], imperial: ['gather-intel'] } }, who);
      const { form } = phase.choose(who, 'do:assign').question(who);
      return form.is === 'allot' ? form.lots.map((lot) => lot.id) : [];
    };
    expect(assign('imperial')).toContain('leader:luke-skywalker');
    expect(assign('rebel')).not.toContain('leader:luke-skywalker');
  });

  test('R-141: a lured leader is not a captive: they need no Imperial guard, and nobody can rescue them', () => {
    const alone = (ring: RingId): RebScene =>
      activate(
        rebScene({ ...lured, leaders: { 'luke-skywalker': 'hoth' }, rings: { 'luke-skywalker': ring } }),
        'rebel',
        'jan-dodonna',
        'naboo',
      );
    expect(placeOf(alone('lure-of-the-dark-side'), 'luke-skywalker')).toBe('hoth');
    expect(placeOf(alone('captured'), 'luke-skywalker')).toBe('base-space');
    const rescue = (ring: RingId): string[] =>
      rebScene({
        ...lured,
        leaders: { 'luke-skywalker': 'hoth' },
        rings: { 'luke-skywalker': ring },
        units: { hoth: { stormtrooper: 1 } },
        assigned: { rebel: [{ card: 'daring-rescue', leaders: ['princess-leia'] }] },
      }).offers('rebel');
    expect(rescue('lure-of-the-dark-side')).not.toContain('reveal:daring-rescue');
    expect(rescue('captured')).toContain('reveal:daring-rescue');
  });

  test('R-141: a lured leader opposes Rebel missions', () => {
    const setup: RebSetup = { ...lured, leaders: { 'luke-skywalker': 'pool', 'darth-vader': 'hoth' } };
    const scene = rebScene({
      ...setup,
      assigned: { rebel: [{ card: 'build-alliance', leaders: ['mon-mothma'] }] },
    });
    scene.choose('rebel', 'reveal:build-alliance').choose('rebel', 'system:naboo');
    expect(kindAsked(scene, 'imperial')).toBe('mission.oppose');
    expect(scene.offers('imperial')).toContain('send:luke-skywalker');
  });
});

describe('eliminated leaders', () => {
  test('R-144: out of the game with their ring; they are not retrieved and never recruited again', () => {
    const scene = refreshing(
      {
        leaders: { 'han-solo': 'gone', 'wedge-antilles': 'unrecruited' },
        time: 2,
        nextActions: { rebel: ['an-old-friend', 'one-in-a-million'] },
      },
      'objective',
    );
    scene.until('rebel', 'recruit.choose');
    expect(placeOf(scene, 'han-solo')).toBe('gone');
    expect(isAvailable(game(scene), leaderNo('han-solo'))).toBe(false);
    expect(isAvailable(game(scene), leaderNo('wedge-antilles'))).toBe(true);
    expect(scene.offers('rebel').filter((id) => id.includes('han-solo'))).toEqual([]);
    expect(scene.offers('rebel').filter((id) => id.startsWith('take:'))).toHaveLength(2); // Luke or Wedge
  });

  test('R-144: with Noble Sacrifice Obi-Wan is gone, and with him his ring', () => {
    const scene = rolled(
      'imperial',
      'collect-bounty',
      ['boba-fett'],
      'ryloth',
      { rebel: [], imperial: ['hit'] },
      {
        against: 'obi-wan-kenobi',
        actions: { rebel: ['noble-sacrifice'] },
        leaders: { 'obi-wan-kenobi': 'ryloth' },
        units: { ryloth: { stormtrooper: 1 } },
      },
    );
    expect(wearers(scene)).toEqual(['obi-wan-kenobi captured']);
    scene.choose('rebel', 'action:noble-sacrifice');
    expect(wearers(scene)).toEqual([]);
    scene.until('rebel', 'assignment.choose'); // the leaders have come home meanwhile
    expect(placeOf(scene, 'obi-wan-kenobi')).toBe('gone');
    expect(placeOf(scene, 'boba-fett')).toBe('pool');
  });
});
