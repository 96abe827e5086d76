import type { Reply, Trouble, Wishes, WishName } from './wishes.ts';

/** A wish that was not fulfilled, and why. */
export class WishFailed extends Error {
  readonly trouble: Trouble;
  constructor(trouble: Trouble) {
    super(trouble.is);
    this.trouble = trouble;
  }
}

interface Waiting {
  done(value: unknown): void;
  failed(error: WishFailed): void;
  heard: ((row: number) => void) | undefined;
}

/** The page's door to a worker that holds a game. */
export class Room {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private count = 0;

  constructor() {
    this.worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.worker.onmessage = ({ data }: MessageEvent<Reply>) => this.hear(data);
    // It could not even be loaded.
    this.worker.onerror = () => this.giveUp();
  }

  ask<K extends WishName>(name: K, ...args: Parameters<Wishes[K]>): Promise<ReturnType<Wishes[K]>> {
    return this.send(name, args);
  }

  /** Checks the game that is open here, in another room: it takes seconds, and this one is needed for looking on. */
  async verify(onRow: (row: number) => void, until: AbortSignal): Promise<ReturnType<Wishes['verify']>> {
    const file = await this.ask('file');
    until.throwIfAborted();
    const other = new Room();
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

  private send<K extends WishName>(
    name: K,
    args: Parameters<Wishes[K]>,
    heard?: (row: number) => void,
  ): Promise<ReturnType<Wishes[K]>> {
    const n = this.count++;
    return new Promise((done, failed) => {
      this.waiting.set(n, { done: (value) => done(value as ReturnType<Wishes[K]>), failed, heard });
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
    if ('trouble' in reply) waiting.failed(new WishFailed(reply.trouble));
    else waiting.done(reply.value);
  }

  private giveUp(): void {
    for (const { failed } of this.waiting.values()) failed(new WishFailed({ is: 'away' }));
    this.waiting.clear();
  }
}
