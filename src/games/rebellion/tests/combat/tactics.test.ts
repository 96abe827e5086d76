import { expect, test } from 'vitest';
import { accepts } from '../../../../kernel/forms/index.ts';
import { TACTICS } from '../../cards/tactics/index.ts';
import type { UnitId } from '../../data/units.ts';
import {
  asks,
  attackOf,
  combatOf,
  type Fight,
  faces,
  fight,
  isFighting,
  load,
  lots,
  offers,
  play,
  put,
  slots,
  sound,
  tacticHand,
  told,
  unitsIn,
} from '../testing/combat-scenes.ts';
import { covered, scenario } from '../testing/scenario.ts';

/** A theater with units of both sides: the attacker has a card, the defender none. */
const setting = (
  theater: 'space' | 'ground',
  units: NonNullable<Fight['units']>,
  small: UnitId,
  large: UnitId,
) => {
  const card = (name: string): string => `${theater}-${name}`;
  const attack = (name: string, dice: string, more: Fight = {}) =>
    fight({ units, tactics: { rebel: [card(name)] }, dice, ...more });
  return { theater, units, small, large, card, attack };
};
const SPACE = setting(
  'space',
  { naboo: { 'x-wing': 2, 'tie-fighter': 2, 'star-destroyer': 1 } },
  'tie-fighter',
  'star-destroyer',
);
const GROUND = setting(
  'ground',
  { naboo: { 'rebel-trooper': 2, stormtrooper: 2, 'at-at': 1 } },
  'stormtrooper',
  'at-at',
);

/** A scenario of a card that both decks have. */
function both(
  cards: readonly (readonly [id: string, theater: 'space' | 'ground'])[],
  title: string,
  run: (t: typeof SPACE & { id: string }) => void,
): void {
  for (const [id, theater] of cards) {
    scenario(id, title, () => run({ ...(theater === 'space' ? SPACE : GROUND), id }));
  }
}

/** Mon Mothma, who has no tactic values, could lead the Rebels out. */
const withGuide: Fight = { leaders: { 'mon-mothma': 'naboo' }, rebelLoyalty: ['utapau'] };

both(
  [
    ['space-brilliant-strategy', 'space'],
    ['ground-brilliant-strategy', 'ground'],
  ],
  'two more cards, the player chooses the split between the decks',
  ({ card, attack, theater }) => {
    for (const [split, space, ground] of [
      ['space-space', 2, 0],
      ['space-ground', 1, 1],
      ['ground-ground', 0, 2],
    ] as const) {
      const s = play(attack('brilliant-strategy', 'ss'), 'rebel', `play:${card('brilliant-strategy')}`);
      expect(asks(s)).toBe('rebel tactic.draw');
      s.choose('rebel', `draw:${split}`);
      expect([tacticHand(s, 'rebel', 'space').length, tacticHand(s, 'rebel', 'ground').length]).toEqual([
        space,
        ground,
      ]);
      expect(attackOf(s).roll.black).toEqual(['special']); // the other is spent
      expect(faces(s, s.state.game.tactics[theater === 'space' ? 0 : 1].discard)).toEqual([
        card('brilliant-strategy'),
      ]);
      sound(s);
    }
  },
);

both(
  [
    ['space-concentrate-fire', 'space'],
    ['ground-concentrate-fire', 'ground'],
  ],
  'up to two of the own dice are rolled again together',
  ({ card, attack }) => {
    const s = play(attack('concentrate-fire', '-h hd'), 'rebel', `play:${card('concentrate-fire')}`);
    expect(asks(s)).toBe('rebel tactic.reroll');
    const { form } = s.question('rebel');
    expect(form).toMatchObject({ from: [{ id: 'die:black-hit' }, { id: 'die:black-blank' }] });
    s.answer('rebel', {
      is: 'pick',
      take: [
        ['die:black-hit', 1],
        ['die:black-blank', 1],
      ],
    });
    expect(lots(s, 'rebel')).toEqual({ black: 1, direct: 1 });
  },
);

for (const { attack, card, theater, units } of [SPACE, GROUND]) {
  test(`${theater}, Concentrate Fire: none at all is legal, three are not`, () => {
    const three = { naboo: { ...units.naboo, 'x-wing': 3, 'rebel-trooper': 3 } };
    const s = play(
      attack('concentrate-fire', '---', { units: three }),
      'rebel',
      `play:${card('concentrate-fire')}`,
    );
    const { form } = s.question('rebel');
    expect(accepts(form, { is: 'pick', take: [] })).not.toHaveProperty('refused');
    expect(accepts(form, { is: 'pick', take: [['die:black-blank', 3]] })).toMatchObject({
      refused: 'too-many',
      rule: `tactic.${card('concentrate-fire')}`,
    });
  });
}

both(
  [
    ['space-critical-hit', 'space'],
    ['ground-critical-hit', 'ground'],
  ],
  'one damage more, for any health',
  ({ small, large, card, attack }) => {
    const s = play(attack('critical-hit', '--'), 'rebel', `play:${card('critical-hit')}`);
    expect(lots(s, 'rebel')).toEqual({ [`${card('critical-hit')}#0`]: 1 });
    expect(slots(s, 'rebel')).toEqual([`${small}#0`, `${large}#0`]);
    s.answer('rebel', put([`${card('critical-hit')}#0`, `${large}#0`, 1]));
    expect(combatOf(s).hurt).toMatchObject([{ damage: 1 }]);
    sound(s);
  },
);

both(
  [
    ['space-defensive-formation', 'space'],
    ['ground-defensive-formation', 'ground'],
  ],
  'the defender takes away one damage just assigned',
  ({ units, small, card }) => {
    const s = fight({
      units,
      tactics: { imperial: [card('defensive-formation')] },
      dice: 'hh --- ---',
      initiator: 'rebel',
    });
    s.answer('rebel', put(['black', `${small}#0`, 1], ['black', `${small}#1`, 1]));
    expect(asks(s)).toBe('imperial attack.block');
    play(s, 'imperial', `block:${card('defensive-formation')}`);
    expect(asks(s)).toBe('imperial attack.cancel');
    s.answer('imperial', { is: 'pick', take: [[`${small}#1`, 1]] });
    expect(told(s, 'damage-blocked')).toMatchObject([{ side: 1, n: 1 }]);
    expect(unitsIn(s, 'naboo', small)).toBe(1);
    sound(s);
  },
);

for (const { card, large, theater } of [SPACE, GROUND]) {
  test(`${theater}, Defensive Formation: with one unit hit there is nothing to choose; markers from before stay`, () => {
    const s = fight({
      units: { naboo: { 'x-wing': 2, 'rebel-trooper': 2, [large]: 1 } },
      tactics: { imperial: [card('defensive-formation')] },
      dice: 'dd',
      combat: { hurt: [{ kind: large === 'at-at' ? 8 : 2, damage: 1 }] },
    });
    expect(asks(s)).toBe('imperial attack.block');
    play(s, 'imperial', `block:${card('defensive-formation')}`);
    expect(combatOf(s).hurt).toMatchObject([{ damage: 2 }]);
  });
}

both(
  [
    ['space-onslaught', 'space'],
    ['ground-onslaught', 'ground'],
  ],
  'one damage each on one or two different units',
  ({ small, large, card, attack }) => {
    const s = play(attack('onslaught', 's-'), 'rebel', `play:${card('onslaught')}`);
    const lot = `${card('onslaught')}#0`;
    const { form } = s.question('rebel');
    expect(accepts(form, put([lot, `${large}#0`, 2]))).toMatchObject({
      refused: 'too-many',
      rule: `tactic.${card('onslaught')}`,
    });
    expect(accepts(form, put([lot, `${large}#0`, 1]))).not.toHaveProperty('refused');
    s.answer('rebel', put([lot, `${large}#0`, 1], [lot, `${small}#0`, 1]));
    expect(unitsIn(s, 'naboo', small)).toBe(1);
    expect(combatOf(s).hurt).toMatchObject([{ damage: 1 }]);
  },
);

both(
  [
    ['space-unstoppable-assault', 'space'],
    ['ground-unstoppable-assault', 'ground'],
  ],
  'nothing can be blocked until this battle is over',
  ({ large, card }) => {
    const s = fight({
      units: { naboo: { 'x-wing': 2, 'rebel-trooper': 2, [large]: 1 } },
      tactics: { rebel: [card('unstoppable-assault')], imperial: [card('defensive-formation')] },
      dice: 'sd',
    });
    play(s, 'rebel', `play:${card('unstoppable-assault')}`);
    expect(asks(s)).toBe('imperial attack.actions'); // not asked to block
    expect(combatOf(s).hurt).toMatchObject([{ damage: 1 }]);
    load(s, 'd-').choose('imperial', 'do:done');
    expect(combatOf(s).round).toBe(2);
    expect(asks(s)).toBe('imperial attack.block'); // a new battle
  },
);

both(
  [
    ['space-take-it-down', 'space'],
    ['ground-take-it-down', 'ground'],
  ],
  'two damage, both on one unit',
  ({ large, card, attack }) => {
    const s = play(attack('take-it-down', 's-'), 'rebel', `play:${card('take-it-down')}`);
    expect(lots(s, 'rebel')).toEqual({ [`${card('take-it-down')}#0`]: 1 });
    s.answer('rebel', put([`${card('take-it-down')}#0`, `${large}#0`, 1]));
    expect(combatOf(s).hurt).toMatchObject([{ damage: 2 }]);
  },
);

both(
  [
    ['space-outmaneuver', 'space'],
    ['ground-dig-in', 'ground'],
  ],
  'another card is discarded, and up to two damage are taken away, from one unit or two',
  ({ small, large, card, theater, id: blocker }) => {
    const s = fight({
      units: { naboo: { 'x-wing': 3, 'rebel-trooper': 3, [large]: 1, [small]: 2 } },
      tactics: { imperial: [blocker, card('critical-hit'), card('onslaught')] },
      dice: 'hdd',
    });
    s.answer('rebel', put(['black', `${small}#0`, 1], ['direct', `${large}#0`, 2]));
    expect(offers(s, 'imperial')).toEqual(['do:done', `block:${blocker}`]);
    play(s, 'imperial', `block:${blocker}`);
    expect(asks(s)).toBe('imperial attack.block-cost');
    expect(offers(s, 'imperial').sort()).toEqual([
      `card:${card('critical-hit')}`,
      `card:${card('onslaught')}`,
    ]);
    play(s, 'imperial', `card:${card('critical-hit')}`);
    const { form } = s.question('imperial');
    expect(
      accepts(form, {
        is: 'pick',
        take: [
          [`${small}#0`, 1],
          [`${large}#1`, 2],
        ],
      }),
    ).toMatchObject({
      refused: 'too-many',
    });
    s.answer('imperial', {
      is: 'pick',
      take: [
        [`${small}#0`, 1],
        [`${large}#1`, 1],
      ],
    });
    expect(offers(s, 'imperial')).toEqual(['do:done']); // there is damage left, and a card
    s.choose('imperial', 'do:done');
    expect(attackOf(s).side).toBe(1); // the attack is over, the next one has begun
    expect(combatOf(s).hurt).toMatchObject([{ damage: 1 }]);
    expect(tacticHand(s, 'imperial', theater)).toEqual([card('onslaught')]);
    sound(s);
  },
);

for (const { large, theater } of [SPACE, GROUND]) {
  const blocker = theater === 'space' ? 'space-outmaneuver' : 'ground-dig-in';
  test(`${theater}, a block that costs a card: without another card to pay with it is not offered`, () => {
    const s = fight({
      units: { naboo: { 'x-wing': 1, 'rebel-trooper': 1, [large]: 1 } },
      tactics: { imperial: [blocker] },
      dice: 'd',
    });
    expect(offers(s, 'imperial')).toEqual(['do:done']);
    const [slot = -1] = s.state.game.tactics[theater === 'space' ? 0 : 1].hands[1];
    expect(s.whyNot('imperial', `card:${slot}`)).toEqual({ rule: `tactic.${blocker}` });
  });
}

scenario('space-no-escape', 'R-098: the opponent may not retreat in this round, but in the next', () => {
  const s = fight({
    ...withGuide,
    units: { naboo: { 'x-wing': 1, 'star-destroyer': 1 } },
    tactics: { imperial: ['space-no-escape'] },
    initiator: 'imperial',
  });
  play(s, 'imperial', 'play:space-no-escape');
  expect(combatOf(s).round).toBe(2);
  expect(asks(s)).toBe('rebel retreat.where');
  expect(told(s, 'battle-begins')).toHaveLength(1); // of the second round: nobody was asked in the first
});

scenario(
  'ground-bombardment',
  'as much damage as a ship there has red dice, spread as the player likes',
  () => {
    const s = fight({
      units: {
        naboo: { 'mon-calamari-cruiser': 1, 'corellian-corvette': 1, 'rebel-trooper': 1, 'at-st': 2 },
      },
      tactics: { rebel: ['ground-bombardment'] },
      dice: 's',
    });
    play(s, 'rebel', 'play:ground-bombardment');
    expect(asks(s)).toBe('rebel tactic.bombard');
    expect(offers(s, 'rebel')).toEqual(['ship:corellian-corvette', 'ship:mon-calamari-cruiser']);
    s.choose('rebel', 'ship:mon-calamari-cruiser');
    expect(lots(s, 'rebel')).toEqual({ 'ground-bombardment#0': 2 });
    s.answer('rebel', put(['ground-bombardment#0', 'at-st#0', 1], ['ground-bombardment#0', 'at-st#1', 1]));
    expect(combatOf(s).hurt).toHaveLength(2);
  },
);

test('Bombardment needs a ship of one’s own there', () => {
  const s = fight({
    units: { naboo: { 'rebel-trooper': 1, 'at-st': 2 } },
    tactics: { rebel: ['ground-bombardment'] },
    dice: 's',
  });
  expect(offers(s, 'rebel')).toEqual(['do:done', 'draw:black-special']);
});

scenario(
  'ground-escape-plan',
  'R-086, R-109: the units need no transport when they retreat in this round, but structures stay',
  () => {
    const s = fight({
      ...withGuide,
      units: { naboo: { 'rebel-trooper': 2, 'shield-generator': 1, 'at-at': 1 } },
      tactics: { rebel: ['ground-escape-plan'] },
      dice: 's-',
    });
    play(s, 'rebel', 'play:ground-escape-plan');
    s.choose('rebel', 'do:done'); // the Shield Generator gave a card
    expect(asks(s)).toBe('rebel retreat.where');
    s.choose('rebel', 'system:utapau');
    const { form } = s.question('rebel');
    expect(form).toMatchObject({ sources: [{ lots: [{ id: 'rebel-trooper', max: 2 }] }] }); // no structure
    s.answer('rebel', { is: 'haul', move: [['system:naboo', 'rebel-trooper', 2]] });
    expect(unitsIn(s, 'utapau', 'rebel-trooper')).toBe(2);
    expect([isFighting(s), unitsIn(s, 'naboo', 'shield-generator')]).toEqual([false, 0]);
    sound(s);
  },
);

test('every tactic card has a scenario', () => {
  expect(Object.keys(TACTICS).filter((id) => !covered.has(id))).toEqual([]);
});
