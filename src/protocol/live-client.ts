import { patched } from '../kernel/patch.ts';
import type { Refused } from './client.ts';
import type { ToClient } from './live.ts';
import { Link, type LinkOptions, type LinkState, TIMING, type Timing } from './live-link.ts';
import type { Change, ChatLine, Command, Problem, Snapshot } from './play.ts';
import type { TableInfo } from './tables.ts';

export type { LinkState, Timing } from './live-link.ts';

/** Which table is looked at, and from which seat; null is the spectator's place. */
export interface Spot {
  readonly table: string;
  readonly seat: number | null;
  readonly key?: string | undefined;
}

/** What a viewer of a table is notified of. */
export interface Hear {
  /** The current snapshot; `change` is the change that led to it, or null when it arrived whole. */
  picture?(picture: Snapshot, change: Change | null): void;
  table?(info: TableInfo): void;
  chat?(line: ChatLine): void;
  /** The table may not be viewed, or no longer; no further notifications follow. */
  ended?(error: Problem['error']): void;
}

export interface LiveOptions {
  /** Such as `wss://table.example/live`. */
  readonly url: string;
  /** Opens a WebSocket. In Node it is also the place to add the token's header. */
  readonly connect: LinkOptions['connect'];
  readonly onState?: ((state: LinkState) => void) | undefined;
  /** At one of my tables it is my turn, or the game is over. */
  readonly onNews?: ((table: string, what: 'turn' | 'over') => void) | undefined;
  readonly timing?: Partial<Timing> | undefined;
}

export interface LiveClient {
  readonly state: LinkState;
  /** Watches a table through all reconnections until the returned function is called. */
  watch(spot: Spot, hear: Hear): () => void;
  /**
   * The number of the snapshot that shows it. Rejects with `Refused`: code 'offline' when nothing was sent, 'lost' when
   * it is unknown whether it was done. It is never resent automatically; the next snapshot tells.
   */
  act(table: string, seat: number, command: Command): Promise<number>;
  say(table: string, text: string): Promise<void>;
  /** Connects at once if it waits, and makes sure of the connection if it has one: the page came into view, or online. */
  retryNow(): void;
  close(): void;
}

interface Topic {
  readonly spot: Spot;
  readonly hears: Set<Hear>;
  picture: Snapshot | null;
  info: TableInfo | null;
  /** A whole snapshot was requested: changes that arrive before it do not fit. */
  stale: boolean;
  /** Lines of the chat that were passed on; a table that is looked at from two seats sends each twice. */
  readonly lines: Set<number>;
}

/** Refusals that pass: the same question may be answered in a moment. */
const PASSING = new Set(['unavailable', 'internal', 'too-fast', 'busy']);
const ELSEWHERE = new Set(['offline', 'lost']);
const AGAIN_AFTER = 2000;

export const openLive = (options: LiveOptions): LiveClient => new Client(options);

class Client implements LiveClient {
  private readonly link: Link;
  private readonly options: LiveOptions;
  private readonly topics = new Map<string, Topic>();

  constructor(options: LiveOptions) {
    this.options = options;
    this.link = new Link({
      url: options.url,
      connect: options.connect,
      timing: { ...TIMING, ...options.timing },
      onMessage: (message) => this.hear(message),
      onState: (state) => {
        if (state === 'open') for (const topic of this.topics.values()) this.ask(topic);
        options.onState?.(state);
      },
    });
    this.link.open();
  }

  get state(): LinkState {
    return this.link.state;
  }

  watch(spot: Spot, hear: Hear): () => void {
    const name = nameOf(spot.table, spot.seat);
    const known = this.topics.get(name);
    const topic = known ?? newTopic(spot);
    topic.hears.add(hear);
    if (!known) {
      this.topics.set(name, topic);
      if (this.state === 'open') this.ask(topic);
    }
    if (topic.info) hear.table?.(topic.info);
    if (topic.picture) hear.picture?.(topic.picture, null);
    return () => this.unwatch(topic, hear);
  }

  async act(table: string, seat: number, command: Command): Promise<number> {
    return (await this.link.request({ do: 'act', table, seat, command })) ?? 0;
  }

  async say(table: string, text: string): Promise<void> {
    await this.link.request({ do: 'say', table, text });
  }

  retryNow(): void {
    this.link.retryNow();
  }

  close(): void {
    this.topics.clear();
    this.link.close();
  }

  private unwatch(topic: Topic, hear: Hear): void {
    const { table, seat } = topic.spot;
    if (!topic.hears.delete(hear) || topic.hears.size > 0 || !this.isCurrent(topic)) return;
    this.topics.delete(nameOf(table, seat));
    // Without a connection there is nothing to stop.
    this.link.request({ do: 'unwatch', table, seat }).catch(() => {});
  }

  private isCurrent(topic: Topic): boolean {
    return this.topics.get(nameOf(topic.spot.table, topic.spot.seat)) === topic;
  }

  /** Asks for the changes since the last snapshot, or for a whole one. */
  private ask(topic: Topic): void {
    const { table, seat, key } = topic.spot;
    const after = topic.stale ? undefined : topic.picture?.seq;
    this.link
      .request({
        do: 'watch',
        table,
        seat,
        ...(key === undefined ? {} : { key }),
        ...(after === undefined ? {} : { after }),
      })
      .catch((error: Refused) => this.notWatched(topic, error.problem));
  }

  private notWatched(topic: Topic, problem: Problem['error']): void {
    // After a new connection everything is asked for anyway.
    if (!this.isCurrent(topic) || ELSEWHERE.has(problem.code)) return;
    const again = (): void => {
      if (this.isCurrent(topic) && this.state === 'open') this.ask(topic);
    };
    if (PASSING.has(problem.code)) setTimeout(again, AGAIN_AFTER * (0.5 + Math.random()));
    else this.end(topic, problem);
  }

  private end(topic: Topic, problem: Problem['error']): void {
    this.topics.delete(nameOf(topic.spot.table, topic.spot.seat));
    for (const hear of topic.hears) hear.ended?.(problem);
  }

  private hear(message: ToClient): void {
    switch (message.is) {
      case 'picture': {
        const topic = this.topics.get(nameOf(message.table, message.seat));
        if (topic) this.show(topic, message.picture, null);
        return;
      }
      case 'change': {
        const topic = this.topics.get(nameOf(message.table, message.seat));
        if (topic) this.change(topic, message.change);
        return;
      }
      case 'table':
        for (const topic of this.at(message.table.id)) {
          topic.info = message.table;
          for (const hear of topic.hears) hear.table?.(message.table);
        }
        return;
      case 'chat':
        for (const topic of this.at(message.table)) {
          if (topic.lines.has(message.line.n)) continue;
          topic.lines.add(message.line.n);
          for (const hear of topic.hears) hear.chat?.(message.line);
        }
        return;
      case 'gone':
        for (const topic of this.at(message.table)) {
          this.end(topic, { code: 'no-table', message: 'This table no longer exists.' });
        }
        return;
      case 'news':
        this.options.onNews?.(message.table, message.what);
    }
  }

  private at(table: string): Topic[] {
    return [...this.topics.values()].filter((topic) => topic.spot.table === table);
  }

  private show(topic: Topic, picture: Snapshot, change: Change | null): void {
    topic.picture = picture;
    topic.stale = false;
    for (const hear of topic.hears) hear.picture?.(picture, change);
  }

  private change(topic: Topic, change: Change): void {
    if (topic.stale || (topic.picture && change.seq <= topic.picture.seq)) return;
    const next = topic.picture && withChange(topic.picture, change);
    if (next) {
      this.show(topic, next, change);
    } else {
      topic.stale = true;
      this.ask(topic);
    }
  }
}

const nameOf = (table: string, seat: number | null): string => `${table} ${seat}`;

const newTopic = (spot: Spot): Topic => ({
  spot,
  hears: new Set(),
  picture: null,
  info: null,
  stale: false,
  lines: new Set(),
});

/** The snapshot that a change leads to; null when the change does not follow this one. */
export function withChange(picture: Snapshot, { was, seq, sight, keep, add }: Change): Snapshot | null {
  if (was !== picture.seq || keep > picture.log.length) return null;
  try {
    return {
      seq,
      sight: patched(picture.sight, sight),
      log: [...picture.log.slice(0, keep), ...add],
    };
  } catch {
    // The patch was made for another snapshot than ours.
    return null;
  }
}
