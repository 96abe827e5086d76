import type { Insertable, Transaction } from 'kysely';
import type { Tell } from '../engine.ts';
import type { Committed } from '../port.ts';
import type { Schema } from '../schema.ts';
import type { WrittenChairs, WrittenNext, WrittenStep, WrittenTable } from '../written.ts';
import { runAgain } from './again.ts';
import { inParts } from './parts.ts';

/** A new table. */
export async function addTable(trx: Transaction<Schema>, tell: Tell, step: WrittenTable): Promise<void> {
  await trx.insertInto('tables').values(step.columns).execute();
  await writeRest(trx, tell, [step]);
}

/**
 * Steps of tables that are there, in one transaction. A step that was made from an older record is left out; one whose rows are
 * there already fails the transaction with a Clash.
 */
export async function writeSteps(
  trx: Transaction<Schema>,
  tell: Tell,
  steps: readonly WrittenNext[],
): Promise<Committed[]> {
  const done = new Set<WrittenNext>();
  // Always in the same order, or the transactions of two processes might wait for each other.
  for (const step of steps.toSorted(byTable)) if (await update(trx, step)) done.add(step);
  if (done.size > 0) await writeRest(trx, tell, [...done]);
  return steps.map((step) => (done.has(step) ? 'done' : 'conflict'));
}

const byTable = (a: WrittenStep, b: WrittenStep): number =>
  a.id < b.id ? -1 : a.id > b.id ? 1 : a.version - b.version;

/** Whether the record was the one that the step was made from. */
async function update(trx: Transaction<Schema>, { id, version, columns }: WrittenNext): Promise<boolean> {
  const statement = () =>
    trx
      .updateTable('tables')
      .set(columns)
      .where('id', '=', id)
      .where('version', '=', version - 1);
  const values = [...Object.values(columns), id, version - 1];
  return (await runAgain(trx, `update ${Object.keys(columns).join()}`, statement, values)) > 0n;
}

async function writeRest(trx: Transaction<Schema>, tell: Tell, steps: readonly WrittenStep[]): Promise<void> {
  await insert(
    trx,
    'log',
    steps.flatMap(({ rows }) => rows),
  );
  await insert(
    trx,
    'keyframes',
    steps.flatMap(({ keyframes }) => keyframes),
  );
  await insert(
    trx,
    'notices',
    steps.flatMap(({ notices }) => notices),
  );
  // Of one table's steps only the last says who sits there now.
  const chairs = new Map(steps.flatMap(({ id, chairs }) => (chairs ? [[id, chairs]] : [])));
  await writeChairs(trx, [...chairs.values()]);
  for (const { id, version } of steps) tell({ is: 'table', table: id, version });
}

async function insert<T extends 'log' | 'keyframes' | 'notices'>(
  trx: Transaction<Schema>,
  table: T,
  rows: readonly Insertable<Schema[T]>[],
): Promise<void> {
  for (const part of inParts(rows))
    await runAgain(
      trx,
      `insert ${table} ${part.length}`,
      () => trx.insertInto(table).values(part),
      part.flatMap((row) => Object.values(row)),
    );
}

/** Who sits where now. Most steps change only for whom the game waits, and many not even that. */
export async function writeChairs(trx: Transaction<Schema>, tables: readonly WrittenChairs[]): Promise<void> {
  for (const part of inParts(tables.flatMap(({ taken }) => taken)))
    await trx
      .insertInto('chairs')
      .values(part)
      .onConflict((conflict) =>
        conflict
          .columns(['table_id', 'seat'])
          .doUpdateSet((eb) => ({ person: eb.ref('excluded.person'), waits: eb.ref('excluded.waits') }))
          .where((eb) =>
            eb.or([
              eb('chairs.person', '<>', eb.ref('excluded.person')),
              eb('chairs.waits', '<>', eb.ref('excluded.waits')),
            ]),
          ),
      )
      .execute();
  for (const { table, taken, all } of tables)
    if (taken.length < all)
      await emptyChairs(
        trx,
        table,
        taken.map(({ seat }) => seat),
      );
}

async function emptyChairs(trx: Transaction<Schema>, table: string, taken: readonly number[]): Promise<void> {
  await trx
    .deleteFrom('chairs')
    .where('table_id', '=', table)
    .$if(taken.length > 0, (query) => query.where('seat', 'not in', taken))
    .execute();
}
