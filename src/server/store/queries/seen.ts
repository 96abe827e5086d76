import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/** Records when a person was seen, unless a later time is stored. */
export async function writeSeen(db: Kysely<Schema>, person: string, at: string): Promise<void> {
  await db
    .insertInto('person_seen')
    .values({ person, at })
    .onConflict((clash) => clash.column('person').doUpdateSet({ at }).where('person_seen.at', '<', at))
    .execute();
}

export async function lastSeen(db: Kysely<Schema>, table: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('chairs')
    .innerJoin('person_seen', 'person_seen.person', 'chairs.person')
    .select(['person_seen.person', 'person_seen.at'])
    .where('chairs.table_id', '=', table)
    .execute();
  return new Map(rows.map(({ person, at }) => [person, at]));
}
