import { describe, expect, test } from 'vitest';
import type { Allot } from '../../../../kernel/forms/index.ts';
import type { RebScene, RebSetup } from '../../scene.ts';
import { CORUSCANT, kindNo } from '../../state.ts';
import { kindAsked, onQueue, refreshing, sound, unitsIn } from '../testing/refresh-scenes.ts';

/** The build step; Coruscant always gives the Empire an orange triangle. */
const building = (setup: RebSetup): RebScene => refreshing({ time: 6, ...setup }, 'build');

function form(scene: RebScene, side: string): Allot {
  const { form: asked } = scene.question(side);
  if (asked.is !== 'allot') throw new Error(`the question is a ${asked.is}`);
  return asked;
}
/** The icons on offer, as 'space-triangle-2 x1'. */
const icons = (scene: RebScene, side: string): string[] =>
  form(scene, side).lots.map((lot) => `${lot.id} x${lot.max}`);
const put = (scene: RebScene, side: string, ...lines: [string, string, number][]): RebScene =>
  scene.answer(side, { is: 'allot', put: lines.map(([lot, unit, n]) => [lot, `unit:${unit}`, n]) });
const none = (scene: RebScene, side: string): RebScene => put(scene, side);
const BASE = ['space-triangle-1 x1', 'ground-triangle-1 x1'];

describe('what icons build', () => {
  test('R-152: the Rebel icons, exactly their colour and shape', () => {
    const scene = building({
      rebelLoyalty: ['mon-calamari', 'utapau', 'geonosis', 'bespin', 'kashyyyk'],
    });
    const lots = Object.fromEntries(form(scene, 'rebel').lots.map((lot) => [lot.id, lot.to]));
    const unit = (...ids: string[]): string[] => ids.map((id) => `unit:${id}`);
    expect(lots['space-triangle-3']).toEqual(unit('x-wing', 'y-wing', 'rebel-transport'));
    expect(lots['space-circle-3']).toEqual(unit('corellian-corvette'));
    expect(lots['space-square-3']).toEqual(unit('mon-calamari-cruiser'));
    expect(lots['ground-triangle-1']).toEqual(unit('rebel-trooper'));
    expect(lots['ground-circle-1']).toEqual(unit('airspeeder'));
    expect(lots['ground-square-2']).toEqual(unit('shield-generator', 'ion-cannon'));
    // A square builds nothing smaller.
    const no = scene.attempt('rebel', { is: 'allot', put: [['ground-square-2', 'unit:rebel-trooper', 1]] });
    expect(no?.refused).toBe('not-there');
  });

  test('R-153: the Imperial icons; stations and Super Star Destroyers come from cards only', () => {
    const scene = building({ imperialLoyalty: ['corellia', 'mustafar', 'sullust', 'saleucami'] });
    none(scene, 'rebel');
    const lots = Object.fromEntries(form(scene, 'imperial').lots.map((lot) => [lot.id, lot.to]));
    expect(lots).toEqual({
      'ground-triangle-1': ['unit:stormtrooper'], // Coruscant
      'ground-circle-1': ['unit:at-st'],
      'space-triangle-2': ['unit:tie-fighter'],
      'space-circle-2': ['unit:assault-carrier'],
      'ground-triangle-2': ['unit:stormtrooper'],
      'ground-square-2': ['unit:at-at'],
      'space-triangle-3': ['unit:tie-fighter'],
      'space-square-3': ['unit:star-destroyer'],
    });
    expect(scene.whyNot('imperial', 'unit:death-star')?.rule).toBe('build.icons');
    expect(scene.whyNot('imperial', 'unit:super-star-destroyer')?.rule).toBe('build.icons');
  });

  test('R-154: units go on the space with the number of the system; fewer are allowed', () => {
    const scene = building({ rebelLoyalty: ['mon-calamari', 'geonosis'] });
    put(scene, 'rebel', ['space-triangle-3', 'x-wing', 1], ['ground-square-2', 'ion-cannon', 1]);
    expect(onQueue(scene, 3, 'x-wing')).toBe(1);
    expect(onQueue(scene, 2, 'ion-cannon')).toBe(1);
    expect(onQueue(scene, 3, 'mon-calamari-cruiser')).toBe(0);
    none(scene, 'imperial');
    sound(scene);
  });

  test('alike icons of one space are dealt out together', () => {
    const scene = building({ rebelLoyalty: ['kashyyyk', 'naboo'] });
    expect(icons(scene, 'rebel').sort()).toEqual(['ground-triangle-1 x4', 'space-triangle-1 x2']);
    put(
      scene,
      'rebel',
      ['ground-triangle-1', 'rebel-trooper', 4],
      ['space-triangle-1', 'y-wing', 1],
      ['space-triangle-1', 'rebel-transport', 1],
    );
    // Those on space 1 slide off at once, in the deploy step of the same phase.
    none(scene, 'imperial');
    expect(kindAsked(scene, 'rebel')).toBe('deploy.choose');
    sound(scene);
  });
});

describe('where icons build', () => {
  test('R-130: a subjugated system gives the Empire its left-most icon, the Rebels none', () => {
    const scene = building({ rebelLoyalty: ['corellia'], units: { corellia: { stormtrooper: 1 } } });
    expect(icons(scene, 'rebel')).toEqual(BASE);
    expect(scene.whyNot('rebel', 'system:corellia')?.rule).toBe('build.blocked');
    none(scene, 'rebel');
    expect(icons(scene, 'imperial')).toEqual(['ground-triangle-1 x1', 'space-triangle-3 x1']);
  });

  test('R-154, R-132: enemy units, sabotage and destruction stop building', () => {
    const scene = building({
      imperialLoyalty: ['corellia', 'mandalore', 'saleucami'],
      units: { corellia: { 'x-wing': 1 } },
      sabotage: ['mandalore'],
      destroyed: ['mustafar'],
    });
    none(scene, 'rebel');
    expect(icons(scene, 'imperial')).toEqual(['ground-triangle-1 x1', 'ground-circle-1 x1']);
    expect(scene.whyNot('imperial', 'system:corellia')?.rule).toBe('build.blocked');
    expect(scene.whyNot('imperial', 'system:mandalore')?.rule).toBe('build.blocked');
    expect(scene.whyNot('imperial', 'system:mustafar')?.rule).toBe('build.where');
    expect(scene.whyNot('imperial', 'system:saleucami')).toBeNull();
  });

  test('R-132: sabotage stops the Rebels too', () => {
    const scene = building({ rebelLoyalty: ['naboo'], sabotage: ['naboo'] });
    expect(icons(scene, 'rebel')).toEqual(BASE);
  });

  test('R-120: the base space builds, hidden or not, unless the Empire is in the revealed system', () => {
    expect(icons(building({ base: 'hoth' }), 'rebel')).toEqual(BASE);
    const troops = { 'rebel-trooper': 2 };
    expect(icons(building({ base: 'hoth', revealed: true, units: { hoth: troops } }), 'rebel')).toEqual(BASE);
    // A hidden base builds even below an Imperial ship: nothing gives it away.
    expect(icons(building({ base: 'hoth', units: { hoth: { 'star-destroyer': 1 } } }), 'rebel')).toEqual(
      BASE,
    );
    const found = building({
      base: 'hoth',
      revealed: true,
      units: { hoth: { ...troops, 'star-destroyer': 1 } },
    });
    expect(kindAsked(found, 'rebel')).toBeNull();
    const loyal = building({
      base: 'naboo',
      revealed: true,
      imperialLoyalty: ['naboo'],
      units: { naboo: troops },
    });
    expect(kindAsked(loyal, 'rebel')).toBeNull();
  });
});

describe('the supply', () => {
  test('R-155, R-156: what is on the board or the queue is not in the supply', () => {
    const scene = building({
      rebelLoyalty: ['mon-calamari', 'utapau'],
      units: { yavin: { 'mon-calamari-cruiser': 1 } },
      queue: { 3: { 'mon-calamari-cruiser': 1 } },
    });
    const no = scene.attempt('rebel', {
      is: 'allot',
      put: [['space-square-3', 'unit:mon-calamari-cruiser', 2]],
    });
    expect(no).toMatchObject({ refused: 'too-many', rule: 'build.supply' });
    put(scene, 'rebel', ['space-square-3', 'mon-calamari-cruiser', 1]);
    expect(onQueue(scene, 3, 'mon-calamari-cruiser')).toBe(2);
  });

  test('R-155: with none of a kind left, one of one’s own may be destroyed to build it', () => {
    const scene = building({
      rebelLoyalty: ['mon-calamari'],
      units: { yavin: { 'mon-calamari-cruiser': 2 }, naboo: { 'mon-calamari-cruiser': 1 } },
    });
    expect(scene.whyNot('rebel', 'unit:mon-calamari-cruiser')?.rule).toBe('build.supply');
    none(scene, 'rebel');
    expect(kindAsked(scene, 'rebel')).toBe('build.replace');
    expect(scene.offers('rebel')).toEqual([
      'do:done',
      'destroy:mon-calamari-cruiser:system:naboo:3',
      'destroy:mon-calamari-cruiser:system:yavin:3',
    ]);
    scene.choose('rebel', 'destroy:mon-calamari-cruiser:system:yavin:3');
    expect(unitsIn(scene, 'yavin', 'mon-calamari-cruiser')).toBe(1);
    expect(onQueue(scene, 3, 'mon-calamari-cruiser')).toBe(1);
    // The icon is used up: nothing more to replace.
    expect(kindAsked(scene, 'imperial')).toBe('build.choose');
    sound(scene);
  });

  test('R-155: this is optional, and asked only where the icon is unused', () => {
    const setup: RebSetup = {
      rebelLoyalty: ['mon-calamari'],
      units: { yavin: { 'mon-calamari-cruiser': 3 } },
    };
    const scene = building(setup);
    none(scene, 'rebel');
    scene.choose('rebel', 'do:done');
    expect(unitsIn(scene, 'yavin', 'mon-calamari-cruiser')).toBe(3);
    expect(kindAsked(scene, 'imperial')).toBe('build.choose');
  });

  test('R-121: what is destroyed to build is checked: the last unit of the revealed base', () => {
    const scene = building({
      base: 'hoth',
      revealed: true,
      rebelLoyalty: ['mon-calamari'],
      units: { hoth: { 'mon-calamari-cruiser': 1, 'at-at': 1 }, yavin: { 'mon-calamari-cruiser': 2 } },
    });
    none(scene, 'rebel');
    scene.choose('rebel', 'destroy:mon-calamari-cruiser:system:hoth:3');
    expect(scene.state.over?.reason).toBe('winning.empire');
  });
});

test('R-159: the Rebels choose first, and the Empire builds on what they left', () => {
  const scene = building({
    rebelLoyalty: ['mon-calamari'],
    imperialLoyalty: ['corellia'],
    units: { corellia: { 'mon-calamari-cruiser': 1 }, yavin: { 'mon-calamari-cruiser': 2 } },
  });
  expect(kindAsked(scene, 'imperial')).toBeNull();
  none(scene, 'rebel');
  scene.choose('rebel', 'destroy:mon-calamari-cruiser:system:corellia:3');
  expect(icons(scene, 'imperial')).toContain('space-square-3 x1');
});

test('R-127: Coruscant builds for the Empire, and its loyalty is printed', () => {
  const scene = building({});
  none(scene, 'rebel');
  expect(icons(scene, 'imperial')).toEqual(['ground-triangle-1 x1']);
  expect(scene.state.game.loyalty[CORUSCANT]).not.toBe(0);
  put(scene, 'imperial', ['ground-triangle-1', 'stormtrooper', 1]);
  expect(scene.state.game.held[kindNo('stormtrooper')]).toBe(1); // it has slid off, and waits to be deployed
});
