import { encodeToken } from '../codec.ts';
import type { Engine } from '../engine.ts';
import type { Store } from '../port.ts';

export const sessionsOf = ({ db }: Engine): Store['sessions'] => ({
  async add(session) {
    const { hash, person, created, expires } = session;
    await db.insertInto('sessions').values({ hash, person, created, expires }).execute();
  },
  find: (hash) => db.selectFrom('sessions').selectAll().where('hash', '=', hash).executeTakeFirst(),
  async expire(hash, expires) {
    await db.updateTable('sessions').set({ expires }).where('hash', '=', hash).execute();
  },
  async removeOf(person) {
    await db.deleteFrom('sessions').where('person', '=', person).execute();
  },
  async prune(before) {
    const { numDeletedRows } = await db
      .deleteFrom('sessions')
      .where('expires', '<', before)
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  },
});

export const tokensOf = ({ db }: Engine): Store['tokens'] => ({
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
  async remove(person, id) {
    const { numDeletedRows } = await db
      .deleteFrom('tokens')
      .where('person', '=', person)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return numDeletedRows > 0n;
  },
});
