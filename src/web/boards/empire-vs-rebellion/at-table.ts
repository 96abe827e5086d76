import { createContext, useContext } from 'react';
import type { Option } from '../../../kernel/forms/index.ts';
import type { Ref } from '../../../kernel/ids.ts';
import type { BoardProps, Staging } from '../../table/board.ts';
import type { EvrView, Picture } from './picture.ts';

/** A pile that is being looked through: nothing is asked, the cards are only shown. */
export interface Browsing {
  readonly title: string;
  readonly refs: readonly Ref[];
}

/** What every part of the board needs. */
export interface AtTable extends BoardProps<EvrView> {
  readonly pic: Picture;
  browse(what: Browsing | null): void;
}

export const TableContext = createContext<AtTable | null>(null);

export function useTable(): AtTable {
  const table = useContext(TableContext);
  if (table === null) throw new Error('a part of the board stands outside of it');
  return table;
}

/** The alternative of this name, when the question is a choice that offers it. */
export function optionIn(staging: Staging, id: string): Option | undefined {
  const form = staging.question?.form;
  return form?.is === 'choose' ? form.options.find((option) => option.id === id) : undefined;
}

export const isStaged = (staging: Staging, id: string): boolean =>
  staging.draft?.is === 'choose' && staging.draft.id === id;

/** Alternatives that name no thing are staged by their own name; once more takes them back. */
export function stageOption(staging: Staging, id: string): void {
  staging.stage(isStaged(staging, id) ? null : { is: 'choose', id });
}
