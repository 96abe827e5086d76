import { Piscina } from 'piscina';

export interface Threads {
  /** Runs a function of the entry. Rejects when the thread has died or has not answered within the limit; it is then replaced. */
  run<T>(name: string, task: unknown): Promise<T>;
  /** Ends all of them, in the middle of what they do. */
  end(): Promise<void>;
}

export interface ThreadSettings {
  /** This many are kept ready; the others are started and ended with the load. */
  readonly least: number;
  readonly most: number;
  /** Milliseconds that one task may take. */
  readonly limit: number;
  /** Megabytes of memory that one may use; without it, as many as the process. */
  readonly heap?: number;
}

const IDLE_MS = 60_000;

/** Worker threads. */
export function openThreads(
  entry: URL,
  { least, most, limit, heap }: ThreadSettings,
  onTrouble: (what: string) => void,
): Threads {
  const pool = new Piscina({
    filename: entry.href,
    minThreads: least,
    maxThreads: most,
    idleTimeout: IDLE_MS,
    ...(heap === undefined ? {} : { resourceLimits: { maxOldGenerationSizeMb: heap } }),
    // None of the process's own, which are for other ways to load TypeScript, or for a debugger.
    execArgv: [],
  });
  pool.on('error', (error: Error) => onTrouble(`worker failed: ${error.message}`));
  return {
    async run(name, task) {
      const late = new AbortController();
      const timer = setTimeout(() => late.abort(new Error(`no answer within ${limit} ms`)), limit);
      try {
        return await pool.run(task, { name, signal: late.signal });
      } catch (error) {
        // Piscina hides why a task was broken off in the cause.
        throw error instanceof Error && error.cause instanceof Error ? error.cause : error;
      } finally {
        clearTimeout(timer);
      }
    },
    end: () => pool.destroy(),
  };
}
