import { describe, expect, test } from 'vitest';
import type { DieFace } from '../../data/dice.ts';
import { leaderNo, own, systemNo } from '../../state.ts';
import {
  attempted,
  facesOf,
  game,
  kindAsked,
  locNo,
  placeOf,
  revealed,
  ringOf,
  rolled,
  seenBy,
  told,
} from '../testing/mission-scenes.ts';
import { scenario } from '../testing/scenario.ts';

const WON: { rebel: DieFace[]; imperial: DieFace[] } = { rebel: ['blank'], imperial: ['hit', 'hit'] };
const captive = (leader: 'princess-leia' | 'luke-skywalker', ring: 'captured' | 'carbonite' = 'captured') =>
  ({
    against: leader,
    units: { ryloth: { stormtrooper: 1 } },
    leaders: { [leader]: 'ryloth' },
    rings: { [leader]: ring },
  }) as const;

describe('Imperial missions: capture', () => {
  scenario(
    'capture-rebel-operative',
    'R-138: there is one ring: the leader who wore it before is rescued',
    () => {
      const scene = rolled('imperial', 'capture-rebel-operative', ['darth-vader'], 'ryloth', WON, {
        ...captive('princess-leia'),
        against: 'general-rieekan',
        leaders: { 'princess-leia': 'ryloth', 'general-rieekan': 'ryloth' },
      });
      expect(ringOf(scene, 'general-rieekan')).toBe('captured');
      expect(placeOf(scene, 'princess-leia')).toBe('base-space');
      expect(ringOf(scene, 'princess-leia')).toBeNull();
    },
  );
  scenario('capture-rebel-operative', 'R-063: capture ends detention', () => {
    const scene = revealed('imperial', 'capture-rebel-operative', ['darth-vader', 'general-tagge'], {
      units: { ryloth: { stormtrooper: 1 } },
      leaders: { 'mon-mothma': 'ryloth' }, // no spec ops, so one success is enough
    });
    scene.arrange((s) => {
      own(s.game, 'detained')[leaderNo('mon-mothma')] = 1;
    });
    scene.choose('imperial', 'against:mon-mothma').choose('rebel', 'send:jan-dodonna');
    expect(told(scene, 'mission-rolled').map((e) => e['dice'])).toMatchObject([
      expect.stringMatching(/\w/),
      '',
    ]);
    expect(ringOf(scene, 'mon-mothma')).toBe('captured');
    expect(ringOf(scene, 'jan-dodonna')).toBeNull(); // sent to oppose, not the target
    expect(game(scene).detained[leaderNo('mon-mothma')]).toBe(0);
  });
  test('R-049: not against captives, nor against a lured leader, nor on the base space', () => {
    const scene = revealed('imperial', 'capture-rebel-operative', ['general-tagge'], {
      units: { ryloth: { stormtrooper: 1 } },
      leaders: {
        'mon-mothma': 'ryloth',
        'princess-leia': 'ryloth',
        'general-rieekan': 'ryloth',
        'jan-dodonna': 'base-space',
        'han-solo': 'naboo',
      },
      rings: { 'princess-leia': 'captured', 'general-rieekan': 'lure-of-the-dark-side' },
    });
    expect(scene.offers('imperial')).toEqual(['against:mon-mothma']); // and an Imperial unit must be there
    expect(scene.whyNot('imperial', 'leader:princess-leia')).toEqual({ rule: 'mission.against' });
  });
  scenario('collect-bounty', 'nobody moves if an Imperial unit is there', () => {
    const scene = rolled('imperial', 'collect-bounty', ['boba-fett'], 'ryloth', WON, {
      against: 'princess-leia',
      units: { ryloth: { stormtrooper: 1 } },
      leaders: { 'princess-leia': 'ryloth' },
    });
    expect(ringOf(scene, 'princess-leia')).toBe('captured');
    expect([placeOf(scene, 'princess-leia'), placeOf(scene, 'boba-fett')]).toEqual(['ryloth', 'ryloth']);
  });
  scenario('collect-bounty', 'otherwise captive and captors go to the closest unit before any rescue', () => {
    const scene = rolled('imperial', 'collect-bounty', ['boba-fett', 'general-tagge'], 'ryloth', WON, {
      against: 'princess-leia',
      units: { naboo: { 'tie-fighter': 1 }, coruscant: { stormtrooper: 1 } },
      leaders: { 'princess-leia': 'ryloth' },
    });
    expect(
      ['princess-leia', 'boba-fett', 'general-tagge'].map((l) => placeOf(scene, l as 'boba-fett')),
    ).toEqual(['naboo', 'naboo', 'naboo']);
    expect(ringOf(scene, 'princess-leia')).toBe('captured');
  });
  scenario('collect-bounty', 'the Empire chooses among systems that are equally close', () => {
    const scene = rolled('imperial', 'collect-bounty', ['boba-fett'], 'ryloth', WON, {
      against: 'princess-leia',
      units: { naboo: { 'tie-fighter': 1 }, rodia: { stormtrooper: 1 } },
      leaders: { 'princess-leia': 'ryloth' },
    });
    expect(scene.offers('imperial')).toEqual(['system:naboo', 'system:rodia']);
    scene.choose('imperial', 'system:rodia');
    expect(placeOf(scene, 'princess-leia')).toBe('rodia');
  });
  scenario('carbon-freezing', 'R-138: carbonite frees the captured ring and costs a reputation', () => {
    const scene = rolled('imperial', 'carbon-freezing', ['darth-vader'], 'ryloth', WON, {
      ...captive('princess-leia'),
      reputation: 12,
    });
    expect(ringOf(scene, 'princess-leia')).toBe('carbonite');
    expect(game(scene).reputation).toBe(13);
  });
  scenario(
    'carbon-freezing',
    'our ruling: the leader who wore the carbonite ring is rescued when it moves on',
    () => {
      const scene = rolled('imperial', 'carbon-freezing', ['darth-vader'], 'ryloth', WON, {
        ...captive('princess-leia'),
        leaders: { 'princess-leia': 'ryloth', 'general-rieekan': 'ryloth' },
        rings: { 'princess-leia': 'captured', 'general-rieekan': 'carbonite' },
      });
      expect(ringOf(scene, 'princess-leia')).toBe('carbonite');
      expect(placeOf(scene, 'general-rieekan')).toBe('base-space');
    },
  );
  test('our ruling: a leader already in carbonite may be aimed at, to no effect', () => {
    const scene = rolled('imperial', 'carbon-freezing', ['darth-vader'], 'ryloth', WON, {
      ...captive('princess-leia', 'carbonite'),
      reputation: 12,
    });
    expect(game(scene).reputation).toBe(12);
  });
  scenario('detained', 'R-063: skips the next retrieve, and acts as usual otherwise', () => {
    const scene = rolled('imperial', 'detained', ['general-tagge'], 'ryloth', WON, {
      against: 'princess-leia',
      leaders: { 'princess-leia': 'ryloth' },
    });
    expect(game(scene).detained[leaderNo('princess-leia')]).toBe(1);
  });
  scenario('detained', 'R-063: may be revealed where only captives are, who cannot be detained', () => {
    const scene = revealed('imperial', 'detained', ['general-tagge'], captive('princess-leia'));
    expect(scene.offers('imperial')).toEqual(['against:princess-leia']);
    const done = rolled('imperial', 'detained', ['general-tagge'], 'ryloth', WON, captive('princess-leia'));
    expect(game(done).detained[leaderNo('princess-leia')]).toBe(0);
    expect(ringOf(done, 'princess-leia')).toBe('captured');
  });
});

describe('Imperial missions: captives', () => {
  scenario(
    'homing-beacon',
    "R-064, R-136: freed into a system of the base's region, of the Rebel's choice",
    () => {
      const scene = rolled('imperial', 'homing-beacon', ['emperor-palpatine'], 'ryloth', WON, {
        ...captive('princess-leia'),
        base: 'hoth',
      });
      expect(scene.offers('rebel')).toEqual([
        'system:bespin',
        'system:endor',
        'system:hoth',
        'system:mustafar',
      ]);
      scene.choose('rebel', 'system:endor');
      expect(placeOf(scene, 'princess-leia')).toBe('endor');
      expect(ringOf(scene, 'princess-leia')).toBeNull();
      expect(game(scene).clues).toEqual([
        ['bespin', 'endor', 'hoth', 'mustafar'].map((id) => locNo(id as 'hoth')),
      ]);
    },
  );
  scenario('interrogation', 'R-073, R-221: the hand is shown to the Empire, noted, and hidden again', () => {
    const scene = rolled('imperial', 'interrogation', ['darth-vader'], 'ryloth', WON, {
      ...captive('princess-leia'),
      objectives: ['liberation', 'rebel-assault', 'regional-support'],
    });
    const { hand } = game(scene).objectives;
    const [shown] = scene.eventsFor('imperial').filter((h) => h.e.k === 'objectives-shown');
    expect(Object.keys(shown?.faces ?? {})).toHaveLength(3);
    expect(scene.eventsFor('spectator').find((h) => h.e.k === 'objectives-shown')?.faces).toEqual({});
    expect(seenBy(scene, 'imperial', hand)).toEqual([null, null, null]);
    expect(seenBy(scene, 'rebel', hand)).toEqual(facesOf(scene, hand));
    expect(scene.view('imperial').notebook).toMatchObject([{ k: 'objectives-seen' }]);
    expect(facesOf(scene, hand).sort()).toEqual(['liberation', 'rebel-assault', 'regional-support']);
  });
  scenario(
    'retrieve-the-plans',
    'R-073: one card of the hand, of the Empire’s choice, goes under the deck',
    () => {
      const scene = rolled('imperial', 'retrieve-the-plans', ['darth-vader'], 'ryloth', WON, {
        ...captive('princess-leia'),
        objectives: ['liberation', 'rebel-assault'],
      });
      expect(scene.offers('imperial')).toEqual(['under:liberation', 'under:rebel-assault']);
      scene.choose('imperial', 'under:liberation');
      expect(facesOf(scene, game(scene).objectives.deck.slice(-1))).toEqual(['liberation']);
      expect(facesOf(scene, game(scene).objectives.hand)).toEqual(['rebel-assault']);
      expect(seenBy(scene, 'imperial', game(scene).objectives.hand)).toEqual([null]);
    },
  );
  scenario('interrogation-droid', 'R-221: three systems are named, and one is the base’s', () => {
    const scene = rolled('imperial', 'interrogation-droid', ['colonel-yularen'], 'ryloth', WON, {
      ...captive('princess-leia'),
      base: 'hoth',
    });
    const three = (...ids: string[]) => ({
      is: 'pick' as const,
      take: ids.map((id) => [`system:${id}`, 1] as const),
    });
    expect(scene.attempt('rebel', three('naboo', 'yavin', 'endor'))).toMatchObject({
      refused: 'too-few',
      rule: 'mission.interrogation-droid',
    });
    scene.answer('rebel', three('coruscant', 'hoth', 'naboo'));
    expect(game(scene).clues).toEqual([
      (['coruscant', 'hoth', 'naboo'] as const).map(systemNo).sort((a, b) => a - b),
    ]);
  });
  test('interrogation-droid: nothing is asked once the base is revealed', () => {
    const scene = rolled('imperial', 'interrogation-droid', ['colonel-yularen'], 'ryloth', WON, {
      ...captive('princess-leia'),
      base: 'hoth',
      revealed: true,
    });
    expect(kindAsked(scene, 'imperial')).toBe('command.turn');
  });
  scenario('interrogation-droid', 'both sides roll for all their icons', () => {
    const scene = attempted('imperial', 'interrogation-droid', ['colonel-yularen'], 'against:princess-leia', {
      ...captive('princess-leia'),
      leaders: { 'princess-leia': 'ryloth', 'darth-vader': 'ryloth' },
    });
    const dice = told(scene, 'mission-rolled').map((e) => String(e['dice']).split(' ').length);
    expect(dice).toEqual([8, 5]); // Yularen 3 and Vader 5; Leia 5
  });
  scenario(
    'lure-of-the-dark-side',
    'R-141: Imperial for the rest of the game, and no longer a captive',
    () => {
      const scene = rolled('imperial', 'lure-of-the-dark-side', ['emperor-palpatine'], 'ryloth', WON, {
        ...captive('luke-skywalker', 'carbonite'),
        reputation: 12,
      });
      expect(ringOf(scene, 'luke-skywalker')).toBe('lure-of-the-dark-side');
      expect(game(scene).reputation).toBe(13); // it was Luke
      expect(placeOf(scene, 'luke-skywalker')).toBe('ryloth'); // until the Refresh Phase
    },
  );
  scenario('lure-of-the-dark-side', 'our ruling: a leader who was lured before stays Imperial', () => {
    const scene = rolled('imperial', 'lure-of-the-dark-side', ['emperor-palpatine'], 'ryloth', WON, {
      ...captive('princess-leia'),
      leaders: { 'princess-leia': 'ryloth', 'han-solo': 'pool' },
      rings: { 'princess-leia': 'captured', 'han-solo': 'lure-of-the-dark-side' },
    });
    expect(ringOf(scene, 'princess-leia')).toBe('lure-of-the-dark-side');
    expect(ringOf(scene, 'han-solo')).toBe('lure-of-the-dark-side');
    expect(game(scene).reputation).toBe(14);
  });
});
