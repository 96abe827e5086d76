import { setTimeout as sleep } from 'node:timers/promises';
import { type Place, type Store, StoreDown } from '../store/port.ts';
import { cutoffsOf, type RetentionSettings } from './policy.ts';

/** How many of each were deleted. */
export interface Removed {
  guests: number;
  openTables: number;
  finishedGames: number;
}

export interface RetentionDeps {
  readonly store: Store['retention'];
  readonly settings: RetentionSettings;
  /** Gets this person up from all tables; running games are resigned. */
  readonly leave: (person: string) => Promise<void>;
  /** Told after a sweep that deleted something. */
  readonly onSwept?: (removed: Removed) => void;
  readonly onTrouble?: (error: unknown) => void;
  readonly now?: () => Date;
  readonly random?: () => number;
  /** Waits between two batches, so that steps of tables come in between. */
  readonly rest?: (milliseconds: number) => Promise<unknown>;
}

export interface Retention {
  /** Resolves when the batch that is being worked on is done. */
  stop(): Promise<void>;
}

/** The first sweep comes when those after a restart have been served. */
const FIRST_MS = 5 * 60_000;
const EVERY_MS = 6 * 3_600_000;
const REST_MS = 250;

/** Deletes data past its retention time, a few times a day. */
export function startRetention(deps: RetentionDeps): Retention {
  const { random = Math.random } = deps;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let sweeping: Promise<unknown> = Promise.resolve();
  const plan = (after: number): void => {
    if (stopped) return;
    // By a third earlier or later, so that several processes do not move in step.
    const wait = after * (2 / 3 + (2 / 3) * random());
    timer = setTimeout(() => {
      sweeping = sweepOld(deps, () => stopped).finally(() => plan(EVERY_MS));
    }, wait);
    timer.unref();
  };
  plan(FIRST_MS);
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await sweeping;
    },
  };
}

/**
 * One sweep, in batches that are small transactions of their own. Several processes may sweep at once: each batch looks again whether what it
 * deletes is still old, and passes by what another is at. Never rejects: what goes wrong is told, and tried again with the next sweep.
 */
export async function sweepOld(deps: RetentionDeps, stopped: () => boolean = () => false): Promise<Removed> {
  const { store, settings, onSwept, onTrouble } = deps;
  const cutoffs = cutoffsOf(settings, deps.now?.() ?? new Date());
  const removed: Removed = { guests: 0, openTables: 0, finishedGames: 0 };
  const rest = deps.rest ?? sleep;

  /** `batch` does some from a place on, and says where to go on. */
  const inBatches = async (batch: (after: Place | null) => Promise<Place | null>): Promise<void> => {
    let after: Place | null = null;
    while (!stopped()) {
      after = await batch(after);
      if (after === null) return;
      await rest(REST_MS);
    }
  };

  const removeGuest = async (id: string): Promise<void> => {
    try {
      // Guests who returned meanwhile keep their games.
      if (!(await store.isOldGuest(id, cutoffs.guests))) return;
      // Resign first, as when people delete their account: an opponent may be waiting.
      await deps.leave(id);
      if (await store.removeGuest(id, cutoffs.guests)) removed.guests++;
    } catch (error) {
      // One whose table cannot be loaded must not keep all others.
      if (error instanceof StoreDown) throw error;
      onTrouble?.(error);
    }
  };

  try {
    await inBatches(async (after) => {
      const { ids, next } = await store.oldGuests(cutoffs.guests, after);
      for (const id of ids) if (!stopped()) await removeGuest(id);
      return next;
    });
    await inBatches(async (after) => {
      const done = await store.removeTables('open', cutoffs.open, after);
      removed.openTables += done.removed;
      return done.next;
    });
    await inBatches(async (after) => {
      const done = await store.removeTables('over', cutoffs.finished, after);
      removed.finishedGames += done.removed;
      return done.next;
    });
  } catch (error) {
    // That the storage is away is known elsewhere.
    if (!(error instanceof StoreDown)) onTrouble?.(error);
  }
  if (Object.values(removed).some((n) => n > 0)) onSwept?.(removed);
  return removed;
}
