import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import type { Command } from '../../protocol/play.ts';
import { type Caller, type Harness, openHarness, soon } from './testing/harness.ts';
import { OTHER_TABLE, pause, TABLE } from './testing/stub-tables.ts';

let harness: Harness;
afterEach(() => harness.stop());

const answer = (what: string): Command => ({ do: 'answer', cite: 'q0.0', answer: what });
const act = (who: Caller, what = 'go') =>
  who.ask({ do: 'act', table: TABLE, seat: 0, command: answer(what) });

/** A masked frame, as a client must send it; the mask of zeros leaves the text as it is. */
const frame = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);

describe('a client that does not read', () => {
  /** More than the system takes off our hands. */
  const HUGE = 10_000_000;
  const watch = JSON.stringify({ do: 'watch', ref: '1', table: TABLE, seat: null });

  it('is disconnected when its buffer is full, and the others get everything', async () => {
    harness = await openHarness();
    harness.tables.weight = 200_000;
    const dumb = await harness.dumb('ben');
    dumb.write(frame(watch));
    await soon(() => harness.tables.watchers.size).toBe(1);
    const ann = await harness.dial('ann');
    await ann.ask({ do: 'watch', table: TABLE, seat: 0 });
    let moves = 0;
    while (!harness.closings.includes('slow') && moves < 300) {
      // Changes as large as snapshots.
      harness.tables.weight = 200_000 + (++moves % 2);
      harness.tables.move();
      await ann.until((m) => m.is === 'change' && m.change.seq === moves);
    }
    expect(harness.closings).toEqual(['slow']);
    expect(ann.of('change')).toHaveLength(moves);
    await soon(() => harness.tables.watchers.size).toBe(1);
    dumb.destroy();
  });

  it('is not taken for slow when it returns to many large tables at once', async () => {
    harness = await openHarness();
    harness.tables.weight = 600_000;
    const ann = await harness.dial('ann');
    const watched = Array.from({ length: 16 }, (_, i) =>
      ann.ask({ do: 'watch', table: `table-0000${10 + i}`, seat: null }),
    );
    for (const reply of await Promise.all(watched)) expect(reply).toMatchObject({ is: 'done' });
    expect(ann.of('picture')).toHaveLength(16);
  });

  it('is not taken for slow because of a snapshot, though it reads slowly', async () => {
    harness = await openHarness({ pingEvery: 250 });
    harness.tables.weight = HUGE;
    const ann = await harness.dial('ann');
    ann.ws.send(watch);
    ann.ws.pause();
    await soon(() => harness.tables.watchers.size).toBe(1);
    for (let moves = 1; moves <= 3; moves++) harness.tables.move();
    // Two pings are due, and cannot be answered.
    await pause(600);
    ann.ws.resume();
    await ann.until((m) => m.is === 'change' && m.change.seq === 3);
    expect(ann.of('picture')).toHaveLength(1);
    expect(harness.closings).toEqual([]);
  });

  it('is disconnected when a snapshot does not arrive at all, whatever it sends', async () => {
    harness = await openHarness({ pingEvery: 50 });
    harness.tables.weight = HUGE;
    const dumb = await harness.dumb('ben');
    dumb.write(frame(watch));
    const talk = setInterval(() => dumb.write(frame('{"do":"ping","ref":"2"}')), 20);
    await soon(() => harness.closings).toEqual(['slow']);
    clearInterval(talk);
    dumb.destroy();
  });

  it('is disconnected when too much waits behind a snapshot', async () => {
    harness = await openHarness();
    harness.tables.weight = HUGE;
    const dumb = await harness.dumb('ben');
    dumb.write(frame(watch));
    await soon(() => harness.tables.watchers.size).toBe(1);
    harness.tables.weight = 300_000;
    for (let moves = 0; moves < 10; moves++) {
      harness.tables.weight++;
      harness.tables.move();
      await pause(0);
    }
    expect(harness.closings).toEqual(['slow']);
    dumb.destroy();
  });

  it('and does not answer a ping is disconnected', async () => {
    harness = await openHarness({ pingEvery: 60 });
    const dumb = await harness.dumb('ben');
    const ann = await harness.dial('ann');
    await soon(() => harness.closings).toEqual(['silent']);
    await pause(150);
    expect(await ann.ask({ do: 'ping' })).toMatchObject({ is: 'done' });
    expect(harness.live.counts().sockets).toBe(1);
    dumb.destroy();
  });
});

describe('presence', () => {
  it('is reported when a person comes, at intervals, and when their last socket closes', async () => {
    harness = await openHarness({ presentEvery: 50 });
    const { presences } = harness.tables;
    const pages = [await harness.dial('ann'), await harness.dial('ann')] as const;
    expect(presences).toEqual([{ person: 'ann', looking: null }]);
    for (const seat of [0, null]) await pages[0].ask({ do: 'watch', table: TABLE, seat });
    await pages[1].ask({ do: 'watch', table: OTHER_TABLE, seat: null });
    await soon(() => presences.at(-1)).toEqual({ person: 'ann', looking: [TABLE, OTHER_TABLE] });
    pages[0].ws.terminate();
    pages[1].ws.terminate();
    await soon(() => harness.live.counts().people).toBe(0);
    const said = presences.length;
    expect(presences.at(-1)).toEqual({ person: 'ann', looking: null });
    await pause(120);
    expect(presences.length).toBe(said);
    expect(new Set(presences.map(({ person }) => person))).toEqual(new Set(['ann']));
  });
});

describe('a thousand idle sockets', () => {
  it('hear nothing of another table, and are all released', async () => {
    harness = await openHarness();
    const idle: Caller[] = [];
    for (let batch = 0; batch < 10; batch++) {
      const calls = Array.from({ length: 100 }, (_, i) => harness.dial(`idle-${batch}-${i % 10}`));
      const some = await Promise.all(calls);
      await Promise.all(some.map((caller) => caller.ask({ do: 'watch', table: 'table-000099', seat: null })));
      idle.push(...some);
    }
    expect(harness.live.counts()).toMatchObject({ sockets: 1000, people: 100, watches: 1000 });
    const ann = await harness.dial('ann');
    await ann.ask({ do: 'watch', table: TABLE, seat: 0 });
    const before = idle.map(({ heard }) => heard.length);
    for (let i = 0; i < 20; i++) expect(await act(ann)).toMatchObject({ is: 'done' });
    expect(idle.map(({ heard }) => heard.length)).toEqual(before);
    // All of them are closed cleanly.
    await harness.live.goodbye(10);
    expect(harness.live.counts()).toEqual({ sockets: 0, people: 0, watches: 0 });
  });
});

describe('goodbye', () => {
  it('tells everybody when to come back, not all at the same moment, and closes', async () => {
    harness = await openHarness();
    const pages = await Promise.all(Array.from({ length: 20 }, (_, i) => harness.dial(`person-${i}`)));
    const bye = harness.live.goodbye(1000);
    for (const page of pages) expect(await page.closed).toBe(1012);
    await bye;
    const times = pages.map((page) => page.of('goodbye')[0]?.after ?? 0);
    expect(Math.min(...times)).toBeGreaterThanOrEqual(1000);
    expect(Math.max(...times)).toBeLessThanOrEqual(2000);
    expect(new Set(times).size).toBeGreaterThan(10);
    expect((await harness.knock({ authorization: 'Bearer ann' })).status).toBe(503);
    expect(harness.tables.presences.filter(({ person }) => person === 'person-0')).toHaveLength(2);
  });

  it('comes after the answers to what was asked before', async () => {
    harness = await openHarness();
    const ann = await harness.dial('ann');
    await ann.ask({ do: 'watch', table: TABLE, seat: 0 });
    const acting = act(ann, 'slow');
    await soon(() => harness.tables.answers).toEqual(['slow']);
    await harness.live.goodbye(10);
    expect(await acting).toMatchObject({ is: 'done', seq: 1 });
    expect(ann.heard.map((m) => m.is)).toEqual(['picture', 'done', 'change', 'done', 'goodbye']);
  });

  it('does not wait for clients that do not answer', async () => {
    harness = await openHarness({ closeWithin: 100 });
    const dumb = await harness.dumb('ben');
    let closed = false;
    dumb.on('close', () => {
      closed = true;
    });
    await harness.live.goodbye(10);
    expect(closed).toBe(false);
    dumb.resume();
    if (!dumb.closed) await once(dumb, 'close');
  });
});
