import { existsSync } from 'node:fs';
import Libsql from 'libsql';
import pg from 'pg';
import { isRecord } from '../../kernel/json.ts';
import type { Where } from './open.ts';
import { type Schema, TABLE_KEYS } from './schema.ts';
import { databasePath } from './sqlite-file.ts';

export type StoredRow = Readonly<Record<string, string | number | null>>;

/** The whole storage as it was at one moment, however long the reading takes and whatever is written meanwhile. */
export interface Snapshot {
  readonly schema: string;
  rows(table: keyof Schema): AsyncIterable<StoredRow>;
  close(): Promise<void>;
}

/** On a connection of its own, also beside a server that runs. */
export const openSnapshot = ({ dataFolder, databaseUrl }: Where): Promise<Snapshot> =>
  databaseUrl ? ofPostgres(databaseUrl) : ofSqlite(dataFolder);

const SCHEMA = 'select name from kysely_migration order by name desc limit 1';
const inOrder = (table: keyof Schema): string =>
  `select * from "${table}" order by ${TABLE_KEYS[table].map((column) => `"${column}"`).join(', ')}`;

async function ofSqlite(dataFolder: string): Promise<Snapshot> {
  const path = databasePath(dataFolder);
  // The library would make an empty one.
  if (!existsSync(path)) throw new Error(`There is no database in the data folder ${dataFolder}.`);
  const file = new Libsql(path);
  file.pragma('busy_timeout = 5000');
  file.exec('begin');
  const close = async (): Promise<void> => void file.close();
  return begun(close, async () => ({
    schema: schemaFrom(file.prepare(SCHEMA).all()),
    async *rows(table) {
      for (const row of file.prepare(inOrder(table)).iterate()) yield row as StoredRow;
    },
    close,
  }));
}

/** So many rows are in memory at once. */
const PORTION = 100;

async function ofPostgres(url: string): Promise<Snapshot> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true });
  // Whoever reads next gets it.
  client.on('error', () => {});
  const close = (): Promise<void> => client.end();
  const ask = async (text: string): Promise<StoredRow[]> => (await client.query<StoredRow>(text)).rows;
  return begun(close, async () => {
    await client.connect();
    await ask('begin isolation level repeatable read read only');
    return {
      schema: schemaFrom(await ask(SCHEMA)),
      async *rows(table) {
        await ask(`declare portion no scroll cursor for ${inOrder(table)}`);
        for (;;) {
          const rows = await ask(`fetch ${PORTION} from portion`);
          if (rows.length === 0) break;
          yield* rows;
        }
        await ask('close portion');
      },
      close,
    };
  });
}

async function begun(close: () => Promise<void>, begin: () => Promise<Snapshot>): Promise<Snapshot> {
  try {
    return await begin();
  } catch (error) {
    await close();
    throw error;
  }
}

function schemaFrom([newest]: readonly unknown[]): string {
  if (!isRecord(newest)) throw new Error('The storage is empty.');
  return String(newest['name']);
}
