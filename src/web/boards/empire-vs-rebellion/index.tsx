import type { Board } from '../../table/board.ts';
import { detailOfThing } from './detail.ts';
import { EvrBoard } from './evr-board.tsx';
import { EvrIcon } from './icon.tsx';
import { fillLibrary, SPOKEN } from './library.ts';
import { oddsOfPlaying } from './odds.ts';
import { asEvr, pictureOf } from './picture.ts';

/** Prompts cite rules from the first moment on; a slow network does not keep the board back for long. */
const PATIENCE = 1500;
await Promise.race([fillLibrary(), new Promise((done) => setTimeout(done, PATIENCE))]);

/** Everything that the page knows of Empire vs. Rebellion. */
export const board: Board = {
  spoken: SPOKEN,
  Board: EvrBoard,
  detailOf: (view, ref) => detailOfThing(pictureOf(asEvr(view), view.me), ref),
  oddsOf: (view, _question, draft) => oddsOfPlaying(pictureOf(asEvr(view), view.me), draft),
  // Whatever is asked can be answered with the cards themselves.
  takesOver: () => true,
  Icon: EvrIcon,
};
export default board;
