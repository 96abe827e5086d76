import { describe, expect, test } from 'vitest';
import { accepts } from '../../../../kernel/forms/index.ts';
import { actionsFor } from '../../cards/actions/index.ts';
import { POOL, systemNo } from '../../state.ts';
import {
  asks,
  attackOf,
  combatOf,
  type Fight,
  fight,
  isFighting,
  KEPT_FROM_ESCAPING,
  leaderIn,
  load,
  lots,
  offers,
  play,
  put,
  rolled,
  sound,
  TARGET_STAR_DESTROYERS,
  tacticHand,
  told,
  unitsIn,
} from '../testing/combat-scenes.ts';
import { covered, scenario } from '../testing/scenario.ts';

/** The tactic values of these leaders bring cards; those who hold some are asked before their attack is over. */
const done = (s: ReturnType<typeof fight>): void => {
  for (let i = 0; i < 20 && /attack\.(actions|block)$/.test(asks(s)); i++) {
    s.choose(asks(s).split(' ')[0] ?? '', 'do:done');
  }
};

scenario(
  'according-to-my-design',
  'R-090: one red and two black Rebel dice fewer, in round 1, in both theaters',
  () => {
    const s = fight({
      units: {
        naboo: {
          'mon-calamari-cruiser': 3,
          'rebel-trooper': 3,
          airspeeder: 2,
          'star-destroyer': 2,
          'at-at': 2,
        },
      },
      leaders: { 'emperor-palpatine': 'naboo' },
      actions: { imperial: ['according-to-my-design'] },
    });
    expect(asks(s)).toBe('imperial window');
    load(s, '');
    play(s, 'imperial', 'action:according-to-my-design');
    // Six red and three black ships' dice; two red and five black on the ground.
    const counts = () =>
      told(s, 'rolled').map((e) =>
        [`${e['red']}`, `${e['black']}`].map((f) => f.split(' ').filter(Boolean).length),
      );
    expect(told(s, 'rolled')[0]?.side).toBe(0);
    expect(counts()[0]).toEqual([5, 1]); // six less one, three less two: before the limit of five
    s.choose('imperial', 'do:done');
    expect(told(s, 'rolled').filter((e) => e.side === 0)).toHaveLength(1);
    expect(counts()[0]).toEqual([1, 3]);
    sound(s);
  },
);

test('According to My Design: never below none, and not in round 2', () => {
  const s = fight({
    units: { naboo: { 'x-wing': 1, 'tie-fighter': 1 } },
    leaders: { 'emperor-palpatine': 'naboo' },
    actions: { imperial: ['according-to-my-design'] },
    dice: '',
  });
  play(s, 'imperial', 'action:according-to-my-design');
  expect(rolled(s)).toMatch(/ \/ blank$/); // the Empire's
  expect(told(s, 'rolled')[0]).toMatchObject({ side: 0, red: '', black: '' });
  done(s);
  expect(combatOf(s).round).toBeGreaterThan(1);
  expect(told(s, 'rolled').find((e) => e.side === 0)).toMatchObject({ black: expect.stringMatching(/./) });
});

scenario(
  'more-dangerous-than-you-realize',
  'three more cards of a theater, even one without a battle',
  () => {
    for (const theater of ['space', 'ground'] as const) {
      const s = fight({
        units: { naboo: { 'x-wing': 1, 'tie-fighter': 1 } },
        leaders: { 'general-tagge': 'naboo' },
        actions: { imperial: ['more-dangerous-than-you-realize'] },
      });
      play(s, 'imperial', 'action:more-dangerous-than-you-realize');
      expect(asks(s)).toBe('imperial combat-card.theater');
      s.choose('imperial', `do:${theater}`);
      const hand = ['space', 'ground'].map((t) => tacticHand(s, 'imperial', t as 'space').length);
      expect(hand).toEqual(theater === 'space' ? [4, 0] : [1, 3]); // Tagge's own space value is 1
      sound(s);
    }
  },
);

scenario(
  'fully-operational',
  'R-189: with a Death Star, also one under construction, a Rebel ship is destroyed',
  () => {
    const s = fight({
      units: { naboo: { 'x-wing': 1, 'mon-calamari-cruiser': 1, 'death-star-under-construction': 1 } },
      leaders: { 'moff-jerjerrod': 'naboo' },
      actions: { imperial: ['fully-operational'] },
    });
    play(s, 'imperial', 'action:fully-operational');
    expect(asks(s)).toBe('imperial combat-card.unit');
    expect(offers(s, 'imperial')).toEqual(['unit:x-wing', 'unit:mon-calamari-cruiser']);
    s.choose('imperial', 'unit:mon-calamari-cruiser');
    expect(unitsIn(s, 'naboo', 'mon-calamari-cruiser')).toBe(0);
    expect(told(s, 'destroyed')).toMatchObject([{ side: 0, n: 1 }]);
    sound(s);
  },
);

test('Fully Operational needs a Death Star there', () => {
  const s = fight({
    units: { naboo: { 'x-wing': 1, 'star-destroyer': 1 } },
    leaders: { 'moff-jerjerrod': 'naboo' },
    actions: { imperial: ['fully-operational'] },
  });
  expect(asks(s)).toBe('imperial window'); // asked all the same: the card is secret
  expect(offers(s, 'imperial')).toEqual(['do:decline']);
});

scenario(
  'good-intel',
  'the Empire sees the Rebel tactic cards, also those drawn later; nobody else does',
  () => {
    const s = fight({
      units: { naboo: { 'x-wing': 2, 'star-destroyer': 1 } },
      leaders: { 'soontir-fel': 'naboo', 'princess-leia': 'naboo' },
      actions: { imperial: ['good-intel'] },
      dice: 's-',
    });
    play(s, 'imperial', 'action:good-intel');
    const hand = () => s.state.game.tactics[0].hands[0];
    expect(hand()).toHaveLength(1);
    s.choose('rebel', 'draw:black-special');
    expect(hand()).toHaveLength(2);
    for (const card of hand()) {
      expect(s.sees('imperial', card)).toMatch(/^space-/);
      expect(s.sees('spectator', card)).toBeNull();
    }
    for (const card of s.state.game.tactics[0].hands[1]) expect(s.sees('rebel', card)).toBeNull();
  },
);

scenario('keep-them-from-escaping', 'R-098: no Rebel retreat in the whole combat', () => {
  const s = fight({
    units: { naboo: { 'x-wing': 1, 'star-destroyer': 1 } },
    leaders: { 'admiral-piett': 'naboo', 'mon-mothma': 'naboo' },
    rebelLoyalty: ['utapau'],
    imperialLoyalty: ['rodia'],
    actions: { imperial: ['keep-them-from-escaping'] },
  });
  play(s, 'imperial', 'action:keep-them-from-escaping');
  for (const round of [1, 2]) {
    done(s);
    expect(asks(s)).toBe('imperial retreat.where'); // the Rebels were not asked
    expect(combatOf(s).round).toBe(round);
    s.choose('imperial', 'do:stay');
  }
});

test('Keep Them from Escaping: Rebel Transports alone are destroyed (our ruling)', () => {
  const s = fight({
    units: { naboo: { 'rebel-transport': 2, 'tie-fighter': 1 } },
    leaders: { 'mon-mothma': 'naboo' },
    rebelLoyalty: ['utapau'],
    combat: { effects: [KEPT_FROM_ESCAPING] },
  });
  expect([isFighting(s), unitsIn(s, 'naboo', 'rebel-transport')]).toEqual([false, 0]);
  expect(told(s, 'battle-won')).toMatchObject([{ side: 1, theater: 0 }]);
});

scenario(
  'ready-for-action',
  'R-091: from the pool, beside another leader; not the one who retreats; back to the pool',
  () => {
    const s = fight({
      units: { naboo: { 'x-wing': 1, 'star-destroyer': 1 } },
      leaders: { 'general-tagge': 'naboo', 'admiral-piett': 'pool', 'general-veers': 'pool' },
      imperialLoyalty: ['rodia'],
      actions: { imperial: ['ready-for-action'] },
    });
    play(s, 'imperial', 'action:ready-for-action');
    expect(asks(s)).toBe('imperial combat-card.leader');
    s.choose('imperial', 'leader:admiral-piett');
    expect(tacticHand(s, 'imperial', 'space')).toHaveLength(3); // Piett's value
    done(s);
    expect(asks(s)).toBe('imperial retreat.where');
    s.choose('imperial', 'system:rodia'); // Tagge alone can lead: nobody is asked who
    expect(leaderIn(s, 'general-tagge')).toBe(systemNo('rodia'));
    expect(leaderIn(s, 'admiral-piett')).toBe(POOL);
    expect(isFighting(s)).toBe(false);
    sound(s);
  },
);

test('Ready for Action: with the guest alone nobody can retreat', () => {
  const s = fight({
    units: { naboo: { 'x-wing': 1, 'star-destroyer': 1 } },
    leaders: { 'admiral-piett': 'pool' },
    imperialLoyalty: ['rodia'],
    actions: { imperial: ['ready-for-action'] },
  });
  s.choose('imperial', 'do:decline'); // adds nobody: Piett stays in the pool
  play(s, 'imperial', 'action:ready-for-action');
  done(s);
  expect(combatOf(s).round).toBeGreaterThan(1);
});

scenario('target-the-generator', 'a Rebel structure is destroyed, of the Empire’s choice', () => {
  const s = fight({
    units: { naboo: { 'rebel-trooper': 1, 'shield-generator': 1, 'ion-cannon': 1, stormtrooper: 1 } },
    leaders: { 'general-veers': 'naboo' },
    actions: { imperial: ['target-the-generator'] },
    initiator: 'imperial',
  });
  play(s, 'imperial', 'action:target-the-generator');
  expect(offers(s, 'imperial')).toEqual(['unit:shield-generator', 'unit:ion-cannon']);
  s.choose('imperial', 'unit:shield-generator');
  expect([unitsIn(s, 'naboo', 'shield-generator'), unitsIn(s, 'naboo', 'ion-cannon')]).toEqual([0, 1]);
  expect(tacticHand(s, 'rebel', 'ground')).toEqual([]); // it gives no card any more
  sound(s);
});

scenario(
  'its-a-trap',
  'in round 1 the Empire plays no space tactic cards, but draws them; then it may',
  () => {
    const s = fight({
      units: { naboo: { 'x-wing': 3, 'star-destroyer': 1 } },
      leaders: { 'admiral-ackbar': 'naboo', 'mon-mothma': 'naboo' },
      rebelLoyalty: ['utapau'],
      actions: { rebel: ['its-a-trap'] },
      tactics: { imperial: ['space-critical-hit', 'space-defensive-formation'] },
      dice: 'd-- ss-',
    });
    play(s, 'rebel', 'action:its-a-trap');
    s.choose('rebel', 'do:done');
    expect(asks(s)).toBe('imperial attack.actions'); // no block; asked because of the specials
    expect(offers(s, 'imperial')).toEqual(['do:done', 'draw:red-special']);
    s.choose('imperial', 'draw:red-special');
    expect(tacticHand(s, 'imperial', 'space')).toHaveLength(3);
    s.choose('imperial', 'do:done');
    s.choose('rebel', 'do:stay');
    expect(combatOf(s).round).toBe(2);
    done(s);
    expect(isFighting(s)).toBe(true);
  },
);

test('It’s a Trap: ground cards are not affected', () => {
  const s = fight({
    units: { naboo: { 'rebel-trooper': 1, stormtrooper: 2 } },
    leaders: { 'admiral-ackbar': 'naboo' },
    actions: { rebel: ['its-a-trap'] },
    tactics: { imperial: ['ground-critical-hit'] },
  });
  play(s, 'rebel', 'action:its-a-trap');
  s.choose('rebel', 'do:done');
  expect(offers(s, 'imperial')).toEqual(['do:done', 'play:ground-critical-hit']);
});

scenario('point-blank-assault', 'R-164: every unit has one health less, never less than one', () => {
  const s = fight({
    units: { naboo: { 'x-wing': 2, 'assault-carrier': 1, 'tie-fighter': 1 } },
    leaders: { 'general-madine': 'naboo' },
    actions: { rebel: ['point-blank-assault'] },
    dice: 'dh',
  });
  play(s, 'rebel', 'action:point-blank-assault');
  s.choose('rebel', 'do:done');
  const { form } = s.question('rebel');
  expect(form.is === 'allot' && form.slots.map((slot) => [slot.id, slot.facts?.['health']])).toEqual([
    ['tie-fighter#0', 1],
    ['assault-carrier#0', 1],
  ]);
  s.answer('rebel', put(['black', 'tie-fighter#0', 1], ['direct', 'assault-carrier#0', 1]));
  expect(isFighting(s)).toBe(false);
  expect(unitsIn(s, 'naboo', 'assault-carrier')).toBe(0);
  sound(s);
});

scenario(
  'target-the-star-destroyers',
  'R-106: up to two black hits may count as red, when damage is assigned',
  () => {
    const s = fight({
      units: { naboo: { 'x-wing': 3, 'star-destroyer': 1, 'tie-fighter': 1 } },
      leaders: { 'wedge-antilles': 'naboo' },
      actions: { rebel: ['target-the-star-destroyers'] },
      dice: 'hhh',
    });
    play(s, 'rebel', 'action:target-the-star-destroyers');
    s.choose('rebel', 'do:done');
    expect(lots(s, 'rebel')).toEqual({ black: 1, 'black-as-red': 2 });
    const { form } = s.question('rebel');
    expect(accepts(form, put(['black', 'star-destroyer#0', 1]))).toMatchObject({ refused: 'not-there' });
    expect(
      accepts(form, put(['black', 'tie-fighter#0', 1], ['black-as-red', 'tie-fighter#0', 2])),
    ).not.toHaveProperty('refused');
    s.answer('rebel', put(['black', 'tie-fighter#0', 1], ['black-as-red', 'star-destroyer#0', 2]));
    expect(combatOf(s).hurt).toMatchObject([{ damage: 2 }]);
  },
);

test('R-106: where only red health is left, using it is optional', () => {
  const s = fight({
    units: { naboo: { 'x-wing': 2, 'star-destroyer': 1 } },
    combat: { effects: [TARGET_STAR_DESTROYERS] },
    dice: 'hh',
  });
  const { form } = s.question('rebel');
  for (const n of [1, 2]) {
    expect(accepts(form, put(['black-as-red', 'star-destroyer#0', n]))).not.toHaveProperty('refused');
  }
  expect(accepts(form, put())).not.toHaveProperty('refused');
});

describe('windows', () => {
  test('R-091: being in the pool is not enough; R-090, R-177: the current player first, before tactic cards are drawn', () => {
    const s = fight({
      units: { naboo: { 'x-wing': 1, 'star-destroyer': 1 } },
      leaders: { 'admiral-ackbar': 'pool', 'general-madine': 'naboo', 'emperor-palpatine': 'naboo' },
      actions: { rebel: ['its-a-trap', 'point-blank-assault'], imperial: ['according-to-my-design'] },
      initiator: 'imperial',
    });
    expect(asks(s)).toBe('imperial window');
    expect(tacticHand(s, 'imperial', 'space')).toEqual([]);
    s.choose('imperial', 'do:decline');
    expect(offers(s, 'rebel')).toEqual(['do:decline', 'action:point-blank-assault']);
  });
});

const MILLION: Fight = {
  units: { naboo: { 'mon-calamari-cruiser': 1, 'star-destroyer': 1 } },
  leaders: { 'luke-skywalker': 'naboo' },
  actions: { rebel: ['one-in-a-million'] },
  dice: '-',
};

scenario(
  'one-in-a-million',
  'R-058: two of the dice about to be rolled are set, each to a face of its own',
  () => {
    const s = fight(MILLION);
    expect(asks(s)).toBe('rebel window');
    play(s, 'rebel', 'action:one-in-a-million');
    expect(asks(s)).toBe('rebel set-dice');
    const { form } = s.question('rebel');
    expect(accepts(form, { is: 'pick', take: [['die:black-hit', 2]] })).toMatchObject({
      refused: 'too-many',
    });
    expect(
      accepts(form, {
        is: 'pick',
        take: [
          ['die:red-hit', 2],
          ['die:black-hit', 1],
        ],
      }),
    ).toMatchObject({
      refused: 'too-many',
      rule: 'action.one-in-a-million',
    });
    s.answer('rebel', {
      is: 'pick',
      take: [
        ['die:red-directHit', 1],
        ['die:black-special', 1],
      ],
    });
    expect(attackOf(s).roll).toEqual({ red: ['directHit', 'blank'], black: ['special'] });
    sound(s);
  },
);

test('One in a Million: it counts for one roll, may be declined, and the Empire never has it', () => {
  const s = fight(MILLION);
  s.choose('rebel', 'do:decline');
  expect(asks(s)).toBe('rebel attack.actions'); // Luke's tactic cards
  expect(attackOf(s).roll).toEqual({ red: ['blank', 'blank'], black: ['blank'] });
});

test('every start-of-combat card has a scenario', () => {
  expect(actionsFor('start-of-combat').filter((id) => !covered.has(id))).toEqual([]);
});
