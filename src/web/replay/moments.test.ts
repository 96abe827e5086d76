import { describe, expect, test } from 'vitest';
import { lookTime, marksWithRoom, roundAfter, roundAt, roundBefore } from './moments.ts';

const MARKS = [
  { row: 3, round: 1 },
  { row: 40, round: 2 },
  { row: 41, round: 3 },
];

describe('rounds', () => {
  test.each([
    [0, 0],
    [2, 0],
    [3, 1],
    [39, 1],
    [40, 2],
    [99, 3],
  ])('row %i is in round %i', (row, round) => expect(roundAt(MARKS, row)).toBe(round));

  test('one goes to the beginning of the round first, then to the one before', () => {
    expect([99, 41, 40, 20, 3, 0].map((row) => roundBefore(MARKS, row))).toEqual([41, 40, 3, 3, 0, 0]);
    expect([0, 3, 40, 41, 99].map((row) => roundAfter(MARKS, row, 99))).toEqual([3, 40, 41, 99, 99]);
    expect(roundAfter([], 5, 9)).toBe(9);
  });

  test('numbers stand where there is room for them', () => {
    expect([...marksWithRoom(MARKS, 99)]).toEqual([3, 40]);
    expect([...marksWithRoom([], 0)]).toEqual([]);
  });
});

describe('playing by itself', () => {
  const heard = Array.from({ length: 3 }, () => ({ e: { k: 'roll' }, faces: {} }));
  test('leaves time to read, and for the motion', () => {
    expect(lookTime([], 300, 1)).toBeLessThan(lookTime(heard, 0, 1));
    expect(lookTime(heard, 1000, 1)).toBe(5000);
    expect(lookTime(heard, 1000, 2)).toBe(2500);
    expect(lookTime(heard, 0, 4)).toBe(lookTime(heard, 0, 1) / 4);
  });
});
