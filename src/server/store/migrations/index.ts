import { type Kysely, type Migration, Migrator, type RawBuilder } from 'kysely';
import { start } from './0001-start.ts';
import { reports } from './0002-reports.ts';
import { accounts } from './0003-accounts.ts';
import { hints } from './0004-hints.ts';

/** How a storage calls what all migrations need. */
export interface Words {
  readonly text: RawBuilder<unknown>;
}

export type Step = (words: Words) => Migration;

/** In order. What has once been released is never changed: a later step changes what it made. */
const STEPS: Readonly<Record<string, Step>> = {
  '0001-start': start,
  '0002-reports': reports,
  '0003-accounts': accounts,
  '0004-hints': hints,
};

export const SCHEMAS: readonly string[] = Object.keys(STEPS);

/** Brings a storage to a schema, the newest if none is named. Several processes may do so at once (Kysely locks). */
export async function migrate<S>(db: Kysely<S>, words: Words, to?: string): Promise<void> {
  const migrator = migratorOn(db, words);
  const { error } = to === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(to);
  if (error instanceof Error && error.message.includes('corrupted migrations'))
    throw new Error('The storage was written by a newer version of Wartable.', { cause: error });
  if (error !== undefined) throw error;
}

/** The schema that a storage has; undefined when it is new. */
export async function schemaOf<S>(db: Kysely<S>, words: Words): Promise<string | undefined> {
  const steps = await migratorOn(db, words).getMigrations();
  return steps.findLast((step) => step.executedAt !== undefined)?.name;
}

function migratorOn<S>(db: Kysely<S>, words: Words): Migrator {
  const migrations = Object.fromEntries(Object.entries(STEPS).map(([name, step]) => [name, step(words)]));
  return new Migrator({ db, provider: { getMigrations: async () => migrations } });
}
