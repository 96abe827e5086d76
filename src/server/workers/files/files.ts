import { Denied } from '../../denied.ts';
import { THINK } from '../../places.ts';
import { Closed } from '../pool.ts';
import { openThreads } from '../threads.ts';
import type { Brought, Read } from './read.ts';
import type { GameToWrite } from './write.ts';

/** Reads and writes whole games as files, in separate threads so that neither players nor bots wait. */
export interface Files {
  /** One at a time, in the order in which they came. Rejects with `Denied`, `Closed`, or the signal's reason. */
  read(brought: Brought, signal?: AbortSignal): Promise<Read>;
  /** The same; those who write do not wait for those who read. */
  write(game: GameToWrite): Promise<Uint8Array>;
  close(): Promise<void>;
}

export interface FilesSettings {
  /** Milliseconds that one file may take, the start of a thread included. */
  readonly limit?: number;
  /** How many may wait, of those who read and of those who write. */
  readonly longest?: number;
  /** What a thread runs; tests have a worse one. */
  readonly entry?: URL;
  readonly onTrouble?: (what: string) => void;
}

const LIMIT_MS = 30_000;
const LONGEST = 200;
/** Several times what the largest file needs. A file that needs more ends its thread, and not the server. */
const HEAP_MB = 768;

export function openFiles({
  limit = LIMIT_MS,
  longest = LONGEST,
  entry = THINK,
  onTrouble,
}: FilesSettings = {}): Files {
  const threads = openThreads(entry, { least: 0, most: 2, limit, heap: HEAP_MB }, (what) =>
    onTrouble?.(what),
  );
  const [reading, writing] = [new Lane(longest), new Lane(longest)];
  let closed = false;

  const attempt = async <T>(name: string, task: unknown, otherwise: () => T): Promise<T> => {
    try {
      return await threads.run<T>(name, task);
    } catch (error) {
      if (closed) throw new Closed();
      onTrouble?.(`${name} failed: ${error instanceof Error ? error.message : error}`);
      return otherwise();
    }
  };
  const tooMuch = (): Read => ({
    refused: {
      status: 422,
      code: 'bad-file',
      message: 'This file cannot be continued: checking it takes too long.',
    },
  });
  const notWritten = (): never => {
    throw new Error('The game could not be exported.');
  };

  return {
    read: (brought, signal) => reading.take(() => attempt('readBrought', brought, tooMuch), signal),
    write: (game) => writing.take(() => attempt('writeGame', game, notWritten)),
    async close() {
      closed = true;
      await Promise.all([reading.close(), writing.close(), threads.end()]);
    },
  };
}

/** Work done one after the other. */
class Lane {
  private readonly longest: number;
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private closed = false;

  constructor(longest: number) {
    this.longest = longest;
  }

  take<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    if (this.waiting >= this.longest)
      return Promise.reject(new Denied(503, 'busy', 'Too many files are waiting. Please try again.'));
    this.waiting++;
    const turn = this.last
      .then(() => {
        if (this.closed) throw new Closed();
        signal?.throwIfAborted();
        return work();
      })
      .finally(() => {
        this.waiting--;
      });
    this.last = turn.catch(() => undefined);
    return turn;
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.last;
  }
}
