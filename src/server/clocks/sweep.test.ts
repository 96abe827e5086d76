import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StoreDown } from '../store/port.ts';
import { type SweepDeps, startSweep, sweepOnce } from './sweep.ts';
import { at } from './testing/timed.ts';

const deps = (change: Partial<SweepDeps> = {}) => {
  const called: string[] = [];
  const troubles: unknown[] = [];
  const all: SweepDeps = {
    tables: {
      due: async (now) => [`due ${now}`],
      stuck: async (before) => [`stuck ${before}`],
    },
    due: async (table) => void called.push(table),
    stuck: (table) => void called.push(table),
    onTrouble: (error, table) => void troubles.push([String(error), table]),
    now: () => new Date(),
    ...change,
  };
  return { all, called, troubles };
};

describe('one sweep', () => {
  it('hands on what is due now, and what has been stuck for 15 seconds', async () => {
    const { all, called } = deps({ now: () => at(60) });
    await sweepOnce(all);
    expect(called).toEqual([`due ${at(60).toISOString()}`, `stuck ${at(45).toISOString()}`]);
  });

  it('takes no more of those that are stuck than can be loaded at once', async () => {
    const asked: number[] = [];
    const stuck = async (_: string, limit: number): Promise<string[]> => [`t${asked.push(limit)}`];
    await sweepOnce(deps({ tables: { due: async () => [], stuck } }).all);
    expect(asked).toEqual([100]);
  });

  it('says nothing of a storage that is away, and goes on', async () => {
    const down = deps({
      tables: { due: () => Promise.reject(new StoreDown()), stuck: async () => ['a', 'b'] },
      stuck: async () => Promise.reject(new StoreDown()),
    });
    await sweepOnce(down.all);
    expect(down.troubles).toEqual([]);
  });

  it('tells what goes wrong with one table, and looks after the others', async () => {
    const tables = Array.from({ length: 20 }, (_, i) => `t${i}`);
    const found = deps({
      tables: { due: async () => tables, stuck: () => Promise.reject(new Error('odd')) },
    });
    const seen: string[] = [];
    await sweepOnce({
      ...found.all,
      due: async (table) => {
        seen.push(table);
        if (table === 't3') throw new Error('broken');
      },
    });
    expect(seen).toEqual(tables);
    expect(found.troubles).toEqual([
      ['Error: broken', 't3'],
      ['Error: odd', null],
    ]);
  });
});

describe('sweeping', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('begins at once, with every bot that is waited for', async () => {
    const { all, called } = deps({ every: 3000, random: () => 0.5 });
    const now = () => new Date().toISOString();
    const began = now();
    const sweep = startSweep(all);
    await vi.advanceTimersByTimeAsync(2999);
    expect(called).toEqual([`due ${began}`, `stuck ${began}`]);
    await vi.advanceTimersByTimeAsync(1);
    await sweep.stop();
    const forgotten = new Date(Date.now() - 15_000).toISOString();
    expect(called.slice(2)).toEqual([`due ${now()}`, `stuck ${forgotten}`]);
  });

  it('goes on every few seconds, not in step with others', async () => {
    const times: number[] = [];
    const random = [0, 0.5, 0.999];
    const began = Date.now();
    const { all } = deps({
      every: 3000,
      random: () => random.shift() ?? 0.5,
      tables: {
        due: async () => {
          times.push(Date.now() - began);
          return [];
        },
        stuck: async () => [],
      },
    });
    const sweep = startSweep(all);
    await vi.advanceTimersByTimeAsync(9100);
    await sweep.stop();
    expect(times.map((ms) => Math.round(ms / 100))).toEqual([0, 20, 50, 90]);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(times).toHaveLength(4);
  });

  it('stops when what it has begun is done', async () => {
    let finish = (): void => undefined;
    const { all, called } = deps({
      due: () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    });
    const sweep = startSweep({ ...all, every: 1000 });
    await vi.advanceTimersByTimeAsync(2000);
    let stopped = false;
    const stop = sweep.stop().then(() => {
      stopped = true;
    });
    await vi.advanceTimersByTimeAsync(100);
    expect(stopped).toBe(false);
    finish();
    await stop;
    // The stuck tables were left for the next time.
    expect(called).toEqual([]);
  });
});
