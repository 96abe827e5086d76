import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { KEEP } from '../../places.ts';
import { type Signal, StoreDown } from '../port.ts';
import { signals } from '../signals.ts';
import type { EncodedStore } from '../written.ts';
import { type Call, errorOf, type Said, together } from './messages.ts';

type Group = 'people' | 'sessions' | 'tokens' | 'tables' | 'chat' | 'notices' | 'reports' | 'retention';

/** The functions that go to the thread, all of them: the compiler counts. */
const GROUPS: { readonly [K in Group]: Readonly<Record<keyof EncodedStore[K], true>> } = {
  people: {
    add: true,
    find: true,
    findAccount: true,
    nameUse: true,
    names: true,
    update: true,
    remove: true,
    merge: true,
  },
  sessions: {
    add: true,
    find: true,
    listOf: true,
    used: true,
    expire: true,
    replace: true,
    end: true,
    endOthers: true,
    prune: true,
  },
  tokens: { add: true, find: true, listOf: true, used: true, remove: true },
  tables: {
    add: true,
    find: true,
    list: true,
    hosted: true,
    remove: true,
    log: true,
    keyframes: true,
    commit: true,
    due: true,
    stuck: true,
    seen: true,
    lastSeen: true,
  },
  chat: { add: true, list: true, mute: true, muted: true },
  notices: { deliver: true },
  reports: { add: true, list: true, find: true },
  retention: { oldGuests: true, isOldGuest: true, removeGuest: true, removeTables: true },
};

interface Waiting {
  readonly resolve: (value: never) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * SQLite in a thread of its own. Writing waits for the disk, and the library waits with it; here only its thread does, while the
 * others at all tables play on. A thread that ends by itself takes the process with it: what it had acknowledged is kept.
 */
export async function storeInThread(dataFolder: string): Promise<EncodedStore> {
  const worker = new Worker(KEEP, { workerData: dataFolder, execArgv: [] });
  const { listen, missed, tell } = signals();
  const observers: ((seconds: number, steps: number) => void)[] = [];
  const waiting = new Map<number, Waiting>();
  const send = together<Call>(worker);
  let refs = 0;
  let closing: Promise<void> | undefined;

  function call<T>(group: string | null, name: string, args: readonly unknown[]): Promise<T> {
    if (closing) return Promise.reject(new StoreDown(new Error('The storage was closed.')));
    return new Promise((resolve, reject) => {
      const ref = ++refs;
      waiting.set(ref, { resolve, reject });
      send([ref, group, name, args]);
    });
  }

  function hear(all: readonly Said[]): void {
    const told: Signal[] = [];
    for (const said of all)
      switch (said[0]) {
        case 'open':
        case 'shut':
          break;
        case 'done':
          take(said[1])?.resolve(said[2] as never);
          break;
        case 'failed':
          take(said[1])?.reject(errorOf(said[2]));
          break;
        case 'table':
          told.push({ is: 'table', table: said[1], version: said[2] });
          break;
        case 'signal':
          told.push(said[1]);
          break;
        case 'commit':
          for (const observe of observers) observe(said[1], said[2]);
          break;
      }
    // Deferred: the writer learns first that its write is stored.
    if (told.length > 0) setImmediate(() => told.forEach(tell));
  }

  function take(ref: number): Waiting | undefined {
    const one = waiting.get(ref);
    waiting.delete(ref);
    return one;
  }

  const [[first]] = (await once(worker, 'message')) as [readonly Said[]];
  if (first?.[0] === 'shut') {
    await worker.terminate();
    throw errorOf(first[1]);
  }
  worker.on('message', hear);
  worker.on('error', (error) => {
    throw error;
  });
  worker.on('exit', (code) => {
    if (!closing) throw new Error(`The storage thread ended unexpectedly (code ${code}).`);
  });

  const group = <K extends keyof typeof GROUPS>(name: K): EncodedStore[K] =>
    Object.fromEntries(
      Object.keys(GROUPS[name]).map((one) => [one, (...args: unknown[]) => call(name, one, args)]),
    ) as unknown as EncodedStore[K];

  return {
    people: group('people'),
    sessions: group('sessions'),
    tokens: group('tokens'),
    tables: group('tables'),
    chat: group('chat'),
    notices: group('notices'),
    reports: group('reports'),
    retention: group('retention'),
    secret: (...args) => call(null, 'secret', args),
    listen,
    missed,
    ready: () => call(null, 'ready', []),
    onCommit(observe) {
      observers.push(observe);
    },
    close() {
      // In any case: a remaining thread would keep the process alive.
      closing ??= call<void>(null, 'close', []).finally(() => worker.terminate());
      return closing;
    },
  };
}
