import { describe, expect, test } from 'vitest';
import { accepts } from '../../../../kernel/forms/index.ts';
import { systemNo } from '../../state.ts';
import {
  asks,
  attackOf,
  combatOf,
  fight,
  isFighting,
  leaderIn,
  load,
  lots,
  offers,
  put,
  slots,
  sound,
  tacticHand,
  told,
  unitsIn,
} from '../testing/combat-scenes.ts';
import { scenario } from '../testing/scenario.ts';

describe('before the first round', () => {
  const setup = {
    units: { naboo: { 'x-wing': 1, 'tie-fighter': 1 } },
    leaders: {
      'mon-mothma': 'naboo',
      'jan-dodonna': 'pool',
      'princess-leia': 'pool',
      'darth-vader': 'pool',
      'boba-fett': 'pool',
    },
  } as const;

  test('R-089: the current player adds a leader first; only one with tactic values, and one without does not count', () => {
    const s = fight({ ...setup, initiator: 'imperial' });
    expect(asks(s)).toBe('imperial combat.add-leader');
    expect(offers(s, 'imperial')).toEqual(['do:decline', 'leader:darth-vader']);
    s.choose('imperial', 'do:decline');
    expect(asks(s)).toBe('rebel combat.add-leader'); // Mon Mothma has no tactic values
    expect(offers(s, 'rebel')).toEqual(['do:decline', 'leader:jan-dodonna', 'leader:princess-leia']);
    s.choose('rebel', 'leader:jan-dodonna');
    expect(leaderIn(s, 'jan-dodonna')).toBe(systemNo('naboo'));
    expect(tacticHand(s, 'rebel', 'space')).toHaveLength(2);
    sound(s);
  });

  test('R-027, R-089: a side with such a leader there is not asked; one that has passed is', () => {
    const s = fight({
      ...setup,
      leaders: { ...setup.leaders, 'admiral-ackbar': 'naboo' },
      passed: ['imperial'],
    });
    expect(asks(s)).toBe('imperial combat.add-leader');
  });

  test('R-092: the highest value in each theater where both have units; captives do not count', () => {
    const s = fight({
      units: { naboo: { 'x-wing': 1, 'tie-fighter': 1, stormtrooper: 1 } },
      leaders: {
        'princess-leia': 'naboo',
        'general-rieekan': 'naboo',
        'admiral-ackbar': 'naboo',
        'darth-vader': 'naboo',
        'emperor-palpatine': 'naboo',
      },
      rings: { 'admiral-ackbar': 'captured' },
    });
    expect(tacticHand(s, 'rebel', 'space')).toHaveLength(1); // not Ackbar's 3
    expect(tacticHand(s, 'imperial', 'space')).toHaveLength(3);
    expect(tacticHand(s, 'imperial', 'ground')).toEqual([]); // no Rebel ground unit
    sound(s);
  });

  test('hands are secret, their sizes are not', () => {
    const s = fight({
      ...setup,
      leaders: { ...setup.leaders, 'admiral-ackbar': 'naboo', 'darth-vader': 'naboo' },
    });
    const [card = -1] = s.state.game.tactics[0].hands[0];
    expect(s.sees('rebel', card)).toMatch(/^space-/);
    expect(s.sees('imperial', card)).toBeNull();
    expect(s.sees('spectator', card)).toBeNull();
  });
});

describe('attacks', () => {
  test('R-093: space, ground, retreat, next round; the current player attacks first', () => {
    const s = fight({
      units: { naboo: { 'x-wing': 1, 'rebel-trooper': 1, 'tie-fighter': 1, stormtrooper: 1 } },
      leaders: { 'mon-mothma': 'naboo' },
      initiator: 'imperial',
      rebelLoyalty: ['utapau'],
    });
    expect(told(s, 'battle-begins').map((e) => e['theater'])).toEqual([0, 1]);
    expect(told(s, 'rolled').map((e) => e.side)).toEqual([1, 0, 1, 0]);
    expect(asks(s)).toBe('rebel retreat.where');
    s.choose('rebel', 'do:stay');
    expect(combatOf(s).round).toBe(2);
    sound(s);
  });

  test('R-094: hits by colour, direct hits anywhere, overkill, no die kept back', () => {
    const s = fight({
      units: { naboo: { 'mon-calamari-cruiser': 2, 'star-destroyer': 1, 'tie-fighter': 2 } },
      dice: 'hhd- hh',
    });
    expect(asks(s)).toBe('rebel attack.damage');
    expect(lots(s, 'rebel')).toEqual({ red: 2, black: 2, direct: 1 });
    expect(slots(s, 'rebel')).toEqual(['tie-fighter#0', 'tie-fighter#1', 'star-destroyer#0']);
    const { form } = s.question('rebel');
    const no = accepts(form, put(['red', 'star-destroyer#0', 2], ['black', 'tie-fighter#0', 1]));
    expect(no).toEqual({ refused: 'too-few', part: 'black', rule: 'combat.damage' });
    expect(accepts(form, put(['black', 'star-destroyer#0', 2]))).toMatchObject({ refused: 'not-there' });
    s.answer(
      'rebel',
      put(['red', 'star-destroyer#0', 2], ['black', 'tie-fighter#0', 2], ['direct', 'star-destroyer#0', 1]),
    );
    expect(combatOf(s).hurt).toEqual([{ kind: 2, damage: 3 }]);
    expect([unitsIn(s, 'naboo', 'tie-fighter'), unitsIn(s, 'naboo', 'star-destroyer')]).toEqual([1, 1]);
    sound(s);
  });

  test('R-094: hits that fit no unit there are not in the question, and are lost', () => {
    const s = fight({
      units: { naboo: { 'y-wing': 3, 'tie-fighter': 2 } },
      dice: 'hh-',
      leaders: { 'mon-mothma': 'naboo' },
      rebelLoyalty: ['utapau'],
    });
    expect(asks(s)).toBe('rebel retreat.where');
    expect(combatOf(s).hurt).toEqual([]);
  });

  test('a single way to assign is not asked: alike units are only counted', () => {
    const s = fight({
      units: { naboo: { 'x-wing': 1, 'tie-fighter': 5 } },
      leaders: { 'mon-mothma': 'naboo' },
      rebelLoyalty: ['utapau'],
      dice: 'h',
    });
    expect(told(s, 'damage-assigned')).toMatchObject([{ side: 0, units: [0], damage: [1] }]);
    expect(unitsIn(s, 'naboo', 'tie-fighter')).toBe(4);
  });

  test('R-095: a unit with lethal damage still attacks, and leaves at the end of the battle', () => {
    const s = fight({
      units: { naboo: { 'x-wing': 2, 'tie-fighter': 1 } },
      dice: 'hh h',
    });
    // The TIE Fighter has lethal damage, but still attacks.
    expect(told(s, 'rolled').map((e) => e.side)).toEqual([0, 1]);
    expect(isFighting(s)).toBe(false);
    expect([unitsIn(s, 'naboo', 'x-wing'), unitsIn(s, 'naboo', 'tie-fighter')]).toEqual([1, 0]);
    expect(told(s, 'battle-won')).toMatchObject([{ side: 0, theater: 0 }]);
    sound(s);
  });

  test('R-096: damage stays for the following rounds, is told apart, and is gone after the combat', () => {
    const s = fight({
      units: { naboo: { 'x-wing': 1, 'y-wing': 1, 'assault-carrier': 2 } },
      leaders: { 'mon-mothma': 'naboo' },
      rebelLoyalty: ['utapau'],
      dice: 'h-',
    });
    expect(asks(s)).toBe('rebel retreat.where');
    expect(combatOf(s).hurt).toEqual([{ kind: 1, damage: 1 }]);
    load(s, 'h-').choose('rebel', 'do:stay');
    expect(asks(s)).toBe('rebel attack.damage');
    const { form } = s.question('rebel');
    expect(form.is === 'allot' && form.slots.map((slot) => [slot.id, slot.facts])).toEqual([
      ['assault-carrier#0', { health: 2, damage: 1 }],
      ['assault-carrier#1', { health: 2, damage: 0 }],
    ]);
    s.answer('rebel', put(['red', 'assault-carrier#1', 1]));
    expect(combatOf(s).hurt).toHaveLength(2);
    s.choose('rebel', 'system:utapau');
    expect(isFighting(s)).toBe(false);
    expect(unitsIn(s, 'naboo', 'assault-carrier')).toBe(2);
    sound(s);
  });

  test('R-102: dice are taken away before the limit of five is applied', () => {
    const units = { 'x-wing': 1, 'star-destroyer': 5, 'rebel-trooper': 1 } as const;
    const dice = (cannons: number) => {
      const s = fight({ units: { naboo: { ...units, 'ion-cannon': cannons } }, initiator: 'imperial' });
      return told(s, 'rolled')
        .find((e) => e.side === 1)
        ?.['red']?.toString()
        .split(' ').length;
    };
    expect([dice(0), dice(2), dice(3)]).toEqual([5, 5, 4]); // of ten
  });

  test('R-102: an Ion Cannon takes two red dice in space, not on the ground, and never black ones', () => {
    const s = fight({
      units: {
        naboo: { 'x-wing': 1, 'assault-carrier': 1, 'ion-cannon': 1, 'rebel-trooper': 1, 'at-st': 1 },
      },
      leaders: { 'mon-mothma': 'naboo' },
      rebelLoyalty: ['utapau'],
    });
    const empire = told(s, 'rolled').filter((e) => e.side === 1);
    expect(empire).toMatchObject([
      { theater: 0, red: '', black: 'blank' },
      { theater: 1, red: 'blank', black: 'blank' },
    ]);
  });

  test('R-102: a Shield Generator draws a ground tactic card at the start of every ground battle, each one its own', () => {
    const s = fight({
      units: { naboo: { 'rebel-trooper': 1, 'shield-generator': 2, stormtrooper: 1 } },
      initiator: 'imperial',
    });
    expect(tacticHand(s, 'rebel', 'ground')).toHaveLength(2);
    expect(asks(s)).toBe('rebel attack.actions');
    s.choose('rebel', 'do:done');
    expect(combatOf(s).round).toBe(2);
    expect(tacticHand(s, 'rebel', 'ground')).toHaveLength(4);
    sound(s);
  });

  test('R-133: no ground battle in a destroyed system, but a space battle', () => {
    const s = fight({
      units: {
        naboo: {
          'corellian-corvette': 1,
          'rebel-trooper': 2,
          'tie-fighter': 1,
          'assault-carrier': 1,
          stormtrooper: 1,
        },
      },
      destroyed: ['naboo'],
      leaders: { 'mon-mothma': 'naboo' },
      rebelLoyalty: ['utapau'],
    });
    expect(told(s, 'battle-begins').map((e) => e['theater'])).toEqual([0]);
  });
});

describe('Master Yoda', () => {
  const setup = {
    units: { naboo: { 'x-wing': 2, 'tie-fighter': 1 } },
    leaders: { 'luke-skywalker-jedi': 'naboo', 'darth-vader': 'naboo' },
    rings: { 'luke-skywalker-jedi': 'master-yoda' },
  } as const;

  scenario('master-yoda', 'O-06, R-057: one own die, whatever it shows, once in a game round', () => {
    const s = fight({ ...setup, dice: '-h h' });
    expect(asks(s)).toBe('rebel attack.actions');
    expect(offers(s, 'rebel')).toEqual(expect.arrayContaining(['yoda:black-hit', 'yoda:black-blank']));
    s.choose('rebel', 'yoda:black-blank');
    expect(attackOf(s).roll.black).toEqual(['hit', 'hit']);
    expect(offers(s, 'rebel').some((id) => id.startsWith('yoda:'))).toBe(false);
    expect(s.state.game.marks.yodaUsed).toBe(true);
  });

  test('O-06: only in the wearer’s system, and never for the Empire', () => {
    const s = fight({
      ...setup,
      leaders: { 'luke-skywalker-jedi': 'hoth', 'admiral-ackbar': 'naboo' },
      dice: 'ss',
    });
    expect(offers(s, 'rebel').some((id) => id.startsWith('yoda:'))).toBe(false);
    const empire = fight({ ...setup, initiator: 'imperial', dice: 's' });
    expect(asks(empire)).toBe('imperial attack.actions');
    expect(offers(empire, 'imperial').some((id) => id.startsWith('yoda:'))).toBe(false);
  });
});
