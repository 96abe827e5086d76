import { describe, expect, test } from 'vitest';
import {
  game,
  kindAsked,
  locNo,
  loyaltyIn,
  onQueue,
  placeOf,
  revealed,
  told,
  unitsIn,
} from '../testing/mission-scenes.ts';
import { scenario } from '../testing/scenario.ts';

describe('projects', () => {
  scenario('construct-death-star', 'R-158: a site in a remote system, and its Death Star on space 3', () => {
    const scene = revealed('imperial', 'construct-death-star', ['grand-moff-tarkin'], {
      units: { hoth: { 'x-wing': 1 } },
    });
    expect(scene.offers('imperial')).toContain('system:endor');
    expect(scene.offers('imperial')).not.toContain('system:hoth'); // Rebel units
    expect(scene.offers('imperial')).not.toContain('system:naboo'); // not remote
    scene.choose('imperial', 'system:endor');
    expect(unitsIn(scene, 'endor', 'death-star-under-construction')).toBe(1);
    expect(onQueue(scene, 3, 'death-star')).toBe(1);
    expect(game(scene).projects.discard).toHaveLength(1);
    expect(game(scene).missions[1].discard).toHaveLength(0);
  });
  scenario('construct-death-star', 'O-04: without both pieces it does nothing, and may be revealed', () => {
    const noSite = revealed('imperial', 'construct-death-star', ['grand-moff-tarkin'], {
      units: { endor: { 'death-star-under-construction': 1 } },
      queue: { 3: { 'death-star': 1 } },
    }).choose('imperial', 'system:hoth');
    expect(told(noSite, 'no-effect')).toHaveLength(1);
    expect(onQueue(noSite, 3, 'death-star')).toBe(1);
    const noStar = revealed('imperial', 'construct-death-star', ['grand-moff-tarkin'], {
      units: { coruscant: { 'death-star': 2 } },
    }).choose('imperial', 'system:hoth');
    expect(unitsIn(noStar, 'hoth', 'death-star-under-construction')).toBe(0);
  });
  scenario('construct-factory', 'R-132: the sabotage marker goes, then units from all icons', () => {
    const scene = revealed('imperial', 'construct-factory', ['grand-moff-tarkin'], {
      units: { ryloth: { stormtrooper: 1 }, utapau: { stormtrooper: 1 } },
      sabotage: ['utapau'],
    });
    scene.choose('imperial', 'system:utapau').allot('imperial', [
      ['space-circle', 'unit:assault-carrier'],
      ['space-square', 'unit:star-destroyer'],
    ]); // all icons, though it is only subjugated
    expect(game(scene).sabotage[locNo('utapau')]).toBe(0);
    expect(onQueue(scene, 3, 'star-destroyer')).toBe(1);
  });
  scenario('construct-super-star-destroyer', 'R-153: on space 3, from a system with a blue square', () => {
    const scene = revealed('imperial', 'construct-super-star-destroyer', ['grand-moff-tarkin'], {
      imperialLoyalty: ['corellia', 'mon-calamari', 'naboo'],
    });
    expect(scene.offers('imperial')).toEqual(['system:corellia', 'system:mon-calamari']);
    scene.choose('imperial', 'system:corellia');
    expect(onQueue(scene, 3, 'super-star-destroyer')).toBe(1);
  });
  scenario('construct-super-star-destroyer', 'R-156: with none in the supply nothing happens', () => {
    const scene = revealed('imperial', 'construct-super-star-destroyer', ['grand-moff-tarkin'], {
      imperialLoyalty: ['corellia'],
      units: { naboo: { 'super-star-destroyer': 2 } },
    });
    expect(onQueue(scene, 3, 'super-star-destroyer')).toBe(0);
    expect(told(scene, 'no-effect')).toHaveLength(1);
  });
});

describe('Oversee Project', () => {
  const units = { hoth: { 'tie-fighter': 1 } } as const;
  scenario('oversee-project', 'a unit from space 1 or 2 at once, into a remote system', () => {
    const scene = revealed('imperial', 'oversee-project', ['grand-moff-tarkin'], {
      units,
      queue: { 1: { stormtrooper: 1 }, 2: { 'star-destroyer': 1, 'death-star': 1 }, 3: { 'at-at': 1 } },
    });
    expect(scene.offers('imperial')).toEqual(['deploy:stormtrooper@1', 'deploy:star-destroyer@2']);
    scene.choose('imperial', 'deploy:star-destroyer@2');
    expect(unitsIn(scene, 'hoth', 'star-destroyer')).toBe(1);
    expect(onQueue(scene, 2, 'star-destroyer')).toBe(0);
  });
  scenario('oversee-project', 'R-158: a queued Death Star only at its site, which it replaces', () => {
    const scene = revealed('imperial', 'oversee-project', ['grand-moff-tarkin'], {
      units: { hoth: { 'death-star-under-construction': 1 } },
      queue: { 2: { 'death-star': 1 } },
    });
    scene.choose('imperial', 'deploy:death-star@2');
    expect(unitsIn(scene, 'hoth', 'death-star')).toBe(1);
    expect(unitsIn(scene, 'hoth', 'death-star-under-construction')).toBe(0);
    expect(onQueue(scene, 2, 'death-star')).toBe(0);
  });
  scenario('oversee-project', 'a ground unit reveals the base', () => {
    const scene = revealed('imperial', 'oversee-project', ['grand-moff-tarkin'], {
      units: { hoth: { 'tie-fighter': 1 }, 'base-space': { 'rebel-trooper': 1 } },
      base: 'hoth',
      queue: { 1: { stormtrooper: 1 } },
    });
    scene.choose('imperial', 'deploy:stormtrooper@1');
    expect(game(scene).probes.revealed).toBe(true);
    expect(scene.state.stack.some((f) => f.k === 'combat')).toBe(true);
  });
  test('R-132: in a sabotaged system nothing happens, because it deploys', () => {
    const scene = revealed('imperial', 'oversee-project', ['grand-moff-tarkin'], {
      units: { naboo: { 'tie-fighter': 1 } },
      sabotage: ['naboo'],
      queue: { 1: { stormtrooper: 1 } },
    });
    expect(kindAsked(scene, 'rebel')).toBe('command.turn');
    expect(onQueue(scene, 1, 'stormtrooper')).toBe(1);
  });
});

describe('Superlaser Online', () => {
  const fired = (setup = {}) =>
    revealed('imperial', 'superlaser-online', ['grand-moff-tarkin'], {
      units: { naboo: { 'death-star': 1 } },
      ...setup,
    });

  scenario('superlaser-online', 'R-133: markers and Rebel ground units go, ships and leaders stay', () => {
    const scene = fired({
      units: {
        naboo: { 'death-star': 1, 'x-wing': 1, 'rebel-trooper': 2, 'shield-generator': 1 },
      },
      rebelLoyalty: ['naboo'],
      sabotage: ['naboo'],
      leaders: { 'princess-leia': 'naboo' },
    });
    const g = game(scene);
    const loc = locNo('naboo');
    expect([g.destroyed[loc], g.loyalty[loc], g.sabotage[loc]]).toEqual([1, 0, 0]);
    expect(unitsIn(scene, 'naboo', 'rebel-trooper') + unitsIn(scene, 'naboo', 'shield-generator')).toBe(0);
    expect(unitsIn(scene, 'naboo', 'x-wing')).toBe(1);
    expect(placeOf(scene, 'princess-leia')).toBe('naboo');
    scene.pick('imperial', ['system:utapau']);
    expect(loyaltyIn(scene, 'utapau')).toBe('imperial');
  });
  scenario(
    'superlaser-online',
    'R-134: Imperial ground units without transport go, by the Empire’s choice',
    () => {
      const scene = fired({ units: { naboo: { 'death-star': 1, stormtrooper: 9, 'at-at': 1 } } });
      scene.pick('imperial', ['system:utapau']);
      expect(kindAsked(scene, 'imperial')).toBe('overflow'); // ten of them, and room for eight
      scene.answer('imperial', { is: 'pick', take: [['unit:stormtrooper', 2]] });
      expect(unitsIn(scene, 'naboo', 'stormtrooper')).toBe(7);
    },
  );
  scenario('superlaser-online', 'R-191: with the base there, even hidden, the Empire wins', () => {
    const scene = fired({
      base: 'naboo',
      units: { naboo: { 'death-star': 1 }, 'base-space': { 'x-wing': 3 } },
    });
    expect(scene.state.over).toMatchObject({ seats: ['lost', 'won'], reason: 'mission.superlaser-online' });
  });
  scenario('superlaser-online', 'R-135: a system destroyed before still gives the loyalty', () => {
    const scene = fired({ destroyed: ['naboo'] });
    const { form } = scene.question('imperial');
    expect(form.is === 'pick' && form.from.map((lot) => lot.id)).toEqual(['system:sullust', 'system:utapau']);
    scene.pick('imperial', ['system:sullust']);
    expect(loyaltyIn(scene, 'sullust')).toBe('imperial');
  });
  test('R-189: a Death Star Under Construction cannot fire', () => {
    const scene = fired({
      units: { naboo: { 'death-star': 1 }, endor: { 'death-star-under-construction': 1 } },
    });
    expect(scene.question('imperial').kind).toBe('effect.region-loyalty'); // Naboo was the only choice
  });
  scenario('superlaser-online', 'variant: no more than three systems', () => {
    const scene = fired({
      destroyed: ['kessel', 'rodia', 'ryloth'],
      options: { threeDestroyed: true },
      rebelLoyalty: ['naboo'],
    });
    expect(game(scene).destroyed[locNo('naboo')]).toBe(0);
    scene.pick('imperial', ['system:naboo']);
    expect(loyaltyIn(scene, 'naboo')).toBe('neutral');
  });
});
