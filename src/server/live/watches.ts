import type { Viewer } from '../../kernel/ids.ts';
import type { ToClient } from '../../protocol/live.ts';
import { Denied } from '../denied.ts';
import type { Sent, Tables, Watch } from '../tables/service.ts';
import type { Message } from './frames.ts';

/** Which table is watched, and from which seat. */
export interface Spot {
  readonly table: string;
  readonly seat: Viewer;
  readonly key?: string | undefined;
}

/** One look at a table: begun or still beginning, until it is stopped. */
interface Looking {
  readonly spot: Spot;
  stopped: boolean;
  watch: Watch | null;
}

const nameOf = ({ table, seat }: Spot): string => `${table} ${seat}`;

/** The tables that one socket watches. Watching the same place again restarts that watch. */
export class Watches {
  private readonly tables: Tables;
  private readonly person: string;
  private readonly most: number;
  private readonly send: (message: Message, begins: boolean) => void;
  private readonly room: () => Promise<void>;
  private readonly open = new Map<string, Looking>();
  private last: Promise<unknown> = Promise.resolve();
  /** How many looks that were asked for have not begun yet. */
  private beginning = 0;

  /**
   * `begins`: the message starts a watch, perhaps with a whole snapshot. `room` resolves when earlier messages are on
   * their way.
   */
  constructor(
    tables: Tables,
    person: string,
    most: number,
    send: (message: Message, begins: boolean) => void,
    room: () => Promise<void>,
  ) {
    this.tables = tables;
    this.person = person;
    this.most = most;
    this.send = send;
    this.room = room;
  }

  get count(): number {
    return this.open.size;
  }

  /** The tables that are looked at, some perhaps from more than one place. */
  at(): string[] {
    return Array.from(this.open.values(), ({ spot }) => spot.table);
  }

  isAt(table: string): boolean {
    for (const { spot } of this.open.values()) if (spot.table === table) return true;
    return false;
  }

  /** One after the other: a page that returns to sixteen tables gets sixteen snapshots and must not be flooded. */
  start(spot: Spot, after: number | undefined): Promise<void> {
    const name = nameOf(spot);
    if (!this.open.has(name) && this.open.size >= this.most) {
      throw new Denied(429, 'too-many-watches', `One connection can watch at most ${this.most} tables.`);
    }
    this.stop(spot);
    const looking: Looking = { spot, stopped: false, watch: null };
    this.open.set(name, looking);
    this.beginning++;
    const begun = this.last
      .then(() => this.begin(spot, after, looking))
      .finally(() => {
        this.beginning--;
      });
    this.last = begun.catch(() => undefined);
    return begun;
  }

  get allBegun(): boolean {
    return this.beginning === 0;
  }

  /** Resolves when all looks that were asked for have begun. */
  async begun(): Promise<void> {
    await this.last;
  }

  stop(spot: Spot): void {
    const looking = this.open.get(nameOf(spot));
    if (!looking) return;
    this.open.delete(nameOf(spot));
    looking.stopped = true;
    looking.watch?.stop();
  }

  stopAll(): void {
    for (const looking of this.open.values()) {
      looking.stopped = true;
      looking.watch?.stop();
    }
    this.open.clear();
  }

  private async begin(spot: Spot, after: number | undefined, looking: Looking): Promise<void> {
    const { table, seat, key } = spot;
    await this.room();
    if (looking.stopped) return;
    const hear = (sent: Sent): void => {
      if (!looking.stopped) this.send(write(spot, sent), looking.watch === null);
    };
    try {
      const watch = await this.tables.watch(this.person, table, { seat, key }, after, hear);
      looking.watch = watch;
      // Nobody waited for the answer: the page has turned to something else, or is gone.
      if (looking.stopped) watch.stop();
    } catch (error) {
      if (!looking.stopped) this.stop(spot);
      throw error;
    }
  }
}

const write = (spot: Spot, sent: Sent): Message =>
  sent.is === 'change' ? sent.change.message : JSON.stringify(messageOf(spot, sent));

function messageOf({ table, seat }: Spot, sent: Exclude<Sent, { is: 'change' }>): ToClient {
  switch (sent.is) {
    case 'picture':
      return { is: 'picture', table, seat, picture: sent.picture };
    case 'table':
      return { is: 'table', table: sent.info };
    case 'chat':
      return { is: 'chat', table, line: sent.line };
    case 'gone':
      return { is: 'gone', table };
  }
}
