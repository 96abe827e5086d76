import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';
import type { WrittenNext } from '../written.ts';
import { runAgain } from './again.ts';
import { inHalves } from './parts.ts';

/** Changes the records of tables, each of which has one step; gives the tables whose record was still the one before. */
export async function updateTables(
  trx: Transaction<Schema>,
  steps: readonly WrittenNext[],
): Promise<ReadonlySet<string>> {
  const done = new Set<string>();
  for (const [columns, alike] of byColumns(steps))
    for (const part of inHalves(alike)) {
      const name = `update ${part.length} ${columns}`;
      const updated = await runAgain(trx, name, () => statement(part).compile(trx), part.flatMap(valuesOf));
      for (const { id } of updated) done.add(id);
    }
  return done;
}

/** Those that change the same columns can be changed by one statement. */
function byColumns(steps: readonly WrittenNext[]): Map<string, WrittenNext[]> {
  const all = new Map<string, WrittenNext[]>();
  for (const step of steps) {
    const columns = Object.keys(step.columns).join();
    const alike = all.get(columns);
    if (alike) alike.push(step);
    else all.set(columns, [step]);
  }
  return all;
}

const valuesOf = ({ id, version, columns }: WrittenNext): unknown[] => [
  id,
  version - 1,
  ...Object.values(columns),
];

function statement(steps: readonly WrittenNext[]): RawBuilder<{ id: string }> {
  const [first] = steps;
  const set = Object.entries(first?.columns ?? {}).map(
    ([column, value], i) => sql`${sql.ref(column)} = ${given(i + 3, typeof value === 'number')}`,
  );
  const rows = steps.map((step) => sql`(${sql.join(valuesOf(step))})`);
  return sql`update tables set ${sql.join(set)} from (values ${sql.join(rows)}) as given
    where tables.id = ${given(1)} and tables.version = ${given(2, true)} returning tables.id`;
}

/** The nth of the values given for a row: both storages name them so. PostgreSQL takes all for texts unless it is told. */
const given = (n: number, isNumber = false): RawBuilder<unknown> => {
  const value = sql.ref(`given.column${n}`);
  return isNumber ? sql`cast(${value} as integer)` : value;
};
