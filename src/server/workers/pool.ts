import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import type { Level } from '../../protocol/tables.ts';
import { Denied } from '../denied.ts';
import { THINK } from '../places.ts';
import { anyAnswer } from './any-answer.ts';
import { type Kind, Line } from './line.ts';
import type { Decided, Task, Thought } from './task.ts';
import { openThreads } from './threads.ts';

export interface PoolSettings {
  /** How many threads at most. */
  readonly workers?: number | undefined;
  /** Milliseconds that one try may take, the start of a thread included. */
  readonly limit?: number;
  /** Milliseconds by which people come before others: they are looking at the screen. */
  readonly headStart?: number;
  /** How many may wait, of people and bots each. */
  readonly longest?: number;
  /** What a thread runs; tests have a worse one. */
  readonly entry?: URL;
  /** An answer was found: how long it took, without the time in the line. */
  readonly onThought?: (task: Task, seconds: number) => void;
  readonly onTrouble?: (what: string, task: Task | null) => void;
}

export interface ThinkOptions {
  /** For a person who waits for a hint, or for a bot's move. */
  readonly for?: 'person' | 'bot';
  /** Nobody wants it any more. Ends the waiting; what a thread has begun it finishes, as a new thread costs more. */
  readonly signal?: AbortSignal | undefined;
}

export interface Pool {
  /** Rejects with `Busy`, `Closed`, or the signal's reason; otherwise there is an answer, whatever happens to the threads. */
  think(task: Task, options?: ThinkOptions): Promise<Thought>;
  readonly workers: number;
  readonly queued: number;
  readonly thinking: number;
  /** Ends the threads, in the middle of thinking too; all who wait are rejected with `Closed`. */
  close(): Promise<void>;
}

/** A person who waits for a hint is told; it is not an error of ours. */
export class Busy extends Denied {
  constructor() {
    super(503, 'busy', 'Too many requests are waiting for the computer players.');
  }
}

export class Closed extends Denied {
  constructor() {
    super(503, 'closing', 'The computer players have stopped.');
  }
}

/** Far more than any level needs on a slow machine, and less than people wait before they give up. */
const LIMIT_MS = 30_000;
const LONGEST = 1000;
/** How long a bot's move may wait without complaint: those that take long are passed by the quick ones for a while. */
const PATIENCE_MS: Readonly<Record<Level, number>> = { beginner: 0, steady: 0, strong: 1000, master: 3000 };
const HEAD_START_MS = 3000;

interface Job {
  readonly start: () => Promise<void>;
  readonly refuse: (reason: unknown) => void;
}

export function openPool(settings: PoolSettings = {}): Pool {
  const { limit = LIMIT_MS, headStart = HEAD_START_MS, onThought, onTrouble } = settings;
  const workers = Math.max(1, settings.workers ?? availableParallelism() - 1);
  const entry = settings.entry ?? THINK;
  const threads = openThreads(entry, { least: 1, most: workers, limit }, (what) => onTrouble?.(what, null));
  // The line stands here and not in piscina, whose own queue knows no order among tasks that can be broken off.
  const line = new Line<Job>(settings.longest ?? LONGEST);
  let running = 0;
  let closed = false;

  const next = (): void => {
    while (running < workers) {
      const job = line.shift(performance.now());
      if (!job) return;
      running++;
      void job.start().finally(() => {
        running--;
        next();
      });
    }
  };

  /** Does it when its turn has come. */
  const inLine = <T>(
    work: () => Promise<T>,
    kind: Kind,
    patience: number,
    signal?: AbortSignal,
  ): Promise<T> =>
    new Promise((resolve, reject) => {
      if (closed) return reject(new Closed());
      if (signal?.aborted) return reject(signal.reason);
      const giveUp = (): void => {
        line.remove(job);
        reject(signal?.reason);
      };
      const settled = (): void => signal?.removeEventListener('abort', giveUp);
      const job: Job = {
        start: () => work().then(resolve, reject).finally(settled),
        refuse: (reason) => {
          settled();
          reject(reason);
        },
      };
      const by = performance.now() + patience + (kind === 'person' ? 0 : headStart);
      if (!line.push(job, kind, by)) return reject(new Busy());
      signal?.addEventListener('abort', giveUp, { once: true });
      next();
    });

  const attempt = async (task: Task): Promise<Thought> => {
    const decided = await threads.run<Decided>('default', task);
    if ('failed' in decided) throw new Hopeless(decided.failed);
    const { trouble, ...thought } = decided;
    if (trouble !== undefined) onTrouble?.(`a weaker level answered instead: ${trouble}`, task);
    onThought?.(task, thought.ms / 1000);
    return thought;
  };

  /** The thread may die or have to be ended: try again, then a quick level, then anything. */
  const answer = async (task: Task): Promise<Thought> => {
    for (const tried of [task, task, { ...task, level: 'steady' as const }]) {
      try {
        return await attempt(tried);
      } catch (error) {
        if (closed) throw new Closed();
        if (error instanceof Hopeless) throw error;
        onTrouble?.(`worker lost: ${error instanceof Error ? error.message : error}`, tried);
      }
    }
    return { ...anyAnswer(task.view, task.seed), ms: 0 };
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
      inLine(() => answer(task), whom, PATIENCE_MS[task.level], signal),
    async close() {
      closed = true;
      for (let job = line.shift(0); job; job = line.shift(0)) job.refuse(new Closed());
      await threads.end();
    },
  };
}

/** The task itself is wrong; no other try would help. */
class Hopeless extends Error {}
