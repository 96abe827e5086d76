import { gameContract } from '../../../kernel/testing/contract.ts';
import { rebellion } from '../index.ts';

gameContract(rebellion, { playouts: 40, games: 6, every: 12, matches: 2 });
