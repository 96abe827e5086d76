import type { Store } from './port.ts';
import { openPostgres } from './postgres/postgres.ts';
import { encodedStoreOn } from './queries.ts';
import { openSqlite } from './sqlite/sqlite.ts';
import { storeInThread } from './thread/store-worker.ts';
import { storeOver } from './written.ts';

export interface Where {
  readonly dataFolder: string;
  /** PostgreSQL; without it, SQLite in the data folder. */
  readonly databaseUrl?: string | undefined;
  /** SQLite in a thread of its own, so that nobody else has to wait for the disk. */
  readonly ownThread?: boolean | undefined;
}

export async function openStore({ dataFolder, databaseUrl, ownThread }: Where): Promise<Store> {
  if (databaseUrl) return storeOver(encodedStoreOn(await openPostgres(databaseUrl)));
  if (ownThread) return storeOver(await storeInThread(dataFolder));
  return storeOver(encodedStoreOn(await openSqlite(dataFolder)));
}
