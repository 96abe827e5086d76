import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { encodedStoreOn } from '../queries.ts';
import { openSqlite } from '../sqlite/sqlite.ts';
import type { EncodedStore } from '../written.ts';
import { type Call, type Said, saidOf, together, troubleOf } from './messages.ts';

const opened = async (dataFolder: string): Promise<EncodedStore> =>
  encodedStoreOn(await openSqlite(dataFolder));

/** The other side of store-worker.ts: opens the storage and answers calls until it is ended. */
async function serve(port: MessagePort, dataFolder: string): Promise<void> {
  const say = together<Said>(port);
  const store = await opened(dataFolder).catch((error: unknown) => say(['shut', troubleOf(error)]));
  // The other side ends this thread.
  if (!store) return;
  store.listen((signal) => say(saidOf(signal)));
  store.onCommit((seconds, steps) => say(['commit', seconds, steps]));
  const groups = store as unknown as Record<string, Record<string, (...args: unknown[]) => unknown>>;

  async function answer([ref, group, name, args]: Call): Promise<void> {
    try {
      const room = group === null ? (store as unknown as (typeof groups)[string]) : groups[group];
      say(['done', ref, await room?.[name]?.(...args)]);
    } catch (error) {
      say(['failed', ref, troubleOf(error)]);
    }
  }

  port.on('message', (calls: readonly Call[]) => calls.forEach((call) => void answer(call)));
  say(['open']);
}

if (!parentPort) throw new Error('This module must run in a worker thread.');
await serve(parentPort, String(workerData));
