import { beforeAll, describe, expect, it } from 'vitest';
import type { Notice, Store } from './port.ts';
import { openReports } from './reading.ts';
import { storeFrom } from './testing/opened.ts';
import { at, bot, kept, logged, next, sitting, step, table, unique } from './testing/records.ts';
import { STORAGES } from './testing/storages.ts';

describe.each(STORAGES)('the store on $name', ({ build }) => {
  const { heard, toHear, added, opened, where } = storeFrom(build);
  let store: Store;
  beforeAll(() => {
    store = opened();
  });

  describe('tables', () => {
    it('come back as they were', async () => {
      const plain = await added();
      expect(await store.tables.find(plain.id)).toEqual(plain);
      const full = await added({
        status: 'over',
        spectators: false,
        chairs: [sitting('a'), bot('b'), bot(), { is: 'open' }, kept('c')],
        waiting: [1, 3],
        clock: { left: [1, 2], since: at(1) },
        due: at(2),
        accord: { abandon: [1], bot: { 2: [0, 1] }, late: [2] },
        outcome: { seats: ['won', 'lost'], reason: 'resigned' },
        rematch: 'other',
        imported: true,
      });
      expect(await store.tables.find(full.id)).toEqual(full);
      expect(await store.tables.find('nothing')).toBeUndefined();
    });

    it('keep steps: record, rows, keyframes, notices', async () => {
      const record = await added();
      const running = next(record, { status: 'running', waiting: [0] });
      const keyframe = { n: 0, position: { state: { deep: [1, null] }, desk: {} } as never };
      const notices: Notice[] = [{ person: 'luke', table: record.id, what: 'turn' }];
      const rows = [logged(0), logged(1)];
      const first = { table: running, before: record, rows, keyframes: [keyframe], notices };
      expect(await store.tables.commit(first)).toBe('done');
      const later = next(running, { waiting: [1] });
      expect(await store.tables.commit(step(later, { rows: [2] }))).toBe('done');
      expect(await store.tables.find(record.id)).toEqual(later);
      expect(await store.tables.log(record.id, 0)).toEqual([logged(0), logged(1), logged(2)]);
      expect(await store.tables.log(record.id, 2)).toEqual([logged(2)]);
      expect(await store.tables.keyframes(record.id)).toEqual([keyframe]);
      await toHear({ is: 'table', table: record.id, version: later.version });
    });

    it('keep a long game at once', async () => {
      const record = table();
      const rows = Array.from({ length: 1234 }, (_, n) => n);
      await store.tables.add(step(record, { rows }));
      const kept = await store.tables.log(record.id, 0);
      expect(kept.map(({ row }) => row.n)).toEqual(rows);
    });

    it('refuse a step from an older record, and a row that is there, and change nothing then', async () => {
      const record = await added();
      const first = next(record);
      expect(await store.tables.commit(step(first, { rows: [0] }))).toBe('done');
      const notices: Notice[] = [{ person: 'nobody', table: record.id, what: 'over' }];
      expect(await store.tables.commit(step(next(record), { rows: [1], notices }))).toBe('conflict');
      expect(await store.tables.commit(step(next(first), { rows: [0, 1], notices }))).toBe('conflict');
      expect(await store.tables.commit(step(next(table())))).toBe('conflict');
      expect(await store.tables.find(record.id)).toEqual(first);
      expect(await store.tables.log(record.id, 0)).toEqual([logged(0)]);
      await store.notices.deliver(99);
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect(heard).not.toContainEqual({ is: 'notice', notice: notices[0] });
    });

    it('are listed for their people: what waits for them, then what goes on, then what is over', async () => {
      const me = unique('person');
      const chairs = [sitting(me), sitting('other')];
      const over = await added({ chairs, status: 'over', moved: at(50) });
      const older = await added({ chairs, status: 'running', waiting: [1], moved: at(10) });
      const newer = await added({ chairs, status: 'open', moved: at(20) });
      const mine = await added({ chairs, status: 'running', waiting: [0, 1], moved: at(5) });
      const both = await added({
        chairs: [sitting(me), sitting(me)],
        host: me,
        status: 'running',
        waiting: [1],
        moved: at(6),
      });
      const left = await added({ chairs: [bot(me)], status: 'running', waiting: [0], moved: at(30) });
      const again = await added({ chairs: [kept(me)], status: 'open', moved: at(2) });
      const made = await added({ host: me, status: 'open', moved: at(1), access: 'link' });
      await added({ chairs: [sitting('other')], status: 'running' });
      const ids = async (limit: number) => (await store.tables.list('mine', me, limit)).map(({ id }) => id);
      const order = [both, mine, left, newer, older, again, made, over].map(({ id }) => id);
      expect(await ids(99)).toEqual(order);
      expect(await ids(3)).toEqual(order.slice(0, 3));
      // Another person takes the seat.
      const taken = next(mine, { chairs: [sitting('third'), sitting('other')] });
      expect(await store.tables.commit(step(taken))).toBe('done');
      expect(await ids(99)).toEqual(order.filter((id) => id !== mine.id));
    });

    it('are listed for everybody, if they are public', async () => {
      const open = [await added({ moved: at(7001) }), await added({ moved: at(7002) })];
      const running = await added({ status: 'running', moved: at(7003) });
      const hidden = await added({ access: 'link', moved: at(7004) });
      const unseen = await added({ status: 'running', spectators: false, moved: at(7005) });
      const ids = async (which: 'open' | 'running', limit: number) =>
        (await store.tables.list(which, 'anybody', limit)).map(({ id }) => id);
      expect(await ids('open', 2)).toEqual([open[1]!.id, open[0]!.id]);
      expect(await ids('open', 999)).not.toContain(hidden.id);
      expect(await ids('running', 999)).not.toContain(unseen.id);
      expect((await ids('running', 999))[0]).toBe(running.id);
    });

    it('are removed before they have started, if nobody changed them', async () => {
      const record = await added({ chairs: [sitting('me')] });
      await store.chat.add(record.id, { person: 'me', name: 'Me', seat: null, text: 'hi', at: at(1) });
      expect(await store.tables.remove(record.id, record.version + 1)).toBe(false);
      expect(await store.tables.remove(record.id, record.version)).toBe(true);
      expect(await store.tables.find(record.id)).toBeUndefined();
      expect(await store.chat.list(record.id, 9)).toEqual([]);
      expect(await store.tables.commit(step(next(record)))).toBe('conflict');
      const running = await added({ status: 'running' });
      expect(await store.tables.remove(running.id, running.version)).toBe(false);
    });

    it('are found when their time is up, or when a bot does not answer', async () => {
      const chairs = [sitting('a'), bot()];
      const late = await added({ status: 'running', due: at(5), chairs, waiting: [0], moved: at(1) });
      const inTime = await added({ status: 'running', due: at(6), chairs, waiting: [0, 1], moved: at(1) });
      const over = await added({ status: 'over', due: at(1), chairs, waiting: [1], moved: at(1) });
      const mine = (ids: string[]) => ids.filter((id) => [late.id, inTime.id, over.id].includes(id));
      expect(mine(await store.tables.due(at(5)))).toEqual([late.id]);
      expect(mine(await store.tables.due(at(6)))).toEqual([late.id, inTime.id]);
      expect(mine(await store.tables.stuck(at(1), 99))).toEqual([]);
      expect(mine(await store.tables.stuck(at(2), 99))).toEqual([inTime.id]);
      expect(await store.tables.stuck(at(2), 0)).toEqual([]);
      await store.tables.commit(step(next(inTime, { waiting: [0], due: null })));
      expect(mine(await store.tables.stuck(at(2), 99))).toEqual([]);
      expect(mine(await store.tables.due(at(9)))).toEqual([late.id]);
    });

    it('know when their people were last seen', async () => {
      const [a, b] = [unique('person'), unique('person')];
      const { id } = await added({ chairs: [sitting(a), sitting(a), sitting(b)] });
      await store.tables.seen(a, at(3));
      await store.tables.seen(a, at(2));
      expect(await store.tables.lastSeen(id)).toEqual(new Map([[a, at(3)]]));
      await store.tables.seen(a, at(4));
      expect(await store.tables.lastSeen(id)).toEqual(new Map([[a, at(4)]]));
    });
  });

  describe('reports', () => {
    it('are kept with their file, newest first', async () => {
      const report = (id: string, minute: number) => ({
        id,
        at: at(minute),
        table: 'some-table',
        person: 'somebody',
        words: 'My card did nothing.',
        file: { format: 'wartable-view/1', log: [] },
      });
      const [one, two] = [report('report-one', 1), report('report-two', 2)];
      for (const made of [one, two]) await store.reports.add({ ...made, file: JSON.stringify(made.file) });
      // The operator reads them beside the server.
      const beside = await openReports(where());
      for (const reports of [store.reports, beside]) {
        expect(await reports.list(9)).toEqual([two, one]);
        expect(await reports.find(one.id)).toEqual(one);
        expect(await reports.find('nothing')).toBeUndefined();
      }
      await beside.close();
    });
  });

  describe('chat', () => {
    it('is counted by table and told', async () => {
      const { id } = await added();
      const say = (text: string) => store.chat.add(id, { person: 'p', name: 'P', seat: 1, text, at: at(1) });
      const lines = await Promise.all([say('one'), say('two'), say('three')]);
      expect(lines.map(({ n }) => n).sort()).toEqual([1, 2, 3]);
      await toHear({ is: 'chat', table: id, n: 3 });
      const all = await store.chat.list(id, 99);
      expect(all).toEqual(lines.toSorted((a, b) => a.n - b.n));
      expect(await store.chat.list(id, 2)).toEqual(all.slice(1));
      expect(await store.chat.list(id, 99, 2)).toEqual(all.slice(2));
    });

    it('can be muted by person', async () => {
      const { id } = await added();
      await store.chat.mute(id, 'me', 'you', true);
      await store.chat.mute(id, 'me', 'you', true);
      await store.chat.mute(id, 'me', 'him', true);
      expect(await store.chat.muted(id, 'me')).toEqual(['him', 'you']);
      await store.chat.mute(id, 'me', 'you', false);
      expect(await store.chat.muted(id, 'me')).toEqual(['him']);
      expect(await store.chat.muted(id, 'you')).toEqual([]);
    });
  });

  it('delivers each notice once', async () => {
    await store.notices.deliver(999);
    const record = table();
    const notices = ['a', 'b', 'c'].map(
      (name): Notice => ({ person: unique(name), table: record.id, what: 'over' }),
    );
    await store.tables.add(step(record, { notices }));
    const taken = await Promise.all([
      store.notices.deliver(2),
      store.notices.deliver(2),
      store.notices.deliver(2),
    ]);
    expect(taken.reduce((sum, n) => sum + n, 0)).toBe(3);
    expect(await store.notices.deliver(2)).toBe(0);
    for (const notice of notices) await toHear({ is: 'notice', notice });
    for (const notice of notices)
      expect(heard.filter((s) => s.is === 'notice' && s.notice.person === notice.person)).toHaveLength(1);
  });

  it('tells somebody only the last of several notices of a table', async () => {
    await store.notices.deliver(999);
    const record = table();
    const [ann, ben] = [unique('ann'), unique('ben')];
    const notice = (person: string, what: Notice['what']): Notice => ({ person, table: record.id, what });
    await store.tables.add(step(record, { notices: [notice(ann, 'turn'), notice(ben, 'turn')] }));
    // The version goes from one digit to two: the order is that of numbers, not of texts.
    let last = record;
    for (let i = 0; i < 12; i++) {
      last = next(last);
      const notices = [notice(ann, i < 11 ? 'turn' : 'over')];
      expect(await store.tables.commit(step(last, { notices }))).toBe('done');
    }
    expect(await store.notices.deliver(999)).toBe(14);
    await toHear({ is: 'notice', notice: notice(ann, 'over') });
    await toHear({ is: 'notice', notice: notice(ben, 'turn') });
    expect(heard.filter((s) => s.is === 'notice' && s.notice.person === ann)).toHaveLength(1);
  });

  it('makes a shared secret once', async () => {
    const name = unique('secret');
    const made = await Promise.all(['a', 'b', 'c'].map((value) => store.secret(name, () => value)));
    expect(new Set(made).size).toBe(1);
    expect(await store.secret(name, () => 'later')).toBe(made[0]);
  });

  it('is ready when something could be written', async () => {
    for (let i = 0; i < 2; i++) await store.ready();
    expect(await store.secret('ready', () => 'nothing was')).toBe('');
  });
});
