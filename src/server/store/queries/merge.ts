import type { Transaction } from 'kysely';
import { decodeTable, encodeChanges } from '../codec.ts';
import type { Tell } from '../engine.ts';
import type { ChairRecord, TableRecord } from '../port.ts';
import type { Schema } from '../schema.ts';
import { writtenChairs } from '../written.ts';
import { writeChairs } from './seats.ts';
import { writeSeen } from './seen.ts';
import { updateTables } from './update.ts';

/**
 * Moves everything of one person to another, except sessions and tokens, which are removed with the person. Returns the
 * person's tables.
 */
export async function mergePeople(
  trx: Transaction<Schema>,
  tell: Tell,
  shared: boolean,
  from: string,
  to: string,
): Promise<string[]> {
  const tables = await mergeTables(trx, tell, shared, from, to);
  await trx.updateTable('chat').set({ person: to }).where('person', '=', from).execute();
  await trx.updateTable('notices').set({ person: to }).where('person', '=', from).execute();
  await mergeMutes(trx, from, to);
  const seen = await trx.selectFrom('person_seen').select('at').where('person', '=', from).executeTakeFirst();
  if (seen !== undefined) await writeSeen(trx, to, seen.at);
  return tables;
}

/** The version goes up so that no process writes old chairs back from memory. */
async function mergeTables(
  trx: Transaction<Schema>,
  tell: Tell,
  shared: boolean,
  from: string,
  to: string,
): Promise<string[]> {
  const rows = await trx
    .selectFrom('tables')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('host', '=', from),
        eb('id', 'in', eb.selectFrom('chairs').select('table_id').where('person', '=', from)),
      ]),
    )
    // In the order in which steps lock them too, or two might wait for each other.
    .orderBy('id')
    .$if(shared, (query) => query.forUpdate())
    .execute();
  for (const row of rows) {
    const before = decodeTable(row);
    const merged = withPerson(before, from, to);
    const { id, version } = merged;
    await updateTables(trx, [{ id, version, record: encodeChanges(before, merged) }]);
    await writeChairs(trx, [writtenChairs(before, merged)]);
    tell({ is: 'table', table: id, version });
  }
  return rows.map(({ id }) => id);
}

function withPerson(table: TableRecord, from: string, to: string): TableRecord {
  const host = table.host === from ? to : table.host;
  const chairs = table.chairs.map((chair): ChairRecord => {
    if (chair.is === 'person' && chair.person === from) return { ...chair, person: to };
    if (chair.is !== 'person' && chair.for === from) return { ...chair, for: to };
    return chair;
  });
  return { ...table, version: table.version + 1, host, chairs };
}

async function mergeMutes(trx: Transaction<Schema>, from: string, to: string): Promise<void> {
  const rename = (person: string): string => (person === from ? to : person);
  const rows = await trx
    .selectFrom('mutes')
    .selectAll()
    .where((eb) => eb.or([eb('person', '=', from), eb('muted', '=', from)]))
    .execute();
  for (const { table_id, person, muted } of rows) {
    const mute = { table_id, person: rename(person), muted: rename(muted) };
    if (mute.person === mute.muted) continue;
    await trx
      .insertInto('mutes')
      .values(mute)
      .onConflict((clash) => clash.doNothing())
      .execute();
  }
}
