import type { AnyGame } from '../../../kernel/game.ts';
import { gameContract } from '../../../kernel/testing/contract.ts';
import { withSeatsSwapped } from '../../../kernel/testing/seating.ts';
import { empireVsRebellion } from '../index.ts';

// Nothing reads a side out of a seat number: the contract holds with the Empire in seat 0.
gameContract({ ...withSeatsSwapped(empireVsRebellion), id: 'evr, seats swapped' } as unknown as AnyGame, {
  playouts: 50,
  games: 6,
  every: 5,
  matches: 2,
});
