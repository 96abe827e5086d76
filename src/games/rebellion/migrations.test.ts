import { expect, test } from 'vitest';
import { MIGRATIONS } from './migrations.ts';

const MARKS = {
  assigning: false,
  bobaFett: -1,
  unpinning: -1,
  unpinnedAt: -1,
  misdirected: -1,
  landoBonus: false,
  yodaUsed: true,
};
const COMBAT = {
  k: 'combat',
  round: 1,
  noEscape: [false, false],
  escapePlan: [false, false],
  byDesign: false,
  trap: false,
  goodIntel: false,
  pointBlank: false,
  targetStarDestroyers: false,
  keptFromEscaping: false,
  guest: -1,
};

/** A state of version 4, as version 5 lays it out. */
function migrated(marks: object, ...stack: object[]) {
  const state = structuredClone({ game: { marks: { ...MARKS, ...marks }, ...TURNS }, stack });
  MIGRATIONS[5]?.(state);
  return state as unknown as {
    game: { marks: object; effects: object[]; passed: string[]; turn: string };
    stack: { effects: object[] }[];
  };
}
const TURNS = { passed: [false, false], current: 0 };
const briefly = (effects: object[] | undefined): string[] =>
  (effects ?? []).map((e) => Object.values(e).join(' '));

test('flags that are down leave nothing', () => {
  const { game, stack } = migrated(
    {},
    COMBAT,
    { k: 'battle', theater: 0, unblockable: [false, false] },
    { k: 'mission', unopposable: false, guarded: false },
  );
  expect(game).toMatchObject({ marks: { assigning: false, yodaUsed: true }, effects: [] });
  expect(Object.keys(game.marks)).toHaveLength(2);
  expect(stack).toEqual([
    { k: 'combat', round: 1, effects: [] },
    { k: 'battle', theater: 0 },
    { k: 'mission', effects: [] },
  ]);
});

test('start-of-combat cards', () => {
  const all = { byDesign: true, trap: true, goodIntel: true, pointBlank: true, guest: 7 };
  const more = { targetStarDestroyers: true, keptFromEscaping: true };
  const effects = (round: number) => migrated({}, { ...COMBAT, ...all, ...more, round }).stack[0]?.effects;
  const lasting = [
    'open-hand good-intel 0  ',
    'less-health point-blank-assault    1',
    'black-as-red target-the-star-destroyers 0 0  2',
    'no-retreat keep-them-from-escaping 0  ',
    'guest ready-for-action 1   7',
  ];
  expect(briefly(effects(1))).toEqual([
    'fewer-dice according-to-my-design 0  1 1 2',
    'no-tactics its-a-trap 1 0 1',
    ...lasting,
  ]);
  expect(briefly(effects(2))).toEqual(lasting);
});

test('tactic cards, of the combat that the battle belongs to', () => {
  const { stack } = migrated(
    {},
    { ...COMBAT, round: 3, noEscape: [true, false], escapePlan: [false, true] },
    { k: 'battle', theater: 1, unblockable: [true, true] },
  );
  expect(briefly(stack[0]?.effects)).toEqual([
    'no-retreat space-no-escape 0  3',
    'free-transport ground-escape-plan 1  3',
    'no-block ground-unstoppable-assault 0 1 3',
    'no-block ground-unstoppable-assault 1 1 3',
  ]);
});

test('cards of missions and of the round', () => {
  const marks = { bobaFett: 4, unpinning: 9, unpinnedAt: 3, misdirected: 15, landoBonus: true };
  const { game, stack } = migrated(marks, { k: 'mission', unopposable: true, guarded: true });
  expect(briefly(stack[0]?.effects)).toEqual(['unopposed blindside', 'fails wookiee-guardian']);
  expect(briefly(game.effects)).toEqual([
    'rebels-banned boba-fett-where 4',
    'holds-nobody public-support 9 3',
    'unopposed misdirection 15',
    'bonus contingency-plan 23 2',
  ]);
});

test.each([
  [[false, false], 0, [], 'rebel'],
  [[true, false], 1, ['rebel'], 'imperial'],
  [[false, true], 0, ['imperial'], 'rebel'],
  [[true, true], 1, ['rebel', 'imperial'], 'imperial'],
])('passed %o, current side %i', (passed, current, roles, turn) => {
  const state = { game: { marks: { ...MARKS }, passed, current }, stack: [] };
  MIGRATIONS[5]?.(state);
  expect(state.game).toMatchObject({ passed: roles, turn, current });
});
