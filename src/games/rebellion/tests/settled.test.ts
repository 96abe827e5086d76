import { describe, expect, test } from 'vitest';
import type { SystemId } from '../data/systems.ts';
import { isPinned } from '../queries/pins.ts';
import { type RebScene, type RebSetup, rebScene } from '../scene.ts';
import { EMPIRE, GONE, leaderNo, NONE, own, REBEL, systemNo } from '../state.ts';
import { placeLeader, poolOf } from '../table/leaders.ts';
import { asks, combatOf, fight, isFighting, play, put, sound } from './testing/combat-scenes.ts';
import {
  assigned,
  attempted,
  facesOf,
  game,
  kindAsked,
  loyaltyIn,
  placeOf,
  revealed,
  seenBy,
  unitsIn,
} from './testing/mission-scenes.ts';
import { scenario } from './testing/scenario.ts';
import { allotForm, opened, standing } from './testing/setup-scenes.ts';

/** Rulings that were settled after the examination of the game (section 20 of the rulings). */

const LOST = { seats: ['lost', 'won'], reason: 'winning.empire' };

describe('R-224: the Empire’s win comes before the objectives of the same step', () => {
  const base = { base: 'naboo', revealed: true, reputation: 2 } as const;

  /** The last X-wings and a Star Destroyer fall together; Major Victory would win the game for the Rebels. */
  const inSpace = (more: Partial<Parameters<typeof fight>[0]> = {}): RebScene => {
    const s = fight({
      ...base,
      units: { naboo: { 'x-wing': 2, 'star-destroyer': 1, 'tie-fighter': 2 } },
      objectives: ['major-victory', 'rebel-assault'],
      combat: { hurt: [{ kind: 2, damage: 2 }] },
      dice: 'dd dd',
      ...more,
    });
    s.answer('rebel', put(['direct', 'star-destroyer#0', 2]));
    return s.answer('imperial', put(['direct', 'x-wing#0', 1], ['direct', 'x-wing#1', 1]));
  };

  test('R-224: after the space battle', () => {
    const s = inSpace();
    expect(s.state.over).toEqual(LOST);
    expect(s.state.game.reputation).toBe(2);
  });

  test('R-224: elsewhere, or with a Rebel unit left, the objective is offered as before', () => {
    const elsewhere = inSpace({ base: 'hoth' });
    expect(asks(elsewhere)).toBe('rebel combat.objective');
    const held = inSpace({
      units: { naboo: { 'x-wing': 2, 'rebel-trooper': 1, 'star-destroyer': 1, 'tie-fighter': 2 } },
    });
    play(held, 'rebel', 'play:major-victory');
    expect(held.state.over?.seats).toEqual(['won', 'lost']);
  });

  test('R-224: after the ground battle', () => {
    const s = fight({
      ...base,
      units: { naboo: { 'rebel-trooper': 3, 'at-at': 1, stormtrooper: 4 } },
      objectives: ['crippling-blow'],
      dice: 'ddd dddd',
    });
    s.answer('rebel', put(['direct', 'at-at#0', 3]));
    s.until('imperial', 'attack.damage');
    s.answer(
      'imperial',
      put(
        ['direct', 'rebel-trooper#0', 1],
        ['direct', 'rebel-trooper#1', 1],
        ['direct', 'rebel-trooper#2', 2],
      ),
    );
    expect(s.state.over).toEqual(LOST);
  });

  test('R-224: at the end of the round, when structures are lost alone', () => {
    const s = fight({
      ...base,
      units: { naboo: { 'ion-cannon': 1, stormtrooper: 1 } },
      objectives: ['crippling-blow'],
      combat: { at: 'round-ends', groundHealth: 3 },
    });
    expect(s.state.over).toEqual(LOST);
  });

  test('R-224: nor is another combat fought first', () => {
    const s = fight({
      ...base,
      units: { naboo: { 'rebel-trooper': 1, stormtrooper: 1 }, rodia: { 'x-wing': 1, 'tie-fighter': 1 } },
      initiator: 'imperial',
      leaders: { 'jan-dodonna': 'pool' },
      dice: 'h-',
    });
    expect(asks(s)).toBe('rebel combat.add-leader');
    s.arrange((state) => {
      for (const f of state.stack) if (f.k === 'settle') f.locs = [systemNo('rodia')];
    });
    s.choose('rebel', 'do:decline');
    expect(s.state.over).toEqual(LOST);
    expect(s.told.filter(({ e }) => e.k === 'combat-begins')).toEqual([]);
  });
});

const picksOf = (scene: RebScene): string[] => {
  const { form, kind } = scene.question('imperial');
  expect(kind).toBe('effect.region-loyalty');
  return form.is === 'pick' ? form.from.map(({ id }) => id) : [];
};

describe('R-225: systems that are chosen to gain loyalty are those that can gain it', () => {
  const fired = (setup: RebSetup): RebScene =>
    revealed('imperial', 'superlaser-online', ['grand-moff-tarkin'], setup);

  scenario('superlaser-online', 'R-225: not Coruscant, nor what is Imperial already', () => {
    // The region of Coruscant: Alderaan, Cato Neimoidia and Corellia are the other populous systems.
    const scene = fired({ units: { alderaan: { 'death-star': 1 } }, imperialLoyalty: ['corellia'] });
    expect(picksOf(scene)).toEqual(['system:cato-neimoidia']);
    scene.pick('imperial', ['system:cato-neimoidia']);
    expect(loyaltyIn(scene, 'cato-neimoidia')).toBe('imperial');
  });

  const feared = (setup: RebSetup): RebScene =>
    attempted('imperial', 'fear-will-keep-them-in-line', ['grand-moff-tarkin'], null, setup);

  scenario('fear-will-keep-them-in-line', 'R-225: no remote, destroyed or Imperial system', () => {
    const units = { hoth: { 'star-destroyer': 1 } };
    expect(picksOf(feared({ units }))).toEqual(['system:bespin', 'system:mustafar']);
    const one = feared({ units, imperialLoyalty: ['bespin'] });
    expect(picksOf(one)).toEqual(['system:mustafar']);
    one.pick('imperial', ['system:mustafar']);
    expect(loyaltyIn(one, 'mustafar')).toBe('imperial');
  });

  scenario(
    'fear-will-keep-them-in-line',
    'R-225: with none left nothing happens, and nothing is asked',
    () => {
      const scene = feared({
        units: { hoth: { 'star-destroyer': 1 } },
        imperialLoyalty: ['bespin'],
        destroyed: ['mustafar'],
      });
      expect(asks(scene)).toBe('rebel command.turn');
      expect(scene.told.map(({ e }) => e.k)).toContain('no-effect');
    },
  );

  test('R-225, R-046: where a mission is attempted is still up to its card alone', () => {
    expect(revealed('rebel', 'build-alliance', ['mon-mothma']).offers('rebel')).toContain('system:coruscant');
  });
});

describe('R-226: a mission that loses one of two leaders', () => {
  const two = (): RebScene => assigned('rebel', 'sabotage', ['princess-leia', 'general-rieekan']);
  const leia = leaderNo('princess-leia');

  test.each([
    [
      'moved off',
      (s: RebScene) => s.arrange((state) => placeLeader(state.game, leia, systemNo('rodia'))),
      'rodia',
    ],
    ['eliminated', (s: RebScene) => s.arrange((state) => placeLeader(state.game, leia, GONE)), 'gone'],
  ])('R-226: %s: the card goes back unrevealed, the other leader to the pool', (_how, leave, where) => {
    const scene = leave(two());
    expect(placeOf(scene, 'princess-leia')).toBe(where);
    expect(placeOf(scene, 'general-rieekan')).toBe('pool');
    expect(game(scene).assigned[REBEL]).toEqual([]);
    expect(facesOf(scene, game(scene).missions[REBEL].hand)).toEqual(['sabotage']);
    expect(seenBy(scene, 'imperial', game(scene).missions[REBEL].hand)).toEqual([null]);
    sound(scene);
  });

  test('R-226: one lured to the Empire goes back to the Imperial pool', () => {
    const scene = assigned('imperial', 'gather-intel', ['darth-vader', 'general-rieekan'], {
      rings: { 'general-rieekan': 'lure-of-the-dark-side' },
    }).arrange((state) => placeLeader(state.game, leaderNo('darth-vader'), systemNo('rodia')));
    expect(placeOf(scene, 'general-rieekan')).toBe('pool');
    expect(poolOf(game(scene), EMPIRE)).toContain(leaderNo('general-rieekan'));
    expect(game(scene).missions[EMPIRE].hand).toHaveLength(1);
  });

  test('R-226: a mission that was revealed goes on without the leader who left', () => {
    const scene = revealed('rebel', 'sabotage', ['princess-leia', 'general-rieekan']);
    scene.arrange((state) => placeLeader(state.game, leia, systemNo('rodia')));
    expect(game(scene).limboLeaders).toEqual([leaderNo('general-rieekan')]);
    expect(game(scene).missions[REBEL].hand).toEqual([]);
  });
});

describe('R-227: units that a card gains or places among enemies fight at once', () => {
  const defended = (units: NonNullable<RebSetup['units']>): RebScene =>
    attempted('rebel', 'base-defenses', ['general-rieekan'], null, {
      rebelLoyalty: ['naboo'],
      base: 'hoth',
      revealed: true,
      units,
      leaders: { 'darth-vader': 'pool' },
    });

  scenario('base-defenses', 'R-227: at a revealed base with enemies on the ground', () => {
    const scene = defended({ hoth: { 'x-wing': 1, stormtrooper: 1 } });
    expect(unitsIn(scene, 'hoth', 'ion-cannon')).toBe(1);
    expect(combatOf(scene)).toMatchObject({
      loc: systemNo('hoth'),
      initiator: REBEL,
      battles: [false, true],
    });
  });

  test('R-227: not where the enemy has ships alone', () => {
    expect(isFighting(defended({ hoth: { 'rebel-trooper': 1, 'tie-fighter': 1 } }))).toBe(false);
  });

  scenario(
    'incite-rebellion',
    'R-227, R-105: gained in the mission’s system, by the side whose card it was',
    () => {
      const scene = attempted('rebel', 'incite-rebellion', ['mon-mothma'], null, {
        units: { naboo: { stormtrooper: 1 } },
        leaders: { 'darth-vader': 'pool' },
      });
      expect(combatOf(scene)).toMatchObject({ loc: systemNo('naboo'), initiator: REBEL });
    },
  );

  scenario('oversee-project', 'R-227, R-118: placed by the Empire where the hidden base is', () => {
    const scene = attempted('imperial', 'oversee-project', ['grand-moff-tarkin'], null, {
      base: 'mandalore',
      units: { mandalore: { 'star-destroyer': 1 }, 'base-space': { 'rebel-trooper': 1 } },
      queue: { 1: { stormtrooper: 1 } },
      leaders: { 'jan-dodonna': 'pool' },
    });
    scene.choose('imperial', scene.offers('imperial')[0] ?? '');
    expect(combatOf(scene)).toMatchObject({
      loc: systemNo('mandalore'),
      initiator: EMPIRE,
      battles: [false, true],
    });
  });
});

describe('R-228: Public Support lifts the pin in one system', () => {
  const janus = leaderNo('janus-greejatus');
  const supported = (at: SystemId): RebScene => {
    const scene = rebScene({
      base: 'dantooine',
      stack: [
        { k: 'round', at: 'command' },
        { k: 'assignment', at: 'mix', side: 1, fetched: [], takenBack: 0 },
      ],
      actions: { imperial: ['public-support'] },
      imperialLoyalty: ['mandalore'],
      leaders: { 'janus-greejatus': 'pool' },
      units: { mandalore: { 'assault-carrier': 1 }, mustafar: { stormtrooper: 1 } },
    });
    const card = game(scene).actions[EMPIRE].hand[0];
    return scene.choose('imperial', `action:${card}`).choose('imperial', `system:${at}`);
  };
  const pinned = (scene: RebScene, at: SystemId): boolean => isPinned(game(scene), systemNo(at), EMPIRE);

  scenario('public-support', 'R-228: in the system it named, nowhere else', () => {
    const scene = supported('mandalore');
    expect(pinned(scene, 'mandalore')).toBe(false);
    // The leader leads a retreat to Mustafar and holds units back there like any other leader.
    scene.arrange((state) => placeLeader(state.game, janus, systemNo('mustafar')));
    expect(pinned(scene, 'mustafar')).toBe(true);
    scene.arrange((state) => placeLeader(state.game, janus, systemNo('mandalore')));
    expect(pinned(scene, 'mandalore')).toBe(false);
  });

  test('R-228: a game kept from before, whose mark names no system, goes on as it began', () => {
    const scene = supported('mandalore').arrange((state) => {
      // As the migration leaves it.
      state.game.effects = [{ is: 'holds-nobody', by: 'public-support', leader: janus, loc: NONE }];
      placeLeader(state.game, janus, systemNo('mustafar'));
    });
    expect(pinned(scene, 'mustafar')).toBe(false);
  });
});

describe('R-229: the Death Star on the queue is placed as in Rise of the Empire', () => {
  const site = (): RebScene => opened('queue', { queuedDeathStar: true }).choose('imperial', 'system:hoth');

  test('R-229, R-016: other starting units may be added at the construction site', () => {
    const scene = site();
    const { slots, lots } = allotForm(scene, 'imperial');
    const places = slots.map(({ id }) => id);
    expect(places).toContain('system:hoth');
    expect(places.filter((id) => id !== 'system:hoth')).toHaveLength(6); // five Imperial ones and Coruscant
    const others = places.filter((id) => id !== 'system:hoth');
    // One Stormtrooper in every Imperial system, all the rest at the site.
    const put: [string, string, number][] = lots.flatMap(({ id, max }) =>
      id === 'unit:stormtrooper'
        ? [
            ...others.map((place): [string, string, number] => [id, place, 1]),
            [id, 'system:hoth', max - others.length],
          ]
        : [[id, 'system:hoth', max]],
    );
    scene.answer('imperial', { is: 'allot', put });
    expect(standing(scene, 'hoth')).toEqual({
      'death-star-under-construction': 1,
      'tie-fighter': 16,
      stormtrooper: 7,
      'star-destroyer': 3,
      'assault-carrier': 3,
      'at-st': 5,
      'at-at': 1,
    });
  });

  test('R-229, R-007: nothing need be added there, and every Imperial system still needs a ground unit', () => {
    const scene = site();
    const { slots, lots } = allotForm(scene, 'imperial');
    const others = slots.map(({ id }) => id).filter((id) => id !== 'system:hoth');
    const put = (left: number): [string, string, number][] =>
      lots
        .flatMap(({ id, max }) =>
          others
            .slice(left)
            .map((place, i, to): [string, string, number] => [
              id,
              place,
              Math.floor(max / to.length) + (i < max % to.length ? 1 : 0),
            ]),
        )
        .filter(([, , n]) => n > 0);
    expect(scene.attempt('imperial', { is: 'allot', put: put(1) })).toMatchObject({
      rule: 'setup.imperial-units',
    });
    scene.answer('imperial', { is: 'allot', put: put(0) });
    expect(standing(scene, 'hoth')).toEqual({
      'death-star-under-construction': 1,
      'tie-fighter': 4,
      stormtrooper: 1,
    });
  });
});

describe('R-230: two pending Rapid Mobilizations', () => {
  const pending = (...leaders: number[]): RebScene =>
    rebScene({ base: 'hoth', passed: ['imperial'] })
      .arrange((s) => {
        own(s.game, 'marks').mobilizations = leaders;
      })
      .choose('rebel', 'do:pass');

  test.each([
    [[1, 2], 'do:first-1', [4, 8]],
    [[1, 2], 'do:first-2', [8, 4]],
    [[2, 1], 'do:first-1', [4, 8]],
  ])('R-230: pending %j, answered once with %s', (leaders, first, seen) => {
    const scene = pending(...leaders);
    expect(kindAsked(scene, 'rebel')).toBe('mobilize.order');
    expect([...scene.offers('rebel')].sort()).toEqual(['do:first-1', 'do:first-2']);
    scene.choose('rebel', first);
    for (const n of seen) {
      expect(scene.offers('rebel')).toEqual(['do:move-units', 'do:new-base']);
      expect(scene.question('rebel').facts).toMatchObject({ n });
      scene.choose('rebel', 'do:new-base').choose('rebel', 'do:decline');
    }
    expect(game(scene).marks.mobilizations).toEqual([]);
  });

  test('R-230: alike ones, or a single one, are not asked about', () => {
    expect(kindAsked(pending(2, 2), 'rebel')).toBe('mobilize.mode');
    expect(kindAsked(pending(2), 'rebel')).toBe('mobilize.mode');
  });
});
