import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../../kernel/game.ts';
import { gameContract } from '../../../kernel/testing/contract.ts';
import { withSeatsDivided, withSeatsSwapped } from '../../../kernel/testing/seating.ts';
import { expectSameLog } from '../../../kernel/testing/seating-log.ts';
import { rebellion } from '../index.ts';
import { JOBS } from '../state.ts';

// Nothing reads a side out of a seat number: the contract holds with the Empire in seat 0, and with four seats that share the duties.

const SIZE = { playouts: 3, games: 1, every: 20, matches: 1 };
const { full } = rebellion.optionSets;
if (full === undefined) throw new Error('the full game is gone');
const divided = (seed: string): AnyGame =>
  withSeatsDivided({ ...rebellion, optionSets: { [seed]: full } }, JOBS, seed) as unknown as AnyGame;

gameContract({ ...withSeatsSwapped(rebellion), id: 'rebellion, seats swapped' } as unknown as AnyGame, SIZE);
for (const seed of ['one', 'two']) gameContract({ ...divided(seed), id: 'rebellion, duties divided' }, SIZE);

describe('the tables', () => {
  test('have the Empire in seat 0, and four seats with something to do', () => {
    expect(
      withSeatsSwapped(rebellion)
        .seats(full)
        .map(({ side }) => side),
    ).toEqual(['imperial', 'rebel']);
    for (const seed of ['one', 'two']) {
      const seats = divided(seed).seats(full);
      expect(seats.map(({ duties }) => duties.length > 0)).toEqual([true, true, true, true]);
      expect(seats.flatMap(({ duties }) => duties).sort()).toEqual([...JOBS, ...JOBS].sort());
    }
  });
});

describe('the log', () => {
  test('names the same players with the Empire in seat 0', () => {
    expectSameLog(rebellion, withSeatsSwapped(rebellion), full, 250);
  });

  test('is the same for each side with four seats', () => {
    for (const seed of ['one', 'two'])
      expectSameLog(rebellion, withSeatsDivided(rebellion, JOBS, seed), full, 250);
  });
});
