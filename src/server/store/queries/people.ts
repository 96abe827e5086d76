import type { Transaction } from 'kysely';
import { encodePerson, encodePersonChanges } from '../codec.ts';
import type { Engine, Tell } from '../engine.ts';
import { Clash } from '../errors.ts';
import type { Store } from '../port.ts';
import type { Schema } from '../schema.ts';
import { mergePeople } from './merge.ts';
import { inParts } from './parts.ts';

export function peopleOf(engine: Engine): Store['people'] {
  const { db } = engine;
  return {
    add: (person) =>
      unlessTaken(async () => {
        await db.insertInto('people').values(encodePerson(person)).execute();
        return 'done';
      }),
    find: (id) => db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst(),
    findAccount: (account) =>
      db.selectFrom('people').selectAll().where('account', '=', account).executeTakeFirst(),
    async names(ids) {
      const names = new Map<string, string>();
      for (const part of inParts([...new Set(ids)])) {
        const found = await db.selectFrom('people').select(['id', 'name']).where('id', 'in', part).execute();
        for (const { id, name } of found) names.set(id, name);
      }
      return names;
    },
    update: ({ id, account }, changes) =>
      unlessTaken(async () => {
        const { numUpdatedRows } = await db
          .updateTable('people')
          .set(encodePersonChanges(changes))
          .where('id', '=', id)
          .where('account', account === null ? 'is' : '=', account)
          .executeTakeFirstOrThrow();
        return numUpdatedRows > 0n ? 'done' : 'changed';
      }),
    remove: (id) => engine.write((trx, tell) => removePerson(trx, tell, id)),
    merge: (from, to) =>
      engine.write(async (trx, tell) => {
        if (from === to) return [];
        const tables = await mergePeople(trx, tell, engine.shared, from, to);
        await removePerson(trx, tell, from);
        return tables;
      }),
  };
}

/** Sessions and tokens go with the person by themselves. What he said stays, without his name. */
async function removePerson(trx: Transaction<Schema>, tell: Tell, id: string): Promise<void> {
  const sessions = await trx.selectFrom('sessions').select('hash').where('person', '=', id).execute();
  await trx.deleteFrom('people').where('id', '=', id).execute();
  await trx.updateTable('chat').set({ name: '' }).where('person', '=', id).execute();
  await trx.deleteFrom('notices').where('person', '=', id).execute();
  await trx.deleteFrom('person_seen').where('person', '=', id).execute();
  await trx.deleteFrom('mutes').where('person', '=', id).execute();
  await trx.deleteFrom('mutes').where('muted', '=', id).execute();
  for (const { hash } of sessions) tell({ is: 'session', hash, by: null });
  tell({ is: 'person', person: id });
}

async function unlessTaken<T extends string>(write: () => Promise<T>): Promise<T | 'taken'> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof Clash) return 'taken';
    throw error;
  }
}
