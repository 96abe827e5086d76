import { describe, expect, test } from 'vitest';
import { BUILD_SPACES, RECRUIT_SPACES } from '../../data/time-track.ts';
import { leaderNo, own, POOL, systemNo } from '../../state.ts';
import { among, kindAsked, names, refreshing, sound, toldKinds } from '../testing/refresh-scenes.ts';

describe('the order', () => {
  test('R-146: retrieve, missions, probes, objective, time, deploy; no question where there is nothing to decide', () => {
    const scene = refreshing({ time: 6 });
    const order = toldKinds(scene).filter((k) => !['assignments-done', 'round-begins'].includes(k));
    expect(order).toEqual([
      'leaders-retrieved',
      'missions-drawn',
      'missions-drawn',
      'probes-drawn',
      'objectives-drawn',
      'time-advanced',
    ]);
    const g = scene.state.game;
    expect([g.time, g.missions[0].hand.length, g.missions[1].hand.length]).toEqual([7, 2, 2]);
    expect([g.probes.hand.length, g.objectives.hand.length]).toEqual([2, 1]);
    expect(kindAsked(scene, 'rebel')).toBe('assignment.choose');
    sound(scene);
  });

  test('R-011, R-146: the probe cards drawn are seen by the Empire alone, the objective by the Rebel alone', () => {
    const scene = refreshing({});
    const [probe = -1] = scene.state.game.probes.hand;
    expect(scene.sees('imperial', probe)).toMatch(/^probe-/);
    expect(scene.sees('rebel', probe)).toBeNull();
    const [objective = -1] = scene.state.game.objectives.hand;
    expect(scene.sees('rebel', objective)).not.toBeNull();
    expect(scene.sees('imperial', objective)).toBeNull();
    expect(scene.sees('spectator', objective)).toBeNull();
  });
});

describe('retrieving leaders', () => {
  test('R-030: leaders come home from the board and from missions, whose cards go back to hand unseen', () => {
    const scene = refreshing({
      leaders: { 'darth-vader': 'hoth', 'jan-dodonna': 'base-space' },
      hand: { rebel: ['hit-and-run'] },
      assigned: { rebel: [{ card: 'sabotage', leaders: ['mon-mothma', 'princess-leia'] }] },
    });
    const g = scene.state.game;
    for (const id of ['darth-vader', 'jan-dodonna', 'mon-mothma', 'princess-leia'] as const) {
      expect(g.leaderAt[leaderNo(id)]).toBe(POOL);
    }
    expect(g.assigned[0]).toEqual([]);
    expect(names(scene, g.missions[0].hand)).toEqual(expect.arrayContaining(['sabotage', 'hit-and-run']));
    for (const slot of g.missions[0].hand) {
      expect(scene.sees('rebel', slot)).not.toBeNull();
      expect(scene.sees('imperial', slot)).toBeNull();
    }
    sound(scene);
  });

  test('R-137: captives stay', () => {
    const scene = refreshing({
      units: { hoth: { stormtrooper: 1 } },
      leaders: { 'princess-leia': 'hoth' },
      rings: { 'princess-leia': 'captured' },
    });
    expect(scene.state.game.leaderAt[leaderNo('princess-leia')]).toBe(systemNo('hoth'));
  });

  test('R-063: a detained leader skips this retrieve step, and no other', () => {
    const leia = leaderNo('princess-leia');
    const scene = refreshing({ leaders: { 'princess-leia': 'hoth' } }, 'probes').arrange((s) => {
      own(s.game, 'detained')[leia] = 1;
      s.stack = [
        { k: 'round', at: 'next' },
        { k: 'refresh', at: 'retrieve', todo: [] },
      ];
      s.asked = [];
    });
    expect(scene.state.game.leaderAt[leia]).toBe(systemNo('hoth'));
    expect(scene.state.game.detained[leia]).toBe(0);
    const again = scene.arrange((s) => {
      s.stack = [
        { k: 'round', at: 'next' },
        { k: 'refresh', at: 'retrieve', todo: [] },
      ];
      s.asked = [];
    });
    expect(again.state.game.leaderAt[leia]).toBe(POOL);
  });

  test('R-141: a lured leader comes to the Imperial pool', () => {
    const scene = refreshing({
      leaders: { 'luke-skywalker': 'hoth' },
      rings: { 'luke-skywalker': 'lure-of-the-dark-side' },
    });
    expect(scene.state.game.leaderAt[leaderNo('luke-skywalker')]).toBe(POOL);
    scene.choose('rebel', 'do:done');
    const ask = scene.question('imperial');
    expect(ask.kind).toBe('assignment.choose');
    scene.choose('imperial', 'do:assign');
    const { form } = scene.question('imperial');
    expect(form.is === 'allot' && form.lots.some((lot) => lot.id === 'leader:luke-skywalker')).toBe(true);
  });
});

describe('drawing missions', () => {
  test('R-151: a used-up deck is rebuilt from its discard pile in the middle of the draw', () => {
    const scene = refreshing({ nextMissions: { rebel: ['sabotage'] } }, 'probes').arrange((s) => {
      const piles = own(s.game, 'missions')[0];
      const [top, ...rest] = [...piles.hand, ...piles.deck];
      piles.hand = [];
      piles.deck = [top!];
      piles.discard = rest;
      s.stack = [
        { k: 'round', at: 'next' },
        { k: 'refresh', at: 'draw-missions', todo: [] },
      ];
      s.asked = [];
    });
    const piles = scene.state.game.missions[0];
    expect(piles.hand).toHaveLength(2);
    expect(piles.discard).toEqual([]);
    sound(scene);
  });

  const TEN = [
    'build-alliance',
    'sabotage',
    'rapid-mobilization',
    'infiltration',
    'hit-and-run',
    'hit-and-run',
    'incite-rebellion',
    'incite-rebellion',
    'daring-rescue',
  ];

  test('R-146: beyond ten the owner chooses what to discard, openly; starting missions never', () => {
    const scene = refreshing({
      hand: { rebel: [...TEN, 'plan-the-assault'] },
      nextMissions: { rebel: ['hidden-fleet', 'lead-the-strike-team'] },
    });
    const { form, facts } = scene.question('rebel');
    if (form.is !== 'pick') throw new Error('a pick was expected');
    expect(facts).toEqual({ n: 2 });
    const offered = form.from.map((lot) => scene.named(lot.id));
    expect(offered).toHaveLength(8);
    expect(offered).not.toContain('card:sabotage');
    expect(scene.whyNot('rebel', 'card:sabotage')?.rule).toBe('refresh.missions');
    const gone = ['hidden-fleet', 'daring-rescue'].map(
      (id) => `card:${among(scene, scene.state.game.missions[0].hand, id)}`,
    );
    expect(scene.whyNot('rebel', gone[0]!)).toBeNull();
    scene.pick('rebel', gone);
    const g = scene.state.game;
    expect(g.missions[0].hand).toHaveLength(10);
    expect(names(scene, g.missions[0].discard).sort()).toEqual(['daring-rescue', 'hidden-fleet']);
    for (const slot of g.missions[0].discard) expect(scene.sees('imperial', slot)).not.toBeNull();
    for (const slot of g.missions[0].hand) expect(scene.sees('imperial', slot)).toBeNull();
    sound(scene);
  });

  test('R-042: projects count toward the limit and go to their own pile', () => {
    const scene = refreshing({
      hand: {
        imperial: [
          'rule-by-fear',
          'gather-intel',
          'research-and-development',
          'capture-rebel-operative',
          'superlaser-online',
          'superlaser-online',
          'oversee-project',
          'construct-factory',
          'construct-death-star',
        ],
      },
    });
    expect(kindAsked(scene, 'imperial')).toBe('refresh.trim');
    scene.pick('imperial', [`card:${among(scene, scene.state.game.missions[1].hand, 'oversee-project')}`]);
    expect(names(scene, scene.state.game.projects.discard)).toEqual(['oversee-project']);
    expect(scene.state.game.missions[1].discard).toEqual([]);
    sound(scene);
  });

  test('R-219: nobody can follow a card that came back from the table', () => {
    const slots = (seed: string): number[] => {
      const scene = refreshing({
        seed,
        hand: { rebel: ['hit-and-run', 'daring-rescue', 'incite-rebellion'] },
        assigned: { rebel: [{ card: 'sabotage', leaders: ['mon-mothma'] }] },
      });
      const faces = scene.state.secrets.face;
      return scene.state.game.missions[0].hand.filter(
        (slot) => scene.game.faces[faces[slot] ?? -1] === 'sabotage',
      );
    };
    const seen = new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].flatMap(slots));
    expect(seen.size).toBeGreaterThan(1);
  });
});

describe('time', () => {
  test('R-147: recruit on 2 to 5, build on every even space to 14', () => {
    for (let time = 1; time < 15; time++) {
      const scene = refreshing({ time, reputation: 16 }, 'time');
      const kinds = toldKinds(scene);
      expect(kinds.includes('actions-drawn'), `recruit on ${time + 1}`).toBe(
        RECRUIT_SPACES.includes(time + 1),
      );
      if (kinds.includes('actions-drawn')) continue;
      expect(kindAsked(scene, 'rebel') === 'build.choose', `build on ${time + 1}`).toBe(
        BUILD_SPACES.includes(time + 1),
      );
    }
  });

  test('R-147: recruiting comes before building', () => {
    const scene = refreshing({ time: 1 }, 'time');
    expect(kindAsked(scene, 'rebel')).toBe('recruit.choose');
    scene.until('rebel', 'build.choose');
    expect(scene.state.game.time).toBe(2);
  });

  test('the Rebels win when time meets reputation', () => {
    const scene = refreshing({ time: 7, reputation: 8 });
    expect(scene.state.over?.seats).toEqual(['won', 'lost']);
    expect(scene.state.over?.reason).toBe('winning.rebel');
  });
});
