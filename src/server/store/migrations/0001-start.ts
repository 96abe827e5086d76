import type { CreateTableBuilder, Kysely } from 'kysely';
import type { Step } from './index.ts';

export const start: Step = ({ text }) => ({
  async up(db: Kysely<unknown>) {
    const create = (name: string) => db.schema.createTable(name);
    /** What belongs to a table goes with it. */
    const ofTable = <T extends string, C extends string>(table: CreateTableBuilder<T, C>) =>
      table.addColumn('table_id', text, (c) => c.notNull().references('tables.id').onDelete('cascade'));
    const ofPerson = <T extends string, C extends string>(table: CreateTableBuilder<T, C>) =>
      table.addColumn('person', text, (c) => c.notNull().references('people.id').onDelete('cascade'));

    await create('people')
      .addColumn('id', text, (c) => c.primaryKey().notNull())
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('account', text, (c) => c.unique())
      .addColumn('password', text)
      .addColumn('created', text, (c) => c.notNull())
      .execute();

    await ofPerson(create('sessions').addColumn('hash', text, (c) => c.primaryKey().notNull()))
      .addColumn('created', text, (c) => c.notNull())
      .addColumn('expires', text, (c) => c.notNull())
      .execute();

    await ofPerson(create('tokens').addColumn('id', text, (c) => c.primaryKey().notNull()))
      .addColumn('hash', text, (c) => c.notNull().unique())
      .addColumn('label', text, (c) => c.notNull())
      .addColumn('created', text, (c) => c.notNull())
      .addColumn('used', text)
      .execute();

    await create('tables')
      .addColumn('id', text, (c) => c.primaryKey().notNull())
      .addColumn('version', 'integer', (c) => c.notNull())
      .addColumn('game', text, (c) => c.notNull())
      .addColumn('options', text, (c) => c.notNull())
      .addColumn('status', text, (c) => c.notNull())
      .addColumn('host', text, (c) => c.notNull())
      .addColumn('created', text, (c) => c.notNull())
      .addColumn('moved', text, (c) => c.notNull())
      .addColumn('access', text, (c) => c.notNull())
      .addColumn('spectators', 'integer', (c) => c.notNull())
      .addColumn('undo', text, (c) => c.notNull())
      .addColumn('pace', text, (c) => c.notNull())
      .addColumn('late', text, (c) => c.notNull())
      .addColumn('invite', text, (c) => c.notNull())
      .addColumn('secret', text, (c) => c.notNull())
      .addColumn('chairs', text, (c) => c.notNull())
      .addColumn('waiting', text, (c) => c.notNull())
      .addColumn('waiting_bot', 'integer', (c) => c.notNull())
      .addColumn('clock', text)
      .addColumn('due', text)
      .addColumn('accord', text, (c) => c.notNull())
      .addColumn('outcome', text)
      .addColumn('rematch', text)
      .addColumn('imported', 'integer', (c) => c.notNull())
      .execute();

    await ofTable(create('chairs'))
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('person', text, (c) => c.notNull())
      .addColumn('waits', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('chairs_key', ['table_id', 'seat'])
      .execute();

    await ofTable(create('log'))
      .addColumn('n', 'integer', (c) => c.notNull())
      .addColumn('shown', 'integer', (c) => c.notNull())
      .addColumn('seqs', text, (c) => c.notNull())
      .addColumn('row', text, (c) => c.notNull())
      .addPrimaryKeyConstraint('log_key', ['table_id', 'n'])
      .execute();

    await ofTable(create('keyframes'))
      .addColumn('n', 'integer', (c) => c.notNull())
      .addColumn('position', text, (c) => c.notNull())
      .addPrimaryKeyConstraint('keyframes_key', ['table_id', 'n'])
      .execute();

    await ofTable(create('notices').addColumn('id', text, (c) => c.primaryKey().notNull()))
      .addColumn('at', text, (c) => c.notNull())
      .addColumn('person', text, (c) => c.notNull())
      .addColumn('what', text, (c) => c.notNull())
      .execute();

    await ofTable(create('chat'))
      .addColumn('n', 'integer', (c) => c.notNull())
      .addColumn('person', text, (c) => c.notNull())
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('seat', 'integer')
      .addColumn('text', text, (c) => c.notNull())
      .addColumn('at', text, (c) => c.notNull())
      .addPrimaryKeyConstraint('chat_key', ['table_id', 'n'])
      .execute();

    await ofTable(create('mutes'))
      .addColumn('person', text, (c) => c.notNull())
      .addColumn('muted', text, (c) => c.notNull())
      .addPrimaryKeyConstraint('mutes_key', ['table_id', 'person', 'muted'])
      .execute();

    await create('person_seen')
      .addColumn('person', text, (c) => c.primaryKey().notNull())
      .addColumn('at', text, (c) => c.notNull())
      .execute();

    await create('secrets')
      .addColumn('name', text, (c) => c.primaryKey().notNull())
      .addColumn('value', text, (c) => c.notNull())
      .execute();

    const index = (table: string, ...columns: string[]) =>
      db.schema
        .createIndex(`${table}_by_${columns.join('_')}`)
        .on(table)
        .columns(columns);
    await index('sessions', 'person').execute();
    await index('sessions', 'expires').execute();
    await index('tokens', 'person').execute();
    await index('tables', 'status', 'moved').execute();
    await index('tables', 'host').execute();
    // Sweeps ask for these every few seconds; nearly all tables are neither.
    await index('tables', 'status', 'due').where('due', 'is not', null).execute();
    await index('tables', 'waiting_bot', 'moved').where('waiting_bot', '=', 1).execute();
    await index('chairs', 'person').execute();
    await index('notices', 'at').execute();
    await index('notices', 'person').execute();
    await index('chat', 'person').execute();
    await index('mutes', 'person').execute();
    await index('mutes', 'muted').execute();
  },
});
