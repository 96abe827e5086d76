import { typed } from '../codec.ts';
import type { Engine } from '../engine.ts';
import { Clash } from '../errors.ts';
import type { ChatRecord, Store } from '../port.ts';

type Line = Omit<ChatRecord, 'n'>;

/** Lines are counted by table. Two processes may count to the same number; then one of them counts again. */
const ATTEMPTS = 20;

export function chatOf(engine: Engine): Store['chat'] {
  const { db } = engine;
  return {
    async add(table, line) {
      for (let attempt = 1; ; attempt++) {
        try {
          return await addLine(engine, table, line);
        } catch (error) {
          if (!(error instanceof Clash) || attempt === ATTEMPTS) throw error;
        }
      }
    },
    async list(table, limit, after = 0) {
      const rows = await db
        .selectFrom('chat')
        .select(['n', 'person', 'name', 'seat', 'text', 'at'])
        .where('table_id', '=', table)
        .where('n', '>', after)
        .orderBy('n', 'desc')
        .limit(limit)
        .execute();
      return rows.reverse();
    },
    async mute(table, person, muted, on) {
      if (on) {
        const mute = { table_id: table, person, muted };
        await db
          .insertInto('mutes')
          .values(mute)
          .onConflict((clash) => clash.doNothing())
          .execute();
      } else {
        await db
          .deleteFrom('mutes')
          .where('table_id', '=', table)
          .where('person', '=', person)
          .where('muted', '=', muted)
          .execute();
      }
    },
    async muted(table, person) {
      const rows = await db
        .selectFrom('mutes')
        .select('muted')
        .where('table_id', '=', table)
        .where('person', '=', person)
        .orderBy('muted')
        .execute();
      return rows.map(({ muted }) => muted);
    },
  };
}

const addLine = (
  engine: Engine,
  table: string,
  { person, name, seat, text, at }: Line,
): Promise<ChatRecord> =>
  engine.write(async (trx, tell) => {
    const last = await trx
      .selectFrom('chat')
      .select('n')
      .where('table_id', '=', table)
      .orderBy('n', 'desc')
      .limit(1)
      .executeTakeFirst();
    const line = { n: (last?.n ?? 0) + 1, person, name: typed(name), seat, text: typed(text), at };
    await trx
      .insertInto('chat')
      .values({ table_id: table, ...line })
      .execute();
    tell({ is: 'chat', table, n: line.n });
    return line;
  });
