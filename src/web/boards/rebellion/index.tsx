import { lexicon } from '../../../games/rebellion/public/words.ts';
import type { Board } from '../../table/board.ts';
import { deedOf } from './answers/deeds.ts';
import { notesOn } from './answers/notes.ts';
import { givesUp, isDangerous, reconsider } from './answers/second-thoughts.ts';
import { RebellionBoard } from './board.tsx';
import { briefly } from './brief.ts';
import { detailOf } from './detail.ts';
import { leadsOn } from './leads-on.ts';
import { fillLibrary, rules } from './library.ts';
import { liesIn } from './lies-in.ts';
import { oddsOf } from './odds/odds.ts';
import { Thing } from './pieces/thing.tsx';
import { sheets } from './sheets.tsx';
import { takesOver } from './stages/takes-over.ts';

/** Prompts cite rules from the start; a slow network delays the board only briefly. */
const PATIENCE = 1500;
await Promise.race([fillLibrary(), new Promise((done) => setTimeout(done, PATIENCE))]);

export const board: Board = {
  spoken: { ...lexicon, text: briefly(lexicon.text), rules },
  Board: RebellionBoard,
  detailOf,
  oddsOf,
  deedOf,
  reconsider,
  notesOn,
  isDangerous,
  givesUp,
  takesOver,
  leadsOn,
  sheets,
  liesIn,
  Icon: Thing,
};
