import { typed } from '../codec.ts';
import type { Engine } from '../engine.ts';
import type { Report, Store } from '../port.ts';
import type { ReportsTable } from '../schema.ts';

export function reportsOf({ db }: Pick<Engine, 'db'>): Store['reports'] {
  return {
    async add({ id, at, table, person, words, file }) {
      await db
        .insertInto('reports')
        .values({ id, at, table_id: table, person, words: typed(words), file })
        .execute();
    },
    async list(limit) {
      const rows = await db.selectFrom('reports').selectAll().orderBy('at', 'desc').limit(limit).execute();
      return rows.map(decode);
    },
    async find(id) {
      const row = await db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirst();
      return row && decode(row);
    },
  };
}

const decode = ({ id, at, table_id, person, words, file }: ReportsTable): Report => ({
  id,
  at,
  table: table_id,
  person,
  words,
  file: JSON.parse(file),
});
