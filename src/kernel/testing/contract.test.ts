import type { AnyGame } from '../game.ts';
import { gameContract } from './contract.ts';
import { tiny } from './tiny-game.ts';

// The kernel is held to the contract by a game that has one of everything.
gameContract({ ...tiny, optionSets: { short: { rounds: 2 }, long: { rounds: 5 } } } as unknown as AnyGame, {
  playouts: 50,
  games: 5,
  every: 3,
  matches: 3,
});
