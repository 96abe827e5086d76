import { memo, useDeferredValue } from 'react';
import type { Board, BoardProps } from './board.ts';

interface Props {
  readonly Board: Board['Board'];
  readonly shown: BoardProps;
}

const Drawn = memo(({ Board, shown }: Props) => <Board {...shown} />);

/** A board of some thousand pictures is worked out bit by bit between other things: nobody's click or key waits for it. */
export function Unhurried({ Board, shown }: Props) {
  return <Drawn Board={Board} shown={useDeferredValue(shown)} />;
}
