import { WebSocket } from 'ws';
import type { Seat, Viewer } from '../../kernel/ids.ts';
import { Refused, request } from '../../protocol/client.ts';
import { openLive } from '../../protocol/live-client.ts';
import type { Command, Snapshot } from '../../protocol/play.ts';
import { pause } from './process.ts';

/** How a player reaches their table. */
export interface Line {
  readonly way: 'http' | 'live';
  /**
   * The newest snapshot, unless it is older than `after`; with `wait`, a newer one if it arrives soon. Null: there is
   * none, or no server could be reached.
   */
  look(after: number, wait: boolean): Promise<Snapshot | null>;
  /** The number of the snapshot that shows it. Rejects with `Refused`, or with a connection error. */
  act(command: Command): Promise<number>;
  say(text: string): Promise<void>;
  close(): void;
}

export interface Spot {
  readonly table: string;
  readonly seat: Viewer;
  readonly token: string;
}

/** One of several equal servers, and another one when that is gone. */
export class Servers {
  private readonly urls: readonly string[];
  private at: number;

  constructor(urls: readonly string[], first = 0) {
    this.urls = urls;
    this.at = first;
  }

  get url(): string {
    return this.urls[this.at % this.urls.length] ?? '';
  }

  another(): void {
    this.at++;
  }
}

/**
 * What only says that something is away just now, or that a machine stood still ('too-slow'). That a server has no words for
 * what went wrong is not among it.
 */
const AWAY = new Set(['offline', 'lost', 'unavailable', 'closing', 'busy', 'too-slow']);

export const isAway = (error: unknown): boolean =>
  error instanceof Refused ? AWAY.has(error.problem.code) : error instanceof TypeError;

/** It was certainly not done. */
export const isUntouched = (error: unknown): boolean =>
  error instanceof Refused && ['offline', 'closing'].includes(error.problem.code);

const A_MOMENT_MS = 2000;
const shortly = (): Promise<void> => pause(30 + Math.random() * 70);

/** Retries until it is answered: for requests that may be repeated. */
export async function insist<T>(servers: Servers, ask: (url: string) => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask(servers.url);
    } catch (error) {
      if (!isAway(error)) throw error;
      servers.another();
      await shortly();
    }
  }
}

export function httpLine({ table, seat, token }: Spot, servers: Servers): Line {
  const params = { id: table };
  const place = seat === null ? {} : { seat };
  const notThere = (error: unknown): null => {
    // The table waits for a player.
    if (error instanceof Refused && error.problem.code === 'not-started') return null;
    if (!isAway(error)) throw error;
    servers.another();
    return null;
  };
  return {
    way: 'http',
    async look(after, wait) {
      const query = { ...place, after: Math.max(0, after), wait: wait ? A_MOMENT_MS / 1000 : 0 };
      const picture = await request('look', { params, query }, { base: servers.url, token }).catch(notThere);
      if (picture === null) await shortly();
      return picture;
    },
    async act(command) {
      const body = { seat: seat as Seat, command };
      return (await request('act', { params, body }, { base: servers.url, token })).seq;
    },
    async say(text) {
      await request('say', { params, body: { text } }, { base: servers.url, token });
    },
    close: () => undefined,
  };
}

/** Over a socket. `saw` gets every snapshot, also those the player has no time for. */
export function liveLine(
  { table, seat, token }: Spot,
  servers: Servers,
  saw: (picture: Snapshot) => void,
  trouble: (what: string) => void,
): Line {
  let newest: Snapshot | null = null;
  let wake = (): void => undefined;
  let first = true;
  const live = openLive({
    url: '',
    connect: () => {
      if (!first) servers.another();
      first = false;
      return new WebSocket(`${servers.url.replace(/^http/, 'ws')}/live`, {
        headers: { authorization: `Bearer ${token}` },
      });
    },
    timing: { first: 50, most: 300 },
  });
  live.watch(
    { table, seat },
    {
      picture(picture) {
        newest = picture;
        saw(picture);
        wake();
      },
      ended: ({ code }) => trouble(`viewer ${seat} was sent away: ${code}`),
    },
  );
  const isThere = (after: number): boolean => newest !== null && newest.seq >= after;
  return {
    way: 'live',
    async look(after, wait) {
      if (!isThere(wait ? after + 1 : after)) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, A_MOMENT_MS);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      return isThere(after) ? newest : null;
    },
    act: (command) => live.act(table, seat as Seat, command),
    say: (text) => live.say(table, text),
    close: () => live.close(),
  };
}
