import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Engine } from '../engine.ts';
import { migrate, type Words } from '../migrations/index.ts';
import type { Schema } from '../schema.ts';
import { signals } from '../signals.ts';
import { CHANNEL, startListener } from './listener.ts';
import { guarded } from './pool.ts';

/** Compared by bytes, as SQLite does: ids have no language, and the order of times is that of their text. */
export const POSTGRES_WORDS: Words = { text: sql`text collate "C"` };

/** How long to wait before the storage counts as out of reach, in milliseconds. */
const PATIENCE = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 12_000,
  query_timeout: 15_000,
  // A process that hangs must not lock others out of a table forever.
  idle_in_transaction_session_timeout: 20_000,
};
const CONNECTIONS = 10;
/** A server that does not answer does not say goodbye either. */
const FAREWELL = 2_000;

export async function openPostgres(url: string): Promise<Engine> {
  await migrateAt(url);
  const heard = signals();
  const listener = await startListener(url, heard);
  const db = kyselyAt<Schema>(url, { max: CONNECTIONS, ...PATIENCE });
  return {
    db,
    shared: true,
    write: (work) =>
      db
        .transaction()
        // Set explicitly: a step that waited for another one's lock must then see what that one wrote.
        .setIsolationLevel('read committed')
        .execute(async (trx) => {
          const told: string[] = [];
          const result = await work(trx, (signal) => told.push(JSON.stringify(signal)));
          if (told.length > 0)
            await sql`select pg_notify(${CHANNEL}, told) from unnest(${told}::text[]) as told`.execute(trx);
          return result;
        }),
    listen: heard.listen,
    missed: heard.missed,
    close: () => atMost(FAREWELL, Promise.all([listener.close(), db.destroy()])),
  };
}

/** On a connection of its own: a migration may take as long as it takes. */
async function migrateAt(url: string): Promise<void> {
  const db = kyselyAt<unknown>(url, { max: 1, connectionTimeoutMillis: PATIENCE.connectionTimeoutMillis });
  try {
    await migrate(db, POSTGRES_WORDS);
  } finally {
    await db.destroy();
  }
}

async function atMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const up = new Promise((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([work, up]).finally(() => clearTimeout(timer));
}

export function kyselyAt<S>(url: string, config: pg.PoolConfig): Kysely<S> {
  const pool = new pg.Pool({
    connectionString: url,
    keepAlive: true,
    application_name: 'wartable',
    ...config,
  });
  return new Kysely<S>({ dialect: new PostgresDialect({ pool: guarded(pool) }) });
}
