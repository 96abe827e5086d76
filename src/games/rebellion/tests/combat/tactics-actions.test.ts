import { describe, expect, test } from 'vitest';
import { TACTICS } from '../../cards/tactics/index.ts';
import {
  asks,
  attackOf,
  type Fight,
  faces,
  fight,
  offers,
  play,
  sound,
  tacticHand,
  unitsIn,
} from '../testing/combat-scenes.ts';

/** Mon Mothma, who has no tactic values, could lead the Rebels out. */
const withGuide: Fight = { leaders: { 'mon-mothma': 'naboo' }, rebelLoyalty: ['utapau'] };

describe('combat actions', () => {
  test('R-099: Brilliant Strategy may split its cards between the decks, also of a theater without a battle', () => {
    const s = play(
      fight({
        units: { naboo: { 'x-wing': 2, 'star-destroyer': 1 } },
        tactics: { rebel: ['space-brilliant-strategy'] },
        dice: 's-',
      }),
      'rebel',
      'play:space-brilliant-strategy',
    );
    expect(offers(s, 'rebel')).toEqual(['draw:space-space', 'draw:space-ground', 'draw:ground-ground']);
    s.choose('rebel', 'draw:space-ground');
    expect([tacticHand(s, 'rebel', 'space').length, tacticHand(s, 'rebel', 'ground').length]).toEqual([1, 1]);
  });

  test('R-097: a special draws a card of this theater, or pays for a card with the icon', () => {
    const s = fight({
      units: { naboo: { 'mon-calamari-cruiser': 1, 'star-destroyer': 1 } },
      tactics: { rebel: ['space-take-it-down', 'space-critical-hit'] },
      dice: 's-s',
    });
    expect(offers(s, 'rebel')).toEqual([
      'do:done',
      'draw:red-special',
      'draw:black-special',
      'play:space-take-it-down',
      'play:space-critical-hit',
    ]);
    s.choose('rebel', 'draw:red-special');
    expect(tacticHand(s, 'rebel', 'space')).toHaveLength(3);
    expect(attackOf(s).roll).toEqual({ red: ['blank'], black: ['special'] });
    play(s, 'rebel', 'play:space-take-it-down');
    expect(attackOf(s).roll.black).toEqual([]);
    expect(offers(s, 'rebel')).not.toContain('draw:black-special');
    sound(s);
  });

  test('R-097: the player chooses which of two colours pays', () => {
    const s = fight({
      units: { naboo: { 'mon-calamari-cruiser': 1, 'star-destroyer': 1 } },
      tactics: { rebel: ['space-take-it-down'] },
      dice: 's-s',
    });
    play(s, 'rebel', 'play:space-take-it-down');
    expect(asks(s)).toBe('rebel tactic.pay');
    s.choose('rebel', 'pay:red-special');
    expect(attackOf(s).roll).toEqual({ red: ['blank'], black: ['special'] });
  });

  test('R-097: without a special a card with the icon is not offered; block cards wait for the enemy', () => {
    const s = fight({
      units: { naboo: { 'x-wing': 1, 'star-destroyer': 1 } },
      tactics: { rebel: ['space-take-it-down', 'space-defensive-formation', 'ground-critical-hit'] },
      dice: '-',
    });
    expect(offers(s, 'rebel')).toEqual(['do:done']); // asked all the same: the hand is secret
    const [down = -1, formation = -1] = s.state.game.tactics[0].hands[0];
    expect(s.whyNot('rebel', `card:${down}`)).toEqual({ rule: 'combat.actions' });
    expect(s.whyNot('rebel', `card:${formation}`)).toEqual({ rule: 'combat.block' });
  });

  test('with an empty hand and no special nobody is asked', () => {
    const s = fight({ ...withGuide, units: { naboo: { 'x-wing': 1, 'tie-fighter': 1 } } });
    expect(asks(s)).toBe('rebel retreat.where');
  });

  test('a card that needs a target is not offered against a Death Star alone', () => {
    const s = fight({
      units: { naboo: { 'x-wing': 1, 'death-star': 1 } },
      tactics: { rebel: ['space-critical-hit', 'space-no-escape'] },
      dice: '-',
    });
    expect(offers(s, 'rebel')).toEqual(['do:done', 'play:space-no-escape']);
  });

  test('a transport without dice may still play cards that cost nothing', () => {
    const s = fight({
      units: { naboo: { 'rebel-transport': 1, 'tie-fighter': 1 } },
      tactics: { rebel: ['space-critical-hit', 'space-concentrate-fire'] },
    });
    expect(offers(s, 'rebel')).toEqual(['do:done', 'play:space-critical-hit']);
    play(s, 'rebel', 'play:space-critical-hit').choose('rebel', 'do:done');
    expect(unitsIn(s, 'naboo', 'tie-fighter')).toBe(0);
  });

  test('R-151: a used-up deck is rebuilt from its discard pile; a card in play does not come back by itself', () => {
    const all = Object.entries(TACTICS).flatMap(([id, { copies, theater }]) =>
      theater === 'space' ? new Array<string>(copies).fill(id) : [],
    );
    const s = fight({
      units: { naboo: { 'x-wing': 2, 'star-destroyer': 1 } },
      tactics: { rebel: all },
      dice: 'ss',
    });
    expect(s.state.game.tactics[0].deck).toEqual([]);
    expect(offers(s, 'rebel')).not.toContain('draw:black-special'); // nothing to draw
    play(s, 'rebel', 'play:space-brilliant-strategy').choose('rebel', 'draw:space-space');
    expect(faces(s, s.state.game.tactics[0].discard)).toEqual(['space-brilliant-strategy']);
    expect(offers(s, 'rebel')).toContain('draw:black-special');
    s.choose('rebel', 'draw:black-special');
    expect(tacticHand(s, 'rebel', 'space')).toContain('space-brilliant-strategy');
    sound(s);
  });

  test('a played card is open, a hand that grew cannot be followed', () => {
    const s = fight({
      units: { naboo: { 'x-wing': 2, 'star-destroyer': 1 } },
      tactics: { rebel: ['space-critical-hit', 'space-onslaught'] },
      dice: 's-',
    });
    play(s, 'rebel', 'play:space-critical-hit');
    expect(faces(s, s.state.game.tactics[0].discard)).toEqual(['space-critical-hit']);
    expect(s.sees('spectator', s.state.game.tactics[0].discard[0] ?? -1)).toBe('space-critical-hit');
    s.choose('rebel', 'draw:black-special');
    const hand = s.state.game.tactics[0].hands[0];
    expect(hand).toEqual(hand.slice().sort((a, b) => a - b)); // slots say nothing of their order
    for (const card of hand) {
      expect(s.sees('rebel', card)).not.toBeNull();
      expect(s.sees('imperial', card)).toBeNull();
    }
  });
});
