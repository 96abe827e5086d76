import { describe, expect, test } from 'vitest';
import type { DieFace } from '../../data/dice.ts';
import { isPinned } from '../../queries/pins.ts';
import type { RebSetup } from '../../scene.ts';
import { leadersAt } from '../../table/leaders.ts';
import {
  game,
  kindAsked,
  locNo,
  loyaltyIn,
  placeOf,
  revealed,
  ringOf,
  rolled,
  told,
} from '../testing/mission-scenes.ts';
import { scenario } from '../testing/scenario.ts';

const alliance = (rebel: DieFace[], imperial: DieFace[], setup: RebSetup) =>
  rolled('rebel', 'build-alliance', ['mon-mothma'], 'naboo', { rebel, imperial }, setup);

describe('R2-D2', () => {
  const setup: RebSetup = { leaders: { 'princess-leia': 'naboo' }, rings: { 'princess-leia': 'r2-d2' } };
  scenario('r2-d2', 'R-057, R-178: after both rolls one Imperial die is turned to a blank', () => {
    const scene = alliance(['special', 'blank'], ['special', 'blank'], setup);
    expect(scene.question('rebel').facts).toMatchObject({ rebel: 2, imperial: 2, bonus: 0 });
    expect(scene.offers('rebel')).toEqual(['do:decline', 'r2-d2:red-special']);
    scene.choose('rebel', 'r2-d2:red-special');
    expect(loyaltyIn(scene, 'naboo')).toBe('rebel');
    expect(ringOf(scene, 'princess-leia')).toBeNull(); // discarded
  });
  test('R-057: the bearer must be in the system, and the Rebel may keep the ring', () => {
    const away = alliance(['hit'], ['hit'], { ...setup, leaders: { 'princess-leia': 'hoth' } });
    expect(kindAsked(away, 'rebel')).toBe('command.turn');
    const kept = alliance(['hit'], ['hit'], setup).choose('rebel', 'do:decline');
    expect(loyaltyIn(kept, 'naboo')).toBe('neutral');
    expect(ringOf(kept, 'princess-leia')).toBe('r2-d2');
  });
  scenario('r2-d2', 'R-034: the portrait bonus of an Imperial mission is shown', () => {
    const scene = rolled(
      'imperial',
      'imperial-propaganda',
      ['janus-greejatus'],
      'naboo',
      { rebel: ['hit'], imperial: ['hit'] },
      { ...setup, rebelLoyalty: ['naboo'], units: { naboo: { stormtrooper: 1 } } },
    );
    expect(scene.question('rebel').facts).toMatchObject({ rebel: 1, imperial: 3, bonus: 2 });
  });
});

describe('Master Yoda', () => {
  const setup: RebSetup = {
    leaders: { 'princess-leia': 'naboo' },
    rings: { 'princess-leia': 'master-yoda' },
  };
  scenario('master-yoda', 'O-06, R-057: one own die, whatever it shows, once in a game round', () => {
    const scene = alliance(['blank', 'hit'], ['special'], setup);
    expect(scene.offers('rebel')).toEqual(['do:decline', 'yoda:red-hit', 'yoda:red-blank']);
    scene.choose('rebel', 'yoda:red-blank');
    expect(game(scene).marks.yodaUsed).toBe(true);
    expect(told(scene, 'rerolled')).toHaveLength(1);
    expect(ringOf(scene, 'princess-leia')).toBe('master-yoda'); // kept
    expect(kindAsked(scene, 'rebel')).toBe('command.turn'); // not a second time
  });
  scenario('master-yoda', 'comes from Seek Yoda', () => {
    const scene = revealed('rebel', 'seek-yoda', ['jan-dodonna']);
    expect(ringOf(scene, 'jan-dodonna')).toBe('master-yoda');
  });
});

describe('C-3PO', () => {
  const setup: RebSetup = { leaders: { 'princess-leia': 'naboo' }, rings: { 'princess-leia': 'c-3po' } };
  scenario('c-3po', 'R-178: a failed diplomacy mission in his system counts as a success', () => {
    const scene = alliance(['hit'], ['hit'], setup);
    expect(scene.offers('rebel')).toEqual(['do:no', 'do:yes']);
    scene.choose('rebel', 'do:yes');
    expect(loyaltyIn(scene, 'naboo')).toBe('rebel');
    expect(ringOf(scene, 'princess-leia')).toBeNull();
  });
  test('c-3po: not for other skills, not elsewhere, and optional', () => {
    const raid = rolled('rebel', 'sabotage', ['han-solo'], 'naboo', { rebel: [], imperial: ['hit'] }, setup);
    expect(kindAsked(raid, 'rebel')).toBe('command.turn');
    const away = alliance(['hit'], ['hit'], { ...setup, leaders: { 'princess-leia': 'hoth' } });
    expect(kindAsked(away, 'rebel')).toBe('command.turn');
    const no = alliance(['hit'], ['hit'], setup).choose('rebel', 'do:no');
    expect(loyaltyIn(no, 'naboo')).toBe('neutral');
    expect(ringOf(no, 'princess-leia')).toBe('c-3po');
  });
});

describe('the Millennium Falcon', () => {
  const setup: RebSetup = {
    units: { naboo: { stormtrooper: 1 } },
    leaders: { 'princess-leia': 'naboo', chewbacca: 'naboo' },
    rings: { 'princess-leia': 'captured', chewbacca: 'millennium-falcon' },
  };
  scenario(
    'millennium-falcon',
    'R-061: after a success one captive is rescued; the wearer stays unless assigned',
    () => {
      const scene = alliance(['hit'], [], setup);
      expect(loyaltyIn(scene, 'naboo')).toBe('rebel'); // after all steps of the mission
      expect(scene.offers('rebel')).toEqual(['do:decline', 'rescue:princess-leia']);
      scene.choose('rebel', 'rescue:princess-leia');
      const { form } = scene.question('rebel');
      expect(form.is === 'pick' && form.from.map((lot) => lot.id)).toEqual(['leader:mon-mothma']);
      scene.pick('rebel', ['leader:mon-mothma']);
      expect(placeOf(scene, 'princess-leia')).toBe('base-space');
      expect(placeOf(scene, 'mon-mothma')).toBe('base-space');
      expect([placeOf(scene, 'chewbacca'), ringOf(scene, 'chewbacca')]).toEqual(['naboo', null]);
    },
  );
  scenario('millennium-falcon', 'before any combat that the mission causes', () => {
    const scene = rolled(
      'rebel',
      'incite-rebellion',
      ['mon-mothma'],
      'naboo',
      { rebel: ['hit'], imperial: [] },
      setup,
    );
    expect(kindAsked(scene, 'rebel')).toBe('mission.falcon');
    expect(scene.state.stack.some((f) => f.k === 'combat')).toBe(false);
    scene.choose('rebel', 'do:decline');
    expect(scene.state.stack.some((f) => f.k === 'combat')).toBe(true);
    expect(ringOf(scene, 'princess-leia')).toBe('captured');
  });
  test('millennium-falcon: not after a failure', () => {
    expect(kindAsked(alliance(['blank'], [], setup), 'rebel')).toBe('command.turn');
  });
});

describe('Imperial rings', () => {
  const held = (ring: 'captured' | 'carbonite'): RebSetup & { against: 'princess-leia' } => ({
    against: 'princess-leia',
    units: { naboo: { stormtrooper: 1 } },
    leaders: { 'princess-leia': 'naboo' },
    ...(ring === 'captured' ? {} : { rings: { 'princess-leia': 'captured' as const } }),
  });
  const won = { rebel: [], imperial: ['hit' as const] };
  scenario('captured', 'R-137: worn by a captured leader', () => {
    const scene = rolled(
      'imperial',
      'capture-rebel-operative',
      ['darth-vader'],
      'naboo',
      won,
      held('captured'),
    );
    expect(ringOf(scene, 'princess-leia')).toBe('captured');
  });
  scenario('carbonite', 'R-138: still a captive, with a ring of its own', () => {
    const scene = rolled('imperial', 'carbon-freezing', ['darth-vader'], 'naboo', won, held('carbonite'));
    expect(ringOf(scene, 'princess-leia')).toBe('carbonite');
  });
  scenario(
    'ring:lure-of-the-dark-side',
    'R-141: from now on an Imperial leader, who holds Imperial units back',
    () => {
      const scene = rolled(
        'imperial',
        'lure-of-the-dark-side',
        ['emperor-palpatine'],
        'naboo',
        won,
        held('carbonite'),
      );
      expect(ringOf(scene, 'princess-leia')).toBe('lure-of-the-dark-side');
      expect(isPinned(game(scene), locNo('naboo'), 1)).toBe(true);
      expect(leadersAt(game(scene), locNo('naboo'), 0)).toEqual([]);
    },
  );
});
