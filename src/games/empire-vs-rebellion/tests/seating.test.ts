import { test } from 'vitest';
import type { AnyGame } from '../../../kernel/game.ts';
import { gameContract } from '../../../kernel/testing/contract.ts';
import { withSeatsSwapped } from '../../../kernel/testing/seating.ts';
import { expectSameLog } from '../../../kernel/testing/seating-log.ts';
import { empireVsRebellion } from '../index.ts';

// Nothing reads a side out of a seat number: the contract holds with the Empire in seat 0.
gameContract({ ...withSeatsSwapped(empireVsRebellion), id: 'evr, seats swapped' } as unknown as AnyGame, {
  playouts: 50,
  games: 6,
  every: 5,
  matches: 2,
});

test('the log names the same players with the Empire in seat 0', () => {
  for (const options of Object.values(empireVsRebellion.optionSets))
    expectSameLog(empireVsRebellion, withSeatsSwapped(empireVsRebellion), options, 60);
});
