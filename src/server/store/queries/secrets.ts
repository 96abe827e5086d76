import type { Engine } from '../engine.ts';
import type { EncodedStore } from '../written.ts';

export const secretOf =
  ({ db }: Engine): EncodedStore['secret'] =>
  async (name, offered) => {
    const find = () => db.selectFrom('secrets').select('value').where('name', '=', name);
    const found = await find().executeTakeFirst();
    if (found !== undefined) return found.value;
    await db
      .insertInto('secrets')
      .values({ name, value: offered })
      .onConflict((clash) => clash.doNothing())
      .execute();
    // Another process may have been first.
    return (await find().executeTakeFirstOrThrow()).value;
  };
