import pg from 'pg';
import type { Signal } from '../port.ts';
import type { Signals } from '../signals.ts';
import { inOurWords } from './pool.ts';

export const CHANNEL = 'wartable';
export const LISTENER_NAME = 'wartable listener';

const HEARTBEAT = 15_000;
const FIRST_RETRY = 100;
const LAST_RETRY = 3_000;

export interface Listener {
  close(): Promise<void>;
}

/** Receives the processes' signals on a connection of its own; reconnects when it breaks, and reports the gap. */
export async function startListener(url: string, { tell, tellMissed }: Signals): Promise<Listener> {
  let client: pg.Client | undefined;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: url,
      keepAlive: true,
      application_name: LISTENER_NAME,
      connectionTimeoutMillis: 5_000,
      query_timeout: 10_000,
    });
    // Every error ends the connection, which is all that matters.
    fresh.on('error', () => {});
    fresh.on('end', () => lost(fresh));
    fresh.on('notification', ({ payload }) => {
      const signal = parse(payload);
      if (signal !== undefined) tell(signal);
    });
    try {
      await fresh.connect();
      await fresh.query(`listen ${CHANNEL}`);
    } catch (error) {
      drop(fresh);
      throw inOurWords(error);
    }
    if (closed) drop(fresh);
    else client = fresh;
  }

  function lost(which: pg.Client): void {
    if (which !== client) return;
    client = undefined;
    again(FIRST_RETRY);
  }

  function again(wait: number): void {
    if (closed) return;
    retry = setTimeout(() => {
      connect().then(
        // Signals sent in between are lost.
        () => closed || tellMissed(),
        () => again(Math.min(wait * 2, LAST_RETRY)),
      );
    }, wait);
    retry.unref();
  }

  /** A connection can be dead without our hearing of it, until something is asked on it. */
  const heartbeat = setInterval(() => {
    const asked = client;
    asked?.query('select 1').catch(() => drop(asked));
  }, HEARTBEAT);
  heartbeat.unref();

  try {
    await connect();
  } catch (error) {
    clearInterval(heartbeat);
    throw error;
  }
  return {
    async close() {
      closed = true;
      clearInterval(heartbeat);
      clearTimeout(retry);
      await client?.end();
    },
  };
}

function drop(client: pg.Client): void {
  client.end().catch(() => {});
}

/** Any client may use the channel; anything that is not one of our signals is ignored. */
function parse(payload: string | undefined): Signal | undefined {
  try {
    return JSON.parse(payload ?? '') as Signal;
  } catch {
    return undefined;
  }
}
