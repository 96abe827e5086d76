import type { Entry } from '../../../kernel/cards.ts';
import type { Basis } from '../rules/document/rule.ts';
import type { SourceId } from './provenance/sources.ts';
import type { BoxId } from './terms.ts';

/** What every entry has that is not a card. */
export type RebEntry = Entry<SourceId, Basis>;

/** What every piece has. A table of pieces adds what is printed on its own. */
export interface Piece extends RebEntry {
  /** In which box it is sold. */
  readonly box: BoxId;
  /** What it does, in our own words; numbers as in the texts of cards. */
  readonly text?: string;
}

/** A table of entries with what follows for all of them. */
export const completed = <K extends string, P, T>(
  printed: Readonly<Record<K, P>>,
  complete: (entry: P) => T,
): Readonly<Record<K, T>> =>
  Object.fromEntries(Object.entries<P>(printed).map(([id, entry]) => [id, complete(entry)])) as Record<K, T>;

/** The ids of a table in its order, which kept games store: an entry is added at the end, and none moves. */
export const idsOf = <K extends string>(table: Readonly<Record<K, unknown>>): readonly K[] =>
  Object.keys(table) as K[];
