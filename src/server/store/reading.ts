import { CompiledQuery } from 'kysely';
import type { Where } from './open.ts';
import type { Store } from './port.ts';
import { kyselyAt } from './postgres/postgres.ts';
import { reportsOf } from './queries/reports.ts';
import type { Schema } from './schema.ts';
import { kyselyOn, readable } from './sqlite/sqlite.ts';
import { mustBeOurs, whichSchema } from './which-schema.ts';

export type ReportsToRead = Pick<Store['reports'], 'list' | 'find'> & { close(): Promise<void> };

/** On a connection of its own, also beside a server that runs: nothing is locked, nothing brought up to date. */
export async function openReports({ dataFolder, databaseUrl }: Where): Promise<ReportsToRead> {
  const db = databaseUrl
    ? kyselyAt<Schema>(databaseUrl, { max: 1, connectionTimeoutMillis: 5_000 })
    : kyselyOn<Schema>(readable(dataFolder).database);
  const close = (): Promise<void> => db.destroy();
  try {
    mustBeOurs(await whichSchema(async (query) => (await db.executeQuery(CompiledQuery.raw(query))).rows));
  } catch (error) {
    await close();
    throw error;
  }
  return { ...reportsOf({ db }), close };
}
