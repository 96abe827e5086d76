import { Piscina } from 'piscina';
import type { ReplayReport } from '../../kernel/match/index.ts';
import type { Check, Decided, Task } from './task.ts';

export interface Threads {
  /** Rejects when the thread has died or has not answered within the limit; it is then replaced. */
  decide(task: Task): Promise<Decided>;
  verify(check: Check): Promise<ReplayReport>;
  /** Ends all of them, in the middle of what they do. */
  end(): Promise<void>;
}

const IDLE_MS = 60_000;

/** Worker threads, so many at most; one is kept ready, the others come and go with the work. */
export function openThreads(
  entry: URL,
  most: number,
  limit: number,
  onTrouble: (what: string) => void,
): Threads {
  const pool = new Piscina({
    filename: entry.href,
    minThreads: 1,
    maxThreads: most,
    idleTimeout: IDLE_MS,
    // None of the process's own, which are for other ways to load TypeScript, or for a debugger.
    execArgv: [],
  });
  pool.on('error', (error: Error) => onTrouble(`a worker broke: ${error.message}`));
  const run = async <T>(task: Task | Check, name: string): Promise<T> => {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new Error(`no answer in ${limit} ms`)), limit);
    try {
      return await pool.run(task, { name, signal: late.signal });
    } catch (error) {
      // Piscina hides why a task was broken off in the cause.
      throw error instanceof Error && error.cause instanceof Error ? error.cause : error;
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    decide: (task) => run(task, 'default'),
    verify: (check) => run(check, 'verify'),
    end: () => pool.destroy(),
  };
}
