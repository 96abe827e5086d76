import { createContext, useContext } from 'react';
import type { Option } from '../../../kernel/forms/index.ts';
import type { Ref } from '../../../kernel/ids.ts';
import type { BoardProps, Staging } from '../../table/board.ts';
import type { BoardFacts, EvrView } from './board-facts.ts';

/** A pile that is being browsed: no question, the cards are only shown. */
export interface Browsing {
  readonly title: string;
  readonly refs: readonly Ref[];
}

/** What every part of the board needs. */
export interface BoardContext extends BoardProps<EvrView> {
  readonly facts: BoardFacts;
  browse(what: Browsing | null): void;
}

const Context = createContext<BoardContext | null>(null);
export const BoardContextProvider = Context.Provider;

export function useBoardContext(): BoardContext {
  const context = useContext(Context);
  if (context === null) throw new Error('used outside of a board');
  return context;
}

/** The option of this name, if the question offers it. */
export function optionIn(staging: Staging, id: string): Option | undefined {
  const form = staging.question?.form;
  return form?.is === 'choose' ? form.options.find((option) => option.id === id) : undefined;
}

export const isStaged = (staging: Staging, id: string): boolean =>
  staging.partial?.is === 'choose' && staging.partial.id === id;

/** Stages an option that names no thing; a second click removes it. */
export function stageOption(staging: Staging, id: string): void {
  staging.stage(isStaged(staging, id) ? null : { is: 'choose', id });
}
