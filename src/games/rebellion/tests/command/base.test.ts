import { describe, expect, test } from 'vitest';
import { check } from '../../check.ts';
import { type RebScene, type RebSetup, rebScene } from '../../scene.ts';
import { leaderNo, own, systemNo } from '../../state.ts';
import { asks, isFighting } from '../testing/combat-scenes.ts';
import { among, kindAsked, names, refreshing, sound, toldKinds } from '../testing/refresh-scenes.ts';
import { activate, haulForm, hauling, moves, standing } from '../testing/setup-scenes.ts';

/** A Rebel turn with the base on Naboo; its neighbours are Dagobah, Geonosis, Malastare, Rodia, Sullust and Utapau. */
const turn = (setup: RebSetup = {}): RebScene => rebScene({ base: 'naboo', ...setup });
const empire = (setup: RebSetup = {}): RebScene => turn({ current: 'imperial', ...setup });
const sources = (scene: RebScene, who: string): string[] =>
  haulForm(scene, who).sources.map(({ from }) => from.slice(from.indexOf(':') + 1));
const placeOf = (scene: RebScene, id: Parameters<typeof leaderNo>[0]) =>
  scene.state.game.leaderAt[leaderNo(id)];
const wings = { 'x-wing': 1 } as const;
/** Nobody of the Empire is asked to join a combat. */
const AWAY: RebSetup['leaders'] = {
  'darth-vader': 'pool',
  'general-tagge': 'unrecruited',
  'grand-moff-tarkin': 'unrecruited',
  'emperor-palpatine': 'unrecruited',
};

describe('to and from the base space', () => {
  test('R-078: from the space to the system of the base and its neighbours, and no further', () => {
    const from = (place: 'naboo' | 'rodia' | 'tatooine' | 'hoth'): string[] =>
      sources(activate(turn({ units: { 'base-space': wings } }), 'rebel', 'jan-dodonna', place), 'rebel');
    expect(from('naboo')).toEqual(['rebel-base']);
    expect(from('rodia')).toEqual(['rebel-base']);
    expect(from('tatooine')).toEqual([]);
    expect(from('hoth')).toEqual([]);
    const far = activate(turn({ units: { 'base-space': wings } }), 'rebel', 'jan-dodonna', 'hoth');
    expect(far.attempt('rebel', hauling(['base-space', 'x-wing', 1]))).toMatchObject({ refused: 'unknown' });
    expect(far.whyNot('rebel', 'space:rebel-base')?.rule).toBe('move.base-space');
    far.answer('rebel', hauling());
    expect(standing(far, 'base-space')).toEqual(wings);
  });

  test('R-078: into it, by activating the space, from the system of the base or a neighbour', () => {
    const scene = turn({ units: { naboo: wings, rodia: wings, tatooine: wings } });
    activate(scene, 'rebel', 'jan-dodonna', 'base-space');
    expect(sources(scene, 'rebel')).toEqual(['naboo', 'rodia']);
    expect(scene.attempt('rebel', hauling(['tatooine', 'x-wing', 1]))).toMatchObject({ refused: 'unknown' });
    expect(scene.whyNot('rebel', 'system:tatooine')?.rule).toBe('move.base-space');
    scene.answer('rebel', hauling(['naboo', 'x-wing', 1], ['rodia', 'x-wing', 1]));
    expect(standing(scene, 'base-space')).toEqual({ 'x-wing': 2 });
    expect(isFighting(scene)).toBe(false);
    sound(scene);
  });

  test('R-078: transport counts there too, and the Empire never activates it', () => {
    const scene = turn({ units: { 'base-space': { 'rebel-transport': 1, 'rebel-trooper': 5 } } });
    activate(scene, 'rebel', 'jan-dodonna', 'rodia');
    const lift: [string, string, number] = ['base-space', 'rebel-transport', 1];
    const no = scene.attempt('rebel', hauling(lift, ['base-space', 'rebel-trooper', 5]));
    expect(no).toMatchObject({ refused: 'too-many', part: 'space:rebel-base', rule: 'move.transport' });
    scene.answer('rebel', hauling(lift, ['base-space', 'rebel-trooper', 4]));
    scene.choose('imperial', 'activate:darth-vader');
    expect(scene.offers('imperial')).not.toContain('space:rebel-base');
    expect(scene.refusal('imperial', 'space:rebel-base')).toMatchObject({ refused: 'unknown' });
    expect(scene.whyNot('imperial', 'space:rebel-base')?.rule).toBe('move.base-space');
  });

  test('R-079: once revealed it is neither activated nor entered', () => {
    const scene = turn({ revealed: true, units: { naboo: wings } }).choose('rebel', 'activate:jan-dodonna');
    expect(scene.offers('rebel')).not.toContain('space:rebel-base');
    expect(scene.whyNot('rebel', 'space:rebel-base')?.rule).toBe('move.base-space');
    scene.choose('rebel', 'system:rodia');
    expect(sources(scene, 'rebel')).toEqual(['naboo']);
  });
});

describe('finding it', () => {
  const attack = (...lines: [string, string, number][]): RebScene =>
    moves(
      empire({
        units: {
          sullust: { 'assault-carrier': 1, 'death-star': 1, stormtrooper: 1, 'tie-fighter': 1 },
          'base-space': { 'rebel-trooper': 2, airspeeder: 1 },
        },
        leaders: { ...AWAY, 'mon-mothma': 'base-space', 'jan-dodonna': 'naboo' },
      }),
      'imperial',
      'darth-vader',
      'naboo',
      ...lines,
    );

  test('R-117: ships do not reveal it, not even a Death Star, and the Rebel says nothing', () => {
    const scene = attack(
      ['sullust', 'death-star', 1],
      ['sullust', 'assault-carrier', 1],
      ['sullust', 'tie-fighter', 1],
    );
    expect(scene.state.game.probes.revealed).toBe(false);
    expect(toldKinds(scene).filter((k) => k.includes('base'))).not.toContain('base-revealed');
    const said = scene.told.filter(({ e }) => e.k === 'no-base-here').flatMap(({ e }) => e['systems']);
    expect(said).not.toContain(systemNo('naboo'));
    expect(scene.state.game.cleared[systemNo('naboo')]).toBe(0);
    expect(standing(scene, 'base-space')).toEqual({ 'rebel-trooper': 2, airspeeder: 1 });
    expect(isFighting(scene)).toBe(false);
  });

  test('R-117: a ground unit does; where it finds nothing, everybody hears it', () => {
    const scene = attack(['sullust', 'assault-carrier', 1], ['sullust', 'stormtrooper', 1]);
    expect(scene.state.game.probes.revealed).toBe(true);
    const { base } = scene.state.game.probes;
    for (const who of ['imperial', 'spectator']) expect(scene.sees(who, base)).toBe('probe-naboo');
    const none = moves(
      empire({ units: { sullust: { 'assault-carrier': 1, stormtrooper: 1 } } }),
      'imperial',
      'darth-vader',
      'mustafar',
      ['sullust', 'assault-carrier', 1],
      ['sullust', 'stormtrooper', 1],
    );
    expect(none.state.game.probes.revealed).toBe(false);
    expect(none.state.game.cleared[systemNo('mustafar')]).toBe(1);
    const heard = none.eventsFor('imperial').find(({ e }) => e.k === 'no-base-here');
    expect(heard?.e['systems']).toContain(systemNo('mustafar'));
  });

  test('R-118: all units and leaders on the space go into the system, before any combat', () => {
    const scene = attack(['sullust', 'assault-carrier', 1], ['sullust', 'stormtrooper', 1]);
    expect(standing(scene, 'base-space')).toEqual({});
    expect(standing(scene, 'naboo')).toMatchObject({ 'rebel-trooper': 2, airspeeder: 1, stormtrooper: 1 });
    expect(placeOf(scene, 'mon-mothma')).toBe(systemNo('naboo'));
    expect(toldKinds(scene).indexOf('base-revealed')).toBeLessThan(toldKinds(scene).indexOf('combat-begins'));
    expect(isFighting(scene)).toBe(true);
  });
});

describe('showing it', () => {
  test('R-119: at the start of a Rebel turn, which then goes on as usual', () => {
    const scene = turn({ units: { 'base-space': wings }, leaders: { 'mon-mothma': 'base-space' } });
    scene.choose('rebel', 'do:reveal-base');
    expect(scene.state.game.probes.revealed).toBe(true);
    expect(standing(scene, 'naboo')).toEqual(wings);
    expect(placeOf(scene, 'mon-mothma')).toBe(systemNo('naboo'));
    expect(kindAsked(scene, 'rebel')).toBe('command.turn');
    expect(scene.offers('rebel')).not.toContain('do:reveal-base');
    expect(scene.whyNot('rebel', 'do:reveal-base')?.rule).toBe('base.voluntary');
    scene.choose('rebel', 'do:pass');
    expect(kindAsked(scene, 'imperial')).toBe('command.turn');
  });

  test('R-119: with Imperial units there a combat follows at once, then the Rebel’s turn', () => {
    const scene = turn({
      units: { 'base-space': { 'x-wing': 3 }, naboo: { 'tie-fighter': 1 } },
      leaders: { ...AWAY, 'darth-vader': 'unrecruited', 'jan-dodonna': 'naboo' },
    }).choose('rebel', 'do:reveal-base');
    expect(isFighting(scene)).toBe(true);
    expect(scene.state.game.current).toBe(0);
    scene.until('rebel', 'command.turn');
    expect(scene.state.game.passed).toEqual([]);
  });

  test('R-119: not in the middle of something, not by the Empire, and never after having passed', () => {
    const mine = activate(turn({ units: { rodia: wings } }), 'rebel', 'jan-dodonna', 'naboo');
    expect(mine.attempt('rebel', { is: 'choose', id: 'do:reveal-base' })).not.toBeNull();
    expect(empire().offers('imperial')).not.toContain('do:reveal-base');
    const passed = turn().choose('rebel', 'do:pass');
    expect(passed.attempt('rebel', { is: 'choose', id: 'do:reveal-base' })).toEqual({ refused: 'not-asked' });
    activate(passed, 'imperial', 'darth-vader', 'hoth');
    expect(kindAsked(passed, 'rebel')).toBeNull();
  });

  test('R-119, R-121: showing an empty base among Imperial units loses the game', () => {
    const scene = turn({ units: { naboo: { 'tie-fighter': 1 } } }).choose('rebel', 'do:reveal-base');
    expect(scene.state.over?.seats).toEqual(['lost', 'won']);
  });
});

describe('once it is revealed', () => {
  const open = (setup: RebSetup): RebScene => turn({ revealed: true, ...setup });

  test('R-120: leaders and units bound for the space go to the system', () => {
    const scene = refreshing({
      base: 'naboo',
      revealed: true,
      stack: [
        { k: 'round', at: 'command' },
        { k: 'assignment', at: 'mix', side: 1, fetched: [], takenBack: 0 },
        { k: 'assignment', at: 'mix', side: 0, fetched: [], takenBack: 0 },
      ],
      actions: { rebel: ['rebel-planning'] },
    });
    scene.choose('rebel', `action:${among(scene, scene.state.game.actions[0].hand, 'rebel-planning')}`);
    expect(placeOf(scene, 'jan-dodonna')).toBe(systemNo('naboo'));
    // A captive who is freed comes home there, too.
    const freed = open({
      units: { rodia: wings, malastare: { 'assault-carrier': 1 } },
      leaders: { 'luke-skywalker': 'malastare' },
      rings: { 'luke-skywalker': 'captured' },
      current: 'imperial',
    });
    moves(freed, 'imperial', 'darth-vader', 'sullust', ['malastare', 'assault-carrier', 1]);
    expect(placeOf(freed, 'luke-skywalker')).toBe(systemNo('naboo'));
  });

  test('R-121: the Empire wins when it moves into the empty system, also with ships alone', () => {
    const scene = open({ current: 'imperial', units: { sullust: { 'star-destroyer': 1 } } });
    moves(scene, 'imperial', 'darth-vader', 'naboo', ['sullust', 'star-destroyer', 1]);
    expect(scene.state.over).toMatchObject({ seats: ['lost', 'won'], reason: 'winning.empire' });
  });

  test('R-121: and when the last Rebels leave it to Imperial units', () => {
    const units: RebSetup['units'] = { naboo: { 'x-wing': 1, 'tie-fighter': 1 } };
    const left = moves(open({ units }), 'rebel', 'jan-dodonna', 'rodia', ['naboo', 'x-wing', 1]);
    expect(left.state.over?.seats).toEqual(['lost', 'won']);
    const kept = activate(open({ units }), 'rebel', 'jan-dodonna', 'rodia').answer('rebel', hauling());
    expect(kept.state.over).toBeNull();
    const hidden = moves(turn({ units }), 'rebel', 'jan-dodonna', 'rodia', ['naboo', 'x-wing', 1]);
    expect(hidden.state.over).toBeNull();
  });

  test('R-121: nobody has won while both or neither of them are there', () => {
    const scene = open({
      current: 'imperial',
      units: { sullust: { 'star-destroyer': 1 }, naboo: { 'rebel-trooper': 1 } },
    });
    moves(scene, 'imperial', 'darth-vader', 'naboo', ['sullust', 'star-destroyer', 1]);
    expect(scene.state.over).toBeNull();
    expect(asks(scene)).toBe('rebel command.turn');
    expect(open({}).choose('rebel', 'do:pass').state.over).toBeNull();
  });
});

describe('probe cards', () => {
  test('R-192: one for every system but Coruscant, each in exactly one place', () => {
    const scene = turn({ probes: ['hoth', 'rodia'] });
    const { deck, hand, gone, base } = scene.state.game.probes;
    const all = names(scene, [...deck, ...hand, ...gone, base]);
    expect(all).toHaveLength(31);
    expect(new Set(all).size).toBe(31);
    expect(all).not.toContain('probe-coruscant');
    for (const spoil of [
      (g: RebScene['state']['game']) => own(g, 'probes').hand.push(g.probes.base),
      (g: RebScene['state']['game']) => own(g, 'probes').deck.shift(),
      (g: RebScene['state']['game']) => own(g, 'probes').deck.push(g.probes.deck[0] ?? 0),
    ]) {
      const broken = turn().arrange((s) => void spoil(s.game));
      expect(() => check(broken.state)).toThrow('card');
    }
    sound(scene);
  });
});
