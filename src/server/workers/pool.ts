import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import { Piscina } from 'piscina';
import type { MatchFile, ReplayReport } from '../../kernel/match/index.ts';
import type { Level } from '../../protocol/tables.ts';
import { anyAnswer } from './any-answer.ts';
import { Line } from './line.ts';
import type { Check, Decided, Task, Thought } from './task.ts';

export interface PoolSettings {
  /** How many threads at most; one is kept ready, the others come and go with the work. */
  readonly workers?: number | undefined;
  /** Milliseconds that one task may take, the start of a thread included. */
  readonly limit?: number;
  /** How many tasks may wait. */
  readonly longest?: number;
  /** What a thread runs; tests have a worse one. */
  readonly entry?: URL;
  readonly onThought?: (task: Task, seconds: number) => void;
  readonly onTrouble?: (what: string, task: Task | null) => void;
}

export interface ThinkOptions {
  /** For a person who waits for a hint, or for a bot's move. */
  readonly for?: 'person' | 'bot';
  /** Nobody wants it any more. Ends the waiting; what a thread has begun, it finishes, as a new thread costs more. */
  readonly signal?: AbortSignal;
}

export interface Pool {
  /** Rejects with `Busy`, `Closed`, or the signal's reason; else there is an answer, come what may. */
  think(task: Task, options?: ThinkOptions): Promise<Thought>;
  /** Plays a whole game again, to see whether it is one. */
  verify(game: string, file: MatchFile): Promise<ReplayReport>;
  readonly workers: number;
  readonly queued: number;
  readonly thinking: number;
  /** Ends the threads, in the middle of thinking too; all who wait are rejected with `Closed`. */
  close(): Promise<void>;
}

export class Busy extends Error {
  constructor() {
    super('Too many are waiting for the computer to think.');
  }
}

export class Closed extends Error {
  constructor() {
    super('The computer has stopped thinking.');
  }
}

/** Far more than any level needs on a slow machine, and less than people wait before they give up. */
const LIMIT_MS = 30_000;
const LONGEST = 1000;
const IDLE_MS = 60_000;
/** How long a bot's move should wait at most, in the order of how long it takes. */
const PATIENCE_MS: Readonly<Record<Level, number>> = { beginner: 0, steady: 0, strong: 1000, master: 3000 };

interface Job {
  readonly task: Task;
  readonly settle: (outcome: Promise<Thought>) => void;
}

export function openPool(settings: PoolSettings = {}): Pool {
  const { limit = LIMIT_MS, onThought, onTrouble } = settings;
  const workers = Math.max(1, settings.workers ?? availableParallelism() - 1);
  const line = new Line<Job>(settings.longest ?? LONGEST);
  let running = 0;
  let closed = false;
  // The line stands here and not in piscina, whose own queue knows no order among tasks that can be broken off.
  const threads = new Piscina<Task | Check, Decided | ReplayReport>({
    filename: (settings.entry ?? new URL('./entry.mjs', import.meta.url)).href,
    minThreads: 1,
    maxThreads: workers,
    idleTimeout: IDLE_MS,
    execArgv: [],
  });
  threads.on('error', (error: Error) => onTrouble?.(`a worker broke: ${error.message}`, null));

  const attempt = async (task: Task): Promise<Thought> => {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new Error(`no answer in ${limit} ms`)), limit);
    try {
      const decided = (await threads.run(task, { signal: late.signal })) as Decided;
      if ('failed' in decided) throw new Hopeless(decided.failed);
      const { trouble, ...thought } = decided;
      if (trouble !== undefined) onTrouble?.(`a weaker level had to answer: ${trouble}`, task);
      return thought;
    } finally {
      clearTimeout(timer);
    }
  };

  /** The worker of a task may die or have to be ended: once more, then a level that does not think ahead, then anything. */
  const answer = async (task: Task): Promise<Thought> => {
    for (const tried of [task, task, { ...task, level: 'steady' as const }]) {
      if (closed) throw new Closed();
      try {
        return await attempt(tried);
      } catch (error) {
        if (closed) throw new Closed();
        if (error instanceof Hopeless) throw error;
        onTrouble?.(`a worker was lost: ${reasonOf(error)}`, tried);
      }
    }
    return { ...anyAnswer(task.view, task.seed), ms: 0 };
  };

  const next = (): void => {
    while (running < workers) {
      const job = line.shift();
      if (!job) return;
      running++;
      const began = performance.now();
      const thought = answer(job.task).finally(() => {
        running--;
        onThought?.(job.task, (performance.now() - began) / 1000);
        next();
      });
      job.settle(thought);
    }
  };

  return {
    workers,
    get queued() {
      return line.length;
    },
    get thinking() {
      return running;
    },
    think: (task, { for: whom = 'bot', signal } = {}) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new Closed());
        if (signal?.aborted) return reject(signal.reason);
        const giveUp = (): void => {
          line.remove(job);
          reject(signal?.reason);
        };
        const job: Job = {
          task,
          settle: (outcome) => {
            outcome.then(resolve, reject).finally(() => signal?.removeEventListener('abort', giveUp));
          },
        };
        if (!line.push(job, whom === 'person', performance.now() + PATIENCE_MS[task.level])) {
          return reject(new Busy());
        }
        signal?.addEventListener('abort', giveUp, { once: true });
        next();
      }),
    verify: async (game, file) =>
      (await threads.run({ game, file }, { signal: AbortSignal.timeout(limit) })) as ReplayReport,
    async close() {
      closed = true;
      for (let job = line.shift(); job; job = line.shift()) job.settle(Promise.reject(new Closed()));
      await threads.destroy();
    },
  };
}

/** The task itself is wrong; no other try would help. */
class Hopeless extends Error {}

/** Piscina hides why a task was broken off in the cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
