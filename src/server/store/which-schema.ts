import { field, isRecord } from '../../kernel/json.ts';
import { SCHEMAS } from './migrations/index.ts';

/** The schema version of a storage that is only read and not migrated. `ask` returns the rows of a query. */
export async function whichSchema(ask: (query: string) => Promise<readonly unknown[]>): Promise<string> {
  const [newest] = await ask('select name from kysely_migration order by name desc limit 1').catch(notThere);
  if (!isRecord(newest)) throw new Error('The storage is empty.');
  return String(newest['name']);
}

/** No server has ever used it. */
function notThere(error: unknown): [] {
  if (field(error, 'code') === '42P01' || /no such table/.test(String(error))) return [];
  throw error;
}

/** What another version wrote is not read by halves. */
export function mustBeOurs(schema: string): void {
  if (schema === SCHEMAS.at(-1)) return;
  throw new Error(
    `The storage has schema ${schema}, but this version of Wartable has schema ${SCHEMAS.at(-1)}. Use the version that wrote it, or start this version on it once.`,
  );
}
