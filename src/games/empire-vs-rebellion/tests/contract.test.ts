import { gameContract } from '../../../kernel/testing/contract.ts';
import { empireVsRebellion } from '../index.ts';

gameContract(empireVsRebellion, { playouts: 200, games: 16, every: 5, matches: 4 });
