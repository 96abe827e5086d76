import { beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../port.ts';
import { storeFrom } from '../testing/opened.ts';
import { at, bot, sitting, unique } from '../testing/records.ts';
import { STORAGES } from '../testing/storages.ts';

describe.each(STORAGES)('tables and their hosts on $name', ({ build }) => {
  const { added, opened } = storeFrom(build);
  let store: Store;
  beforeAll(() => {
    store = opened();
  });

  it('are listed as open while their hosts are about, or have just made them', async () => {
    const [away, back] = [unique('host'), unique('host')];
    const tables = [
      await added({ host: away, moved: at(8001) }),
      await added({ host: back, moved: at(8001) }),
      await added({ host: away, moved: at(8002) }),
    ].map(({ id }) => id);
    await store.tables.seen(away, at(8001));
    await store.tables.seen(back, at(8003));
    const ids = async (...since: string[]) =>
      (await store.tables.list('open', 'anybody', 999, ...since))
        .map(({ id }) => id)
        .filter((id) => tables.includes(id));
    expect((await ids()).toSorted()).toEqual(tables.toSorted());
    expect(await ids(at(8002))).toEqual([tables[2], tables[1]]);
    expect(await ids(at(8003))).toEqual([tables[1]]);
    expect(await ids(at(8004))).toEqual([]);
  });

  it('are counted for their hosts: public ones that are open, and those where only bots play', async () => {
    const host = unique('host');
    const counts = async () => [
      await store.tables.hosted(host, 'open'),
      await store.tables.hosted(host, 'bots'),
    ];
    expect(await counts()).toEqual([0, 0]);
    for (const status of ['open', 'running', 'over'] as const) {
      await added({ host, status });
      await added({ host, status, access: 'link' });
      await added({ host, status, chairs: [bot(), bot()] });
      await added({ host, status, chairs: [bot(host), bot()] });
      await added({ host, status, chairs: [sitting('other'), bot()] });
      await added({ host: 'other', status, chairs: [bot(), bot()] });
    }
    // The first two that run have nobody on their chairs, which is so only here.
    expect(await counts()).toEqual([4, 3]);
  });
});
