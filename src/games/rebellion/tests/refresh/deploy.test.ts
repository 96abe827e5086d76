import { describe, expect, test } from 'vitest';
import type { Allot } from '../../../../kernel/forms/index.ts';
import type { RebScene, RebSetup } from '../../scene.ts';
import { kindAsked, onQueue, refreshing, sound, unitsIn } from '../testing/refresh-scenes.ts';

const deploying = (setup: RebSetup): RebScene => refreshing(setup, 'deploy');
const put = (scene: RebScene, side: string, ...lines: [string, string, number][]): RebScene =>
  scene.answer(side, { is: 'allot', put: lines.map(([unit, to, n]) => [`unit:${unit}`, to, n]) });
function form(scene: RebScene, side: string): Allot {
  const { form: asked } = scene.question(side);
  if (asked.is !== 'allot') throw new Error(`the question is a ${asked.is}`);
  return asked;
}
const places = (scene: RebScene, side: string): string[] => form(scene, side).slots.map((slot) => slot.id);

describe('the queue', () => {
  test('R-157: everything slides one space; what leaves space 1 may be deployed, the rest goes back on it', () => {
    const scene = deploying({
      rebelLoyalty: ['naboo'],
      queue: { 1: { 'x-wing': 2, 'rebel-trooper': 2 }, 2: { airspeeder: 1 }, 3: { 'y-wing': 1 } },
    });
    sound(scene);
    put(scene, 'rebel', ['x-wing', 'system:naboo', 1], ['rebel-trooper', 'space:rebel-base', 2]);
    expect(unitsIn(scene, 'naboo', 'x-wing')).toBe(1);
    expect(unitsIn(scene, 'base-space', 'rebel-trooper')).toBe(2);
    expect(onQueue(scene, 1, 'x-wing')).toBe(1);
    expect(onQueue(scene, 1, 'airspeeder')).toBe(1);
    expect(onQueue(scene, 2, 'y-wing')).toBe(1);
    expect(onQueue(scene, 3, 'y-wing')).toBe(0);
    sound(scene);
  });

  test('R-157: the Rebels first, then the Empire', () => {
    const scene = deploying({ queue: { 1: { 'x-wing': 1, stormtrooper: 1 } } });
    expect(kindAsked(scene, 'imperial')).toBeNull();
    put(scene, 'rebel');
    expect(kindAsked(scene, 'imperial')).toBe('deploy.choose');
    put(scene, 'imperial', ['stormtrooper', 'system:coruscant', 1]);
    expect(onQueue(scene, 1, 'x-wing')).toBe(1);
    sound(scene);
  });

  test('with nothing ready nobody is asked', () => {
    const scene = deploying({ queue: { 2: { 'x-wing': 1 } } });
    expect(kindAsked(scene, 'rebel')).toBe('assignment.choose');
    expect(onQueue(scene, 1, 'x-wing')).toBe(1);
  });
});

describe('where to', () => {
  test('R-157: at most two in each place', () => {
    const scene = deploying({ queue: { 1: { stormtrooper: 3 } }, imperialLoyalty: ['corellia'] });
    const no = scene.attempt('imperial', {
      is: 'allot',
      put: [['unit:stormtrooper', 'system:coruscant', 3]],
    });
    expect(no).toMatchObject({ refused: 'too-many', part: 'system:coruscant', rule: 'deploy.limit' });
    put(scene, 'imperial', ['stormtrooper', 'system:coruscant', 2], ['stormtrooper', 'system:corellia', 1]);
    sound(scene);
  });

  test('R-157: the limit holds for the base space too', () => {
    const scene = deploying({ queue: { 1: { 'x-wing': 3 } } });
    const no = scene.attempt('rebel', { is: 'allot', put: [['unit:x-wing', 'space:rebel-base', 3]] });
    expect(no).toMatchObject({ refused: 'too-many', rule: 'deploy.limit' });
  });

  test('R-157, R-132: not into sabotage, enemy units, remote systems or subjugated Rebel ones', () => {
    const scene = deploying({
      rebelLoyalty: ['naboo', 'bespin', 'ryloth', 'kessel'],
      sabotage: ['bespin'],
      units: { ryloth: { 'tie-fighter': 1 }, kessel: { stormtrooper: 1 }, hoth: { 'rebel-trooper': 1 } },
      queue: { 1: { 'x-wing': 1 } },
    });
    expect(places(scene, 'rebel')).toEqual(['system:naboo', 'space:rebel-base']);
    for (const id of ['bespin', 'ryloth', 'kessel', 'hoth']) {
      expect(scene.whyNot('rebel', `system:${id}`)?.rule).toBe('deploy.where');
    }
    expect(scene.whyNot('rebel', 'system:naboo')).toBeNull();
    expect(scene.whyNot('rebel', 'unit:y-wing')?.rule).toBe('queue');
  });

  test('R-157: the Empire also into subjugated systems', () => {
    const scene = deploying({
      rebelLoyalty: ['kessel'],
      units: { kessel: { stormtrooper: 1 }, hoth: { stormtrooper: 1 } },
      queue: { 1: { 'tie-fighter': 1 } },
    });
    expect(places(scene, 'imperial')).toEqual(['system:coruscant', 'system:kessel']);
  });

  test('R-157, R-079: not on the base space once it is revealed', () => {
    const scene = deploying({
      base: 'hoth',
      revealed: true,
      rebelLoyalty: ['naboo'],
      units: { hoth: { 'rebel-trooper': 1 } },
      queue: { 1: { 'x-wing': 1 } },
    });
    expect(places(scene, 'rebel')).toEqual(['system:naboo']);
  });
});

describe('Death Stars', () => {
  test('R-158: replaces the piece under construction, also with Rebel ground units there', () => {
    const scene = deploying({
      units: { endor: { 'death-star-under-construction': 1, 'rebel-trooper': 2 } },
      queue: { 1: { 'death-star': 1, stormtrooper: 1 } },
    });
    const { lots } = form(scene, 'imperial');
    expect(lots.find((lot) => lot.id === 'unit:death-star')?.to).toEqual(['system:endor']);
    expect(lots.find((lot) => lot.id === 'unit:stormtrooper')?.to).toEqual(['system:coruscant']);
    put(scene, 'imperial', ['death-star', 'system:endor', 1]);
    expect(unitsIn(scene, 'endor', 'death-star')).toBe(1);
    expect(unitsIn(scene, 'endor', 'death-star-under-construction')).toBe(0);
    expect(onQueue(scene, 1, 'stormtrooper')).toBe(1);
    sound(scene);
  });

  test('R-158: it may wait on space 1', () => {
    const scene = deploying({
      units: { endor: { 'death-star-under-construction': 1 } },
      queue: { 1: { 'death-star': 1 } },
    });
    put(scene, 'imperial');
    expect(onQueue(scene, 1, 'death-star')).toBe(1);
    expect(unitsIn(scene, 'endor', 'death-star-under-construction')).toBe(1);
    sound(scene);
  });
});
