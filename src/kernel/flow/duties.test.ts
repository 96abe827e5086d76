import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../game.ts';
import { everybody, seatBit, viewerBit } from '../ids.ts';
import { tiny } from '../testing/tiny-game.ts';
import { dutyTableFor, dutyTableOf, sideIn } from './duties.ts';

describe('the duty table', () => {
  const team = dutyTableOf([
    { name: 'admiral', side: 'empire', duties: ['space'] },
    { name: 'rebel', side: 'rebel', duties: ['*'] },
    { name: 'general', side: 'empire', duties: ['ground', 'missions'] },
  ]);

  test('a duty falls to the seat of its side that has it', () => {
    expect(team.count).toBe(3);
    expect(team.seatOf('empire/space')).toBe(0);
    expect(team.seatOf('empire/ground')).toBe(2);
    expect(team.seatOf('empire/missions')).toBe(2);
    expect(team.seatOf('rebel/space')).toBe(1);
    expect(team.seatOf('rebel/anything')).toBe(1);
    expect(team.seatOf('empire/space')).toBe(0); // looked up before, found again
  });

  test('a duty that several seats have goes to the first', () => {
    const both = dutyTableOf([
      { name: 'one', side: 'a', duties: ['x'] },
      { name: 'two', side: 'a', duties: ['*'] },
    ]);
    expect([both.seatOf('a/x'), both.seatOf('a/y')]).toEqual([0, 1]);
  });

  test('the most exact name counts, whatever the order of the seats', () => {
    const pair = dutyTableOf([
      { name: 'rest', side: 'a', duties: ['*'] },
      { name: 'leaders', side: 'a', duties: ['leader'] },
      { name: 'han', side: 'a', duties: ['leader:han', 'turn:admiral'] },
    ]);
    const duties = ['a/leader:han', 'a/leader:leia', 'a/turn:admiral', 'a/turn:general', 'a/turn'] as const;
    expect(duties.map((duty) => pair.seatOf(duty))).toEqual([2, 1, 2, 0, 0]);
    expect(pair.seatsOf(duties)).toEqual([2, 1, 0]);
    expect(pair.sides).toEqual(['a', 'a', 'a']);
    expect(sideIn('a/leader:han')).toBe('a');
  });

  test('a duty that nobody has is a mistake of the game, and says so', () => {
    expect(() => team.seatOf('empire/cooking')).toThrow('no seat has the duty empire/cooking');
    expect(() => team.seatOf('hutts/space')).toThrow('hutts/space');
  });

  test('a side is the seats that fight for it', () => {
    expect(team.side('empire')).toBe(seatBit(0) | seatBit(2));
    expect(team.side('rebel')).toBe(seatBit(1));
    expect(team.side('hutts')).toBe(0);
  });

  test('is worked out once for the options', () => {
    const options = { rounds: 3 };
    expect(dutyTableFor(tiny, options)).toBe(dutyTableFor(tiny, options));
    expect(dutyTableFor(tiny, { rounds: 3 })).not.toBe(dutyTableFor(tiny, options));
    expect(dutyTableFor(tiny, options).count).toBe(2);
    const plain = { ...tiny, seats: () => tiny.seats({ rounds: 1 }) };
    for (const none of [null, 7, 'short'])
      expect(dutyTableFor(plain as unknown as AnyGame, none).count).toBe(2);
  });
});

describe('audiences', () => {
  test('the spectator has the bit after the last seat, and is one of everybody', () => {
    expect(viewerBit(null, 2)).toBe(4);
    expect(viewerBit(1, 2)).toBe(2);
    expect(everybody(2)).toBe(viewerBit(0, 2) | viewerBit(1, 2) | viewerBit(null, 2));
  });
});
