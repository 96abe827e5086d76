import { type Kysely, sql } from 'kysely';
import { looksOf } from '../../auth/skeleton.ts';
import type { Step } from './index.ts';

/** The columns that this step reads and writes. */
interface People {
  people: { id: string; name: string; account: string | null; look_written: string; look_small: string };
}

const AT_ONCE = 500;

/** What a name looks like, when and on what a session was last used, when a token expires; an index to find old guests. */
export const accounts: Step = ({ text }) => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('people').addColumn('look_written', text).execute();
    await db.schema.alterTable('people').addColumn('look_small', text).execute();
    await db.schema.alterTable('sessions').addColumn('used', text).execute();
    await db.schema.alterTable('sessions').addColumn('device', text).execute();
    await db.schema.alterTable('tokens').addColumn('expires', text).execute();
    await fillLooks(db as Kysely<People>);
    // Not unique: names that look alike may have been there before they were refused, and keep working.
    await db.schema.createIndex('people_by_look_written').on('people').column('look_written').execute();
    await db.schema.createIndex('people_by_look_small').on('people').column('look_small').execute();
    await db.schema
      .createIndex('people_by_created')
      .on('people')
      .column('created')
      .where(sql.ref('account'), 'is', null)
      .execute();
  },
});

async function fillLooks(db: Kysely<People>): Promise<void> {
  for (let after = ''; ; ) {
    const some = await db
      .selectFrom('people')
      .select(['id', 'name'])
      .where('account', 'is not', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    for (const { id, name } of some) {
      const { written, small } = looksOf(name);
      const looks = { look_written: written, look_small: small };
      await db.updateTable('people').set(looks).where('id', '=', id).execute();
    }
    const last = some.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}
