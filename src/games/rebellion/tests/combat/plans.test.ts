import { describe, expect, test } from 'vitest';
import {
  asks,
  combatOf,
  type Fight,
  fight,
  isFighting,
  load,
  offers,
  play,
  put,
  sound,
  told,
  unitsIn,
} from '../testing/combat-scenes.ts';
import { scenario } from '../testing/scenario.ts';

const attack = (more: Fight = {}): Fight => ({
  units: { naboo: { 'x-wing': 2, 'death-star': 1 } },
  objectives: ['death-star-plans-2'],
  ...more,
});

for (const [card, stage] of [
  ['death-star-plans-2', 2],
  ['death-star-plans-3', 3],
] as const) {
  scenario(card, `stage ${stage}, R-187: after the space battle, three dice, any direct hit`, () => {
    const s = fight(attack({ objectives: [card] }));
    expect(asks(s)).toBe('rebel combat.objective');
    expect(offers(s, 'rebel')).toEqual(['do:decline', `play:${card}`]);
    play(load(s, '--d'), 'rebel', `play:${card}`);
    expect(unitsIn(s, 'naboo', 'death-star')).toBe(0);
    expect(s.state.game.reputation).toBe(12);
    expect(s.state.game.objectives.discard).toHaveLength(1);
    expect(told(s, 'battle-won')).toMatchObject([{ side: 0, theater: 0 }]);
    expect(isFighting(s)).toBe(false);
    sound(s);
  });
}

describe('Death Star Plans', () => {
  test('R-187: a miss keeps the card, shown to all; there is another try in the next round', () => {
    const s = fight(attack({ leaders: { 'mon-mothma': 'naboo' }, rebelLoyalty: ['utapau'] }));
    play(load(s, 'hs-'), 'rebel', 'play:death-star-plans-2');
    expect(told(s, 'plans-missed')).toHaveLength(1);
    expect(s.state.game.reputation).toBe(14);
    const [card = -1] = s.state.game.objectives.hand;
    expect(s.sees('imperial', card)).toBe('death-star-plans-2');
    expect(asks(s)).toBe('rebel retreat.where'); // one try in this round
    load(s, '').choose('rebel', 'do:stay');
    expect([combatOf(s).round, asks(s)]).toEqual([2, 'rebel combat.objective']);
    sound(s);
  });

  test('R-187: both cards share one try a round', () => {
    const s = fight(
      attack({
        objectives: ['death-star-plans-2', 'death-star-plans-3'],
        leaders: { 'mon-mothma': 'naboo' },
        rebelLoyalty: ['utapau'],
      }),
    );
    expect(offers(s, 'rebel')).toHaveLength(3);
    play(s, 'rebel', 'play:death-star-plans-3');
    expect(asks(s)).toBe('rebel retreat.where');
  });

  test('R-187: a fighter must be alive; capital ships are not enough', () => {
    const s = fight(
      attack({
        units: { naboo: { 'mon-calamari-cruiser': 1, 'death-star': 1 } },
        leaders: { 'mon-mothma': 'naboo' },
        rebelLoyalty: ['utapau'],
      }),
    );
    expect(asks(s)).toBe('rebel retreat.where');
    const shot = fight(
      attack({
        units: { naboo: { 'x-wing': 1, 'mon-calamari-cruiser': 1, 'death-star': 1 } },
        leaders: { 'mon-mothma': 'naboo' },
        rebelLoyalty: ['utapau'],
        initiator: 'imperial',
        dice: 'd---',
      }),
    );
    shot.answer('imperial', put(['direct', 'x-wing#0', 1]));
    expect(asks(shot)).toBe('rebel retreat.where');
  });

  test('R-161, R-187: not when an objective was already played in this combat', () => {
    const s = fight(
      attack({
        combat: { objectivePlayed: true },
        leaders: { 'mon-mothma': 'naboo' },
        rebelLoyalty: ['utapau'],
      }),
    );
    expect(asks(s)).toBe('rebel retreat.where');
  });

  test('R-188: with several stations the Rebel picks', () => {
    const s = fight(
      attack({ units: { naboo: { 'x-wing': 2, 'death-star': 1, 'death-star-under-construction': 1 } } }),
    );
    play(load(s, 'd--'), 'rebel', 'play:death-star-plans-2');
    expect(asks(s)).toBe('rebel plans.station');
    expect(offers(s, 'rebel')).toEqual(['station:death-star', 'station:death-star-under-construction']);
    s.choose('rebel', 'station:death-star-under-construction');
    expect([unitsIn(s, 'naboo', 'death-star'), unitsIn(s, 'naboo', 'death-star-under-construction')]).toEqual(
      [1, 0],
    );
    expect(combatOf(s).shipHealth).toBe(4);
    sound(s);
  });

  test('R-190: under construction: the queued Death Star goes with it', () => {
    const s = fight(
      attack({
        units: { naboo: { 'x-wing': 2, 'death-star-under-construction': 1, 'tie-fighter': 2 } },
        queue: { 3: { 'death-star': 1 } },
      }),
    );
    play(load(s, '-d-'), 'rebel', 'play:death-star-plans-2');
    expect(s.state.game.queue.reduce((a, b) => a + b, 0)).toBe(0);
    expect(s.state.game.reputation).toBe(12);
    sound(s);
  });

  test('R-219: without a card of that stage the Rebel is not asked; with another card of it they are', () => {
    const guide: Fight = { leaders: { 'mon-mothma': 'naboo' }, rebelLoyalty: ['utapau'] };
    expect(asks(fight(attack({ ...guide, objectives: [] })))).toBe('rebel retreat.where');
    expect(asks(fight(attack({ ...guide, objectives: ['regional-support'] })))).toBe('rebel retreat.where');
    const s = fight(attack({ ...guide, objectives: ['popular-support'] }));
    expect(asks(s)).toBe('rebel combat.objective');
    expect(offers(s, 'rebel')).toEqual(['do:decline']);
  });

  test('O-06: Master Yoda’s ring may reroll one of the three dice', () => {
    const s = fight(
      attack({
        leaders: { 'luke-skywalker-jedi': 'naboo' },
        rings: { 'luke-skywalker-jedi': 'master-yoda' },
      }),
    );
    s.choose('rebel', 'do:done'); // Luke's tactic cards
    play(load(s, '--h d'), 'rebel', 'play:death-star-plans-2');
    expect(asks(s)).toBe('rebel plans.yoda');
    s.choose('rebel', 'yoda:red-blank');
    expect(unitsIn(s, 'naboo', 'death-star')).toBe(0);
    expect(s.state.game.marks.yodaUsed).toBe(true);
  });

  test('R-058: One in a Million sets a direct hit', () => {
    const s = fight(
      attack({
        leaders: { 'luke-skywalker': 'naboo' },
        actions: { rebel: ['one-in-a-million'] },
      }),
    );
    s.choose('rebel', 'do:decline').choose('rebel', 'do:done'); // not for the attack
    play(s, 'rebel', 'play:death-star-plans-2');
    expect(asks(s)).toBe('rebel window');
    play(s, 'rebel', 'action:one-in-a-million').answer('rebel', {
      is: 'pick',
      take: [['die:red-directHit', 1]],
    });
    expect(unitsIn(s, 'naboo', 'death-star')).toBe(0);
    sound(s);
  });

  test('R-223: after a try with the Plans the Rebel ships need not go', () => {
    const s = fight(
      attack({
        units: { naboo: { 'x-wing': 1, 'ion-cannon': 2, 'death-star': 1 } },
        leaders: { 'mon-mothma': 'naboo' },
        rebelLoyalty: ['utapau'],
      }),
    );
    play(s, 'rebel', 'play:death-star-plans-2');
    expect(offers(s, 'rebel')).toEqual(['do:stay', 'system:utapau']);
    load(s, '').choose('rebel', 'do:stay');
    expect([combatOf(s).round, asks(s)]).toEqual([2, 'rebel combat.objective']);
    s.choose('rebel', 'do:decline');
    expect(offers(s, 'rebel')).toEqual(['system:utapau']);
  });
});
