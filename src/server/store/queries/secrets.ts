import type { Engine } from '../engine.ts';
import type { Store } from '../port.ts';

export const secretOf =
  ({ db }: Engine): Store['secret'] =>
  async (name, make) => {
    const find = () => db.selectFrom('secrets').select('value').where('name', '=', name);
    const found = await find().executeTakeFirst();
    if (found !== undefined) return found.value;
    await db
      .insertInto('secrets')
      .values({ name, value: make() })
      .onConflict((clash) => clash.doNothing())
      .execute();
    // Somebody else may have been first.
    return (await find().executeTakeFirstOrThrow()).value;
  };
