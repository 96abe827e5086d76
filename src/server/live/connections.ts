import type { Tables } from '../tables/service.ts';
import type { Connection } from './connection.ts';
import type { Log } from './deps.ts';

interface Here {
  readonly connections: Set<Connection>;
  readonly beat: NodeJS.Timeout;
}

/** Who is here, with all their sockets; says so to the tables. */
export class Connections {
  private readonly tables: Tables;
  private readonly log: Log;
  private readonly every: number;
  private readonly people = new Map<string, Here>();
  private readonly saying = new Set<Promise<void>>();

  constructor(tables: Tables, log: Log, every: number) {
    this.tables = tables;
    this.log = log;
    this.every = every;
  }

  get size(): number {
    return this.people.size;
  }

  all(): Connection[] {
    return [...this.people.values()].flatMap(({ connections }) => [...connections]);
  }

  of(person: string): Connection[] {
    return [...(this.people.get(person)?.connections ?? [])];
  }

  enter(connection: Connection): void {
    const { person } = connection;
    const here = this.people.get(person);
    if (here) {
      here.connections.add(connection);
      return;
    }
    const beat = setInterval(() => this.sayPresent(person, this.lookedAt(person)), this.every);
    this.people.set(person, { connections: new Set([connection]), beat });
    this.sayPresent(person, null);
  }

  leave(connection: Connection): void {
    const { person } = connection;
    const here = this.people.get(person);
    if (!here?.connections.delete(connection) || here.connections.size > 0) return;
    clearInterval(here.beat);
    this.people.delete(person);
    this.sayPresent(person, null);
  }

  /** Resolves when all messages are processed; only then may the storage be closed. */
  async quiet(): Promise<void> {
    await Promise.all(this.saying);
  }

  private lookedAt(person: string): string[] {
    return [...new Set(this.of(person).flatMap(({ watches }) => watches.at()))];
  }

  /** Nothing depends on one of these: it is said again soon. */
  private sayPresent(person: string, looking: readonly string[] | null): void {
    const said = this.tables
      .present(person, looking)
      .catch((err: unknown) => this.log.debug({ person, err }, 'presence could not be recorded'))
      .finally(() => this.saying.delete(said));
    this.saying.add(said);
  }
}
