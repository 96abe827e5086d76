import { type Kysely, sql } from 'kysely';
import type { Step } from './index.ts';

/** Games that have begun keep the hints that their players have had so far; at tables that still wait the new default holds. */
export const hints: Step = () => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('tables')
      .addColumn('hints', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await sql`update tables set hints = 1 where status <> 'open'`.execute(db);
  },
});
