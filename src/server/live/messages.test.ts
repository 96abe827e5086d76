import { afterEach, describe, expect, it } from 'vitest';
import type { Command } from '../../protocol/play.ts';
import { type Caller, type Harness, openHarness, soon } from './testing/harness.ts';
import { OTHER_TABLE, pause, TABLE } from './testing/stub-tables.ts';

let harness: Harness;
afterEach(() => harness.stop());

const answer = (what: string): Command => ({ do: 'answer', cite: 'q0.0', answer: what });
const act = (who: Caller, what = 'go', seat = 0) =>
  who.ask({ do: 'act', table: TABLE, seat, command: answer(what) });
const watch = (who: Caller, seat: number | null = 0, after?: number) =>
  who.ask({ do: 'watch', table: TABLE, seat, ...(after === undefined ? {} : { after }) });

describe('watching', () => {
  it('sends the snapshot first, then changes, and then nothing more', async () => {
    harness = await openHarness();
    const ann = await harness.dial('ann');
    expect(await watch(ann)).toMatchObject({ is: 'done' });
    expect(ann.heard[0]).toMatchObject({ is: 'picture', table: TABLE, seat: 0, picture: { seq: 0 } });
    harness.tables.move();
    await ann.until((m) => m.is === 'change' && m.change.seq === 1);
    await ann.ask({ do: 'unwatch', table: TABLE, seat: 0 });
    harness.tables.move();
    await ann.ask({ do: 'ping' });
    expect(ann.of('change')).toHaveLength(1);
    expect(harness.tables.watchers.size).toBe(0);
  });

  it('resumes after a line was cut: only what was missed is sent', async () => {
    harness = await openHarness();
    const ann = await harness.dial('ann');
    await watch(ann);
    ann.ws.terminate();
    await soon(() => harness.tables.watchers.size).toBe(0);
    harness.tables.move();
    harness.tables.move();
    const again = await harness.dial('ann');
    await watch(again, 0, 0);
    expect(again.of('picture')).toEqual([]);
    expect(again.of('change').map(({ change }) => [change.was, change.seq])).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });

  it('has shown everything up to an answer before confirming it, however slowly watching begins', async () => {
    harness = await openHarness();
    harness.tables.move();
    harness.tables.slow = 100;
    const ann = await harness.dial('ann');
    await Promise.all([watch(ann, 0, 0), act(ann)]);
    expect(ann.of('change').map(({ change }) => change.seq)).toEqual([1, 2]);
    expect(ann.heard.at(-1)).toMatchObject({ is: 'done', seq: 2 });
  });

  it('sends the whole snapshot to a client that was away for long, or cites an unknown one', async () => {
    harness = await openHarness();
    for (let i = 0; i < 9; i++) harness.tables.move();
    const ann = await harness.dial('ann');
    await watch(ann, 0, 1);
    await watch(ann, 0, 100);
    expect(ann.of('picture').map(({ picture }) => picture.seq)).toEqual([9, 9]);
    expect(ann.of('change')).toEqual([]);
  });

  it('keeps two tabs of one seat in step, each with a watch of its own', async () => {
    harness = await openHarness();
    const tabs = [await harness.dial('ann'), await harness.dial('ann')] as const;
    for (const tab of tabs) await watch(tab);
    expect(await act(tabs[0])).toMatchObject({ is: 'done', seq: 1 });
    await tabs[1].until((m) => m.is === 'change' && m.change.seq === 1);
    await tabs[0].ask({ do: 'unwatch', table: TABLE, seat: 0 });
    await act(tabs[0]);
    await tabs[1].until((m) => m.is === 'change' && m.change.seq === 2);
    expect(tabs[0].of('change')).toHaveLength(1);
  });

  it('restarts when asked for the same place twice, and sends nothing twice', async () => {
    harness = await openHarness();
    const ann = await harness.dial('ann');
    await watch(ann);
    await watch(ann);
    harness.tables.move();
    await ann.ask({ do: 'ping' });
    expect(ann.of('picture')).toHaveLength(2);
    expect(ann.of('change')).toHaveLength(1);
    expect(harness.live.counts().watches).toBe(1);
  });

  it('stops also what has only begun, by word or by hanging up', async () => {
    harness = await openHarness();
    harness.tables.slow = 60;
    const ann = await harness.dial('ann');
    const started = watch(ann);
    await ann.ask({ do: 'unwatch', table: TABLE, seat: 0 });
    await started;
    expect(harness.tables.watchers.size).toBe(0);
    void watch(ann).catch(() => {});
    await pause(20);
    ann.ws.terminate();
    await pause(100);
    expect(harness.tables.watchers.size).toBe(0);
  });

  it('is allowed at a limited number of tables, and a refused one does not count', async () => {
    harness = await openHarness({ watches: 2 });
    const ann = await harness.dial('ann');
    expect(await ann.ask({ do: 'watch', table: 'gone-0000001', seat: null })).toMatchObject({
      is: 'refused',
      error: { code: 'no-table' },
    });
    await watch(ann, 0);
    await watch(ann, null);
    const third = await ann.ask({ do: 'watch', table: OTHER_TABLE, seat: null });
    expect(third).toMatchObject({ is: 'refused', error: { code: 'too-many-watches' } });
    expect(harness.live.counts().watches).toBe(2);
  });

  it('passes on what is said, what the table is, and that it is gone', async () => {
    harness = await openHarness();
    const [ann, ben] = [await harness.dial('ann'), await harness.dial('ben')];
    await watch(ann);
    expect(await ben.ask({ do: 'say', table: TABLE, text: 'hello' })).toMatchObject({ is: 'done' });
    expect(await ann.until((m) => m.is === 'chat')).toMatchObject({ table: TABLE, line: { text: 'hello' } });
    harness.tables.tell(TABLE, { is: 'gone' });
    expect(await ann.until((m) => m.is === 'gone')).toEqual({ is: 'gone', table: TABLE });
  });
});

describe('acting', () => {
  it('is confirmed after the change that shows it, with its number', async () => {
    harness = await openHarness();
    const ann = await harness.dial('ann');
    await watch(ann);
    const done = await act(ann);
    expect(done).toMatchObject({ is: 'done', seq: 1 });
    const shown = ann.heard.findIndex((m) => m.is === 'change' && m.change.seq === 1);
    expect(shown).toBeGreaterThanOrEqual(0);
    expect(ann.heard.indexOf(done)).toBeGreaterThan(shown);
  });

  it('is refused with the reason of the rules', async () => {
    harness = await openHarness();
    const ann = await harness.dial('ann');
    expect(await act(ann, 'refused')).toMatchObject({
      is: 'refused',
      error: { code: 'too-few', message: 'Choose more.', refusal: { refused: 'too-few', part: 'take' } },
    });
  });

  it('for another seat is refused, and leaves a trace', async () => {
    harness = await openHarness();
    const ann = await harness.dial('ann');
    expect(await act(ann, 'go', 1)).toMatchObject({ is: 'refused', error: { code: 'not-your-seat' } });
    expect(harness.tables.now().seq).toBe(0);
    expect(harness.logged).toContainEqual(
      expect.objectContaining({
        level: 'info',
        facts: { do: 'act', person: 'ann', table: TABLE, code: 'not-your-seat', status: 403 },
      }),
    );
  });

  it('says when the storage is away', async () => {
    harness = await openHarness();
    const ann = await harness.dial('ann');
    expect(await act(ann, 'down')).toMatchObject({ is: 'refused', error: { code: 'unavailable' } });
    expect(await act(ann)).toMatchObject({ is: 'done' });
  });

  it('that breaks something gets only the number of the log entry', async () => {
    harness = await openHarness();
    const ann = await harness.dial('ann');
    const reply = await act(ann, 'broken');
    expect(reply).toMatchObject({ is: 'refused', error: { code: 'internal' } });
    expect(JSON.stringify(reply)).not.toContain('12345');
    const [entry] = harness.logged.filter(({ level }) => level === 'error');
    const id = String(entry?.facts['id']);
    expect(id.length).toBeGreaterThan(5);
    expect(JSON.stringify(reply)).toContain(id);
  });

  it('counts against the limits of the person and of their network', async () => {
    const spent: string[] = [];
    harness = await openHarness(
      {},
      {
        address: () => '2001:db8::ffff',
        spend: (budget, from, person) => {
          spent.push(`${budget} ${from} ${person}`);
          return budget === 'chat' ? 7 : 0;
        },
      },
    );
    const ann = await harness.dial('ann');
    expect(await act(ann)).toMatchObject({ is: 'done' });
    const said = await ann.ask({ do: 'say', table: TABLE, text: 'hello' });
    expect(said).toMatchObject({
      is: 'refused',
      error: { code: 'too-fast', message: expect.stringContaining('7 s') },
    });
    await ann.ask({ do: 'ping' });
    const from = '2001:db8:0:0';
    expect(spent).toEqual([`other ${from} undefined`, `command ${from} ann`, `chat ${from} ann`]);
  });
});

describe('news', () => {
  it('go to all sockets of the person, and to nobody else', async () => {
    harness = await openHarness();
    const pages = [await harness.dial('ann'), await harness.dial('ann')];
    const ben = await harness.dial('ben');
    harness.live.hear({ is: 'notice', notice: { person: 'ann', table: TABLE, what: 'turn' } });
    harness.live.hear({ is: 'notice', notice: { person: 'nobody', table: TABLE, what: 'over' } });
    harness.live.hear({ is: 'table', table: TABLE, version: 1 });
    for (const page of pages) {
      expect(await page.until((m) => m.is === 'news')).toEqual({ is: 'news', table: TABLE, what: 'turn' });
    }
    await ben.ask({ do: 'ping' });
    expect(ben.of('news')).toEqual([]);
  });

  it('go to no socket that looks at the table: there it was seen', async () => {
    harness = await openHarness();
    const [there, elsewhere] = [await harness.dial('ann'), await harness.dial('ann')];
    await there.ask({ do: 'watch', table: TABLE, seat: 0 });
    const hear = (table: string): void =>
      harness.live.hear({ is: 'notice', notice: { person: 'ann', table, what: 'turn' } });
    hear(TABLE);
    expect(await elsewhere.until((m) => m.is === 'news')).toMatchObject({ table: TABLE });
    hear(OTHER_TABLE);
    expect(await there.until((m) => m.is === 'news')).toMatchObject({ table: OTHER_TABLE });
    await there.ask({ do: 'unwatch', table: TABLE, seat: 0 });
    hear(TABLE);
    await there.ask({ do: 'ping' });
    expect(there.of('news').map((news) => news.table)).toEqual([OTHER_TABLE, TABLE]);
  });
});
