import { storageCause } from './causes.ts';
import { type Store, StoreDamaged, StoreDown } from './port.ts';

interface Log {
  error(about: object, message: string): void;
  warn(about: object, message: string): void;
}

/** The same cause is logged only once in this many milliseconds. */
const QUIET_MS = 60_000;
/** A failure counts for this long. A disk may be too full for one write and have room for a smaller one. */
const RECENT_MS = 10_000;

const GROUPS = ['people', 'sessions', 'tokens', 'tables', 'chat', 'notices', 'reports'] as const;

export interface WatchedStore {
  readonly store: Store;
  /** What is wrong with the storage, as its users found; undefined: nothing lasting. */
  trouble(): string | undefined;
}

/** Records failures of a storage: the log gets the reason, and `/readyz` reports it. */
export function watchStore(store: Store, log: Log, now = () => performance.now()): WatchedStore {
  const logged = new Map<string, number>();
  let damaged: string | undefined;
  let last: { readonly words: string; readonly at: number } | undefined;

  function note(error: unknown): void {
    if (!(error instanceof StoreDown || error instanceof StoreDamaged)) return;
    const { words, lasting } = storageCause(error);
    const at = now();
    // Pages that are damaged do not mend themselves.
    if (error instanceof StoreDamaged) damaged = words;
    else if (lasting) last = { words, at };
    if (at - (logged.get(words) ?? Number.NEGATIVE_INFINITY) < QUIET_MS) return;
    logged.set(words, at);
    log[lasting ? 'error' : 'warn']({ err: error, cause: words }, `the storage cannot be used: ${words}`);
  }

  const watched = <T extends object>(group: T): T =>
    Object.fromEntries(
      Object.entries(group).map(([name, ask]) => [
        name,
        (...args: unknown[]) => {
          const answer: Promise<unknown> = ask(...args);
          answer.catch(note);
          return answer;
        },
      ]),
    ) as T;

  return {
    store: {
      ...store,
      ...(Object.fromEntries(GROUPS.map((name) => [name, watched(store[name])])) as Pick<
        Store,
        (typeof GROUPS)[number]
      >),
      ...watched({ ready: store.ready, secret: store.secret }),
    },
    trouble: () => damaged ?? (last && now() - last.at < RECENT_MS ? last.words : undefined),
  };
}
