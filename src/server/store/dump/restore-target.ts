import type { Kysely, Transaction } from 'kysely';
import { migrate, schemaOf, type Words } from '../migrations/index.ts';
import type { Where } from '../open.ts';
import { kyselyAt, POSTGRES_WORDS } from '../postgres/postgres.ts';
import { type Schema, TABLE_KEYS } from '../schema.ts';
import { lockedKysely, SQLITE_WORDS } from '../sqlite/sqlite.ts';
import type { StoredRow } from './snapshot.ts';

/** Tables whose columns are those of the backup, perhaps of an older schema. */
type AnySchema = Record<string, StoredRow>;

export interface Restore {
  put(table: keyof Schema, row: StoredRow): Promise<void>;
}

export interface RestoreTarget {
  /** Brings the empty storage to a schema, lets it be filled in one transaction, then migrates it. */
  fill<T>(schema: string, work: (put: Restore['put']) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export async function openRestore({ dataFolder, databaseUrl }: Where): Promise<RestoreTarget> {
  if (databaseUrl) {
    const db = kyselyAt<AnySchema>(databaseUrl, { max: 1, connectionTimeoutMillis: 5_000 });
    return targetOn(db, POSTGRES_WORDS, () => db.destroy());
  }
  const { db, close } = lockedKysely<AnySchema>(dataFolder);
  return targetOn(db, SQLITE_WORDS, close);
}

const targetOn = (db: Kysely<AnySchema>, words: Words, close: () => Promise<void>): RestoreTarget => ({
  async fill(schema, work) {
    const there = await schemaOf(db, words);
    if (there !== undefined && there > schema)
      throw new Error(
        `The backup has schema ${schema}, but the storage already has the newer ${there}. Use an empty storage.`,
      );
    await migrate(db, words, schema);
    const result = await db.transaction().execute(async (trx) => {
      await refuseUnlessEmpty(trx);
      const writer = writerOn(trx);
      const done = await work(writer.put);
      await writer.flush();
      return done;
    });
    await migrate(db, words);
    return result;
  },
  close,
});

async function refuseUnlessEmpty(trx: Transaction<AnySchema>): Promise<void> {
  const present = new Set((await trx.introspection.getTables()).map(({ name }) => name));
  for (const table of Object.keys(TABLE_KEYS)) {
    if (!present.has(table)) continue;
    const found = await trx.selectFrom(table).selectAll().limit(1).execute();
    if (found.length > 0)
      throw new Error('The storage is not empty; a backup can only be restored into an empty one.');
  }
}

const ROWS_AT_ONCE = 200;
const CHARACTERS_AT_ONCE = 1_000_000;

/** Rows of one table are inserted in batches. */
function writerOn(trx: Transaction<AnySchema>) {
  let table = '';
  let rows: StoredRow[] = [];
  let characters = 0;
  const flush = async (): Promise<void> => {
    if (rows.length > 0) await trx.insertInto(table).values(rows).execute();
    rows = [];
    characters = 0;
  };
  return {
    async put(to: string, row: StoredRow): Promise<void> {
      if (to !== table || rows.length >= ROWS_AT_ONCE || characters >= CHARACTERS_AT_ONCE) await flush();
      table = to;
      rows.push(row);
      for (const value of Object.values(row)) characters += String(value).length;
    },
    flush,
  };
}
