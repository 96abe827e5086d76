import { spoken } from '../../../games/rebellion/spoken.ts';
import type { Board } from '../../table/board.ts';
import { RebellionBoard } from './board.tsx';

export const board: Board = {
  spoken: { ...spoken, rules: {} },
  Board: RebellionBoard,
  detailOf: () => undefined,
};
export default board;
