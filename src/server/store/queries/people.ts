import type { Transaction } from 'kysely';
import { encodePerson } from '../codec.ts';
import type { Engine } from '../engine.ts';
import { Clash } from '../errors.ts';
import type { Store } from '../port.ts';
import type { Schema } from '../schema.ts';
import { mergePeople } from './merge.ts';
import { inParts } from './parts.ts';

export function peopleOf(engine: Engine): Store['people'] {
  const { db } = engine;
  return {
    add: (person) => unlessTaken(db.insertInto('people').values(encodePerson(person)).execute()),
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
    update(person) {
      const { id, ...rest } = encodePerson(person);
      return unlessTaken(db.updateTable('people').set(rest).where('id', '=', id).execute());
    },
    remove: (id) => engine.write((trx) => removePerson(trx, id)),
    merge: (from, to) =>
      engine.write(async (trx, tell) => {
        if (from === to) return;
        await mergePeople(trx, tell, engine.shared, from, to);
        await removePerson(trx, from);
      }),
  };
}

/** Sessions and tokens go with the person by themselves. */
async function removePerson(trx: Transaction<Schema>, id: string): Promise<void> {
  await trx.deleteFrom('people').where('id', '=', id).execute();
  await trx.deleteFrom('notices').where('person', '=', id).execute();
  await trx.deleteFrom('person_seen').where('person', '=', id).execute();
  await trx.deleteFrom('mutes').where('person', '=', id).execute();
  await trx.deleteFrom('mutes').where('muted', '=', id).execute();
}

async function unlessTaken(writing: Promise<unknown>): Promise<'done' | 'taken'> {
  try {
    await writing;
    return 'done';
  } catch (error) {
    if (error instanceof Clash) return 'taken';
    throw error;
  }
}
