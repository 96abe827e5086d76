import { type Kysely, sql } from 'kysely';
import { decodeKeyframe, decodeLog, decodeTable } from '../codec.ts';
import type { Engine } from '../engine.ts';
import type { Committed, Hosted } from '../port.ts';
import type { Schema } from '../schema.ts';
import type { EncodedStore, WrittenNext } from '../written.ts';
import { lastSeen, writeSeen } from './seen.ts';
import { addTable } from './steps.ts';

export function tablesOf(
  engine: Engine,
  commit: (step: WrittenNext) => Promise<Committed>,
): EncodedStore['tables'] {
  const { db } = engine;
  return {
    add: (step) => engine.write((trx, tell) => addTable(trx, tell, step)),
    async find(id) {
      const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
      return row && decodeTable(row);
    },
    async list(which, person, limit, since = '') {
      const rows = which === 'mine' ? mine(db, person, limit) : listed(db, which, limit, since);
      return (await rows).map(decodeTable);
    },
    async hosted(person, what) {
      const { count } = await hosted(db, person, what).executeTakeFirstOrThrow();
      return Number(count);
    },
    remove: (id, version) =>
      engine.write(async (trx, tell) => {
        const { numDeletedRows } = await trx
          .deleteFrom('tables')
          .where('id', '=', id)
          .where('version', '=', version)
          .where('status', '=', 'open')
          .executeTakeFirstOrThrow();
        if (numDeletedRows === 0n) return false;
        tell({ is: 'table', table: id, version: null });
        return true;
      }),
    async log(id, from) {
      const rows = await db
        .selectFrom('log')
        .selectAll()
        .where('table_id', '=', id)
        .where('n', '>=', from)
        .orderBy('n')
        .execute();
      return rows.map(decodeLog);
    },
    async keyframes(id) {
      const rows = await db
        .selectFrom('keyframes')
        .selectAll()
        .where('table_id', '=', id)
        .orderBy('n')
        .execute();
      return rows.map(decodeKeyframe);
    },
    commit,
    async due(now) {
      const rows = await db
        .selectFrom('tables')
        .select('id')
        .where('status', '=', 'running')
        .where('due', '<=', now)
        .orderBy('due')
        .execute();
      return rows.map(({ id }) => id);
    },
    async stuck(before, limit) {
      const rows = await db
        .selectFrom('tables')
        .select('id')
        .where('status', '=', 'running')
        // A literal value: otherwise SQLite does not use the partial index.
        .where('waiting_bot', '=', sql.lit(1))
        .where('moved', '<', before)
        .orderBy('moved')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },
    seen: (person, at) => writeSeen(db, person, at),
    lastSeen: (id) => lastSeen(db, id),
  };
}

/** Tables where the person sits, and those that they host. */
const mine = (db: Kysely<Schema>, person: string, limit: number) =>
  db
    .with('mine', (cte) =>
      cte
        .selectFrom('chairs')
        .select(['table_id', 'waits'])
        .where('person', '=', person)
        .unionAll(
          cte
            .selectFrom('tables')
            .select(['id as table_id', sql.lit<0 | 1>(0).as('waits')])
            .where('host', '=', person),
        ),
    )
    .selectFrom('tables')
    .innerJoin(
      (eb) =>
        eb
          .selectFrom('mine')
          .select(({ fn }) => ['table_id', fn.max('waits').as('waits')])
          .groupBy('table_id')
          .as('of'),
      (join) => join.onRef('of.table_id', '=', 'tables.id'),
    )
    .selectAll('tables')
    .orderBy('of.waits', 'desc')
    .orderBy((eb) => eb.case().when('status', '=', 'over').then(1).else(0).end())
    .orderBy('moved', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();

const hosted = (db: Kysely<Schema>, person: string, what: Hosted) =>
  db
    .selectFrom('tables')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('host', '=', person)
    .where('status', '=', what === 'open' ? 'open' : 'running')
    .$if(what === 'open', (query) => query.where('access', '=', 'public'))
    .$if(what === 'bots', (query) =>
      query.where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('chairs').select('seat').whereRef('chairs.table_id', '=', 'tables.id'))),
      ),
    );

/** Tables for everybody: to join, or to watch. */
const listed = (db: Kysely<Schema>, which: 'open' | 'running', limit: number, since: string) =>
  db
    .selectFrom('tables')
    .selectAll()
    .where('status', '=', which)
    .where('access', '=', 'public')
    .$if(which === 'running', (query) => query.where('spectators', '=', 1))
    .$if(which === 'open', (query) =>
      query.where(({ eb, or, exists, selectFrom }) =>
        or([
          eb('moved', '>=', since),
          exists(
            selectFrom('person_seen')
              .select('person')
              .whereRef('person', '=', 'tables.host')
              .where('at', '>=', since),
          ),
        ]),
      ),
    )
    .orderBy('moved', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
