import type { Kysely } from 'kysely';
import type { Step } from './index.ts';

export const reports: Step = ({ text }) => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('reports')
      .addColumn('id', text, (c) => c.primaryKey().notNull())
      .addColumn('at', text, (c) => c.notNull())
      // Kept also when the table or the person is gone.
      .addColumn('table_id', text, (c) => c.notNull())
      .addColumn('person', text, (c) => c.notNull())
      .addColumn('words', text, (c) => c.notNull())
      .addColumn('file', text, (c) => c.notNull())
      .execute();
    await db.schema.createIndex('reports_by_at').on('reports').column('at').execute();
  },
});
