import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../../../kernel/refusal.ts';
import type { SystemId } from '../../data/systems.ts';
import { rebellion } from '../../index.ts';
import type { RebScene, RebSetup } from '../../scene.ts';
import { systemNo } from '../../state.ts';
import { isDestroyed } from '../../table/units.ts';
import { asks, type Fight, fight, isFighting, told } from '../testing/combat-scenes.ts';
import { onQueue, revealed } from '../testing/mission-scenes.ts';
import { kindAsked, names, sound } from '../testing/refresh-scenes.ts';
import { allotForm, opened, standing } from '../testing/setup-scenes.ts';

test('the variants are off unless the table turns them on', () => {
  expect(rebellion.readOptions({})).toEqual(rebellion.optionSets['full']);
  expect(rebellion.readOptions({ threeDestroyed: true })).toEqual({
    ...(rebellion.optionSets['full'] as object),
    threeDestroyed: true,
  });
  expect(isRefusal(rebellion.readOptions({ newBaseAfterLoss: 'yes' }))).toBe(true);
});

describe('variant: a new base after a lost attack', () => {
  const NEW = { options: { newBaseAfterLoss: true } } as const;
  /** The Empire lands a Stormtrooper at the revealed base, and loses it in the first round. */
  const repelled = (setup: Fight = {}): RebScene => {
    const scene = fight({
      base: 'naboo',
      revealed: true,
      initiator: 'imperial',
      units: { naboo: { stormtrooper: 1, 'rebel-trooper': 2 } },
      imperialLoyalty: ['corellia'],
      destroyed: ['alderaan'],
      dice: '- dd',
      ...NEW,
      ...setup,
    });
    if (kindAsked(scene, 'rebel') === 'attack.damage') scene.until('rebel', 'new-base.choose');
    return scene;
  };

  test('the Rebel looks through the probe deck, when the combat is over', () => {
    const scene = repelled({
      units: { naboo: { stormtrooper: 1, 'rebel-trooper': 2 }, hoth: { 'tie-fighter': 1 } },
      probes: ['ilum'],
    });
    expect(asks(scene)).toBe('rebel new-base.choose');
    expect(isFighting(scene)).toBe(false);
    const { deck } = scene.state.game.probes;
    for (const slot of deck) {
      expect(scene.sees('rebel', slot)).not.toBeNull();
      expect(scene.sees('imperial', slot)).toBeNull();
    }
    const offers = scene.offers('rebel');
    expect(offers).toContain('base:probe-yavin');
    // Imperial units, Imperial loyalty, destroyed, or not in the deck.
    for (const id of ['hoth', 'corellia', 'alderaan', 'ilum', 'naboo']) {
      expect(offers).not.toContain(`base:probe-${id}`);
    }
    expect(offers[0]).toBe('do:decline');
  });

  test('it is hidden; the old card goes to the Imperial hand, and units stay', () => {
    const scene = repelled({ leaders: { 'mon-mothma': 'naboo' } }).choose('rebel', 'base:probe-yavin');
    const { base, hand, revealed, deck } = scene.state.game.probes;
    expect([names(scene, [base]), names(scene, hand), revealed]).toEqual([
      ['probe-yavin'],
      ['probe-naboo'],
      false,
    ]);
    for (const who of ['imperial', 'spectator']) expect(scene.sees(who, base)).toBeNull();
    for (const slot of deck) expect(scene.sees('rebel', slot)).toBeNull(); // shuffled
    expect(standing(scene, 'naboo')).toEqual({ 'rebel-trooper': 2 });
    expect(standing(scene, 'base-space')).toEqual({});
    expect(scene.offers('rebel')).toContain('do:reveal-base');
    sound(scene);
  });

  test('the Rebel may stay; then only the order of the deck changes', () => {
    const scene = repelled().choose('rebel', 'do:decline');
    expect(names(scene, [scene.state.game.probes.base])).toEqual(['probe-naboo']);
    expect(scene.state.game.probes.revealed).toBe(true);
    expect(told(scene, 'base-kept')).toHaveLength(1);
    for (const slot of scene.state.game.probes.deck) expect(scene.sees('rebel', slot)).toBeNull();
    sound(scene);
  });

  test('not without the variant, elsewhere, with an empty deck, in space alone, or for a defeat', () => {
    const none = (setup: Fight): void => expect(asks(repelled(setup))).toBe('rebel command.turn');
    none({ options: {} });
    none({ base: 'hoth' });
    none({ base: 'hoth', revealed: false });
    none({ units: { naboo: { 'tie-fighter': 1, 'x-wing': 2 } } });
    // The Empire has won on the ground, and an X-wing is left.
    none({ units: { naboo: { stormtrooper: 1, 'rebel-trooper': 1, 'x-wing': 1 } }, dice: 'h-' });
    const probes = rebellion.faces
      .filter((id) => id.startsWith('probe-'))
      .map((id) => id.slice(6) as SystemId);
    none({ probes: probes.filter((id) => id !== 'naboo') });
  });

  test('R-121: the Empire still wins the moment it holds the base, before any objective of the end', () => {
    const scene = fight({
      base: 'naboo',
      revealed: true,
      initiator: 'imperial',
      units: { naboo: { stormtrooper: 1, 'rebel-trooper': 1 } },
      leaders: { 'darth-vader': 'naboo' },
      objectives: ['return-of-the-jedi'],
      combat: { battles: [true, true], won: [0, -1] }, // the Rebels had won the space battle
      dice: 'h-',
      ...NEW,
    });
    while (kindAsked(scene, 'imperial') === 'attack.actions') scene.choose('imperial', 'do:done');
    expect(scene.state.over?.seats).toEqual(['lost', 'won']);
  });
});

describe('variant: at most three destroyed systems', () => {
  const shot = (destroyed: SystemId[], options: RebSetup['options']): RebScene =>
    revealed('imperial', 'superlaser-online', ['grand-moff-tarkin'], {
      units: { naboo: { 'death-star': 1 } },
      destroyed,
      ...(options ? { options } : {}),
    });
  const THREE: SystemId[] = ['alderaan', 'hoth', 'rodia'];

  test('a fourth is not destroyed', () => {
    const third = shot(THREE.slice(1), { threeDestroyed: true });
    expect(isDestroyed(third.state.game, systemNo('naboo'))).toBe(true);
    const fourth = shot(THREE, { threeDestroyed: true });
    expect(isDestroyed(fourth.state.game, systemNo('naboo'))).toBe(false);
    expect(fourth.state.game.destroyed.filter((mark) => mark === 1)).toHaveLength(3);
    expect(isDestroyed(shot(THREE, {}).state.game, systemNo('naboo'))).toBe(true);
  });
});

describe('variant: the Death Star begins on the queue', () => {
  const opening = (): RebScene => opened('queue', { queuedDeathStar: true });

  test('the Empire chooses a remote system for the site, whose probe card leaves the game', () => {
    const scene = opening();
    expect(kindAsked(scene, 'imperial')).toBe('setup.construction');
    expect(scene.offers('imperial')).toEqual(
      ['dagobah', 'dantooine', 'dathomir', 'endor', 'hoth', 'ilum', 'tatooine', 'yavin'].map(
        (id) => `system:${id}`,
      ),
    );
    scene.choose('imperial', 'system:hoth');
    expect(standing(scene, 'hoth')).toEqual({
      'death-star-under-construction': 1,
      'tie-fighter': 4,
      stormtrooper: 1,
    });
    expect(onQueue(scene, 3, 'death-star')).toBe(1);
    const { gone, deck } = scene.state.game.probes;
    expect(gone).toHaveLength(6);
    const card = gone.find((slot) => names(scene, [slot])[0] === 'probe-hoth');
    expect(scene.sees('rebel', card ?? -1)).toBe('probe-hoth');
    expect(deck).toHaveLength(25);
    for (const slot of deck) expect(scene.sees('rebel', slot)).toBeNull();
    sound(scene);
  });

  test('the other starting units are as always, without a Death Star; no Rebels start there', () => {
    const scene = opening().choose('imperial', 'system:hoth');
    const { lots, slots } = allotForm(scene, 'imperial');
    expect(lots.map(({ id, min }) => [id, min])).toEqual([
      ['unit:star-destroyer', 3],
      ['unit:assault-carrier', 3],
      ['unit:tie-fighter', 12],
      ['unit:stormtrooper', 12],
      ['unit:at-st', 5],
      ['unit:at-at', 1],
    ]);
    expect(slots.map((slot) => slot.id)).toContain('system:hoth');
    scene.until('rebel', 'setup.rebel-where');
    expect(scene.offers('rebel')).not.toContain('system:hoth');
    scene.until('rebel', 'setup.base');
    expect(scene.offers('rebel')).not.toContain('system:hoth');
    expect(scene.offers('rebel')).toHaveLength(25);
  });

  test('without it the Death Star is on the board', () => {
    const scene = opened('queue');
    expect(kindAsked(scene, 'imperial')).toBe('setup.imperial-units');
    expect(allotForm(scene, 'imperial').lots.map((lot) => lot.id)).toContain('unit:death-star');
    expect(onQueue(scene, 3, 'death-star')).toBe(0);
  });
});
