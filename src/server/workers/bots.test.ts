import { describe, expect, it } from 'vitest';
import { seeded } from '../../kernel/chance/seeded.ts';
import type { Answer } from '../../kernel/forms/index.ts';
import { StoreDown } from '../store/port.ts';
import type { WaitingBot } from '../tables/deps.ts';
import { type BotDeps, botPlayers } from './bots.ts';
import { openPool, type Pool } from './pool.ts';
import { tempoOf } from './tempo.ts';
import { Position } from './testing/positions.ts';

const VIEW = new Position('empire-vs-rebellion', 'tutorial').view;
const ANSWER: Answer = { is: 'choose', id: 'a' };
const bot = (seat: number, cite: string): WaitingBot => ({
  seat,
  cite,
  view: VIEW,
  level: 'strong',
  game: 'empire-vs-rebellion',
  secret: false,
});
const soon = (ms = 10): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Bots whose thoughts end when the test says so. */
function setUp(change: Partial<BotDeps> = {}) {
  const waiting: WaitingBot[] = [];
  const answered: string[] = [];
  const troubles: string[] = [];
  const ends: (() => void)[] = [];
  const seeds: string[] = [];
  const think: Pool['think'] = ({ seed }, { signal } = {}) =>
    new Promise((resolve, reject) => {
      seeds.push(seed);
      ends.push(() => resolve({ answer: ANSWER, why: '', ms: 1 }));
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  const players = botPlayers({
    pool: { think },
    seed: () => `s${seeds.length}`,
    waitingBots: async () => [...waiting],
    answer: async (table, seat, cite) => void answered.push(`${table} ${seat} ${cite}`),
    onTrouble: (error, table) => troubles.push(`${table} ${error instanceof Error ? error.message : error}`),
    pause: 1,
    ...change,
  });
  const finish = async (): Promise<void> => {
    for (const end of ends.splice(0)) end();
    await soon();
  };
  return { players, waiting, answered, troubles, ends, seeds, finish };
}

describe('bots', () => {
  it('think once about every question, however often they are told', async () => {
    const { players, waiting, answered, ends, seeds, finish } = setUp();
    waiting.push(bot(0, 'q1.0'), bot(1, 'q1.0'));
    for (let i = 0; i < 5; i++) players.moved('t');
    await soon();
    expect([ends.length, players.thinking, new Set(seeds).size]).toEqual([2, 2, 2]);
    await finish();
    expect(answered).toEqual(['t 0 q1.0', 't 1 q1.0']);
    expect(players.thinking).toBe(0);
  });

  it('think again about a new question, and drop the old', async () => {
    const { players, waiting, answered, ends, finish } = setUp();
    waiting.push(bot(0, 'q1.0'));
    players.moved('t');
    await soon();
    waiting.splice(0, 1, bot(0, 'q1.1'));
    players.moved('t');
    await soon();
    expect(ends).toHaveLength(2);
    await finish();
    expect(answered).toEqual(['t 0 q1.1']);
  });

  it('at different tables do not know of each other', async () => {
    const { players, waiting, answered, finish } = setUp();
    waiting.push(bot(0, 'q1.0'));
    players.moved('t');
    players.moved('u');
    await soon();
    await finish();
    expect(answered).toEqual(['t 0 q1.0', 'u 0 q1.0']);
  });

  it('give an answer again while the storage is away', async () => {
    let failures = 3;
    const answered: string[] = [];
    const { players, waiting, troubles, finish } = setUp({
      answer: async (_table, _seat, cite) => {
        if (failures-- > 0) throw new StoreDown();
        answered.push(cite);
      },
    });
    waiting.push(bot(0, 'q1.0'));
    players.moved('t');
    await soon();
    await finish();
    await soon(50);
    expect([answered, troubles]).toEqual([['q1.0'], []]);
  });

  it('leave it to the sweep when the storage stays away', async () => {
    let tries = 0;
    const { players, waiting, troubles, ends, finish } = setUp({
      pause: 0,
      answer: async () => {
        tries++;
        throw new StoreDown();
      },
    });
    waiting.push(bot(0, 'q1.0'));
    players.moved('t');
    await soon();
    await finish();
    await soon(50);
    expect([tries, troubles, players.thinking]).toEqual([10, [], 0]);
    players.moved('t');
    await soon();
    expect(ends).toHaveLength(1);
    await players.stop();
  });

  it('report errors that are not the storage’s, and try again when asked again', async () => {
    const { players, waiting, troubles, ends, finish } = setUp({
      answer: () => Promise.reject(new Error('too many cards')),
    });
    waiting.push(bot(0, 'q1.0'));
    players.moved('t');
    await soon();
    await finish();
    expect(troubles).toEqual(['t too many cards']);
    players.moved('t');
    await soon();
    expect(ends).toHaveLength(1);
    const unknown = setUp({ waitingBots: () => Promise.reject(new Error('no table')) });
    unknown.players.moved('u');
    const away = setUp({ waitingBots: () => Promise.reject(new StoreDown()) });
    away.players.moved('u');
    await soon();
    expect([unknown.troubles, away.troubles]).toEqual([['u no table'], []]);
  });

  it('stop in the middle of thinking, but finish giving an answer', async () => {
    let kept = (): void => undefined;
    const { players, waiting, troubles, ends } = setUp({
      answer: () =>
        new Promise((resolve) => {
          kept = resolve;
        }),
    });
    waiting.push(bot(0, 'q1.0'), bot(1, 'q1.0'));
    players.moved('t');
    await soon();
    ends[0]?.();
    await soon();
    let stopped = false;
    const stop = players.stop().then(() => {
      stopped = true;
    });
    await soon();
    expect([stopped, players.thinking]).toEqual([false, 1]);
    kept();
    await stop;
    players.moved('t');
    await soon();
    expect([players.thinking, ends.length, troubles]).toEqual([0, 2, []]);
  });

  it('stop while they wait for the storage', async () => {
    const { players, waiting, finish } = setUp({
      pause: 60_000,
      answer: () => Promise.reject(new StoreDown()),
    });
    waiting.push(bot(0, 'q1.0'));
    players.moved('t');
    await soon();
    await finish();
    await players.stop();
    expect(players.thinking).toBe(0);
  });
});

describe('with real threads', () => {
  it('bots play a whole game by being told of every step', async () => {
    const position = new Position('empire-vs-rebellion', 'tutorial');
    const pool = openPool({ workers: 1 });
    const troubles: unknown[] = [];
    let step = 0;
    const over = new Promise<void>((resolve) => {
      const players = botPlayers({
        pool,
        seed: () => `seed ${step}`,
        waitingBots: async () =>
          position.over
            ? []
            : [{ ...bot(position.seat, `q${step}`), view: position.view, level: 'beginner' }],
        answer: async (_table, _seat, cite, answer) => {
          if (cite !== `q${step}`) return;
          position.give(answer as Answer);
          step++;
          if (position.over) resolve();
          players.moved('t');
        },
        onTrouble: (error) => {
          troubles.push(error);
          resolve();
        },
      });
      players.moved('t');
    });
    await over;
    await pool.close();
    expect(troubles).toEqual([]);
    expect(step).toBeGreaterThan(5);
  });

  it('a server that stops in the middle of thinking loses nothing: the next one thinks again', async () => {
    const position = new Position('empire-vs-rebellion').goOn(12);
    const given: unknown[] = [];
    const start = (pool: Pool) =>
      botPlayers({
        pool,
        seed: () => 'seed',
        waitingBots: async () => [{ ...bot(position.seat, 'q'), view: position.view, level: 'master' }],
        answer: async (_table, _seat, _cite, answer) => void given.push(answer),
        onTrouble: (error) => given.push(error),
      });
    const first = openPool({ workers: 1 });
    const players = start(first);
    players.moved('t');
    await soon(300);
    expect(players.thinking).toBe(1);
    await players.stop();
    await first.close();
    expect(given).toEqual([]);
    const second = openPool({ workers: 1 });
    const again = start(second);
    again.moved('t');
    while (given.length === 0) await soon(50);
    await again.stop();
    await second.close();
    expect(given).toHaveLength(1);
    expect(() => position.give(given[0] as Answer)).not.toThrow();
  });
});

describe('the tempo of a bot', () => {
  /** The delay before it answers, when its thought ends at once (no choice) or later (a choice). */
  async function heldBack(
    ends: 'at once' | 'later',
    waits: Partial<WaitingBot>,
  ): Promise<[number[], string[]]> {
    const held: number[] = [];
    let pass = (): void => undefined;
    const wait = (ms: number): Promise<void> => {
      held.push(ms);
      return new Promise((resolve) => {
        pass = resolve;
      });
    };
    const { players, waiting, answered, finish } = setUp({ wait });
    waiting.push({ ...bot(0, 'q1.0'), ...waits });
    players.moved('t');
    await soon();
    if (ends === 'at once') await finish();
    expect(answered).toEqual(ends === 'later' || waits.secret ? [] : ['t 0 q1.0']);
    pass();
    await soon();
    if (ends === 'later') await finish();
    return [held, answered];
  }

  it('is drawn in the same way whatever only it can see', async () => {
    for (const level of ['beginner', 'steady', 'strong', 'master'] as const) {
      const forced = await heldBack('at once', { level, secret: true });
      const free = await heldBack('later', { level, secret: true });
      expect(forced).toEqual(free);
      expect(forced).toEqual([[expect.any(Number)], ['t 0 q1.0']]);
      expect(forced[0][0]).toBeGreaterThanOrEqual(400);
    }
  });

  it('does not matter where everybody can see what it may answer', async () => {
    expect(await heldBack('at once', { secret: false })).toEqual([[], ['t 0 q1.0']]);
  });

  it('can be made shorter by the operator', () => {
    const [usual, half, none] = [1, 0.5, 0].map((factor) => tempoOf('strong', seeded('x'), factor));
    expect(half).toBe(Math.round((usual ?? 0) / 2));
    expect(none).toBe(0);
  });
});
