import { describe, expect, test } from 'vitest';
import type { SystemId } from '../../data/systems.ts';
import { type RebScene, type RebSetup, rebScene } from '../../scene.ts';
import { systemNo } from '../../state.ts';
import {
  checkSubjugation,
  gainLoyalty,
  hasImperialLoyalty,
  hasRebelLoyalty,
  iconsOf,
  isImperialSystem,
  isNeutral,
  isPopulous,
  isRebelSystem,
  isRemote,
  isSubjugated,
} from '../../table/systems.ts';
import { asks, isFighting } from '../testing/combat-scenes.ts';
import { loyaltyIn } from '../testing/mission-scenes.ts';
import { kindAsked, refreshing, sound, toldKinds, unitsIn } from '../testing/refresh-scenes.ts';
import { activate, allotForm, hauling, moves, standing } from '../testing/setup-scenes.ts';

const turn = (setup: RebSetup = {}): RebScene => rebScene({ base: 'dantooine', ...setup });
const empire = (setup: RebSetup = {}): RebScene => turn({ current: 'imperial', ...setup });
const NABOO = systemNo('naboo');
type SideName = 'rebel' | 'imperial';
/** What a system is like after a side gained loyalty there: its marker, and 'subjugated' over it. */
function gained(side: SideName, by: number, setup: RebSetup, id: SystemId = 'naboo'): string {
  const scene = turn(setup).arrange((s) => {
    gainLoyalty(s.game, systemNo(id), side === 'rebel' ? 0 : 1, by);
  });
  sound(scene);
  return `${loyaltyIn(scene, id)}${isSubjugated(scene.state.game, systemNo(id)) ? ', subjugated' : ''}`;
}
const REBEL: RebSetup = { rebelLoyalty: ['naboo'] };
const IMPERIAL: RebSetup = { imperialLoyalty: ['naboo'] };
const HELD: RebSetup = { units: { naboo: { stormtrooper: 1 } } };

describe('gaining loyalty', () => {
  test.each([
    ['rebel', 1, {}, 'rebel'],
    ['imperial', 1, {}, 'imperial'],
    ['rebel', 1, IMPERIAL, 'neutral'],
    ['imperial', 1, REBEL, 'neutral'],
    ['rebel', 2, IMPERIAL, 'rebel'],
    ['imperial', 2, REBEL, 'imperial'],
    ['rebel', 2, {}, 'rebel'],
    ['rebel', 1, REBEL, 'rebel'],
    ['imperial', 2, IMPERIAL, 'imperial'],
  ] as const)(
    'R-126: %s gains %i: the enemy’s marker goes first, then one’s own is placed (%o: %s)',
    (side, by, setup, after) => {
      expect(gained(side, by, setup)).toBe(after);
    },
  );

  test('R-127: Coruscant never changes; remote and destroyed systems hold nothing', () => {
    expect(gained('rebel', 2, {}, 'coruscant')).toBe('imperial');
    expect(gained('rebel', 2, {}, 'hoth')).toBe('neutral');
    expect(gained('imperial', 1, { units: { hoth: { stormtrooper: 1 } } }, 'hoth')).toBe('neutral');
    expect(gained('rebel', 2, { destroyed: ['naboo'] })).toBe('neutral');
    const scene = turn({ units: { coruscant: { 'rebel-trooper': 1 } }, destroyed: ['coruscant'] });
    expect(hasImperialLoyalty(scene.state.game, systemNo('coruscant'))).toBe(false);
  });

  test('R-129: Imperial loyalty flips the subjugation marker of a neutral system', () => {
    expect(gained('imperial', 1, HELD)).toBe('imperial');
    // Below it lay Rebel loyalty: that goes first, and the marker stays.
    expect(gained('imperial', 1, { ...HELD, ...REBEL })).toBe('neutral, subjugated');
    expect(gained('imperial', 2, { ...HELD, ...REBEL })).toBe('imperial');
  });

  test('R-129: Rebel loyalty gained there lies below the marker', () => {
    expect(gained('rebel', 1, HELD)).toBe('rebel, subjugated');
  });
});

describe('subjugation', () => {
  test('R-128: an Imperial ground unit in a populous system without Imperial loyalty, and no ship', () => {
    const scene = turn({
      rebelLoyalty: ['naboo'],
      imperialLoyalty: ['rodia'],
      units: {
        naboo: { 'at-st': 1 },
        rodia: { stormtrooper: 1 },
        hoth: { stormtrooper: 1 },
        utapau: { 'death-star': 1 },
        bespin: { 'at-at': 1 },
      },
    });
    const marked = (['naboo', 'rodia', 'hoth', 'utapau', 'bespin', 'coruscant'] as const).filter((id) =>
      isSubjugated(scene.state.game, systemNo(id)),
    );
    expect(marked).toEqual(['naboo', 'bespin']);
    expect(loyaltyIn(scene, 'naboo')).toBe('rebel');
  });

  test('R-128: the marker goes with the last Imperial ground unit, and the loyalty below counts again', () => {
    const leave = (n: number): RebScene =>
      moves(
        empire({ rebelLoyalty: ['naboo'], units: { naboo: { 'assault-carrier': 1, stormtrooper: 2 } } }),
        'imperial',
        'darth-vader',
        'rodia',
        ['naboo', 'assault-carrier', 1],
        ['naboo', 'stormtrooper', n],
      );
    const one = leave(1);
    expect(isSubjugated(one.state.game, NABOO)).toBe(true);
    expect(isRebelSystem(one.state.game, NABOO)).toBe(false);
    const last = leave(2);
    expect(isSubjugated(last.state.game, NABOO)).toBe(false);
    expect(isRebelSystem(last.state.game, NABOO)).toBe(true);
    expect(toldKinds(last)).toContain('freed');
  });

  test('R-128: it follows units that a card moves or destroys', () => {
    const scene = turn({ units: { naboo: { stormtrooper: 1 } } }).arrange((s) => {
      s.game.units = s.game.units.map(() => 0);
      expect(checkSubjugation(s.game)).toEqual([NABOO]);
    });
    expect(isSubjugated(scene.state.game, NABOO)).toBe(false);
  });

  test('R-130, R-131: what a system is called, with and without the marker', () => {
    const called = (setup: RebSetup): string[] => {
      const g = turn(setup).state.game;
      const names = { isRebelSystem, isImperialSystem, isNeutral, hasRebelLoyalty, hasImperialLoyalty };
      return Object.entries(names).flatMap(([name, test]) => (test(g, NABOO) ? [name] : []));
    };
    expect(called({})).toEqual(['isNeutral']);
    expect(called(HELD)).toEqual(['isImperialSystem', 'isNeutral']);
    expect(called(REBEL)).toEqual(['isRebelSystem', 'hasRebelLoyalty']);
    expect(called({ ...HELD, ...REBEL })).toEqual(['isImperialSystem', 'hasRebelLoyalty']);
    expect(called({ ...HELD, ...IMPERIAL })).toEqual(['isImperialSystem', 'hasImperialLoyalty']);
  });

  test('R-130: one icon for the Empire, the left-most; none for the Rebels', () => {
    // Naboo has a ground triangle, then a space triangle; Coruscant a ground triangle.
    const icons = (setup: RebSetup, who: SideName): number => {
      const scene = refreshing({ time: 2, ...setup }, 'build', [0, 1]);
      if (kindAsked(scene, who) === null) scene.until(who, 'build.choose');
      return allotForm(scene, who).lots.reduce((sum, lot) => sum + lot.max, 0);
    };
    const base = icons({}, 'rebel');
    expect(icons(REBEL, 'rebel')).toBe(base + 2);
    expect(icons({ ...REBEL, ...HELD }, 'rebel')).toBe(base);
    const coruscant = icons({}, 'imperial');
    expect(icons(IMPERIAL, 'imperial')).toBe(coruscant + 2);
    expect(icons(HELD, 'imperial')).toBe(coruscant + 1);
  });
});

describe('destroyed systems', () => {
  const gone: RebSetup = { destroyed: ['naboo'] };

  test('R-133: neither populous nor remote, no icons, never subjugated', () => {
    const { game } = turn({ ...gone, units: { naboo: { 'assault-carrier': 1, stormtrooper: 1 } } }).state;
    expect([isPopulous(game, NABOO), isRemote(game, NABOO), isSubjugated(game, NABOO)]).toEqual([
      false,
      false,
      false,
    ]);
    expect(iconsOf(game, NABOO)).toEqual([]);
    expect(isRemote(turn({ destroyed: ['hoth'] }).state.game, systemNo('hoth'))).toBe(false);
    expect(isRemote(turn().state.game, systemNo('hoth'))).toBe(true);
  });

  test('R-133: leaders may be there; ships fight, ground units do not', () => {
    const arrive = (units: RebSetup['units'], ...lines: [string, string, number][]): RebScene =>
      moves(
        empire({ ...gone, units: { sullust: { 'assault-carrier': 1, stormtrooper: 2 }, ...units } }),
        'imperial',
        'darth-vader',
        'naboo',
        ...lines,
      );
    const landing: [string, string, number][] = [
      ['sullust', 'assault-carrier', 1],
      ['sullust', 'stormtrooper', 2],
    ];
    const ground = arrive({ naboo: { 'rebel-trooper': 1 } }, ...landing);
    expect(isFighting(ground)).toBe(false);
    expect(asks(ground)).toBe('rebel overflow'); // without a ship they are lost all the same
    const alone = arrive({}, ...landing);
    expect(unitsIn(alone, 'naboo', 'stormtrooper')).toBe(2);
    expect(isSubjugated(alone.state.game, NABOO)).toBe(false);
    const space = arrive({ naboo: { 'x-wing': 1 } }, ['sullust', 'assault-carrier', 1]);
    expect(isFighting(space)).toBe(true);
  });

  test('R-134: a side whose ships leave chooses which ground units beyond their capacity it loses', () => {
    const scene = turn({
      ...gone,
      units: { naboo: { 'rebel-transport': 1, 'x-wing': 1, 'rebel-trooper': 2, airspeeder: 2 } },
    });
    expect(asks(scene)).toBe('rebel command.turn');
    moves(
      scene,
      'rebel',
      'jan-dodonna',
      'rodia',
      ['naboo', 'rebel-transport', 1],
      ['naboo', 'rebel-trooper', 1],
    );
    expect(asks(scene)).toBe('rebel overflow');
    const pick = (...take: [string, number][]) => scene.attempt('rebel', { is: 'pick', take });
    expect(pick(['unit:airspeeder', 2])).toMatchObject({ refused: 'too-few', rule: 'destroyed' });
    expect(pick(['unit:airspeeder', 2], ['unit:rebel-trooper', 1])).toBeNull();
    expect(standing(scene, 'naboo')).toEqual({ 'x-wing': 1 });
    expect(asks(scene)).toBe('imperial command.turn');
    sound(scene);
  });

  test('R-134: for the Empire as well, and only what is beyond the room of the ships that stay', () => {
    const scene = empire({
      ...gone,
      units: { naboo: { 'assault-carrier': 2, stormtrooper: 5, 'at-st': 1 } },
    });
    moves(scene, 'imperial', 'darth-vader', 'rodia', ['naboo', 'assault-carrier', 1]);
    expect(asks(scene)).toBe('imperial overflow'); // six units, room for four
    expect(scene.question('imperial').facts).toEqual({ n: 2 });
    scene.answer('imperial', {
      is: 'pick',
      take: [
        ['unit:stormtrooper', 1],
        ['unit:at-st', 1],
      ],
    });
    expect(standing(scene, 'naboo')).toEqual({ 'assault-carrier': 1, stormtrooper: 4 });
    const stay = empire({ ...gone, units: { naboo: { 'assault-carrier': 2, stormtrooper: 4 } } });
    moves(stay, 'imperial', 'darth-vader', 'rodia', ['naboo', 'assault-carrier', 1]);
    expect(asks(stay)).toBe('rebel command.turn');
  });

  test('R-133, R-134: nothing is lost while the ships stay', () => {
    const scene = turn({ ...gone, units: { naboo: { 'rebel-transport': 1, 'rebel-trooper': 4 } } });
    activate(scene, 'rebel', 'jan-dodonna', 'rodia').answer('rebel', hauling());
    expect(standing(scene, 'naboo')).toEqual({ 'rebel-transport': 1, 'rebel-trooper': 4 });
  });
});
