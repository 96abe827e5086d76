import { beforeAll, describe, expect, it } from 'vitest';
import type { GuestCutoffs, Place, Store, TableCutoffs } from './port.ts';
import { storeFrom } from './testing/opened.ts';
import { account, at, guest, logged, session, sitting, step, table, token } from './testing/records.ts';
import { STORAGES } from './testing/storages.ts';

describe.each(STORAGES)('what is old on $name', ({ build }) => {
  const { added, toHear, heard, opened, person } = storeFrom(build);
  let store: Store;
  beforeAll(() => {
    store = opened();
  });

  /** Batch by batch, until there are no more. */
  async function oldGuests(cutoffs: GuestCutoffs): Promise<string[]> {
    const all: string[] = [];
    for (let after: Place | null = null; ; ) {
      const { ids, next } = await store.retention.oldGuests(cutoffs, after);
      expect(ids.length).toBeLessThanOrEqual(100);
      all.push(...ids);
      if (next === null) return all;
      after = next;
    }
  }
  async function removeTables(status: 'open' | 'over', cutoffs: TableCutoffs): Promise<number[]> {
    const batches: number[] = [];
    for (let after: Place | null = null; ; ) {
      const { removed, next } = await store.retention.removeTables(status, cutoffs, after);
      batches.push(removed);
      if (next === null) return batches;
      after = next;
    }
  }
  const isThere = async (id: string): Promise<boolean> => (await store.tables.find(id)) !== undefined;

  it('are guests who were not seen: sooner when they never sat at a table, and never accounts', async () => {
    const known = await person('Leia');
    const [visitor, player, host, cookie, program, looked, fresh] = await Promise.all(
      Array.from({ length: 7 }, () => person()),
    );
    const late = { ...guest(), created: at(20) };
    await store.people.add(late);
    await added({ chairs: [sitting(player!.id), { is: 'open' }] });
    await added({ host: host!.id });
    await store.sessions.add(session(cookie!.id, { used: at(15) }));
    await store.sessions.add(session(cookie!.id));
    await store.tokens.add(token(program!.id, { used: at(15) }));
    await store.tables.seen(looked!.id, at(15));
    await store.sessions.add(session(fresh!.id, { created: at(15) }));
    const mine = [visitor, player, host, cookie, program, looked, fresh, late, known].map((one) => one!.id);
    const found = async (visitors: string | null, guests: string | null): Promise<string[]> =>
      (await oldGuests({ visitors, guests })).filter((id) => mine.includes(id)).toSorted();

    expect(await found(at(10), null)).toEqual([visitor!.id]);
    expect(await found(null, at(10))).toEqual([player!.id, host!.id].toSorted());
    expect(await found(at(10), at(10))).toEqual([visitor!.id, player!.id, host!.id].toSorted());
    const seen = [cookie, program, looked, fresh].map((one) => one!.id);
    expect(await found(at(16), null)).toEqual([visitor!.id, ...seen].toSorted());
    expect(await found(at(21), at(21))).toEqual(mine.filter((id) => id !== known.id).toSorted());
    expect(await found(at(0), at(0))).toEqual([]);
    expect(await found(null, null)).toEqual([]);
  });

  it('are looked at a hundred at a time', async () => {
    const crowd = Array.from({ length: 230 }, (_, n) => ({ ...guest(), created: at(-1000 + (n % 3)) }));
    for (const one of crowd) await store.people.add(one);
    const first = await store.retention.oldGuests({ visitors: at(-900), guests: null }, null);
    expect(first.ids).toHaveLength(100);
    const all = await oldGuests({ visitors: at(-900), guests: null });
    expect(all.toSorted()).toEqual(crowd.map(({ id }) => id).toSorted());
    for (const { id } of crowd) await store.people.remove(id);
  });

  it('goes with a guest: sessions, tokens, name; but not once they are back or have an account', async () => {
    const cutoffs = { visitors: at(10), guests: at(10) };
    const [gone, back, made] = [await person(), await person(), await person()];
    for (const { id } of [gone, back, made]) {
      await store.sessions.add(session(id, { hash: `of ${id}` }));
      await store.tokens.add(token(id, { hash: `token of ${id}` }));
    }
    const { id: at1 } = await added({ chairs: [sitting(gone.id), { is: 'open' }] });
    await store.chat.add(at1, { person: gone.id, name: 'Guest', seat: 0, text: 'hi', at: at(1) });
    await store.sessions.used(`of ${back.id}`, at(11), null);
    await store.people.update(made, account('Lando'));

    expect(await store.retention.isOldGuest(gone.id, cutoffs)).toBe(true);
    expect(await store.retention.isOldGuest(back.id, cutoffs)).toBe(false);
    const removed = [];
    for (const { id } of [gone, gone, back, made])
      removed.push(await store.retention.removeGuest(id, cutoffs));
    expect(removed).toEqual([true, false, false, false]);
    expect(await store.people.find(gone.id)).toBeUndefined();
    expect(await store.sessions.find(`of ${gone.id}`)).toBeUndefined();
    expect(await store.tokens.find(`token of ${gone.id}`)).toBeUndefined();
    expect(await store.chat.list(at1, 9)).toMatchObject([{ person: gone.id, name: '', text: 'hi' }]);
    await toHear({ is: 'person', person: gone.id });
    for (const { id } of [back, made]) expect(await store.people.find(id)).toBeDefined();
  });

  it('are tables that never started, and only those, no matter who sits there', async () => {
    const leia = await person('Leia');
    const old = [await added({ moved: at(-500) }), await added({ moved: at(-500), host: leia.id })];
    const kept = [
      await added({ moved: at(-399) }),
      await added({ moved: at(-500), status: 'running' }),
      await added({ moved: at(-500), status: 'over' }),
    ];
    expect(await removeTables('open', { guests: null, accounts: null })).toEqual([0]);
    expect(await removeTables('open', { guests: at(-400), accounts: at(-400) })).toEqual([2]);
    for (const { id } of old) {
      expect(await isThere(id)).toBe(false);
      await toHear({ is: 'table', table: id, version: null });
    }
    for (const { id } of kept) expect(await isThere(id)).toBe(true);
  });

  it('are finished games of guests, and of accounts when that is said', async () => {
    const [leia, host] = [await person('Leia'), await person('Host')];
    const [one, two] = [await person(), await person()];
    const over = { status: 'over', moved: at(-700) } as const;
    const guests = await added({ ...over, chairs: [sitting(one.id), sitting(two.id)], host: one.id });
    const seated = await added({ ...over, chairs: [sitting(one.id), sitting(leia.id)], host: one.id });
    const hosted = await added({ ...over, host: host.id });
    const running = await added({ ...over, status: 'running' });
    const recent = await added({ ...over, moved: at(-599) });
    const there = async () =>
      (await Promise.all([guests, seated, hosted, running, recent].map(({ id }) => isThere(id)))).map(Number);

    await removeTables('over', { guests: at(-600), accounts: null });
    expect(await there()).toEqual([0, 1, 1, 1, 1]);
    await removeTables('over', { guests: null, accounts: at(-600) });
    expect(await there()).toEqual([0, 0, 0, 1, 1]);
    await removeTables('over', { guests: at(-598), accounts: null });
    expect(await there()).toEqual([0, 0, 0, 1, 0]);
  });

  it('goes whole: log, keyframes, chairs, talk, mutes and notices', async () => {
    const ann = await person();
    const record = table({ status: 'over', moved: at(-900), host: ann.id, chairs: [sitting(ann.id)] });
    const { id } = record;
    await store.tables.add({
      table: record,
      rows: [logged(0), logged(1)],
      keyframes: [{ n: 1, position: { state: {}, desk: {} } as never }],
      notices: [{ person: ann.id, table: id, what: 'over' }],
    });
    await store.chat.add(id, { person: ann.id, name: 'Ann', seat: 0, text: 'hi', at: at(1) });
    await store.chat.mute(id, ann.id, 'vader', true);
    expect(await removeTables('over', { guests: at(-800), accounts: null })).toEqual([1]);
    expect(await store.tables.log(id, 0)).toEqual([]);
    expect(await store.tables.keyframes(id)).toEqual([]);
    expect(await store.tables.list('mine', ann.id, 9)).toEqual([]);
    expect(await store.chat.list(id, 9)).toEqual([]);
    expect(await store.chat.muted(id, ann.id)).toEqual([]);
    while ((await store.notices.deliver(99)) > 0);
    await toHear({ is: 'table', table: id, version: null });
    expect(heard).not.toContainEqual({ is: 'notice', notice: { person: ann.id, table: id, what: 'over' } });
  });

  it('goes a few at a time, however much is kept in between', async () => {
    const leia = await person('Leia');
    const over = { status: 'over', moved: at(-1000) } as const;
    const kept = Array.from({ length: 130 }, () => table({ ...over, host: leia.id }));
    const old = Array.from({ length: 25 }, () => table(over));
    for (const record of [...kept, ...old]) await store.tables.add(step(record));
    const batches = await removeTables('over', { guests: at(-999), accounts: null });
    expect(Math.max(...batches)).toBeLessThanOrEqual(10);
    expect(batches.reduce((sum, n) => sum + n, 0)).toBe(25);
    for (const { id } of old) expect(await isThere(id)).toBe(false);
    expect(await removeTables('over', { guests: null, accounts: at(-999) })).toHaveLength(13);
    for (const { id } of kept) expect(await isThere(id)).toBe(false);
  });
});
