import { expect } from 'vitest';
import type { EvrScene } from '../../scene.ts';
import { describeTable } from '../../text/table.ts';
import { evrCase } from './scenario.ts';
import {
  area,
  asked,
  chosen,
  fight,
  freshGame,
  hand,
  kind,
  pile,
  refusedBy,
  type SideName,
  sorted,
  table,
  tokens,
  truth,
  VIEWERS,
} from './table.ts';

const REBEL_FOUR = ['chewbacca', 'han-solo', 'luke-skywalker', 'yoda'];
const REBEL_REST = ['lando-calrissian', 'leia-organa', 'obi-wan-kenobi', 'r2-d2-and-c-3po'];
const IMPERIAL_FOUR = ['darth-vader', 'boba-fett', 'ig-88', 'general-veers'];

const pickCharacters = (s: EvrScene, who: SideName, names: readonly string[]) =>
  s.attempt(who, { is: 'pick', take: names.map((name) => [s.id(`card:${name}`), 1]) });

function setUp(): EvrScene {
  const s = freshGame();
  expect(pickCharacters(s, 'rebel', REBEL_FOUR)).toBeNull();
  expect(pickCharacters(s, 'imperial', IMPERIAL_FOUR)).toBeNull();
  return s;
}

evrCase(1, 'three or five characters are refused; four make a deck of 20 and a reserve of 4', () => {
  const s = freshGame();
  expect(asked(s)).toEqual(['rebel', 'imperial']);
  for (const side of asked(s)) {
    const [all, rest] = side === 'rebel' ? [REBEL_FOUR, 'leia-organa'] : [IMPERIAL_FOUR, 'grand-moff-tarkin'];
    const three = pickCharacters(s, side, all.slice(0, 3));
    expect(three).toEqual({ refused: 'too-few', part: 'take', rule: 'setup.characters' });
    const five = pickCharacters(s, side, [...all, rest]);
    expect(five).toEqual({ refused: 'too-many', part: 'take', rule: 'setup.characters' });
  }
  const twice = pickCharacters(s, 'rebel', ['yoda', 'yoda', 'chewbacca', 'han-solo']);
  expect(twice).toMatchObject({ refused: 'twice' });
  const others = pickCharacters(s, 'rebel', ['darth-vader', 'chewbacca', 'han-solo', 'yoda']);
  expect(others).toMatchObject({ refused: 'unknown', rule: 'setup.characters' });
  const ordinary = pickCharacters(s, 'rebel', ['rebel-recon-5', 'chewbacca', 'han-solo', 'yoda']);
  expect(ordinary).toMatchObject({ refused: 'unknown', rule: 'setup.characters' });

  expect(pickCharacters(s, 'rebel', REBEL_FOUR)).toBeNull();
  expect(asked(s)).toEqual(['imperial']);
  expect(area(s, 'rebel').reserve, 'nothing happens before both have picked').toEqual([]);
  expect(pickCharacters(s, 'imperial', IMPERIAL_FOUR)).toBeNull();

  for (const side of ['rebel', 'imperial'] as const) {
    expect(area(s, side).deck).toHaveLength(20);
    expect(area(s, side).reserve).toHaveLength(4);
  }
  expect(sorted(truth(s, 'rebel', 'reserve'))).toEqual(REBEL_REST);
  expect(truth(s, 'rebel', 'deck')).toEqual(expect.arrayContaining(REBEL_FOUR));
  expect(sorted(pile(s, 'rebel', 'reserve', 'rebel'))).toEqual(REBEL_REST);
  for (const viewer of ['imperial', 'spectator'] as const)
    expect(new Set(pile(s, 'rebel', 'reserve', viewer))).toEqual(new Set(['?']));
  for (const viewer of VIEWERS) expect(new Set(pile(s, 'rebel', 'deck', viewer))).toEqual(new Set(['?']));
});

evrCase(2, 'both players have 2 influence, so 12 of the 16 tokens are in the supply', () => {
  const s = setUp();
  expect([tokens(s, 'rebel'), tokens(s, 'imperial')]).toEqual([2, 2]);
  expect(describeTable(s.view('spectator'))).toContain('  Supply: 12 of 16 influence tokens');
  expect(s.view('spectator').game.round).toBe(1);
});

evrCase(3, 'a used strategy is refused; the chosen one is facedown for the opponent', () => {
  const s = table({ at: 'planning', rebel: { used: ['deception', 'support'] } });
  expect(asked(s)).toEqual(['rebel', 'imperial']);
  expect(refusedBy(s, 'rebel', 'card:rebel-deception')).toBe('planning.used');
  expect(refusedBy(s, 'rebel', 'card:imperial-deception')).toBe('planning.strategy');
  s.choose('rebel', 'card:rebel-bureaucracy');
  expect(chosen(s, 'rebel', 'imperial'), 'still sealed').toBeNull();
  s.choose('imperial', 'card:imperial-support');

  expect(chosen(s, 'rebel', 'rebel')).toBe('bureaucracy');
  expect(chosen(s, 'imperial', 'imperial')).toBe('support');
  for (const viewer of ['imperial', 'spectator'] as const) {
    expect(chosen(s, 'rebel', viewer)).toBe('?');
    expect(new Set(pile(s, 'rebel', 'unused', viewer))).toEqual(new Set(['?']));
    expect(sorted(pile(s, 'rebel', 'used', viewer))).toEqual(['deception', 'support']);
  }
  expect(chosen(s, 'imperial', 'rebel')).toBe('?');
  expect(area(s, 'rebel').shown).toBe(false);
});

evrCase(4, 'balance token imperial: the Imperial moves first', () => {
  for (const first of ['imperial', 'rebel'] as const) {
    const s = table({ at: 'planning', balance: first });
    s.choose('rebel', 'card:rebel-support').choose('imperial', 'card:imperial-support');
    expect(asked(s)).toEqual([first]);
    expect(kind(s, first)).toBe('struggle.turn');
    const second = first === 'rebel' ? 'imperial' : 'rebel';
    expect(s.whyNot(second, 'do:play')).toEqual({ rule: 'table.turn' });
    s.choose(first, 'do:play');
    expect(asked(s)).toEqual([second]);
  }
});

evrCase(
  24,
  'after Infiltration the Rebel picks the Imperial card, which its owner sees before the struggle',
  () => {
    const s = fight({
      rebel: { play: hand(9), strategy: 'infiltration' },
      imperial: { play: hand(5), strategy: 'support', used: ['deception'], reserve: [] },
    });
    expect(area(s, 'imperial').infiltrated).toBe(true);
    expect(area(s, 'rebel').infiltrated).toBe(false);
    expect(asked(s)).toEqual(['rebel']);
    s.choose('rebel', 'card:rebel-support');
    expect(asked(s)).toEqual(['rebel']);
    expect(kind(s, 'rebel')).toBe('planning.infiltration');
    expect(sorted(s.offers('rebel'))).toEqual([
      'card:imperial-bureaucracy',
      'card:imperial-direct-assault',
      'card:imperial-infiltration',
    ]);
    expect(refusedBy(s, 'rebel', 'card:imperial-deception')).toBe('planning.used');
    expect(chosen(s, 'imperial', 'imperial')).toBeNull();
    s.choose('rebel', 'card:imperial-direct-assault');

    expect(kind(s, asked(s)[0] ?? 'rebel')).toBe('struggle.turn');
    expect(area(s, 'imperial').play).toEqual([]);
    expect(chosen(s, 'imperial', 'imperial')).toBe('direct-assault');
    expect(chosen(s, 'imperial', 'rebel')).toBe('direct-assault');
    expect(chosen(s, 'imperial', 'spectator')).toBe('?');
    expect(area(s, 'imperial').infiltrated).toBe(false);
  },
);

evrCase(
  25,
  'both Infiltration: each picks for the other, and neither sees their own card before both are locked',
  () => {
    const both = { strategy: 'infiltration' };
    const s = fight({ rebel: { play: hand(9), ...both }, imperial: { play: hand(5), ...both } });
    expect(asked(s)).toEqual(['rebel', 'imperial']);
    expect(kind(s, 'rebel')).toBe('planning.infiltration');
    expect(kind(s, 'imperial')).toBe('planning.infiltration');
    expect(s.offers('rebel').every((id) => id.startsWith('card:imperial-'))).toBe(true);
    expect(s.offers('imperial').every((id) => id.startsWith('card:rebel-'))).toBe(true);
    const before = JSON.stringify(s.view('imperial').game);
    s.choose('rebel', 'card:imperial-support');
    expect(JSON.stringify(s.view('imperial').game), 'the pick is sealed').toBe(before);
    expect(chosen(s, 'imperial', 'imperial')).toBeNull();
    s.choose('imperial', 'card:rebel-deception');
    for (const viewer of ['rebel', 'imperial'] as const) {
      expect(chosen(s, 'rebel', viewer)).toBe('deception');
      expect(chosen(s, 'imperial', viewer)).toBe('support');
    }
    expect(chosen(s, 'rebel', 'spectator')).toBe('?');
  },
);

evrCase(
  39,
  'Infiltration on an open strategy: it is picked and shown, then the infiltrator picks their own',
  () => {
    const s = fight({
      event: 'locate-the-rebel-base',
      rebel: { play: hand(9), strategy: 'infiltration' },
      imperial: { play: hand(5), strategy: 'bureaucracy' },
    });
    expect(area(s, 'imperial')).toMatchObject({ infiltrated: true, open: true });
    expect(asked(s)).toEqual(['rebel']);
    expect(kind(s, 'rebel')).toBe('planning.infiltration');
    expect(sorted(s.offers('rebel'))).toEqual([
      'card:imperial-deception',
      'card:imperial-direct-assault',
      'card:imperial-infiltration',
      'card:imperial-support',
    ]);
    s.choose('rebel', 'card:imperial-deception');
    for (const viewer of VIEWERS) expect(chosen(s, 'imperial', viewer)).toBe('deception');
    expect(area(s, 'imperial').shown).toBe(true);
    expect(chosen(s, 'rebel', 'rebel')).toBeNull();
    expect(asked(s)).toEqual(['rebel']);
    expect(kind(s, 'rebel')).toBe('planning.strategy');
    s.choose('rebel', 'card:rebel-direct-assault');
    expect(chosen(s, 'rebel', 'imperial')).toBe('?');
    expect(chosen(s, 'imperial', 'spectator')).toBe('deception');
    expect(area(s, 'imperial')).toMatchObject({ infiltrated: false, open: false });
  },
);
