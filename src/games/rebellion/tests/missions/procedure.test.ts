import { describe, expect, test } from 'vitest';
import type { DieFace } from '../../data/dice.ts';
import { leaderNo, own, systemNo } from '../../state.ts';
import { placeLeader } from '../../table/leaders.ts';
import {
  assigned,
  attempted,
  facesOf,
  game,
  kindAsked,
  locNo,
  loyaltyIn,
  placeOf,
  revealed,
  rolled,
  seenBy,
  told,
} from '../testing/mission-scenes.ts';

const dice = (scene: Parameters<typeof told>[0]): number[] =>
  told(scene, 'mission-rolled').map((e) => String(e['dice']).split(' ').filter(Boolean).length);

describe('opposition', () => {
  test('R-036: one leader from the pool, also beside leaders who are there', () => {
    const scene = revealed('rebel', 'build-alliance', ['mon-mothma'], {
      leaders: { 'general-tagge': 'naboo' },
    }).choose('rebel', 'system:naboo');
    expect(scene.offers('imperial')).toEqual([
      'do:decline',
      'send:emperor-palpatine',
      'send:grand-moff-tarkin',
      'send:darth-vader',
    ]);
    expect(scene.whyNot('imperial', 'leader:general-tagge')).toEqual({ rule: 'mission.opposition' });
    scene.choose('imperial', 'send:darth-vader');
    expect(dice(scene)).toEqual([3, 2]);
    expect(placeOf(scene, 'darth-vader')).toBe('naboo');
  });
  test('R-027: a side that has passed may still oppose', () => {
    const scene = revealed('rebel', 'build-alliance', ['mon-mothma'], { passed: ['imperial'] });
    scene.choose('rebel', 'system:naboo');
    expect(kindAsked(scene, 'imperial')).toBe('mission.oppose');
  });
  test('R-035: a leader without a fitting icon forces a roll, which needs a success', () => {
    const blank = rolled('rebel', 'build-alliance', ['jan-dodonna'], 'naboo', {
      rebel: ['blank'],
      imperial: [],
    });
    expect(loyaltyIn(blank, 'naboo')).toBe('neutral');
    const hit = rolled('rebel', 'build-alliance', ['jan-dodonna'], 'naboo', { rebel: ['hit'], imperial: [] });
    expect(loyaltyIn(hit, 'naboo')).toBe('rebel');
    const scene = revealed('rebel', 'build-alliance', ['jan-dodonna']).choose('rebel', 'system:naboo');
    expect(dice(scene.choose('imperial', 'send:general-tagge'))).toEqual([1, 0]);
  });
  test('R-038: a mission that is resolved cannot be opposed, and neither succeeds nor fails', () => {
    const scene = revealed('rebel', 'seek-yoda', ['jan-dodonna'], { leaders: { 'darth-vader': 'dagobah' } });
    expect(told(scene, 'mission-succeeded')).toEqual([]);
    expect(told(scene, 'mission-rolled')).toEqual([]);
    expect(kindAsked(scene, 'imperial')).toBe('command.turn');
  });
  test('R-048: a captive counts as absent, unless the mission is against them', () => {
    const held = {
      units: { naboo: { stormtrooper: 1 } },
      leaders: { 'princess-leia': 'naboo' },
      rings: { 'princess-leia': 'captured' },
    } as const;
    const rule = attempted('imperial', 'rule-by-fear', ['emperor-palpatine'], null, held);
    expect(dice(rule)).toEqual([]); // unopposed
    const questioned = revealed('imperial', 'interrogation', ['darth-vader'], held);
    questioned.choose('imperial', 'against:princess-leia').choose('rebel', 'send:general-rieekan');
    expect(dice(questioned)).toEqual([3, 2]); // Leia and Rieekan
  });
  test('R-028: mission and opposition are one action, and the turn passes once', () => {
    const scene = attempted('rebel', 'build-alliance', ['mon-mothma'], 'system:naboo');
    expect(kindAsked(scene, 'imperial')).toBe('command.turn');
    expect(scene.state.stack.map((f) => f.k)).toEqual(['round', 'command']);
  });
  test('R-040: a facedown mission that loses its leader returns to hand, unrevealed', () => {
    const scene = assigned('rebel', 'sabotage', ['princess-leia']).arrange((s) => {
      placeLeader(s.game, leaderNo('princess-leia'), locNo('hoth'));
    });
    expect(game(scene).assigned[0]).toEqual([]);
    expect(facesOf(scene, game(scene).missions[0].hand)).toEqual(['sabotage']);
    expect(seenBy(scene, 'imperial', game(scene).missions[0].hand)).toEqual([null]);
  });
});

describe('dice', () => {
  const outcome = (rebel: DieFace[], imperial: DieFace[]) =>
    loyaltyIn(rolled('rebel', 'build-alliance', ['mon-mothma'], 'naboo', { rebel, imperial }), 'naboo');

  test('R-033: hits and direct hits are one success, specials two; a tie fails', () => {
    expect(outcome(['hit'], ['directHit'])).toBe('neutral');
    expect(outcome(['special'], ['directHit'])).toBe('rebel');
    expect(outcome(['hit', 'hit', 'hit'], ['special', 'blank'])).toBe('rebel');
    expect(outcome(['special', 'hit'], ['special', 'directHit'])).toBe('neutral');
  });
  test('R-032: all of a side’s leaders in the system roll, assigned or not', () => {
    const scene = revealed('rebel', 'build-alliance', ['mon-mothma'], {
      leaders: { 'princess-leia': 'naboo', 'emperor-palpatine': 'naboo' },
    });
    scene.choose('rebel', 'system:naboo').choose('imperial', 'send:darth-vader');
    expect(dice(scene)).toEqual([5, 5]);
  });
  test('R-037: no more than ten dice', () => {
    const scene = revealed('rebel', 'build-alliance', ['mon-mothma'], {
      units: { naboo: { 'x-wing': 1 } },
      leaders: {
        'princess-leia': 'naboo',
        'admiral-ackbar': 'naboo',
        'jan-dodonna': 'naboo',
        'han-solo': 'naboo',
        'general-rieekan': 'naboo',
      },
    });
    scene.choose('rebel', 'system:naboo').choose('imperial', 'send:darth-vader');
    expect(dice(scene)[0]).toBe(10); // 3 + 2 + 2 + 1 + 1 + 1, and two more for units
  });
  test('R-034: two successes for the portrait, only of an assigned leader', () => {
    const raid = (leader: 'wedge-antilles' | 'han-solo') =>
      rolled(
        'rebel',
        'rogue-squadron-raid',
        [leader],
        'corellia',
        { rebel: ['blank'], imperial: ['hit'] },
        { queue: { 1: { 'tie-fighter': 1 } }, leaders: { 'wedge-antilles': 'corellia' } },
      );
    expect(kindAsked(raid('wedge-antilles'), 'rebel')).toBe('effect.destroy-queued');
    expect(kindAsked(raid('han-solo'), 'rebel')).toBe('command.turn');
  });
  test('Contingency Plan: Lando has two more successes, on top of any other', () => {
    const attempt = (landoBonus: boolean) =>
      rolled(
        'rebel',
        'build-alliance',
        ['lando-calrissian'],
        'naboo',
        { rebel: [], imperial: ['hit'] },
        { landoBonus },
      );
    expect(loyaltyIn(attempt(false), 'naboo')).toBe('neutral');
    expect(loyaltyIn(attempt(true), 'naboo')).toBe('rebel');
  });
});

describe('where', () => {
  test('R-044, R-045: Imperial, Rebel and neutral systems', () => {
    const setup = {
      rebelLoyalty: ['naboo', 'utapau'],
      imperialLoyalty: ['corellia'],
      units: { naboo: { stormtrooper: 1 }, ryloth: { stormtrooper: 1 } },
    } as const;
    const of = (side: 'rebel' | 'imperial', card: 'demolition' | 'gather-intel') =>
      revealed(side, card, [side === 'rebel' ? 'chewbacca' : 'emperor-palpatine'], {
        ...setup,
        rebelLoyalty: [...setup.rebelLoyalty, 'rodia'],
        imperialLoyalty: [...setup.imperialLoyalty],
      }).offers(side);
    expect(of('rebel', 'demolition')).toEqual([
      'system:corellia',
      'system:coruscant',
      'system:naboo', // Rebel loyalty under subjugation
      'system:ryloth',
    ]);
    expect(of('imperial', 'gather-intel')).toEqual(['system:rodia', 'system:utapau']);
  });
  test('R-046: only the targeting clause limits the system', () => {
    const scene = revealed('imperial', 'trade-negotiations', ['emperor-palpatine'], {
      imperialLoyalty: ['corellia'],
    });
    expect(scene.offers('imperial')).toContain('system:corellia'); // loyal already: pointless, but legal
    expect(scene.offers('imperial')).toContain('system:naboo'); // no unit needed
  });
  test('R-050: any system means destroyed ones too', () => {
    const scene = revealed('rebel', 'hit-and-run', ['han-solo'], { destroyed: ['alderaan'] });
    expect(scene.offers('rebel')).toContain('system:alderaan');
  });
  test('R-060: where Boba Fett waits nothing is attempted, but a mission may be resolved', () => {
    const units = { naboo: { stormtrooper: 1 }, ryloth: { stormtrooper: 1 } } as const;
    const ban = (card: 'infiltration' | 'plant-false-lead', leader: 'jan-dodonna' | 'mon-mothma') =>
      assigned('rebel', card, [leader], { units }).arrange((s) => {
        own(s.game, 'effects').push({ is: 'rebels-banned', by: 'boba-fett-where', loc: systemNo('naboo') });
      });
    const attempt = ban('infiltration', 'jan-dodonna').choose('rebel', 'reveal:infiltration');
    expect(kindAsked(attempt, 'imperial')).toBe('mission.oppose'); // only Ryloth was left
    expect(placeOf(attempt, 'jan-dodonna')).toBe('ryloth');
    const resolve = ban('plant-false-lead', 'mon-mothma').choose('rebel', 'reveal:plant-false-lead');
    expect(resolve.offers('rebel')).toEqual(['system:naboo', 'system:ryloth']);
  });
  test('R-060: and tells why', () => {
    const scene = assigned('rebel', 'build-alliance', ['mon-mothma']).arrange((s) => {
      own(s.game, 'effects').push({ is: 'rebels-banned', by: 'boba-fett-where', loc: systemNo('naboo') });
    });
    scene.choose('rebel', 'reveal:build-alliance');
    expect(scene.whyNot('rebel', 'system:naboo')).toEqual({ rule: 'mission.boba-fett' });
    expect(scene.whyNot('rebel', 'system:rodia')).toBeNull();
  });
  test('R-047: against a leader it takes place in that leader’s system', () => {
    const scene = revealed('imperial', 'collect-bounty', ['boba-fett'], {
      leaders: { 'princess-leia': 'hoth' },
    });
    scene.choose('imperial', 'against:princess-leia');
    expect(placeOf(scene, 'boba-fett')).toBe('hoth');
    expect(scene.state.stack.at(-1)).toMatchObject({
      loc: locNo('hoth'),
      against: leaderNo('princess-leia'),
    });
  });
});
