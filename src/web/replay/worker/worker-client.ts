import type { Reply, Trouble, WorkerApi, WorkerMethod } from './worker-api.ts';

/** A call that failed, and why. */
export class WorkerFailed extends Error {
  readonly trouble: Trouble;
  constructor(trouble: Trouble) {
    super(trouble.is);
    this.trouble = trouble;
  }
}

interface Waiting {
  done(value: unknown): void;
  failed(error: WorkerFailed): void;
  heard: ((row: number) => void) | undefined;
}

/** The page's side of a worker that holds a game. */
export class WorkerClient {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private count = 0;

  constructor() {
    this.worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.worker.onmessage = ({ data }: MessageEvent<Reply>) => this.hear(data);
    // It could not even be loaded.
    this.worker.onerror = () => this.giveUp();
  }

  ask<K extends WorkerMethod>(name: K, ...args: Parameters<WorkerApi[K]>): Promise<ReturnType<WorkerApi[K]>> {
    return this.send(name, args);
  }

  /** Checks the open game in a second worker: it takes seconds, and this one must stay free for scenes. */
  async verify(onRow: (row: number) => void, until: AbortSignal): Promise<ReturnType<WorkerApi['verify']>> {
    const file = await this.ask('file');
    until.throwIfAborted();
    const other = new WorkerClient();
    const close = (): void => other.close();
    until.addEventListener('abort', close);
    try {
      return await other.send('verify', [file], onRow);
    } finally {
      until.removeEventListener('abort', close);
      close();
    }
  }

  close(): void {
    this.worker.terminate();
    this.giveUp();
  }

  private send<K extends WorkerMethod>(
    name: K,
    args: Parameters<WorkerApi[K]>,
    heard?: (row: number) => void,
  ): Promise<ReturnType<WorkerApi[K]>> {
    const n = this.count++;
    return new Promise((done, failed) => {
      this.waiting.set(n, { done: (value) => done(value as ReturnType<WorkerApi[K]>), failed, heard });
      this.worker.postMessage({ n, name, args });
    });
  }

  private hear(reply: Reply): void {
    const waiting = this.waiting.get(reply.n);
    if (waiting === undefined) return;
    if ('row' in reply) {
      waiting.heard?.(reply.row);
      return;
    }
    this.waiting.delete(reply.n);
    if ('trouble' in reply) waiting.failed(new WorkerFailed(reply.trouble));
    else waiting.done(reply.value);
  }

  private giveUp(): void {
    for (const { failed } of this.waiting.values()) failed(new WorkerFailed({ is: 'away' }));
    this.waiting.clear();
  }
}
