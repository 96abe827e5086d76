import { memo, useDeferredValue } from 'react';
import type { Board, BoardProps } from './board.ts';

interface Props {
  readonly Board: Board['Board'];
  readonly shown: BoardProps;
}

const Drawn = memo(({ Board, shown }: Props) => <Board {...shown} />);

/** Renders a large board at low priority, so that clicks and keys do not wait for it. */
export function Unhurried({ Board, shown }: Props) {
  return <Drawn Board={Board} shown={useDeferredValue(shown)} />;
}
