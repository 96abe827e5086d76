import { describe, expect, test } from 'vitest';
import { ACTIONS, type ActionId } from '../../cards/actions/index.ts';
import { ADJACENT } from '../../data/borders.ts';
import type { LeaderId } from '../../data/leaders.ts';
import type { SystemId } from '../../data/systems.ts';
import { CORUSCANT, leaderNo, POOL, UNRECRUITED } from '../../state.ts';
import { hasImperialLoyalty, hasRebelLoyalty, isSubjugated, SYSTEM_LOCS } from '../../table/systems.ts';
import { hasSide } from '../../table/units.ts';
import { kindAsked, names, sound } from '../testing/refresh-scenes.ts';
import { opened, standing, systemsWhere } from '../testing/setup-scenes.ts';

/** The printed opening for beginners. */
const opening = (seed?: string) => opened(seed, { firstGame: true });

describe('R-018: the first game', () => {
  test('R-018: loyalty is fixed, and the cards of the five Imperial systems are out of the game', () => {
    const scene = opening();
    const g = scene.state.game;
    expect(systemsWhere((loc) => hasRebelLoyalty(g, loc))).toEqual(['bothawui', 'kashyyyk', 'naboo']);
    expect(systemsWhere((loc) => hasImperialLoyalty(g, loc) && loc !== CORUSCANT)).toEqual([
      'corellia',
      'mustafar',
      'saleucami',
    ]);
    expect(systemsWhere((loc) => isSubjugated(g, loc))).toEqual(['mandalore', 'sullust']);
    expect(names(scene, g.probes.gone).sort()).toEqual([
      'probe-corellia',
      'probe-mandalore',
      'probe-mustafar',
      'probe-saleucami',
      'probe-sullust',
    ]);
    for (const slot of g.probes.gone) expect(scene.sees('imperial', slot)).not.toBeNull();
    expect(g.probes.deck).toHaveLength(26);
    expect([g.time, g.reputation]).toEqual([1, 14]);
    sound(scene);
  });

  test('R-018: units stand where they are printed; nobody is asked to place any', () => {
    const scene = opening();
    expect(kindAsked(scene, 'rebel')).toBe('setup.base');
    expect(kindAsked(scene, 'imperial')).toBeNull();
    const half = { 'x-wing': 1, 'y-wing': 1, 'rebel-trooper': 3, airspeeder: 1 };
    const garrison = { 'tie-fighter': 2, stormtrooper: 2, 'at-st': 1 };
    const places = {
      'base-space': half,
      bothawui: { ...half, 'corellian-corvette': 1, 'rebel-transport': 1 },
      coruscant: { ...garrison, 'star-destroyer': 1, 'assault-carrier': 1, stormtrooper: 3, 'at-at': 1 },
      mandalore: { ...garrison, 'death-star': 1, 'tie-fighter': 4 },
      saleucami: { ...garrison, 'star-destroyer': 1 },
      sullust: { ...garrison, 'star-destroyer': 1 },
      mustafar: { ...garrison, 'assault-carrier': 1 },
      corellia: { 'assault-carrier': 1, stormtrooper: 1 },
    } as const;
    for (const [place, units] of Object.entries(places)) {
      expect(standing(scene, place as keyof typeof places), place).toEqual(units);
    }
    const held = SYSTEM_LOCS.filter((loc) =>
      [0, 1].some((side) => hasSide(scene.state.game, loc, side as 0 | 1)),
    );
    expect(held).toHaveLength(Object.keys(places).length - 1);
  });

  test('R-018: the base may not be next to Imperial units', () => {
    const scene = opening();
    const imperial: SystemId[] = ['coruscant', 'mandalore', 'saleucami', 'sullust', 'mustafar', 'corellia'];
    const near = new Set(imperial.flatMap((id) => [id, ...ADJACENT[id]]));
    const far = systemsWhere(() => true).filter((id) => !near.has(id as SystemId));
    expect(far).toContain('tatooine');
    expect(scene.offers('rebel')).toEqual(far.map((id) => `system:${id}`));
    // Hoth touches Mustafar.
    expect(scene.refusal('rebel', 'system:hoth')).toMatchObject({ refused: 'unknown' });
    scene.choose('rebel', 'system:tatooine');
    expect(names(scene, [scene.state.game.probes.base])).toEqual(['probe-tatooine']);
  });

  test('R-018: no starting action cards, in hand or to recruit with; hands and objectives as always', () => {
    const scene = opening().choose('rebel', 'system:tatooine');
    const g = scene.state.game;
    for (const side of [0, 1] as const) {
      expect(g.actions[side].hand).toEqual([]);
      expect(g.missions[side].hand).toHaveLength(6);
      for (const id of names(scene, g.actions[side].deck)) {
        expect(ACTIONS[id as ActionId].starting).toBe(false);
      }
    }
    expect(names(scene, g.box).every((id) => ACTIONS[id as ActionId].starting)).toBe(true);
    expect(g.objectives.hand).toHaveLength(1);
    expect(g.probes.hand).toEqual([]);
    expect(kindAsked(scene, 'rebel')).toBe('assignment.choose');
  });

  test('R-018: recruiting gives leaders and no cards, all game long', () => {
    const scene = opening('recruits').choose('rebel', 'system:tatooine');
    scene.until('rebel', 'recruit.choose');
    expect(scene.state.game.time).toBe(2);
    const [take = ''] = scene.offers('rebel').filter((id) => id.startsWith('take:'));
    const leader = leaderNo(take.split(':')[1] as LeaderId);
    expect(scene.state.game.leaderAt[leader]).toBe(UNRECRUITED);
    scene.choose('rebel', take);
    expect(scene.state.game.leaderAt[leader]).toBe(POOL);
    scene.until('imperial', 'assignment.choose');
    for (const side of [0, 1] as const) {
      expect(scene.state.game.actions[side].hand).toEqual([]);
      expect(scene.state.game.actions[side].discard).toEqual([]);
    }
    expect(scene.state.game.box.length).toBeGreaterThan(10);
    sound(scene);
  });
});
