import { setTimeout as pause } from 'node:timers/promises';
import type { Seat } from '../../kernel/ids.ts';
import { StoreDown } from '../store/port.ts';
import type { WaitingBot } from '../tables/deps.ts';
import { Busy, Closed, type Pool } from './pool.ts';

export interface BotDeps {
  readonly pool: Pick<Pool, 'think'>;
  /** What a thought follows from; nobody must be able to guess it. */
  seed(): string;
  /** The bots that a table waits for, with the views of their seats. */
  waitingBots(table: string): Promise<readonly WaitingBot[]>;
  /** Gives an answer; one that comes too late changes nothing. */
  answer(table: string, seat: Seat, cite: string, answer: unknown): Promise<void>;
  onTrouble(error: unknown, table: string): void;
}

export interface BotPlayers {
  /** Something was done at the table: a bot may be asked. */
  moved(table: string): void;
  /** Stops thinking. Nothing is lost: the questions are still asked, and the sweep finds them after a restart. */
  stop(): Promise<void>;
}

const RETRY_MS = 500;

/** Plays for all bots of this process: one thought at a time for each question. */
export function botPlayers(deps: BotDeps): BotPlayers {
  const stopping = new AbortController();
  const thinking = new Map<string, Promise<void>>();

  async function play(table: string, { seat, cite, view, level, game }: WaitingBot): Promise<void> {
    const { signal } = stopping;
    const { answer } = await deps.pool.think({ game, view, level, seed: deps.seed() }, { signal });
    for (;;) {
      try {
        return await deps.answer(table, seat, cite, answer);
      } catch (error) {
        if (!(error instanceof StoreDown)) throw error;
        await pause(RETRY_MS, undefined, { signal });
      }
    }
  }

  async function lookAt(table: string): Promise<void> {
    if (stopping.signal.aborted) return;
    for (const bot of await deps.waitingBots(table)) {
      const key = `${table} ${bot.seat} ${bot.cite}`;
      if (thinking.has(key)) continue;
      const thought = play(table, bot)
        .catch((error: unknown) => tell(error, table))
        .finally(() => thinking.delete(key));
      thinking.set(key, thought);
    }
  }

  /** Whatever was left undone is found by the sweep; only what nobody expects is told. */
  function tell(error: unknown, table: string): void {
    const expected = [Busy, Closed, StoreDown].some((kind) => error instanceof kind);
    if (!expected && !stopping.signal.aborted) deps.onTrouble(error, table);
  }

  return {
    moved(table) {
      lookAt(table).catch((error: unknown) => tell(error, table));
    },
    async stop() {
      stopping.abort(new Closed());
      await Promise.all(thinking.values());
    },
  };
}
