import { setTimeout as sleep } from 'node:timers/promises';
import { seeded } from '../../kernel/chance/seeded.ts';
import type { Seat } from '../../kernel/ids.ts';
import { StoreDown } from '../store/port.ts';
import type { WaitingBot } from '../tables/deps.ts';
import { Busy, Closed, type Pool } from './pool.ts';
import { tempoOf } from './tempo.ts';

export interface BotDeps {
  readonly pool: Pick<Pool, 'think'>;
  /** What a bot's thoughts follow from: new every time and known to nobody, or people could foresee them. */
  readonly seed: () => string;
  /** The bots at a table that are waited for. */
  readonly waitingBots: (table: string) => Promise<readonly WaitingBot[]>;
  /** Submits a bot's answer; an answer that is no longer needed is dropped. */
  readonly answer: (table: string, seat: Seat, cite: string, answer: unknown) => Promise<void>;
  readonly onTrouble?: (error: unknown, table: string) => void;
  /** How much of its tempo a bot keeps to where its question is secret (see `tempo.ts`); absent: all of it, 0: none. */
  readonly tempo?: number;
  /** Waits. */
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Milliseconds before an answer that could not be kept is given again; twice as long every time after. */
  readonly pause?: number;
}

export interface BotPlayers {
  /** Something was done at this table: its bots may have to think. To say it too often does no harm. */
  moved(table: string): void;
  /** How many questions are being thought about. */
  readonly thinking: number;
  /** Abandons pending thoughts, and resolves when no answer is on its way. */
  stop(): Promise<void>;
}

const PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5000;
const TRIES = 10;

/**
 * Thinks for the bots. Nothing is stored: thoughts lost with the process, or abandoned because the storage is down or
 * the queue is full, are found again by the sweep. Two processes that think about the same question do no harm.
 */
export function botPlayers(deps: BotDeps): BotPlayers {
  /** By table: the questions that are being thought about, by seat and cite. */
  const thoughts = new Map<string, Map<string, AbortController>>();
  const atWork = new Set<Promise<void>>();
  let stopped = false;
  const wait = deps.wait ?? ((ms, signal) => sleep(ms, undefined, { signal, ref: false }));

  const track = (work: Promise<void>): void => {
    atWork.add(work);
    void work.finally(() => atWork.delete(work));
  };

  /** Never rejects. */
  const look = async (table: string): Promise<void> => {
    let waiting: readonly WaitingBot[];
    try {
      waiting = await deps.waitingBots(table);
    } catch (error) {
      return tell(error, table);
    }
    if (stopped) return;
    const wanted = new Map(waiting.map((bot) => [`${bot.seat} ${bot.cite}`, bot]));
    const mine = thoughts.get(table) ?? new Map<string, AbortController>();
    // A question that is no longer open need not wait for a thread.
    for (const [key, thought] of mine) if (!wanted.has(key)) thought.abort(new NotWanted());
    for (const [key, bot] of wanted) {
      if (mine.has(key)) continue;
      const thought = new AbortController();
      mine.set(key, thought);
      thoughts.set(table, mine);
      const work = play(table, bot, thought.signal).catch((error: unknown) => tell(error, table));
      track(
        work.finally(() => {
          mine.delete(key);
          if (mine.size === 0 && thoughts.get(table) === mine) thoughts.delete(table);
        }),
      );
    }
  };

  const play = async (table: string, bot: WaitingBot, signal: AbortSignal): Promise<void> => {
    const { seat, cite, view, level, game, secret } = bot;
    const seed = deps.seed();
    const thought = deps.pool.think({ game, view, level, seed }, { signal });
    // From the moment it is asked, so that the time it thinks is part of it.
    const held = secret ? wait(tempoOf(level, seeded(`tempo ${seed}`), deps.tempo ?? 1), signal) : undefined;
    const [{ answer }] = await Promise.all([thought, held]);
    for (let tries = 1; !signal.aborted; tries++) {
      try {
        return await deps.answer(table, seat, cite, answer);
      } catch (error) {
        if (!(error instanceof StoreDown) || tries === TRIES) throw error;
      }
      const pause = Math.min(LONGEST_PAUSE_MS, (deps.pause ?? PAUSE_MS) * 2 ** (tries - 1));
      // Up to half as long again, so that all tables do not come back at once.
      await wait(pause * (1 + Math.random() / 2), signal);
    }
  };

  const tell = (error: unknown, table: string): void => {
    const expected = [StoreDown, Busy, Closed, NotWanted].some((kind) => error instanceof kind);
    const abandoned = error instanceof Error && error.name === 'AbortError';
    if (!expected && !abandoned && !stopped) deps.onTrouble?.(error, table);
  };

  return {
    moved(table) {
      if (!stopped) track(look(table));
    },
    get thinking() {
      return [...thoughts.values()].reduce((sum, { size }) => sum + size, 0);
    },
    async stop() {
      stopped = true;
      for (const mine of thoughts.values())
        for (const thought of mine.values()) thought.abort(new NotWanted());
      await Promise.all(atWork);
    },
  };
}

/** The question was answered or taken back, or the server stops. */
class NotWanted extends Error {}
