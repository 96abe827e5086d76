import { describe, expect, test } from 'vitest';
import { type Answer, accepts } from '../../../../kernel/forms/index.ts';
import { POOL, systemNo } from '../../state.ts';
import {
  asks,
  combatOf,
  type Fight,
  fight,
  isFighting,
  leaderIn,
  load,
  offers,
  sound,
  told,
  unitsIn,
} from '../testing/combat-scenes.ts';

/** Naboo borders Dagobah, Geonosis, Malastare, Rodia, Sullust and Utapau. */
const NEAR = ['dagobah', 'geonosis', 'malastare', 'rodia', 'sullust', 'utapau'].map((id) => `system:${id}`);

const stand = (more: Fight = {}): Fight => ({
  leaders: { 'mon-mothma': 'naboo' },
  ...more,
  units: { naboo: { 'corellian-corvette': 1, 'rebel-trooper': 2, 'star-destroyer': 1 }, ...more.units },
});
const where = (more: Fight = {}): string[] => {
  const s = fight(stand(more));
  return asks(s) === 'rebel retreat.where' ? offers(s, 'rebel') : [];
};

describe('where to', () => {
  test('R-110: where own units or loyalty are, if there is such a neighbour', () => {
    expect(where({ rebelLoyalty: ['utapau', 'hoth'], units: { rodia: { 'rebel-trooper': 1 } } })).toEqual([
      'do:stay',
      'system:rodia',
      'system:utapau',
    ]);
  });

  test('R-110: otherwise any neighbour without enemy units; never onto the base space', () => {
    expect(where({ units: { sullust: { stormtrooper: 1 } }, base: 'hoth' })).toEqual([
      'do:stay',
      ...NEAR.filter((id) => id !== 'system:sullust'),
    ]);
  });

  test('R-110: a friendly system with enemy units does not count', () => {
    const taken = { utapau: { stormtrooper: 1, 'rebel-trooper': 0 } } as const;
    expect(where({ rebelLoyalty: ['utapau'], units: taken })).toEqual([
      'do:stay',
      ...NEAR.filter((id) => id !== 'system:utapau'),
    ]);
  });

  test('R-110: never where the opponent came from to start this combat', () => {
    expect(where({ initiator: 'imperial', from: ['utapau'], rebelLoyalty: ['utapau', 'rodia'] })).toEqual([
      'do:stay',
      'system:rodia',
    ]);
    const s = fight(stand({ initiator: 'imperial', from: ['utapau'], rebelLoyalty: ['utapau', 'rodia'] }));
    expect(s.whyNot('rebel', 'system:utapau')).toEqual({ rule: 'retreat.where' });
  });

  test('R-111: the attacker may retreat in any direction, also back to where they came from', () => {
    expect(where({ from: ['utapau'], rebelLoyalty: ['utapau', 'rodia'] })).toEqual([
      'do:stay',
      'system:rodia',
      'system:utapau',
    ]);
  });

  test('O-05: a destroyed system is allowed', () => {
    expect(where({ destroyed: ['utapau'], units: { utapau: { 'x-wing': 1 } } })).toEqual([
      'do:stay',
      'system:utapau',
    ]);
  });
});

describe('whether', () => {
  test('R-108: the current player first, after each round', () => {
    const both = stand({
      leaders: { 'mon-mothma': 'naboo', 'boba-fett': 'naboo' },
      rebelLoyalty: ['utapau'],
      imperialLoyalty: ['rodia'],
    });
    const s = fight(both);
    expect(asks(s)).toBe('rebel retreat.where');
    s.choose('rebel', 'do:stay');
    expect(asks(s)).toBe('imperial retreat.where');
    s.choose('imperial', 'do:stay');
    expect([combatOf(s).round, asks(s)]).toEqual([2, 'rebel retreat.where']);
    expect(asks(fight({ ...both, initiator: 'imperial' }))).toBe('imperial retreat.where');
  });

  test('R-109: a leader must be there, and a unit must really move; a captive cannot lead it', () => {
    expect(where({ leaders: {} })).toEqual([]);
    expect(where({ rings: { 'mon-mothma': 'captured' } })).toEqual([]);
    expect(
      where({ units: { naboo: { 'rebel-trooper': 2, 'shield-generator': 1, stormtrooper: 1 } } }),
    ).toEqual([]);
  });

  test('R-109: exactly one leader goes, the player says who; the others stay', () => {
    const s = fight(
      stand({ leaders: { 'mon-mothma': 'naboo', 'princess-leia': 'naboo' }, rebelLoyalty: ['utapau'] }),
    );
    while (asks(s) === 'rebel attack.actions') s.choose('rebel', 'do:done');
    s.choose('rebel', 'system:utapau');
    expect(asks(s)).toBe('rebel retreat.leader');
    s.choose('rebel', 'leader:princess-leia');
    s.answer('rebel', { is: 'haul', move: [['system:naboo', 'corellian-corvette', 1]] });
    expect([leaderIn(s, 'princess-leia'), leaderIn(s, 'mon-mothma')]).toEqual([
      systemNo('utapau'),
      systemNo('naboo'),
    ]);
    sound(s);
  });

  test('R-113: once per combat, and not when no enemy is left; the second may go while the first left something', () => {
    const s = fight(
      stand({
        leaders: { 'mon-mothma': 'naboo', 'princess-leia': 'naboo', 'boba-fett': 'naboo' },
        rebelLoyalty: ['utapau'],
        imperialLoyalty: ['rodia'],
        units: {
          naboo: { 'corellian-corvette': 1, 'rebel-trooper': 2, 'star-destroyer': 1, stormtrooper: 1 },
        },
      }),
    );
    while (asks(s) === 'rebel attack.actions') s.choose('rebel', 'do:done');
    s.choose('rebel', 'system:utapau').choose('rebel', 'leader:mon-mothma');
    s.answer('rebel', { is: 'haul', move: [['system:naboo', 'corellian-corvette', 1]] });
    expect(asks(s)).toBe('imperial retreat.where'); // Rebel troopers are still there
    load(s, '').choose('imperial', 'do:stay');
    while (asks(s) === 'rebel attack.actions') s.choose('rebel', 'do:done');
    expect([combatOf(s).round, asks(s)]).toEqual([2, 'imperial retreat.where']); // no second retreat
    sound(s);
  });

  test('R-113: a side whose enemy has gone is not asked', () => {
    const s = fight(
      stand({
        leaders: { 'mon-mothma': 'naboo', 'boba-fett': 'naboo' },
        rebelLoyalty: ['utapau'],
        units: { naboo: { 'corellian-corvette': 1, 'rebel-trooper': 0, 'star-destroyer': 1 } },
      }),
    );
    s.choose('rebel', 'system:utapau');
    expect(isFighting(s)).toBe(false);
    expect(told(s, 'battle-won')).toMatchObject([{ side: 1, theater: 0 }]);
  });

  test('R-114: the Empire retreats nothing while a Death Star or one under construction is there', () => {
    for (const station of ['death-star', 'death-star-under-construction'] as const) {
      const s = fight({
        units: { naboo: { 'x-wing': 1, 'star-destroyer': 1, [station]: 1 } },
        leaders: { 'boba-fett': 'naboo', 'mon-mothma': 'naboo' },
        rebelLoyalty: ['utapau'],
        initiator: 'imperial',
      });
      expect(asks(s)).toBe('rebel retreat.where');
    }
  });

  test('Rebel Transports alone must retreat, or they are destroyed', () => {
    const lone: Fight = {
      units: { naboo: { 'rebel-transport': 1, 'tie-fighter': 1 } },
      leaders: { 'mon-mothma': 'naboo' },
      rebelLoyalty: ['utapau'],
    };
    const stays = fight(lone).choose('rebel', 'do:stay');
    expect([isFighting(stays), unitsIn(stays, 'naboo', 'rebel-transport')]).toEqual([false, 0]);
    const goes = fight(lone).choose('rebel', 'system:utapau');
    expect([isFighting(goes), unitsIn(goes, 'utapau', 'rebel-transport')]).toEqual([false, 1]);
    const cannot = fight({ ...lone, leaders: {} });
    expect(unitsIn(cannot, 'naboo', 'rebel-transport')).toBe(0);
    const peace = fight({
      ...lone,
      units: { naboo: { 'rebel-transport': 1, 'rebel-trooper': 1, stormtrooper: 1 } },
      leaders: {},
    });
    expect(unitsIn(peace, 'naboo', 'rebel-transport')).toBe(1); // no Imperial ship
  });
});

describe('what', () => {
  test('R-085, R-088, R-112: all ships leave, ground units may stay and fight on, under transport', () => {
    const s = fight(
      stand({
        rebelLoyalty: ['utapau'],
        units: {
          naboo: {
            'corellian-corvette': 1,
            'x-wing': 1,
            'rebel-trooper': 3,
            'star-destroyer': 1,
            stormtrooper: 1,
          },
        },
      }),
    );
    s.choose('rebel', 'system:utapau');
    expect(asks(s)).toBe('rebel retreat.units');
    const { form } = s.question('rebel');
    const move = (corvettes: number, wings: number, troopers: number) =>
      accepts(form, {
        is: 'haul',
        move: (
          [
            ['system:naboo', 'x-wing', wings],
            ['system:naboo', 'corellian-corvette', corvettes],
            ['system:naboo', 'rebel-trooper', troopers],
          ] as const
        ).filter(([, , n]) => n > 0),
      });
    expect(move(0, 1, 0)).toMatchObject({ refused: 'too-few', rule: 'retreat.what' });
    expect(move(1, 0, 0)).toMatchObject({ refused: 'too-few', rule: 'retreat.what' }); // fighters of their own
    expect(move(1, 1, 3)).toMatchObject({ refused: 'too-many', rule: 'move.transport' });
    expect(move(1, 1, 2)).not.toHaveProperty('refused');
    const twice: Answer = {
      is: 'haul',
      move: [
        ['system:naboo', 'rebel-trooper', 1],
        ['system:naboo', 'rebel-trooper', 1],
      ],
    };
    expect(accepts(form, twice)).toMatchObject({ refused: 'twice' });
    load(s, '').answer('rebel', {
      is: 'haul',
      move: [
        ['system:naboo', 'x-wing', 1],
        ['system:naboo', 'corellian-corvette', 1],
        ['system:naboo', 'rebel-trooper', 1],
      ],
    });
    expect([unitsIn(s, 'utapau', 'rebel-trooper'), unitsIn(s, 'naboo', 'rebel-trooper')]).toEqual([1, 2]);
    expect([isFighting(s), told(s, 'battle-won')[0]?.side]).toEqual([true, 1]); // the ground battle goes on
    sound(s);
  });

  test('R-112: TIE Fighters may stay', () => {
    const s = fight({
      units: { naboo: { 'x-wing': 1, 'assault-carrier': 1, 'tie-fighter': 3 } },
      leaders: { 'boba-fett': 'naboo' },
      imperialLoyalty: ['rodia'],
      initiator: 'imperial',
    });
    s.choose('imperial', 'system:rodia');
    load(s, '').answer('imperial', {
      is: 'haul',
      move: [
        ['system:naboo', 'tie-fighter', 1],
        ['system:naboo', 'assault-carrier', 1],
      ],
    });
    expect([isFighting(s), unitsIn(s, 'naboo', 'tie-fighter'), unitsIn(s, 'rodia', 'tie-fighter')]).toEqual([
      true,
      2,
      1,
    ]);
  });

  test('R-115: captives are not taken along', () => {
    const s = fight({
      units: { naboo: { 'x-wing': 1, 'assault-carrier': 1, stormtrooper: 1 } },
      leaders: { 'boba-fett': 'naboo', 'princess-leia': 'naboo' },
      rings: { 'princess-leia': 'captured' },
      imperialLoyalty: ['rodia'],
      initiator: 'imperial',
    });
    s.choose('imperial', 'system:rodia');
    const { form } = s.question('imperial');
    expect(form.is === 'haul' && form.sources[0]?.lots.map((lot) => lot.id)).toEqual([
      'assault-carrier',
      'stormtrooper',
    ]);
    s.answer('imperial', {
      is: 'haul',
      move: [
        ['system:naboo', 'assault-carrier', 1],
        ['system:naboo', 'stormtrooper', 1],
      ],
    });
    expect(leaderIn(s, 'princess-leia')).not.toBe(systemNo('rodia')); // rescued: no Imperial unit is left
    expect(isFighting(s)).toBe(false);
    sound(s);
  });

  test('R-096: damaged units are told apart, and are whole again when they leave', () => {
    const s = fight({
      units: { naboo: { 'assault-carrier': 1, 'at-st': 2, 'rebel-trooper': 2 } },
      leaders: { 'boba-fett': 'naboo' },
      imperialLoyalty: ['rodia'],
      combat: { hurt: [{ kind: 7, damage: 1 }] },
      initiator: 'imperial',
    });
    s.choose('imperial', 'system:rodia');
    const { form } = s.question('imperial');
    expect(form.is === 'haul' && form.sources[0]?.lots.map((lot) => lot.id)).toEqual([
      'assault-carrier',
      'at-st',
      'at-st#1',
    ]);
    load(s, '').answer('imperial', {
      is: 'haul',
      move: [
        ['system:naboo', 'assault-carrier', 1],
        ['system:naboo', 'at-st#1', 1],
      ],
    });
    expect(combatOf(s).hurt).toEqual([]);
    expect([unitsIn(s, 'rodia', 'at-st'), unitsIn(s, 'naboo', 'at-st')]).toEqual([1, 1]);
    sound(s);
  });

  test('R-117, R-118: ground units that retreat onto the base reveal it; all from the base space moves in, and they fight', () => {
    const s = fight({
      units: {
        naboo: { 'x-wing': 1, 'assault-carrier': 1, stormtrooper: 1 },
        'base-space': { 'rebel-trooper': 1 },
      },
      base: 'utapau',
      leaders: { 'boba-fett': 'naboo', 'darth-vader': 'pool' },
      initiator: 'imperial',
    });
    s.choose('imperial', 'do:decline'); // adds nobody
    s.choose('imperial', 'system:utapau').answer('imperial', {
      is: 'haul',
      move: [
        ['system:naboo', 'assault-carrier', 1],
        ['system:naboo', 'stormtrooper', 1],
      ],
    });
    expect(s.state.game.probes.revealed).toBe(true);
    expect([unitsIn(s, 'utapau', 'rebel-trooper'), unitsIn(s, 'base-space', 'rebel-trooper')]).toEqual([
      1, 0,
    ]);
    expect(combatOf(s).loc).toBe(systemNo('utapau'));
    expect(leaderIn(s, 'darth-vader')).toBe(POOL);
    sound(s);
  });
});
