import { decodeNotice } from '../codec.ts';
import type { Engine } from '../engine.ts';
import type { Store } from '../port.ts';

export const noticesOf = (engine: Engine): Store['notices'] => ({
  deliver: (limit) =>
    engine.write(async (trx, tell) => {
      const rows = await trx
        .deleteFrom('notices')
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('notices')
            .select('id')
            .orderBy('at')
            .orderBy('id')
            .limit(limit)
            // Those that another process is taking just now are that one's.
            .$if(engine.shared, (query) => query.forUpdate().skipLocked()),
        )
        .returningAll()
        .execute();
      for (const row of rows) tell({ is: 'notice', notice: decodeNotice(row) });
      return rows.length;
    }),
});
