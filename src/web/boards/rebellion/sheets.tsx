import type { BoardProps, BoardSheet } from '../../table/board.ts';
import { BoardContextProvider } from './board-context.tsx';
import { MotionProvider } from './motion/travellers.tsx';
import { Mine, Rail } from './sides/sides.tsx';
import { words } from './words.ts';

const sheet = (id: 'mine' | 'theirs', Part: typeof Mine): BoardSheet => ({
  id,
  label: words[`board.sheet.${id}`] ?? id,
  Sheet: (props: BoardProps) => (
    <BoardContextProvider props={props}>
      <MotionProvider>
        <div className="reb reb-sheet">
          <Part />
        </div>
      </MotionProvider>
    </BoardContextProvider>
  ),
});

/** Both sides, each as a sheet for narrow screens. */
export const sheets: readonly BoardSheet[] = [sheet('mine', Mine), sheet('theirs', Rail)];
