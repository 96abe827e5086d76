import {
  type Compilable,
  CompiledQuery,
  type DialectAdapter,
  type Insertable,
  type Transaction,
} from 'kysely';
import { type Added, objectsOf, type Rows, widthOf } from '../rows.ts';
import type { Schema } from '../schema.ts';
import { inParts } from './parts.ts';

/** By kind of storage: what statements are called here, and how that storage says them. */
const texts = new WeakMap<DialectAdapter, Map<string, CompiledQuery>>();

/**
 * Runs a statement that recurs with other values, and returns its rows. Compiling takes longer than running, so it is
 * done once per name.
 */
export async function runAgain<Row>(
  trx: Transaction<Schema>,
  name: string,
  build: () => CompiledQuery<Row>,
  values: readonly unknown[],
): Promise<Row[]> {
  const { adapter } = trx.getExecutor();
  const known = texts.get(adapter) ?? new Map<string, CompiledQuery>();
  texts.set(adapter, known);
  // Only the compiled text is kept; the rest would hold on to the values.
  const query = known.get(name) ?? CompiledQuery.raw(build().sql);
  known.set(name, query);
  const { rows } = await trx.executeQuery<Row>({ ...query, parameters: values } as CompiledQuery<Row>);
  return rows;
}

/** Inserts any number of rows. */
export async function insertAgain<T extends Added>(
  trx: Transaction<Schema>,
  table: T,
  rows: Rows,
  build: (part: Insertable<Schema[T]>[]) => Compilable,
): Promise<void> {
  for (const part of inParts(rows, widthOf(table)))
    await runAgain(
      trx,
      `insert ${part.length} ${table}`,
      () => build(objectsOf(table, part)).compile(),
      part,
    );
}
