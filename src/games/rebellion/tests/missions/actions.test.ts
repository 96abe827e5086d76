import { describe, expect, test } from 'vitest';
import type { LeaderId } from '../../data/leaders.ts';
import type { RebSetup } from '../../scene.ts';
import { own, systemNo } from '../../state.ts';
import {
  assigned,
  attempted,
  facesOf,
  game,
  kindAsked,
  placeOf,
  revealed,
  ringOf,
  rolled,
  seenBy,
  told,
} from '../testing/mission-scenes.ts';
import { scenario } from '../testing/scenario.ts';

const dice = (scene: Parameters<typeof told>[0]): number[] =>
  told(scene, 'mission-rolled').map((e) => String(e['dice']).split(' ').filter(Boolean).length);

describe('Blindside', () => {
  const units = { naboo: { stormtrooper: 1 } } as const;
  const setup: RebSetup = {
    units,
    actions: { imperial: ['blindside'] },
    leaders: { 'janus-greejatus': 'pool' },
  };
  scenario('blindside', 'before the card is turned over: no leader from the Rebel pool', () => {
    const scene = assigned('imperial', 'rule-by-fear', ['janus-greejatus'], setup);
    scene.choose('imperial', 'reveal:rule-by-fear');
    expect(kindAsked(scene, 'imperial')).toBe('window');
    expect(told(scene, 'mission-revealed')).toEqual([]);
    scene.choose('imperial', 'action:blindside');
    expect(kindAsked(scene, 'rebel')).toBe('command.turn'); // succeeded: nobody could be sent
  });
  test('blindside: the window opens for a side with an action card, and only if a leader shown on Blindside is assigned', () => {
    const other = assigned('imperial', 'rule-by-fear', ['janus-greejatus'], {
      ...setup,
      actions: { imperial: ['local-rumors'] },
    }).choose('imperial', 'reveal:rule-by-fear');
    expect(other.offers('imperial')).toEqual(['do:decline']);
    const palpatine = assigned('imperial', 'rule-by-fear', ['emperor-palpatine'], setup);
    palpatine.choose('imperial', 'reveal:rule-by-fear');
    expect(kindAsked(palpatine, 'rebel')).toBe('mission.oppose');
  });
});

describe('Undercover', () => {
  const setup = (place: 'ryloth' | 'base-space' | 'pool' | 'naboo'): RebSetup => ({
    units: { naboo: { stormtrooper: 1 } },
    actions: { rebel: ['undercover'] },
    leaders: { 'lando-calrissian': place },
  });
  const facing = (place: 'ryloth' | 'base-space' | 'pool' | 'naboo') =>
    revealed('imperial', 'rule-by-fear', ['emperor-palpatine'], setup(place));

  scenario('undercover', 'R-060: comes from another system before anybody is sent, and rolls', () => {
    const scene = facing('ryloth');
    scene.choose('rebel', 'action:undercover');
    expect(placeOf(scene, 'lando-calrissian')).toBe('naboo');
    scene.choose('rebel', 'send:princess-leia'); // on top of the one from the pool
    expect(dice(scene)).toEqual([3, 3]);
  });
  test('R-060: not from the pool or the base space, and not if the leader is there already', () => {
    for (const place of ['base-space', 'pool', 'naboo'] as const) {
      expect(kindAsked(facing(place), 'rebel')).toBe('mission.oppose');
    }
  });
  test('R-060: out of the system of Boba Fett? Where?, but not into it', () => {
    const at = (system: 'ryloth' | 'naboo') =>
      assigned('imperial', 'rule-by-fear', ['emperor-palpatine'], setup('ryloth'))
        .arrange((s) => {
          own(s.game, 'effects').push({ is: 'rebels-banned', by: 'boba-fett-where', loc: systemNo(system) });
        })
        .choose('imperial', 'reveal:rule-by-fear');
    expect(kindAsked(at('ryloth'), 'rebel')).toBe('window');
    expect(kindAsked(at('naboo'), 'rebel')).toBe('mission.oppose');
  });
  scenario('undercover', 'the Rebel chooses, if both could come', () => {
    const scene = revealed('imperial', 'rule-by-fear', ['emperor-palpatine'], {
      ...setup('ryloth'),
      leaders: { 'lando-calrissian': 'ryloth', 'obi-wan-kenobi': 'hoth' },
    });
    scene.choose('rebel', 'action:undercover').choose('rebel', 'leader:obi-wan-kenobi');
    expect(placeOf(scene, 'obi-wan-kenobi')).toBe('naboo');
    expect(placeOf(scene, 'lando-calrissian')).toBe('ryloth');
  });
});

describe('Wookiee Guardian', () => {
  const setup: RebSetup = {
    units: { naboo: { stormtrooper: 1 } },
    actions: { rebel: ['wookiee-guardian'] },
    leaders: { 'mon-mothma': 'naboo', chewbacca: 'naboo' },
  };
  scenario('wookiee-guardian', 'the mission fails outright, without dice', () => {
    const scene = revealed('imperial', 'capture-rebel-operative', ['darth-vader'], setup);
    scene.choose('imperial', 'against:mon-mothma').choose('rebel', 'do:decline');
    scene.choose('rebel', 'action:wookiee-guardian');
    expect(told(scene, 'mission-failed')).toHaveLength(1);
    expect(told(scene, 'mission-rolled')).toEqual([]);
    expect(ringOf(scene, 'mon-mothma')).toBeNull();
  });
  scenario('wookiee-guardian', 'R-091: also if Chewbacca has just been sent to oppose', () => {
    const scene = revealed('imperial', 'capture-rebel-operative', ['darth-vader'], {
      ...setup,
      leaders: { 'mon-mothma': 'naboo', chewbacca: 'pool' },
    });
    scene.choose('imperial', 'against:mon-mothma').choose('rebel', 'send:chewbacca');
    scene.choose('rebel', 'action:wookiee-guardian');
    expect(told(scene, 'mission-failed')).toHaveLength(1);
  });
  test('wookiee-guardian: spec ops missions only', () => {
    const scene = revealed('imperial', 'rule-by-fear', ['emperor-palpatine'], setup).choose(
      'rebel',
      'do:decline',
    );
    expect(kindAsked(scene, 'rebel')).toBe('command.turn');
  });
});

describe('One in a Million', () => {
  const setup = (leaders: Partial<Record<LeaderId, 'naboo'>>): RebSetup => ({
    actions: { rebel: ['one-in-a-million'] },
    leaders: { 'emperor-palpatine': 'naboo', ...leaders },
  });
  scenario('one-in-a-million', 'R-058: Luke need not be assigned, nor have the skill', () => {
    const scene = revealed('rebel', 'build-alliance', ['mon-mothma'], setup({ 'luke-skywalker': 'naboo' }));
    scene.choose('rebel', 'system:naboo').choose('imperial', 'do:decline');
    scene.choose('rebel', 'action:one-in-a-million');
    scene.answer('rebel', { is: 'pick', take: [['die:red-special', 2]] });
    const [mine] = told(scene, 'mission-rolled');
    expect(mine).toMatchObject({ side: 0, dice: expect.stringMatching(/^special special \w+$/) });
  });
  test('R-058: not where neither of the two is', () => {
    const scene = revealed('rebel', 'build-alliance', ['mon-mothma'], setup({}));
    scene.choose('rebel', 'system:naboo').choose('imperial', 'do:decline');
    expect(told(scene, 'mission-rolled')).toHaveLength(2);
  });
});

describe('Son of Skywalker', () => {
  const setup: RebSetup = { actions: { rebel: ['son-of-skywalker'] } };
  scenario(
    'son-of-skywalker',
    'R-024, R-072: after a success, one of two cards out of the deck, unseen',
    () => {
      const scene = attempted('rebel', 'sabotage', ['luke-skywalker'], 'system:naboo', setup);
      scene.choose('rebel', 'action:son-of-skywalker');
      expect(new Set(scene.offers('rebel'))).toEqual(
        new Set(['do:decline', 'take:seek-yoda', 'take:daring-rescue']),
      );
      scene.choose('rebel', 'take:seek-yoda');
      const { hand, deck } = game(scene).missions[0];
      expect(facesOf(scene, hand)).toContain('seek-yoda');
      expect(seenBy(scene, 'imperial', hand).every((face) => face === null)).toBe(true);
      expect(seenBy(scene, 'rebel', deck).every((face) => face === null)).toBe(true); // shuffled
    },
  );
  scenario('son-of-skywalker', 'also when Luke has gone home with the one he rescued', () => {
    const scene = attempted('rebel', 'daring-rescue', ['luke-skywalker'], null, {
      ...setup,
      units: { ryloth: { stormtrooper: 1 } },
      leaders: { 'princess-leia': 'ryloth' },
      rings: { 'princess-leia': 'captured' },
    });
    scene.pick('rebel', ['leader:luke-skywalker']).choose('rebel', 'action:son-of-skywalker');
    scene.choose('rebel', 'take:seek-yoda');
    expect(placeOf(scene, 'luke-skywalker')).toBe('base-space');
    expect(facesOf(scene, game(scene).missions[0].hand)).toContain('seek-yoda');
  });
  test('R-038: a mission that is resolved does not succeed', () => {
    const scene = revealed('rebel', 'seek-yoda', ['luke-skywalker'], setup);
    expect(kindAsked(scene, 'imperial')).toBe('command.turn');
  });
});

describe('It Is Your Destiny', () => {
  const setup: RebSetup = {
    actions: { imperial: ['it-is-your-destiny'] },
    units: { ryloth: { stormtrooper: 1 } },
    leaders: { 'princess-leia': 'ryloth', 'darth-vader': 'ryloth' },
    rings: { 'princess-leia': 'captured' },
  };
  const rescuing = () =>
    rolled(
      'rebel',
      'daring-rescue',
      ['jan-dodonna', 'han-solo'],
      'ryloth',
      { rebel: ['special'], imperial: [] },
      setup,
    );
  scenario('it-is-your-destiny', 'R-062: after the Rebel said who goes home, even one who has left', () => {
    const scene = rescuing().pick('rebel', ['leader:han-solo']);
    expect(placeOf(scene, 'han-solo')).toBe('base-space');
    scene.choose('imperial', 'action:it-is-your-destiny').choose('imperial', 'capture:han-solo');
    expect(placeOf(scene, 'han-solo')).toBe('ryloth');
    expect(ringOf(scene, 'han-solo')).toBe('captured');
    expect(placeOf(scene, 'princess-leia')).toBe('base-space');
  });
  test('R-062: Darth Vader must be there', () => {
    const scene = rolled(
      'rebel',
      'daring-rescue',
      ['han-solo'],
      'ryloth',
      { rebel: ['hit'], imperial: [] },
      {
        ...setup,
        leaders: { 'princess-leia': 'ryloth', 'darth-vader': 'naboo' },
      },
    );
    scene.pick('rebel', []);
    expect(kindAsked(scene, 'rebel')).toBe('command.turn');
  });
  scenario('it-is-your-destiny', 'R-062: freed at once if no Imperial unit is there', () => {
    const scene = rolled(
      'rebel',
      'hit-and-run',
      ['han-solo'],
      'ryloth',
      { rebel: ['hit'], imperial: [] },
      setup,
    );
    scene.pick('rebel', ['unit:stormtrooper']); // the last one: Leia is free, and nobody travels
    expect(placeOf(scene, 'han-solo')).toBe('ryloth');
    scene.choose('imperial', 'action:it-is-your-destiny');
    expect(told(scene, 'captured')).toHaveLength(1);
    expect(placeOf(scene, 'han-solo')).toBe('base-space');
  });
});

describe('Noble Sacrifice', () => {
  const setup: RebSetup = {
    actions: { rebel: ['noble-sacrifice'] },
    leaders: { 'obi-wan-kenobi': 'ryloth' },
    reputation: 10,
    time: 8,
  };
  const taken = (more: RebSetup = {}) =>
    rolled(
      'imperial',
      'collect-bounty',
      ['boba-fett'],
      'ryloth',
      { rebel: [], imperial: ['hit'] },
      {
        ...setup,
        ...more,
        against: 'obi-wan-kenobi',
      },
    );
  scenario(
    'noble-sacrifice',
    'R-143, R-144: before any rescue Obi-Wan is eliminated, for a reputation',
    () => {
      const scene = taken(); // without Imperial units Obi-Wan would be rescued at once
      expect(kindAsked(scene, 'rebel')).toBe('window');
      expect(ringOf(scene, 'obi-wan-kenobi')).toBe('captured');
      scene.choose('rebel', 'action:noble-sacrifice');
      expect(placeOf(scene, 'obi-wan-kenobi')).toBe('gone');
      expect(ringOf(scene, 'obi-wan-kenobi')).toBeNull();
      expect(game(scene).reputation).toBe(9);
    },
  );
  scenario('noble-sacrifice', 'may be what wins the game', () => {
    const scene = taken({ reputation: 9, time: 8 });
    scene.choose('rebel', 'action:noble-sacrifice');
    expect(scene.state.over).toMatchObject({ seats: ['won', 'lost'] });
  });
  test('R-143: if it is declined, Obi-Wan becomes a captive', () => {
    const scene = taken({ units: { naboo: { stormtrooper: 1 } } });
    scene.choose('rebel', 'do:decline');
    expect(placeOf(scene, 'obi-wan-kenobi')).toBe('naboo');
    expect(ringOf(scene, 'obi-wan-kenobi')).toBe('captured');
  });
});
