import type { Store } from './port.ts';
import { openPostgres } from './postgres.ts';
import { storeOn } from './queries.ts';
import { openSqlite } from './sqlite.ts';

export interface Where {
  readonly dataFolder: string;
  /** PostgreSQL; without it, SQLite in the data folder. */
  readonly databaseUrl?: string | undefined;
}

export async function openStore({ dataFolder, databaseUrl }: Where): Promise<Store> {
  return storeOn(await (databaseUrl ? openPostgres(databaseUrl) : openSqlite(dataFolder)));
}
