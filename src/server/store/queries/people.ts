import { type Kysely, sql, type Transaction } from 'kysely';
import { encodeLooks, encodePerson, encodePersonChanges } from '../codec.ts';
import type { Engine, Tell } from '../engine.ts';
import { Clash } from '../errors.ts';
import type { NameUse, Person, Store } from '../port.ts';
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
    find: (id) => db.selectFrom('people').select(PERSON).where('id', '=', id).executeTakeFirst(),
    findAccount: (account) =>
      db.selectFrom('people').select(PERSON).where('account', '=', account).executeTakeFirst(),
    nameUse: (name, except) => nameUse(db, name, except),
    async names(ids) {
      const names = new Map<string, string>();
      for (const part of inParts([...new Set(ids)])) {
        const found = await db.selectFrom('people').select(['id', 'name']).where('id', 'in', part).execute();
        for (const { id, name } of found) names.set(id, name);
      }
      return names;
    },
    update: ({ id, account }, changes) =>
      unlessTaken(() =>
        engine.write(async (trx) => {
          if (changes.account) {
            if (engine.shared) await lockLooks(trx, changes.name);
            const use = await nameUse(trx, changes, id);
            if (use !== 'free') return use;
          }
          const { numUpdatedRows } = await trx
            .updateTable('people')
            .set(encodePersonChanges(changes))
            .where('id', '=', id)
            .where('account', account === null ? 'is' : '=', account)
            .executeTakeFirstOrThrow();
          return numUpdatedRows > 0n ? 'done' : 'changed';
        }),
      ),
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

const PERSON = ['id', 'name', 'account', 'password', 'created'] as const;

/** Names that looked alike before lookalikes were checked may stay. */
async function nameUse(
  db: Kysely<Schema>,
  { name, account }: Pick<Person, 'name' | 'account'>,
  except: string,
): Promise<NameUse> {
  const looks = looksAs(name);
  const found = await db
    .selectFrom('people')
    .select(['id', 'account', 'look_written', 'look_small'])
    .where((eb) =>
      eb.or([eb('account', '=', account), eb('look_written', 'in', looks), eb('look_small', 'in', looks)]),
    )
    .execute();
  const own = found.find(({ id }) => id === except);
  const others = found.filter((one) => one !== own);
  if (others.some((other) => other.account === account)) return 'taken';
  const fresh = looks.filter((look) => look !== own?.look_written && look !== own?.look_small);
  const alike = others.some(({ look_written, look_small }) =>
    fresh.some((look) => look === look_written || look === look_small),
  );
  return alike ? 'alike' : 'free';
}

/** In order, so that two who lock them never wait for each other. */
function looksAs(name: string): string[] {
  const { look_written, look_small } = encodeLooks(name, name);
  return [...new Set([look_written ?? '', look_small ?? ''])].sort();
}

/** Two who want names that look alike come one after the other: no key of the table could tell the second. */
async function lockLooks(trx: Transaction<Schema>, name: string): Promise<void> {
  for (const look of looksAs(name)) await sql`select pg_advisory_xact_lock(hashtext(${look}))`.execute(trx);
}

/** Sessions and tokens are deleted by cascade. Chat lines stay, without a name. */
export async function removePerson(trx: Transaction<Schema>, tell: Tell, id: string): Promise<void> {
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
