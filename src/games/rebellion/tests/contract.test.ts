import { gameContract } from '../../../kernel/testing/contract.ts';
import { rebellion } from '../index.ts';

gameContract(rebellion, { playouts: 30, games: 4, every: 12, matches: 2 });
