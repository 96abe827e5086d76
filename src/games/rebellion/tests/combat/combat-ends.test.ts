import { describe, expect, test } from 'vitest';
import {
  asks,
  combatOf,
  fight,
  isFighting,
  KEPT_FROM_ESCAPING,
  offers,
  put,
  slots,
  sound,
  told,
  unitsIn,
} from '../testing/combat-scenes.ts';

describe('how it ends', () => {
  test('R-100: all tactic cards, played or held, are shuffled back, and nobody knows them', () => {
    const s = fight({
      units: { naboo: { 'x-wing': 2, 'tie-fighter': 1 } },
      tactics: { rebel: ['space-critical-hit', 'space-onslaught'], imperial: ['ground-dig-in'] },
      dice: 'hh',
    });
    expect(asks(s)).toBe('rebel attack.actions');
    s.choose('rebel', 'do:done');
    expect(isFighting(s)).toBe(false);
    for (const piles of s.state.game.tactics) {
      expect([piles.deck.length, piles.hands, piles.discard]).toEqual([15, [[], []], []]);
      for (const card of piles.deck) expect(s.sees('rebel', card)).toBeNull();
    }
    sound(s);
  });

  test('R-101: structures alone against Imperial ground units fall at the end of the round', () => {
    const s = fight({
      units: {
        naboo: { 'shield-generator': 1, 'ion-cannon': 1, 'x-wing': 1, 'tie-fighter': 1, stormtrooper: 1 },
      },
      leaders: { 'mon-mothma': 'naboo' },
      rebelLoyalty: ['utapau'],
      combat: { effects: [KEPT_FROM_ESCAPING] },
    });
    // The Shield Generator gave a card; there is a second round of the space battle.
    expect(asks(s)).toBe('rebel attack.actions');
    s.choose('rebel', 'do:done');
    expect(asks(s)).not.toBe('rebel retreat.where');
    expect(unitsIn(s, 'naboo', 'shield-generator') + unitsIn(s, 'naboo', 'ion-cannon')).toBe(0);
    sound(s);
  });

  test('R-104: both lose their last unit in a theater: nobody has won that battle', () => {
    const s = fight({
      units: { naboo: { 'x-wing': 1, 'tie-fighter': 1 } },
      dice: 'hh',
    });
    expect(isFighting(s)).toBe(false);
    expect(told(s, 'battle-won')).toEqual([]);
    expect(unitsIn(s, 'naboo', 'x-wing') + unitsIn(s, 'naboo', 'tie-fighter')).toBe(0);
  });

  test('R-104: the side that destroyed the last ship has won in space, even if it retreats because of the ground', () => {
    const s = fight({
      units: { naboo: { 'corellian-corvette': 1, 'rebel-trooper': 1, 'tie-fighter': 1, 'at-at': 1 } },
      leaders: { 'mon-mothma': 'naboo' },
      rebelLoyalty: ['utapau'],
      dice: '-h',
    });
    expect(asks(s)).toBe('rebel retreat.where');
    expect(combatOf(s).won).toEqual([0, -1]);
    s.choose('rebel', 'system:utapau').answer('rebel', {
      is: 'haul',
      move: [
        ['system:naboo', 'corellian-corvette', 1],
        ['system:naboo', 'rebel-trooper', 1],
      ],
    });
    expect(isFighting(s)).toBe(false);
    expect(told(s, 'battle-won')).toMatchObject([{ side: 1, theater: 1 }]);
    sound(s);
  });

  test('R-104: a side that never had units in a theater does not lose a battle there', () => {
    const s = fight({
      units: { naboo: { 'x-wing': 1, 'rebel-trooper': 1, 'tie-fighter': 1 } },
      dice: 'h',
    });
    expect(told(s, 'battle-won')).toMatchObject([{ side: 0, theater: 0 }]);
  });

  test('R-190: a Death Star Under Construction alone against Rebel ships is destroyed, with the queued Death Star', () => {
    const s = fight({
      units: { naboo: { 'x-wing': 1, 'death-star-under-construction': 1 } },
      queue: { 2: { 'death-star': 1 } },
    });
    expect(isFighting(s)).toBe(false);
    expect(unitsIn(s, 'naboo', 'death-star-under-construction')).toBe(0);
    expect(s.state.game.reputation).toBe(14);
    expect(told(s, 'battle-won')).toMatchObject([{ side: 0 }]);
    sound(s);
  });

  test('O-02, R-190: it has 4 black health, rolls no dice, and can be damaged', () => {
    const s = fight({
      units: { naboo: { 'x-wing': 4, 'death-star-under-construction': 1, 'tie-fighter': 1 } },
      dice: 'hhhh',
    });
    expect(slots(s, 'rebel')).toContain('death-star-under-construction#0');
    s.answer('rebel', put(['black', 'death-star-under-construction#0', 4]));
    expect(unitsIn(s, 'naboo', 'death-star-under-construction')).toBe(0);
    expect(told(s, 'rolled').filter((e) => e.side === 1)[0]).toMatchObject({ red: '', black: 'blank' });
  });

  test('R-186: damage cannot be assigned to a Death Star', () => {
    const s = fight({
      units: { naboo: { 'y-wing': 3, 'death-star': 1 } },
      leaders: { 'mon-mothma': 'naboo' },
      rebelLoyalty: ['utapau'],
      dice: 'hdd',
    });
    expect(asks(s)).toBe('rebel retreat.where'); // no question about damage
    const other = fight({
      units: { naboo: { 'x-wing': 3, 'tie-fighter': 2, 'death-star': 1 } },
      dice: 'hdd',
    });
    expect(slots(other, 'rebel')).toEqual(['tie-fighter#0', 'tie-fighter#1']);
    expect(other.whyNot('rebel', 'unit:death-star')).toEqual({ rule: 'combat.death-star' });
  });

  test('R-103: a Death Star that can still destroy ships is not a stalemate', () => {
    const s = fight({
      units: { naboo: { 'x-wing': 1, 'death-star': 1 } },
      initiator: 'imperial',
      dice: '---- - ---- - ---- - d---',
    });
    expect(isFighting(s)).toBe(false);
    expect(told(s, 'battle-begins')).toHaveLength(4);
    expect(told(s, 'stalemate')).toEqual([]);
    expect(unitsIn(s, 'naboo', 'x-wing')).toBe(0);
  });

  test('R-103: where neither side can ever destroy anything the combat ends without a result', () => {
    // A destroyed system, where there are no ground battles: two Ion Cannons silence the Death Star, and its escort on the
    // ground keeps the Rebels from having to leave.
    const s = fight({
      units: {
        naboo: { 'corellian-corvette': 1, 'ion-cannon': 2, 'death-star': 1, stormtrooper: 1 },
      },
      destroyed: ['naboo'],
    });
    expect(isFighting(s)).toBe(false);
    expect(told(s, 'stalemate')).toHaveLength(1);
    expect(told(s, 'battle-won')).toEqual([]);
    expect([unitsIn(s, 'naboo', 'corellian-corvette'), unitsIn(s, 'naboo', 'death-star')]).toEqual([1, 1]);
    sound(s);
  });

  test('R-223: a Death Star silenced by two Ion Cannons: the Rebel ships must retreat', () => {
    const units = { 'x-wing': 1, 'ion-cannon': 2, 'death-star': 1 } as const;
    const s = fight({
      units: { naboo: units },
      leaders: { 'mon-mothma': 'naboo' },
      rebelLoyalty: ['utapau'],
    });
    expect(asks(s)).toBe('rebel retreat.where');
    expect(offers(s, 'rebel')).toEqual(['system:utapau']);
    expect(s.whyNot('rebel', 'do:stay')).toEqual({ rule: 'combat.stalemate' });
    s.choose('rebel', 'system:utapau');
    expect([isFighting(s), unitsIn(s, 'utapau', 'x-wing'), unitsIn(s, 'naboo', 'ion-cannon')]).toEqual([
      false,
      1,
      2,
    ]);

    const stuck = fight({ units: { naboo: units } });
    expect([isFighting(stuck), unitsIn(stuck, 'naboo', 'x-wing')]).toEqual([false, 0]); // nobody to lead them out
    sound(stuck);
  });

  test('R-223: with an Imperial ground unit there, or one cannon only, the battle goes on', () => {
    const held = fight({
      units: {
        naboo: { 'x-wing': 1, 'ion-cannon': 2, 'rebel-trooper': 1, 'death-star': 1, stormtrooper: 1 },
      },
      leaders: { 'mon-mothma': 'naboo' },
      rebelLoyalty: ['utapau'],
    });
    expect(offers(held, 'rebel')).toContain('do:stay');
    const one = fight({
      units: { naboo: { 'x-wing': 1, 'ion-cannon': 1, 'death-star': 1 } },
      leaders: { 'mon-mothma': 'naboo' },
      rebelLoyalty: ['utapau'],
    });
    expect(offers(one, 'rebel')).toContain('do:stay');
  });

  test('R-134: in a destroyed system ground units are lost with their transports, and count as lost in the combat', () => {
    const s = fight({
      units: {
        naboo: { 'x-wing': 4, 'tie-fighter': 1, 'assault-carrier': 1, stormtrooper: 2, 'at-st': 1 },
      },
      destroyed: ['naboo'],
      leaders: { 'mon-mothma': 'naboo' },
      rebelLoyalty: ['utapau'],
      dice: 'ddh-',
    });
    s.answer('rebel', put(['direct', 'assault-carrier#0', 2], ['black', 'tie-fighter#0', 1]));
    expect(isFighting(s)).toBe(false);
    expect(unitsIn(s, 'naboo', 'stormtrooper') + unitsIn(s, 'naboo', 'at-st')).toBe(0);
    sound(s);
  });

  test('R-134: the owner chooses which of them are lost', () => {
    const s = fight({
      units: {
        naboo: { 'x-wing': 4, 'assault-carrier': 2, stormtrooper: 3, 'at-st': 2 },
      },
      destroyed: ['naboo'],
      leaders: { 'mon-mothma': 'naboo' },
      rebelLoyalty: ['utapau'],
      dice: 'dd--',
    });
    s.answer('rebel', put(['direct', 'assault-carrier#0', 2]));
    expect(asks(s)).toBe('imperial overflow'); // five on one carrier
    s.answer('imperial', { is: 'pick', take: [['unit:stormtrooper', 1]] });
    expect([unitsIn(s, 'naboo', 'stormtrooper'), unitsIn(s, 'naboo', 'at-st')]).toEqual([2, 2]);
    expect(combatOf(s).groundHealth).toBe(1);
    sound(s);
  });

  test('R-121: the Empire wins the moment no Rebel unit is left at the revealed base', () => {
    const s = fight({
      units: { naboo: { 'rebel-trooper': 1, stormtrooper: 1 } },
      base: 'naboo',
      revealed: true,
      initiator: 'imperial',
      dice: 'h-',
    });
    expect(s.state.over).toEqual({ seats: ['lost', 'won'], reason: 'winning.empire' });
  });

  test('R-105: outside of turns the side whose card caused it acts first', () => {
    const s = fight({
      units: { naboo: { 'x-wing': 1, 'tie-fighter': 1 } },
      leaders: { 'darth-vader': 'pool', 'jan-dodonna': 'pool' },
      current: 'rebel',
      initiator: 'imperial',
    });
    expect(asks(s)).toBe('imperial combat.add-leader');
  });
});
