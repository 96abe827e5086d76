import { type Store, StoreDown } from '../store/port.ts';

export interface SweepDeps {
  readonly tables: Pick<Store['tables'], 'due' | 'stuck'>;
  /** A clock has run out at this table. */
  readonly due: (table: string) => Promise<void>;
  /** A bot has been waited for too long: the process that thought for it is gone. */
  readonly stuck: (table: string) => Promise<void> | void;
  readonly onTrouble?: (error: unknown, table: string | null) => void;
  readonly now?: () => Date;
  readonly random?: () => number;
  /** Milliseconds between two sweeps, on average. */
  readonly every?: number;
  readonly stuckAfter?: number;
}

export interface Sweep {
  /** Resolves when the current sweep is done. */
  stop(): Promise<void>;
}

const EVERY_MS = 4000;
const STUCK_MS = 15_000;
/** One sweep handles bots at this many tables and leaves the others to the next, because each table must be loaded. */
const STUCK_TABLES = 100;
/** Tables that are looked after at the same time. */
const TOGETHER = 8;

/** Finds tables where nothing would happen by itself: clocks that ran out, bots that were forgotten. */
export function startSweep(deps: SweepDeps): Sweep {
  const { every = EVERY_MS, random = Math.random } = deps;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let sweeping: Promise<void> = Promise.resolve();
  const sweep = (how: SweepDeps): void => {
    sweeping = sweepOnce(how, () => stopped).finally(plan);
  };
  const plan = (): void => {
    if (stopped) return;
    // By a third earlier or later, so that several processes do not move in step.
    timer = setTimeout(() => sweep(deps), every * (2 / 3 + (2 / 3) * random()));
    timer.unref();
  };
  // The first sweep runs at once and includes bots that were only just asked: after a restart no process thinks for them,
  // and thinking twice does no harm.
  sweep({ ...deps, stuckAfter: 0 });
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await sweeping;
    },
  };
}

/** Never rejects: what goes wrong is told, and tried again in the next sweep. */
export async function sweepOnce(deps: SweepDeps, stopped: () => boolean = () => false): Promise<void> {
  const { tables, onTrouble } = deps;
  const now = deps.now?.() ?? new Date();
  const forgotten = new Date(now.getTime() - (deps.stuckAfter ?? STUCK_MS));
  const tell = (error: unknown, table: string | null): void => {
    // That the storage is away is known elsewhere.
    if (!(error instanceof StoreDown)) onTrouble?.(error, table);
  };
  const all = async (
    find: Promise<string[]>,
    look: (table: string) => Promise<void> | void,
  ): Promise<void> => {
    const found = await find.catch((error: unknown) => {
      tell(error, null);
      return [];
    });
    for (let i = 0; i < found.length && !stopped(); i += TOGETHER) {
      const some = found.slice(i, i + TOGETHER).map(async (table) => {
        try {
          await look(table);
        } catch (error) {
          tell(error, table);
        }
      });
      await Promise.all(some);
    }
  };
  await all(tables.due(now.toISOString()), deps.due);
  if (!stopped()) await all(tables.stuck(forgotten.toISOString(), STUCK_TABLES), deps.stuck);
}
