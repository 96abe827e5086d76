import { createContext, useContext } from 'react';
import type { Ref, RuleId, Viewer } from '../../kernel/ids.ts';
import type { Lexicon } from '../../kernel/speak/index.ts';
import type { View } from '../../kernel/view.ts';
import type { Board } from './board.ts';

/** What all parts of a table's screen share: the words of its game, the view, and doors to what can be read. */
export interface AtTable {
  readonly game: string;
  readonly board: Board;
  /** The game's words, with its rules once they are loaded. */
  readonly spoken: Lexicon;
  readonly view: View;
  readonly me: Viewer;
  readonly people: readonly string[];
  showRule(rule: RuleId): void;
  detail(ref: Ref | null, beside?: Element, pinned?: boolean): void;
}

const Context = createContext<AtTable | null>(null);
export const AtTableProvider = Context.Provider;

export function useAtTable(): AtTable {
  const at = useContext(Context);
  if (at === null) throw new Error('used outside of a table');
  return at;
}
