import type { Engine } from './engine.ts';
import { Clash } from './errors.ts';
import { type Committed, StoreDown } from './port.ts';
import { writeSteps } from './queries/steps.ts';
import type { WrittenNext } from './written.ts';

/** At most this many steps share a transaction: none should wait long for the others. */
const MOST = 64;

interface Waiting {
  readonly step: WrittenNext;
  readonly resolve: (committed: Committed) => void;
  readonly reject: (error: unknown) => void;
}

export interface GroupCommit {
  commit(step: WrittenNext): Promise<Committed>;
  /** Resolves when nothing waits any more; refuses what comes later. */
  close(): Promise<void>;
}

/**
 * A commit waits for the disk, whatever it contains. Steps that arrive during one turn of the event loop, or while
 * another transaction commits, therefore share the next one.
 */
export function groupCommit(engine: Engine, observe: (seconds: number, steps: number) => void): GroupCommit {
  const queue: Waiting[] = [];
  let closed = false;
  let working: Promise<void> | undefined;

  async function work(): Promise<void> {
    while (queue.length > 0) {
      await turn();
      await commitGroup(queue.splice(0, MOST));
    }
    working = undefined;
  }

  async function commitGroup(group: readonly Waiting[]): Promise<void> {
    const started = performance.now();
    try {
      const steps = group.map(({ step }) => step);
      const results = await engine.write((trx, tell) => writeSteps(trx, tell, engine.shared, steps));
      for (const [i, { resolve }] of group.entries()) resolve(results[i] ?? 'conflict');
    } catch (error) {
      return resolveFailedGroup(group, error);
    }
    observe((performance.now() - started) / 1000, group.length);
  }

  async function resolveFailedGroup(group: readonly Waiting[], error: unknown): Promise<void> {
    const [first, ...others] = group;
    if (error instanceof StoreDown) for (const { reject } of group) reject(error);
    // One of them has spoilt it for all; which one, shows when each is tried alone.
    else if (others.length > 0) for (const one of group) await commitGroup([one]);
    else if (error instanceof Clash) first?.resolve('conflict');
    else first?.reject(error);
  }

  return {
    commit: (step) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new StoreDown(new Error('The storage was closed.')));
        queue.push({ step, resolve, reject });
        working ??= work();
      }),
    async close() {
      closed = true;
      await working;
    },
  };
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
