import type { Transaction } from 'kysely';
import type { Tell } from '../engine.ts';
import type { Committed } from '../port.ts';
import type { Schema } from '../schema.ts';
import type { WrittenChairs, WrittenStep } from '../written.ts';
import { inParts } from './parts.ts';

/** A new table. */
export async function addTable(trx: Transaction<Schema>, tell: Tell, step: WrittenStep): Promise<void> {
  await trx.insertInto('tables').values(step.table).execute();
  await writeRest(trx, tell, [step]);
}

/**
 * Steps of tables that are there, in one transaction. A step that was made from an older record is left out; one whose rows are
 * there already fails the transaction with a Clash.
 */
export async function writeSteps(
  trx: Transaction<Schema>,
  tell: Tell,
  steps: readonly WrittenStep[],
): Promise<Committed[]> {
  const done = new Set<WrittenStep>();
  // Always in the same order, or the transactions of two processes might wait for each other.
  for (const step of steps.toSorted(byTable)) {
    const { id, ...record } = step.table;
    const { numUpdatedRows } = await trx
      .updateTable('tables')
      .set(record)
      .where('id', '=', id)
      .where('version', '=', record.version - 1)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) done.add(step);
  }
  if (done.size > 0) await writeRest(trx, tell, [...done]);
  return steps.map((step) => (done.has(step) ? 'done' : 'conflict'));
}

const byTable = (a: WrittenStep, b: WrittenStep): number =>
  a.table.id < b.table.id ? -1 : a.table.id > b.table.id ? 1 : a.table.version - b.table.version;

async function writeRest(trx: Transaction<Schema>, tell: Tell, steps: readonly WrittenStep[]): Promise<void> {
  for (const part of inParts(steps.flatMap(({ rows }) => rows)))
    await trx.insertInto('log').values(part).execute();
  for (const part of inParts(steps.flatMap(({ keyframes }) => keyframes)))
    await trx.insertInto('keyframes').values(part).execute();
  for (const part of inParts(steps.flatMap(({ notices }) => notices)))
    await trx.insertInto('notices').values(part).execute();
  // Of one table's steps only the last says who sits there now.
  await writeChairs(trx, [...new Map(steps.map(({ chairs }) => [chairs.table, chairs])).values()]);
  for (const { table } of steps) tell({ is: 'table', table: table.id, version: table.version });
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
