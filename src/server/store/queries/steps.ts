import type { Transaction } from 'kysely';
import { encodeChairs, encodeKeyframe, encodeLog, encodeNotices, encodeTable } from '../codec.ts';
import type { Tell } from '../engine.ts';
import type { Committed, Step, TableRecord } from '../port.ts';
import type { Schema } from '../schema.ts';
import { inParts } from './parts.ts';

/** A new table. */
export async function addTable(trx: Transaction<Schema>, tell: Tell, step: Step): Promise<void> {
  await trx.insertInto('tables').values(encodeTable(step.table)).execute();
  await writeRest(trx, tell, [step]);
}

/**
 * Steps of tables that are there, in one transaction. A step that was made from an older record is left out; one whose rows are
 * there already fails the transaction with a Clash.
 */
export async function writeSteps(
  trx: Transaction<Schema>,
  tell: Tell,
  steps: readonly Step[],
): Promise<Committed[]> {
  const done = new Set<Step>();
  // Always in the same order, or the transactions of two processes might wait for each other.
  for (const step of steps.toSorted(byTable)) {
    const { id, ...record } = encodeTable(step.table);
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

const byTable = (a: Step, b: Step): number =>
  a.table.id < b.table.id ? -1 : a.table.id > b.table.id ? 1 : a.table.version - b.table.version;

async function writeRest(trx: Transaction<Schema>, tell: Tell, steps: readonly Step[]): Promise<void> {
  const rows = steps.flatMap((step) => step.rows.map((row) => encodeLog(step.table.id, row)));
  for (const part of inParts(rows)) await trx.insertInto('log').values(part).execute();
  const frames = steps.flatMap((step) => step.keyframes.map((frame) => encodeKeyframe(step.table.id, frame)));
  for (const part of inParts(frames)) await trx.insertInto('keyframes').values(part).execute();
  const notices = steps.flatMap(encodeNotices);
  for (const part of inParts(notices)) await trx.insertInto('notices').values(part).execute();
  // Of one table's steps only the last says who sits there now.
  await writeChairs(trx, [...new Map(steps.map(({ table }) => [table.id, table])).values()]);
  for (const { table } of steps) tell({ is: 'table', table: table.id, version: table.version });
}

/** Who sits where now. Most steps change only for whom the game waits, and many not even that. */
export async function writeChairs(trx: Transaction<Schema>, tables: readonly TableRecord[]): Promise<void> {
  const chairs = tables.flatMap(encodeChairs);
  for (const part of inParts(chairs))
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
  for (const { id, chairs: all } of tables) {
    const taken = chairs.filter((chair) => chair.table_id === id).map(({ seat }) => seat);
    if (taken.length < all.length) await emptyChairs(trx, id, taken);
  }
}

async function emptyChairs(trx: Transaction<Schema>, table: string, taken: readonly number[]): Promise<void> {
  await trx
    .deleteFrom('chairs')
    .where('table_id', '=', table)
    .$if(taken.length > 0, (query) => query.where('seat', 'not in', taken))
    .execute();
}
