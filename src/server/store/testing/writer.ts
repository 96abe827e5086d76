import { openStore } from '../open.ts';
import { next, step, table } from './records.ts';

const store = await openStore({ dataFolder: process.argv[2] ?? '' });
let record = table({ id: 'busy' });
await store.tables.add(step(record));
for (;;) {
  record = next(record);
  await store.tables.commit(step(record, { rows: [record.version] }));
  process.stdout.write(`${record.version}\n`);
}
