import { gameContract } from '../../../kernel/testing/contract.ts';
import { empireVsRebellion } from '../index.ts';

gameContract(empireVsRebellion, { playouts: 300, games: 25, every: 5, matches: 6 });
