import { type Compilable, CompiledQuery, type DialectAdapter, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';
import { inParts } from './parts.ts';

/** By kind of storage: what statements are called here, and how that storage says them. */
const texts = new WeakMap<DialectAdapter, Map<string, string>>();

/**
 * Runs a statement that comes again and again with other values; gives the rows that it returns. To put a statement together
 * takes longer than to run it, so that is done once for each name.
 */
export async function runAgain<Row>(
  trx: Transaction<Schema>,
  name: string,
  build: () => CompiledQuery<Row>,
  values: readonly unknown[],
): Promise<Row[]> {
  const { adapter } = trx.getExecutor();
  const known = texts.get(adapter) ?? new Map<string, string>();
  texts.set(adapter, known);
  const text = known.get(name) ?? build().sql;
  known.set(name, text);
  const { rows } = await trx.executeQuery<Row>(CompiledQuery.raw(text, [...values]));
  return rows;
}

/** Puts rows in, however many there are; all with their columns in the same order. */
export async function insertAgain<T extends object>(
  trx: Transaction<Schema>,
  name: string,
  rows: readonly T[],
  build: (part: readonly T[]) => Compilable,
): Promise<void> {
  for (const part of inParts(rows)) {
    const values = part.flatMap((row): unknown[] => Object.values(row));
    await runAgain(trx, `insert ${part.length} ${name}`, () => build(part).compile(), values);
  }
}
