import { type Compilable, CompiledQuery, type DialectAdapter, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

/** By kind of storage: what statements are called here, and how that storage says them. */
const texts = new WeakMap<DialectAdapter, Map<string, string>>();

/**
 * Runs a statement that comes again and again with other values; gives how many rows it changed. To put a statement together
 * takes longer than to run it, so that is done once for each name.
 */
export async function runAgain(
  trx: Transaction<Schema>,
  name: string,
  build: () => Compilable,
  values: readonly unknown[],
): Promise<bigint> {
  const { adapter } = trx.getExecutor();
  const known = texts.get(adapter) ?? new Map<string, string>();
  texts.set(adapter, known);
  const text = known.get(name) ?? build().compile().sql;
  known.set(name, text);
  const { numAffectedRows } = await trx.executeQuery(CompiledQuery.raw(text, [...values]));
  return numAffectedRows ?? 0n;
}
