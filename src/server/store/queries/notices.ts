import { decodeNotice } from '../codec.ts';
import type { Engine } from '../engine.ts';
import type { Store } from '../port.ts';
import type { NoticesTable } from '../schema.ts';

export const noticesOf = (engine: Engine): Store['notices'] => ({
  deliver: (limit) =>
    engine.write(async (trx, tell) => {
      const first = trx.selectFrom('notices').orderBy('at').orderBy('id').limit(limit);
      // Rows that another process is taking belong to that process.
      const free = engine.shared ? first.forUpdate().skipLocked() : first;
      const take = trx.deleteFrom('notices').where('id', 'in', free.select('id'));
      // Where nobody else takes any, they are read before: a damaged text can only be read so (sqlite/text.ts).
      const read = engine.shared ? [] : await free.selectAll().execute();
      const rows = engine.shared ? await take.returningAll().execute() : read;
      if (rows === read && rows.length > 0) await take.execute();
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
