import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';
import type { WrittenNext } from '../written.ts';
import { runAgain } from './again.ts';
import { inParts } from './parts.ts';

type Update = Pick<WrittenNext, 'id' | 'version' | 'record'>;

/** Updates the records of tables, each at most once; returns the tables whose stored version was the expected one. */
export async function updateTables(
  trx: Transaction<Schema>,
  updates: readonly Update[],
): Promise<ReadonlySet<string>> {
  const done = new Set<string>();
  for (const [columns, alike] of byColumns(updates))
    for (const part of inParts(alike)) {
      const name = `update ${part.length} ${columns}`;
      const updated = await runAgain(trx, name, () => statement(part).compile(trx), part.flatMap(valuesOf));
      for (const { id } of updated) done.add(id);
    }
  return done;
}

/** Those that change the same columns can be changed by one statement. */
function byColumns(updates: readonly Update[]): Map<string, Update[]> {
  const all = new Map<string, Update[]>();
  for (const update of updates) {
    const alike = all.get(update.record.columns);
    if (alike) alike.push(update);
    else all.set(update.record.columns, [update]);
  }
  return all;
}

const valuesOf = ({ id, version, record }: Update): unknown[] => [id, version - 1, ...record.values];

function statement(updates: readonly Update[]): RawBuilder<{ id: string }> {
  const { columns = '', values = [] } = updates[0]?.record ?? {};
  const set = columns
    .split(',')
    .map((column, i) => sql`${sql.ref(column)} = ${given(i + 3, typeof values[i] === 'number')}`);
  const rows = updates.map((update) => sql`(${sql.join(valuesOf(update))})`);
  return sql`update tables set ${sql.join(set)} from (values ${sql.join(rows)}) as given
    where tables.id = ${given(1)} and tables.version = ${given(2, true)} returning tables.id`;
}

/** The nth of the values given for a row: both storages name them so. PostgreSQL takes all for texts unless it is told. */
const given = (n: number, isNumber = false): RawBuilder<unknown> => {
  const value = sql.ref(`given.column${n}`);
  return isNumber ? sql`cast(${value} as integer)` : value;
};
