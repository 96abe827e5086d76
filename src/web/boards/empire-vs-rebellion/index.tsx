import type { Board } from '../../table/board.ts';
import { asEvr, boardFacts } from './board-facts.ts';
import { detailOfThing } from './detail.ts';
import { EvrBoard } from './evr-board.tsx';
import { fillLibrary, SPOKEN } from './library.ts';
import { oddsOfPlaying } from './odds.ts';
import { EvrIcon } from './pieces/icon.tsx';

/** Prompts cite rules from the first moment on; a slow network does not keep the board back for long. */
const PATIENCE = 1500;
await Promise.race([fillLibrary(), new Promise((done) => setTimeout(done, PATIENCE))]);

/** Everything that the page knows of Empire vs. Rebellion. */
export const board: Board = {
  spoken: SPOKEN,
  Board: EvrBoard,
  detailOf: (view, ref) => detailOfThing(boardFacts(asEvr(view), view.me), ref),
  oddsOf: (view, _question, partial) => oddsOfPlaying(boardFacts(asEvr(view), view.me), partial),
  // Every question can be answered with the cards themselves.
  takesOver: () => true,
  Icon: EvrIcon,
};
