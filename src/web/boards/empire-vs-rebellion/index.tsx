import { spoken } from '../../../games/empire-vs-rebellion/public/words.ts';
import type { Board } from '../../table/board.ts';
import { asEvr, boardFacts } from './board-facts.ts';
import { detailOfThing } from './detail.ts';
import { EvrBoard } from './evr-board.tsx';
import { oddsOfPlaying } from './odds.ts';
import { EvrIcon } from './pieces/icon.tsx';

/** Everything that the page knows of Empire vs. Rebellion. */
export const board: Board = {
  spoken,
  Board: EvrBoard,
  detailOf: (view, ref) => detailOfThing(boardFacts(asEvr(view), view.me), ref),
  oddsOf: (view, _question, partial) => oddsOfPlaying(boardFacts(asEvr(view), view.me), partial),
  // Every question can be answered with the cards themselves.
  takesOver: () => true,
  Icon: EvrIcon,
};
export default board;
