import { spoken } from '../../../games/rebellion/spoken.ts';
import type { Board } from '../../table/board.ts';
import { RebellionBoard } from './board.tsx';
import { detailOf } from './detail.ts';
import { fillLibrary, rules } from './library.ts';
import { oddsOf } from './odds/odds.ts';
import { Thing } from './pieces/thing.tsx';
import { takesOver } from './stages/takes-over.ts';

void fillLibrary();

export const board: Board = {
  spoken: { ...spoken, rules },
  Board: RebellionBoard,
  detailOf,
  oddsOf,
  takesOver,
  Icon: Thing,
};
export default board;
