import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { accepts } from '../../kernel/forms/index.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import { LEVELS } from '../../protocol/tables.ts';
import { Busy, Closed, openPool, type Pool, type PoolSettings } from './pool.ts';
import type { Task, Thought } from './task.ts';
import { Position } from './testing/positions.ts';

const scratch = mkdtempSync(join(tmpdir(), 'wartable-pool-'));
const FAULTY = new URL('./testing/faulty.mjs', import.meta.url);
const EVR = new Position('empire-vs-rebellion', 'tutorial').goOn(1);
const REBELLION = new Position('rebellion').goOn(60);

const open = new Set<Pool>();
const troubles: string[] = [];
const seen: string[] = [];
const onTrouble = (what: string): void => void troubles.push(what);
function pool(settings: PoolSettings): Pool {
  const opened = openPool({ workers: 1, onTrouble, ...settings });
  open.add(opened);
  return opened;
}
/** A limit that does no harm; threads take a while to start. */
const shared = openPool({
  workers: 1,
  longest: 4,
  onTrouble,
  onThought: ({ level }, seconds) => void seen.push(`${level} ${seconds >= 0}`),
});
afterEach(async () => {
  for (const one of open) await one.close();
  open.clear();
  troubles.length = 0;
});
afterAll(async () => {
  await shared.close();
  rmSync(scratch, { recursive: true, force: true });
});

const task = (level: Task['level'], seed = 'seed', { game, view } = EVR): Task => ({
  game,
  view,
  level,
  seed,
});
const isLegal = ({ answer }: Thought, { view } = EVR): boolean =>
  view.question !== null && !isRefusal(accepts(view.question.form, answer));

describe('thinking in worker threads', () => {
  it('gives legal answers of every level in both games, and says why', async () => {
    for (const at of [EVR, REBELLION]) {
      for (const level of LEVELS) {
        const thought = await shared.think(task(level, 'seed', at));
        expect(isLegal(thought, at)).toBe(true);
        expect(thought.why).toMatch(/\.$/);
      }
    }
    expect(seen).toHaveLength(2 * LEVELS.length);
    expect(seen).toContain('master true');
    expect(troubles).toEqual([]);
  });

  it('gives the same answer to the same task', async () => {
    const threads = pool({ workers: 2 });
    const [a, b] = await Promise.all([1, 2].map(() => threads.think(task('strong'))));
    expect([a?.answer, a?.why]).toEqual([b?.answer, b?.why]);
  });

  it('does not block the event loop while a master thinks', async () => {
    const position = new Position('empire-vs-rebellion').goOn(12);
    const hard = task('master', 'seed', position);
    await shared.think(task('steady'));
    let [turns, done] = [0, false];
    const thinking = shared.think(hard).finally(() => {
      done = true;
    });
    for (; !done; turns++) await new Promise((resolve) => setImmediate(resolve));
    expect(isLegal(await thinking, position)).toBe(true);
    // In the main thread the loop would come round a few times at most.
    expect(turns).toBeGreaterThan(20);
  });

  it('refuses an invalid task at once', async () => {
    await expect(shared.think({ ...task('steady'), game: 'chess' })).rejects.toThrow("unknown game 'chess'");
    const view = { ...EVR.view, question: null };
    await expect(shared.think({ ...task('steady'), view })).rejects.toThrow('no question');
    expect(troubles).toEqual([]);
  });

  it('lets a weaker level answer when a level breaks, and tells', async () => {
    // A question that the search cannot think through, as the table behind it is gone.
    const view = { ...EVR.view, game: {} };
    const thought = await shared.think({ ...task('master'), view });
    expect(isLegal(thought)).toBe(true);
    expect(troubles.join()).toMatch(/^a weaker level answered instead/);
  });
});

describe('a worker that is lost', () => {
  it('is replaced, and the task is tried again', async () => {
    const threads = pool({ entry: FAULTY });
    const thought = await threads.think(task('strong', `dies-once ${join(scratch, 'once')}`));
    expect(thought.why).toMatch(/1500 games/);
    expect(troubles).toEqual([expect.stringMatching(/^worker lost/)]);
  });

  it('leaves the answer to the steady level when it happens again', async () => {
    const threads = pool({ entry: FAULTY });
    const thought = await threads.think(task('strong', 'dies'));
    expect(isLegal(thought)).toBe(true);
    expect(thought.why).toMatch(/Simulated 30 games/);
    expect(troubles).toHaveLength(2);
    expect(isLegal(await threads.think(task('strong')))).toBe(true);
  });

  it('is ended when it does not come to an end', async () => {
    const threads = pool({ entry: FAULTY, limit: 3000 });
    const thought = await threads.think(task('master', 'hangs'));
    expect(isLegal(thought)).toBe(true);
    const ended = 'worker lost: no answer within 3000 ms';
    expect(troubles.slice(0, 2)).toEqual([ended, ended]);
  });

  it('means any legal answer when no worker lives long enough', async () => {
    const thought = await pool({ entry: FAULTY }).think(task('master', 'always-dies'));
    expect(isLegal(thought)).toBe(true);
    expect(troubles).toHaveLength(3);
  });
});

describe('the line', () => {
  /** The order in which tasks are finished by one thread that is busy when they come. */
  async function order(
    tasks: readonly [string, Task['level'], 'person' | 'bot'][],
    threads = shared,
  ): Promise<string[]> {
    const done: string[] = [];
    const first = threads.think(task('steady'));
    await Promise.all(
      tasks.map(async ([name, level, whom]) => {
        await threads.think(task(level), { for: whom });
        done.push(name);
      }),
    );
    await first;
    return done;
  }

  it('lets people pass, and quick ones before long ones', async () => {
    expect(
      await order([
        ['long', 'strong', 'bot'],
        ['quick', 'steady', 'bot'],
        ['later', 'beginner', 'bot'],
        ['hint', 'strong', 'person'],
      ]),
    ).toEqual(['hint', 'quick', 'later', 'long']);
  });

  it('lets bots have their turn however many people wait', async () => {
    const threads = pool({ headStart: 0 });
    await threads.think(task('steady'));
    await expect.poll(() => threads.thinking).toBe(0);
    expect(
      await order(
        [
          ['hint', 'steady', 'person'],
          ['another', 'steady', 'person'],
          ['a third', 'steady', 'person'],
          ['move', 'steady', 'bot'],
        ],
        threads,
      ),
    ).toEqual(['hint', 'move', 'another', 'a third']);
  });

  it('is bounded, for people and bots each', async () => {
    const thoughts = Array.from({ length: 6 }, () => shared.think(task('steady')).catch((error) => error));
    expect([shared.thinking, shared.queued]).toEqual([1, 4]);
    const hint = shared.think(task('steady'), { for: 'person' });
    expect(await thoughts[5]).toBeInstanceOf(Busy);
    expect(isLegal(await hint)).toBe(true);
    for (const thought of thoughts.slice(0, 5)) expect(isLegal(await thought)).toBe(true);
    await expect.poll(() => [shared.thinking, shared.queued]).toEqual([0, 0]);
  });

  it('is left by cancelled requests', async () => {
    const first = shared.think(task('steady'));
    const interest = new AbortController();
    const second = shared.think(task('master'), { signal: interest.signal });
    interest.abort(new Error('no more'));
    await expect(second).rejects.toThrow('no more');
    expect(shared.queued).toBe(0);
    await expect(shared.think(task('steady'), { signal: interest.signal })).rejects.toThrow('no more');
    expect(isLegal(await first)).toBe(true);
  });
});

describe('closing', () => {
  it('ends what is being thought about, and refuses what waits and what comes', async () => {
    const threads = pool({ entry: FAULTY });
    await threads.think(task('steady'));
    const thoughts = [1, 2, 3].map(() => threads.think(task('master', 'hangs')).catch((error) => error));
    await new Promise((resolve) => setTimeout(resolve, 50));
    await threads.close();
    for (const thought of thoughts) expect(await thought).toBeInstanceOf(Closed);
    await expect(threads.think(task('steady'))).rejects.toBeInstanceOf(Closed);
    expect(troubles).toEqual([]);
  });
});
