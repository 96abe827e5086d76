import { beforeAll, describe, expect, it } from 'vitest';
import type { Store, TableRecord } from './port.ts';
import { storeFrom } from './testing/opened.ts';
import { at, bot, logged, next, sitting, step, table, unique } from './testing/records.ts';
import { STORAGES } from './testing/storages.ts';

describe.each(STORAGES)('tables that change on $name', ({ build }) => {
  const { added, opened } = storeFrom(build);
  let store: Store;
  beforeAll(() => {
    store = opened();
  });

  it('keep each field that a step changes, and leave the others', async () => {
    const start = await added({ chairs: [sitting('a'), bot()] });
    const changes: Partial<TableRecord>[] = [
      { waiting: [1], status: 'running' },
      { clock: { left: [1, 2], since: at(1) }, due: at(2) },
      {},
      { accord: { abandon: [1], bot: { 1: [0] }, late: [1] } },
      { clock: null, due: null, moved: at(3) },
      { chairs: [bot('a'), bot()], host: 'b' },
      { outcome: { seats: ['won', 'lost'], reason: 'resigned' }, status: 'over', rematch: 'other' },
    ];
    let record = start;
    for (const change of changes) {
      record = next(record, change);
      expect(await store.tables.commit(step(record))).toBe('done');
      expect(await store.tables.find(record.id)).toEqual(record);
    }
    // Nobody makes such a step; but it shows that what stayed the same is not written.
    const before = { ...record, host: 'c' };
    expect(await store.tables.commit(step(next(before, { rematch: null })))).toBe('done');
    expect(await store.tables.find(record.id)).toEqual(next(record, { rematch: null }));
  });

  it('know whom they wait for, also when a step changes only that or nothing of it', async () => {
    const [a, b] = [unique('person'), unique('person')];
    const listed = async (person: string) => (await store.tables.list('mine', person, 9)).map(({ id }) => id);
    const chairs = [sitting(a), sitting(b)];
    // Later than the others: listed first, unless only another one waits.
    const later = await added({ chairs, status: 'running', moved: at(9) });
    let record = await added({ chairs, status: 'running', waiting: [0] });
    const goOn = async (change: Partial<TableRecord>) => {
      record = next(record, change);
      expect(await store.tables.commit(step(record))).toBe('done');
    };
    for (const change of [{}, { waiting: [1] }, { accord: { abandon: [0], bot: {}, late: [] } }]) {
      await goOn(change);
      const [waits, other] = record.waiting[0] === 0 ? [a, b] : [b, a];
      expect(await listed(waits)).toEqual([record.id, later.id]);
      expect(await listed(other)).toEqual([later.id, record.id]);
    }
    await goOn({ chairs: [{ is: 'open' }, sitting(b)] });
    await goOn({ due: at(1) });
    expect(await listed(a)).toEqual([later.id]);
    expect(await listed(b)).toEqual([record.id, later.id]);
  });

  it('keep the chairs of the last step that changed them, of several at once', async () => {
    const [a, b] = [unique('person'), unique('person')];
    const record = await added({ chairs: [sitting(b), sitting(a)] });
    const one = next(record, { chairs: [sitting(a), { is: 'open' }] });
    const two = next(one, { chairs: [sitting(b), { is: 'open' }] });
    const three = next(two, { waiting: [0] });
    const four = next(three, { moved: at(5) });
    await Promise.all([one, two, three, four].map((each) => store.tables.commit(step(each))));
    expect(await store.tables.find(record.id)).toEqual(four);
    expect(await store.tables.list('mine', a, 9)).toEqual([]);
    expect(await store.tables.list('mine', b, 9)).toEqual([four]);
  });

  it('keep a table that is made with a step: both, or neither', async () => {
    const record = await added({});
    const made = table({ chairs: [sitting('a'), { is: 'open' }] });
    const opens = step(made, { rows: [0, 1] });
    const done = next(record, { rematch: made.id });
    expect(await store.tables.commit({ ...step(done), opens })).toBe('done');
    expect(await store.tables.find(record.id)).toEqual(done);
    expect(await store.tables.find(made.id)).toEqual(made);
    expect(await store.tables.log(made.id, 0)).toEqual([logged(0), logged(1)]);
    const late = table();
    const refused = next(record, { rematch: late.id });
    expect(await store.tables.commit({ ...step(refused), opens: step(late) })).toBe('conflict');
    expect(await store.tables.find(late.id)).toBeUndefined();
  });
});
