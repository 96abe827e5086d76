import type { Kysely } from 'kysely';
import { encodeToken } from '../codec.ts';
import type { Engine } from '../engine.ts';
import type { Store } from '../port.ts';
import type { Schema } from '../schema.ts';

export const sessionsOf = ({ db, write }: Engine): Store['sessions'] => ({
  async add(session) {
    const { hash, person, created, expires, used, device } = session;
    await db.insertInto('sessions').values({ hash, person, created, expires, used, device }).execute();
  },
  find: (hash) => db.selectFrom('sessions').selectAll().where('hash', '=', hash).executeTakeFirst(),
  listOf: (person, after) =>
    db
      .selectFrom('sessions')
      .selectAll()
      .where('person', '=', person)
      .where('expires', '>', after)
      .orderBy((eb) => eb.fn.coalesce('used', 'created'), 'desc')
      .orderBy('hash')
      .execute(),
  async used(hash, at, device) {
    await db.updateTable('sessions').set({ used: at, device }).where('hash', '=', hash).execute();
  },
  expire: (hash, expires) => expire(db, hash, expires),
  replace: (hash, by, expires) =>
    write(async (trx, tell) => {
      await expire(trx, hash, expires);
      tell({ is: 'session', hash, by });
    }),
  end: ({ hash, person }, now) =>
    write(async (trx, tell) => {
      await expire(trx, hash, now);
      tell({ is: 'session', hash, by: null });
      tell({ is: 'person', person });
    }),
  endOthers: ({ hash, person }, now) =>
    write(async (trx, tell) => {
      const { numUpdatedRows } = await trx
        .updateTable('sessions')
        .set({ expires: now })
        .where('person', '=', person)
        .where('hash', '<>', hash)
        .where('expires', '>', now)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows > 0n) tell({ is: 'person', person });
    }),
  async prune(before) {
    const { numDeletedRows } = await db
      .deleteFrom('sessions')
      .where('expires', '<', before)
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  },
});

/** Never later than it would have: what has ended stays so. */
async function expire(db: Kysely<Schema>, hash: string, expires: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ expires })
    .where('hash', '=', hash)
    .where('expires', '>', expires)
    .execute();
}

export const tokensOf = ({ db, write }: Engine): Store['tokens'] => ({
  async add(token) {
    await db.insertInto('tokens').values(encodeToken(token)).execute();
  },
  find: (hash) => db.selectFrom('tokens').selectAll().where('hash', '=', hash).executeTakeFirst(),
  listOf: (person) =>
    db
      .selectFrom('tokens')
      .selectAll()
      .where('person', '=', person)
      .orderBy('created')
      .orderBy('id')
      .execute(),
  async used(id, at) {
    await db.updateTable('tokens').set({ used: at }).where('id', '=', id).execute();
  },
  remove: (person, id) =>
    write(async (trx, tell) => {
      const { numDeletedRows } = await trx
        .deleteFrom('tokens')
        .where('person', '=', person)
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      if (numDeletedRows === 0n) return false;
      tell({ is: 'person', person });
      return true;
    }),
});
