import { describe, expect, test } from 'vitest';
import { type RebSetup, rebScene } from '../../scene.ts';
import { own, systemNo } from '../../state.ts';
import {
  facesOf,
  game,
  kindAsked,
  locNo,
  placeOf,
  revealed,
  seenBy,
  told,
  unitsIn,
} from '../testing/mission-scenes.ts';
import { scenario } from '../testing/scenario.ts';

/** The end of the Command Phase, with Rapid Mobilization pending. */
const pending = (setup: RebSetup, ...leaders: number[]) =>
  rebScene({ base: 'hoth', passed: ['imperial'], ...setup })
    .arrange((s) => {
      own(s.game, 'marks').mobilizations = leaders.length > 0 ? leaders : [1];
    })
    .choose('rebel', 'do:pass');

describe('Rapid Mobilization', () => {
  scenario(
    'rapid-mobilization',
    'R-122: nothing happens on reveal; the mode is chosen when the phase ends',
    () => {
      const scene = revealed('rebel', 'rapid-mobilization', ['mon-mothma'], { passed: ['imperial'] });
      expect(placeOf(scene, 'mon-mothma')).toBe('base-space');
      expect(game(scene).marks.mobilizations).toEqual([1]);
      expect(kindAsked(scene, 'rebel')).toBe('command.turn');
      scene.choose('rebel', 'do:pass');
      expect(scene.offers('rebel')).toEqual(['do:move-units', 'do:new-base']);
    },
  );
  scenario('rapid-mobilization', "R-120: its leaders go to the base's system once it is revealed", () => {
    const scene = revealed('rebel', 'rapid-mobilization', ['mon-mothma', 'jan-dodonna'], {
      base: 'hoth',
      revealed: true,
    });
    expect(placeOf(scene, 'mon-mothma')).toBe('hoth');
    expect(game(scene).marks.mobilizations).toEqual([2]);
  });
});

describe('units to the base space', () => {
  const units = {
    naboo: { 'rebel-transport': 1, 'rebel-trooper': 6, 'shield-generator': 1 },
    rodia: { 'x-wing': 1 },
  } as const;
  test('R-084, R-122: from one system at any distance, five at most, under transport', () => {
    const scene = pending({ units }).choose('rebel', 'do:move-units');
    expect(scene.offers('rebel')).toEqual(['do:decline', 'from:naboo', 'from:rodia']);
    scene.choose('rebel', 'from:naboo');
    const move = (troopers: number) => ({
      is: 'haul' as const,
      move: [
        ['system:naboo', 'rebel-transport', 1],
        ['system:naboo', 'rebel-trooper', troopers],
      ] as const,
    });
    expect(scene.attempt('rebel', move(5))).toMatchObject({ refused: 'too-many' });
    scene.answer('rebel', move(4));
    expect(unitsIn(scene, 'base-space', 'rebel-trooper')).toBe(4);
    expect(unitsIn(scene, 'naboo', 'shield-generator')).toBe(1);
    expect(game(scene).clues).toEqual([]);
  });
  test('R-076: not from a system with a Rebel leader', () => {
    const scene = pending({ units, leaders: { 'princess-leia': 'naboo' } }).choose('rebel', 'do:move-units');
    expect(scene.offers('rebel')).toEqual(['do:decline', 'from:rodia']);
    expect(scene.whyNot('rebel', 'system:naboo')).toEqual({ rule: 'move.pinned' });
  });
  test('R-122: not once the base is revealed', () => {
    const scene = pending({ units, revealed: true });
    expect(scene.offers('rebel')).toEqual(['do:new-base']);
    expect(scene.whyNot('rebel', 'do:move-units')).toEqual({ rule: 'base.revealed' });
  });
});

describe('a new base', () => {
  const next = [
    'naboo',
    'corellia',
    'kessel',
    'rodia',
    'ilum',
    'endor',
    'yavin',
    'utapau',
    'bespin',
  ] as const;
  const setup: RebSetup = {
    nextProbes: [...next],
    imperialLoyalty: ['corellia'],
    units: { kessel: { 'tie-fighter': 1 }, 'base-space': { 'x-wing': 2 } },
    destroyed: ['rodia'],
    leaders: { 'princess-leia': 'base-space' },
  };
  test('R-123: four cards are seen, ineligible ones too; eight with two leaders', () => {
    const four = pending(setup).choose('rebel', 'do:new-base');
    const seen = game(four).probes.deck.slice(0, 5);
    expect(seenBy(four, 'rebel', seen)).toEqual([
      'probe-naboo',
      'probe-corellia',
      'probe-kessel',
      'probe-rodia',
      null,
    ]);
    expect(seenBy(four, 'imperial', seen)).toEqual([null, null, null, null, null]);
    expect(four.offers('rebel')).toEqual(['do:decline', 'base:probe-naboo']);
    const eight = pending(setup, 2).choose('rebel', 'do:new-base');
    expect(eight.offers('rebel')).toHaveLength(6);
  });
  test('R-122: the old card goes to the Empire, all that stood on the space into the old system', () => {
    const scene = pending(setup).choose('rebel', 'do:new-base').choose('rebel', 'base:probe-naboo');
    const { probes } = game(scene);
    expect(facesOf(scene, [probes.base])).toEqual(['probe-naboo']);
    expect(probes.revealed).toBe(false);
    expect(scene.sees('imperial', probes.base)).toBeNull();
    expect(seenBy(scene, 'spectator', probes.hand.slice(0, 1))).toEqual(['probe-hoth']);
    expect(unitsIn(scene, 'hoth', 'x-wing')).toBe(2);
    expect(placeOf(scene, 'princess-leia')).not.toBe('base-space');
    expect(told(scene, 'base-moved')).toMatchObject([{ system: locNo('hoth') }]);
  });
  test('R-123: the Rebel may decline; the base stays, and the cards go under the deck, shuffled', () => {
    const scene = pending(setup);
    const { length } = game(scene).probes.deck;
    scene.choose('rebel', 'do:new-base').choose('rebel', 'do:decline');
    const { probes } = game(scene);
    expect(facesOf(scene, [probes.base])).toEqual(['probe-hoth']);
    expect(probes.deck.length + probes.hand.length).toBe(length); // two were drawn in the Refresh Phase
    expect(facesOf(scene, probes.deck.slice(-4)).sort()).toEqual([
      'probe-corellia',
      'probe-kessel',
      'probe-naboo',
      'probe-rodia',
    ]);
    expect(seenBy(scene, 'rebel', probes.deck.slice(-4))).toEqual([null, null, null, null]);
  });
  test('our ruling, as for R-119: units that appear among enemies fight, the Rebels being the initiators', () => {
    const scene = pending({
      ...setup,
      units: { hoth: { 'star-destroyer': 1 }, 'base-space': { 'x-wing': 2 } },
    });
    scene.choose('rebel', 'do:new-base').choose('rebel', 'base:probe-naboo');
    expect(scene.state.stack.find((f) => f.k === 'combat')).toMatchObject({ initiator: 0 });
  });
  test('R-122: a revealed base can move too, and the new one is hidden', () => {
    const scene = pending({ ...setup, revealed: true, units: { hoth: { 'x-wing': 1 } } });
    scene.choose('rebel', 'do:new-base').choose('rebel', 'base:probe-naboo');
    expect(game(scene).probes.revealed).toBe(false);
    expect(unitsIn(scene, 'hoth', 'x-wing')).toBe(1);
  });
  test('R-125: what was known of the old base expires, except where it still holds', () => {
    const scene = pending(setup).arrange((s) => {
      s.game.clues = [[systemNo('hoth'), systemNo('endor')]];
      own(s.game, 'cleared')[systemNo('utapau')] = 1;
    });
    scene.choose('rebel', 'do:new-base').choose('rebel', 'base:probe-naboo');
    const g = game(scene);
    expect(g.clues).toEqual([]);
    expect(g.cleared[systemNo('utapau')]).toBe(0);
    expect(g.cleared[systemNo('corellia')]).toBe(1); // Imperial loyalty: it could not have gone there
  });
});

describe('two pending effects', () => {
  test('R-124: with different numbers of leaders the Rebel orders them', () => {
    const scene = pending({ nextProbes: ['naboo'] }, 1, 2);
    expect(kindAsked(scene, 'rebel')).toBe('mobilize.order');
    scene.choose('rebel', 'do:first-2');
    expect(scene.question('rebel').facts).toMatchObject({ n: 8 });
    scene.choose('rebel', 'do:new-base').choose('rebel', 'do:decline');
    expect(scene.question('rebel').facts).toMatchObject({ n: 4 });
    expect(scene.offers('rebel')).toEqual(['do:move-units', 'do:new-base']);
  });
  test('R-124: alike ones need no order', () => {
    expect(pending({}, 1, 1).offers('rebel')).toEqual(['do:move-units', 'do:new-base']);
  });
});
