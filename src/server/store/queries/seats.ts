import type { Compilable, Insertable, Transaction } from 'kysely';
import { objectsOf } from '../rows.ts';
import type { ChairsTable, Schema } from '../schema.ts';
import type { WrittenChairs } from '../written.ts';
import { insertAgain } from './again.ts';

/** Who sits where now; null where nothing has changed. If a table comes several times, it is as it comes last. */
export async function writeChairs(
  trx: Transaction<Schema>,
  steps: readonly (WrittenChairs | null)[],
): Promise<void> {
  const tables = steps.filter((chairs) => chairs !== null);
  const last = new Map(tables.map((chairs) => [chairs.table, chairs]));
  const taken = [...last.values()].flatMap((chairs) => chairs.taken);
  await insertAgain(trx, 'chairs', taken, (part) => takeChairs(trx, part));
  for (const table of new Set(tables.filter(({ left }) => left).map((chairs) => chairs.table)))
    await emptyChairs(
      trx,
      table,
      objectsOf('chairs', last.get(table)?.taken ?? []).map(({ seat }) => seat),
    );
}

/** Most steps change only whom the game waits for, and many not even that. */
const takeChairs = (trx: Transaction<Schema>, chairs: readonly Insertable<ChairsTable>[]): Compilable =>
  trx
    .insertInto('chairs')
    .values(chairs)
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
    );

async function emptyChairs(trx: Transaction<Schema>, table: string, taken: readonly number[]): Promise<void> {
  await trx
    .deleteFrom('chairs')
    .where('table_id', '=', table)
    .$if(taken.length > 0, (query) => query.where('seat', 'not in', taken))
    .execute();
}
