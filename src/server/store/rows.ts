import type { Insertable } from 'kysely';
import type { Schema } from './schema.ts';

/** What steps add rows to: the columns, in the order in which the values of a row come. */
const COLUMNS = {
  chairs: ['table_id', 'seat', 'person', 'waits'],
  log: ['table_id', 'n', 'shown', 'seqs', 'row'],
  keyframes: ['table_id', 'n', 'position'],
  notices: ['id', 'at', 'person', 'table_id', 'what'],
} as const satisfies { readonly [T in keyof Schema]?: readonly (keyof Schema[T])[] };

export type Added = keyof typeof COLUMNS;

export type Value = string | number | null;

/** A row as its values alone. */
export type RowOf<T extends Added> = ValuesOf<Schema[T], (typeof COLUMNS)[T]>;

type ValuesOf<Row, Columns extends readonly unknown[]> = {
  readonly [I in keyof Columns]: Row[Columns[I] & keyof Row];
};

/** Rows, the values of one after those of the other: objects would take longer to send to another thread than to keep there. */
export type Rows = readonly Value[];

export const widthOf = (table: Added): number => COLUMNS[table].length;

export function objectsOf<T extends Added>(table: T, rows: Rows): Insertable<Schema[T]>[] {
  const columns = COLUMNS[table];
  return Array.from({ length: rows.length / columns.length }, (_, n) => {
    const entries = columns.map((column, i) => [column, rows[n * columns.length + i]]);
    return Object.fromEntries(entries) as Insertable<Schema[T]>;
  });
}
