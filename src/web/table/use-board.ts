import { useEffect, useMemo, useState } from 'react';
import type { Lexicon } from '../../kernel/speak/index.ts';
import { loadDocument, type RulesDocument } from '../learn/documents.ts';
import type { Board } from './board.ts';
import { loadBoard } from './boards.ts';

interface Loaded {
  readonly game: string;
  readonly board?: Board;
  readonly rules?: RulesDocument['rules'];
  readonly failed?: boolean;
}

const whenIdle = (act: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 1500 });
  else setTimeout(act, 500);
};

/** The board of a game, and its words with the rules as soon as those are there. */
export function useBoard(game: string | undefined): {
  readonly board: Board | undefined;
  readonly spoken: Lexicon | undefined;
  readonly failed: boolean;
} {
  const [loaded, setLoaded] = useState<Loaded>({ game: '' });
  useEffect(() => {
    if (game === undefined) return;
    let current = true;
    const add = (part: Partial<Loaded>): void => {
      if (current) setLoaded((was) => (was.game === game ? { ...was, ...part } : { game, ...part }));
    };
    loadBoard(game).then(
      (board) => {
        add({ board });
        // The board first: rules are long, and read later.
        whenIdle(() =>
          loadDocument(game).then(
            ({ rules }) => add({ rules }),
            () => {},
          ),
        );
      },
      () => add({ failed: true }),
    );
    return () => {
      current = false;
    };
  }, [game]);

  const { board, rules } = loaded.game === game ? loaded : { board: undefined, rules: undefined };
  const spoken = useMemo(
    () => (board === undefined ? undefined : { ...board.spoken, rules: rules ?? board.spoken.rules }),
    [board, rules],
  );
  return { board, spoken, failed: loaded.game === game && loaded.failed === true };
}
