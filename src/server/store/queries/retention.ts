import { type Kysely, type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import type { Engine } from '../engine.ts';
import type { GuestCutoffs, Place, Store } from '../port.ts';
import type { Schema } from '../schema.ts';
import { removePerson } from './people.ts';

/** How many rows one call looks at, and how many tables it removes: small, so that others wait only briefly. */
const LOOKED_AT = 100;
const REMOVED = 10;

export function retentionOf(engine: Engine): Store['retention'] {
  const { db, shared, write } = engine;
  return {
    async oldGuests(cutoffs, after) {
      const before = later(cutoffs.visitors, cutoffs.guests);
      if (before === null) return { ids: [], next: null };
      const some = await db
        .selectFrom('people')
        .select(['id', 'created as at'])
        .where('account', 'is', null)
        .where('created', '<', before)
        .where(isAfter('created', after))
        .orderBy('created')
        .orderBy('id')
        .limit(LOOKED_AT)
        .execute();
      const old = some.length === 0 ? [] : await oldAmong(db, some.map(idOf), cutoffs);
      return { ids: old, next: nextAfter(some) };
    },
    isOldGuest: async (id, cutoffs) => (await oldAmong(db, [id], cutoffs)).length > 0,
    removeGuest: (id, cutoffs) =>
      write(async (trx, tell) => {
        // A concurrent sign-in or move waits, or it came first and the guest is no longer old.
        if (shared) await trx.selectFrom('people').select('id').where('id', '=', id).forUpdate().execute();
        if ((await oldAmong(trx, [id], cutoffs)).length === 0) return false;
        await removePerson(trx, tell, id);
        return true;
      }),
    removeTables: (status, cutoffs, after) =>
      write(async (trx, tell) => {
        const before = later(cutoffs.guests, cutoffs.accounts);
        if (before === null) return { removed: 0, next: null };
        const some = await trx
          .selectFrom('tables')
          .select(['id', 'host', 'moved as at'])
          .where('status', '=', status)
          .where('moved', '<', before)
          .where(isAfter('moved', after))
          .orderBy('moved')
          .orderBy('id')
          .limit(LOOKED_AT)
          // What another process writes to or removes just now is left to it.
          .$if(shared, (query) => query.forUpdate().skipLocked())
          .execute();
        if (some.length === 0) return { removed: 0, next: null };
        const owned = await withAccounts(trx, some);
        const old = some.filter(({ id, at }) =>
          isBefore(at, owned.has(id) ? cutoffs.accounts : cutoffs.guests),
        );
        const going = old.slice(0, REMOVED);
        if (going.length > 0) {
          // Chairs, log, keyframes, notices, chat and mutes go with the table by themselves.
          await trx.deleteFrom('tables').where('id', 'in', going.map(idOf)).execute();
          for (const { id } of going) tell({ is: 'table', table: id, version: null });
        }
        const last = old.length > REMOVED ? going.at(-1) : undefined;
        return { removed: going.length, next: last ? placeOf(last) : nextAfter(some) };
      }),
  };
}

const idOf = ({ id }: Place): string => id;
const placeOf = ({ at, id }: Place): Place => ({ at, id });

/** Where to continue; null when a batch was not full, so there are no more. */
function nextAfter(some: readonly Place[]): Place | null {
  const last = some.at(-1);
  return last === undefined || some.length < LOOKED_AT ? null : placeOf(last);
}

const isBefore = (at: string, cutoff: string | null): boolean => cutoff !== null && at < cutoff;

/** The later of two cutoffs: everything newer than both stays. */
function later(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b;
  return a > b ? a : b;
}

/** All come after nothing. */
const isAfter = (column: 'created' | 'moved', after: Place | null): RawBuilder<SqlBool> =>
  sql`(${sql.ref(column)}, ${sql.ref('id')}) > (${after?.at ?? ''}, ${after?.id ?? ''})`;

/** Those of these people who are guests and were not seen for as long as the cutoffs say. */
async function oldAmong(
  db: Kysely<Schema>,
  ids: readonly string[],
  cutoffs: GuestCutoffs,
): Promise<string[]> {
  const rows = await db
    .selectFrom('people')
    .select((eb) => [
      'id',
      'created',
      eb
        .selectFrom('sessions')
        .select(({ fn }) => fn.max(fn.coalesce('used', 'sessions.created')).as('at'))
        .whereRef('person', '=', 'people.id')
        .as('session'),
      eb
        .selectFrom('tokens')
        .select(({ fn }) => fn.max(fn.coalesce('used', 'tokens.created')).as('at'))
        .whereRef('person', '=', 'people.id')
        .as('token'),
      eb.selectFrom('person_seen').select('at').whereRef('person', '=', 'people.id').as('seen'),
      eb.exists(eb.selectFrom('chairs').select('seat').whereRef('person', '=', 'people.id')).as('sat'),
      eb.exists(eb.selectFrom('tables').select('tables.id').whereRef('host', '=', 'people.id')).as('hosted'),
    ])
    .where('id', 'in', ids)
    .where('account', 'is', null)
    .execute();
  return rows.flatMap(({ id, created, session, token, seen, sat, hosted }) => {
    const last = [created, session, token, seen].reduce((a, b) => later(a ?? null, b ?? null));
    // SQLite says 1, PostgreSQL says true.
    const played = Boolean(sat) || Boolean(hosted);
    return isBefore(last ?? created, played ? cutoffs.guests : cutoffs.visitors) ? [id] : [];
  });
}

/** Tables of a person with an account: one who sits there, for whom a seat is kept or a bot plays, or the host. */
async function withAccounts(
  trx: Transaction<Schema>,
  tables: readonly { readonly id: string; readonly host: string }[],
): Promise<ReadonlySet<string>> {
  const sitting = await trx
    .selectFrom('chairs')
    .innerJoin('people', 'people.id', 'chairs.person')
    .select('table_id')
    .where(
      'table_id',
      'in',
      tables.map(({ id }) => id),
    )
    .where('account', 'is not', null)
    .execute();
  const hosts = await trx
    .selectFrom('people')
    .select('id')
    .where(
      'id',
      'in',
      tables.map(({ host }) => host),
    )
    .where('account', 'is not', null)
    .execute();
  const hosting = new Set(hosts.map(({ id }) => id));
  const made = tables.filter(({ host }) => hosting.has(host));
  return new Set([...sitting.map(({ table_id }) => table_id), ...made.map(({ id }) => id)]);
}
