import { decodeNotice } from '../codec.ts';
import type { Engine } from '../engine.ts';
import type { Store } from '../port.ts';
import type { NoticesTable } from '../schema.ts';

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
      // Who moves fast has several of the same table by now: the last says it all.
      const last = new Map(rows.toSorted(byTime).map((row) => [`${row.person} ${row.table_id}`, row]));
      for (const row of last.values()) tell({ is: 'notice', notice: decodeNotice(row) });
      return rows.length;
    }),
});

/** Several of one moment go by the version of the table, which their ids hold. */
const byTime = (a: NoticesTable, b: NoticesTable): number =>
  inOrder(a.at, b.at) || a.id.length - b.id.length || inOrder(a.id, b.id);

const inOrder = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
