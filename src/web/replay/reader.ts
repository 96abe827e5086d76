import type { Answered, Ask, Talk } from './talk.ts';

type AskOf<K extends keyof Talk> = Talk[K]['ask'];

/** The page's end of the talk with the worker: one promise for each question. */
export class Reader {
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  private readonly waiting = new Map<number, { resolve(x: unknown): void; reject(error: Error): void }>();
  private asked = 0;

  constructor() {
    this.worker.onmessage = ({ data }: MessageEvent<Answered>) => {
      const waiting = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if (data.error === undefined) waiting?.resolve(data.reply);
      else waiting?.reject(new Error(data.error));
    };
    this.worker.onerror = () => {
      for (const { reject } of this.waiting.values()) reject(new Error('the reader failed'));
      this.waiting.clear();
    };
  }

  ask<K extends keyof Talk>(what: K, ask: AskOf<K>): Promise<Talk[K]['reply']> {
    const id = ++this.asked;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve: (reply) => resolve(reply as Talk[K]['reply']), reject });
      this.worker.postMessage({ id, do: what, ...ask } as Ask);
    });
  }

  close(): void {
    this.worker.terminate();
  }
}
