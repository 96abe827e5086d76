import type { Viewer } from '../../../kernel/ids.ts';
import { field } from '../../../kernel/json.ts';
import { diff } from '../../../kernel/patch.ts';
import type { ChatLine, Command, Done, SeatView, Snapshot } from '../../../protocol/play.ts';
import { Denied, noTable } from '../../denied.ts';
import { StoreDown } from '../../store/port.ts';
import { sentChange } from '../../tables/change.ts';
import type { Place, Sent, Tables, Watch } from '../../tables/service.ts';

export const TABLE = 'table-000001';
export const OTHER_TABLE = 'table-000002';
const SEATS: Readonly<Record<string, number>> = { ann: 0, ben: 1 };
const RECENT = 5;

interface Watcher {
  readonly table: string;
  readonly seat: Viewer;
  readonly send: (sent: Sent) => void;
}

/** A table whose game is a number that grows; everybody sees it. What an answer says is what goes wrong with it. */
export class StubTables {
  /** By table: all snapshots so far. */
  private readonly games = new Map<string, Snapshot[]>();
  readonly watchers = new Set<Watcher>();
  readonly presences: { person: string; looking: readonly string[] | null }[] = [];
  /** The answers that came in. */
  readonly answers: unknown[] = [];
  /** How many bytes of ballast each snapshot has. */
  weight = 0;
  /** Milliseconds that a watch takes to begin. */
  slow = 0;
  private lines = 0;

  asTables(): Tables {
    // The sockets need no more of the tables than this.
    return this as unknown as Tables;
  }

  now(table = TABLE): Snapshot {
    return this.all(table).at(-1) as Snapshot;
  }

  /** Something happens at the table. */
  move(table = TABLE): Done {
    const old = this.now(table);
    const next = this.picture(old.seq + 1);
    this.all(table).push(next);
    for (const watcher of this.watchersOf(table)) watcher.send(changeTo(watcher, old, next));
    return { seq: next.seq };
  }

  tell(table: string, sent: Sent): void {
    for (const watcher of this.watchersOf(table)) watcher.send(sent);
  }

  private watchersOf(table: string): Watcher[] {
    return [...this.watchers].filter((watcher) => watcher.table === table);
  }

  async watch(
    person: string,
    table: string,
    { seat }: Place,
    after: number | undefined,
    send: (sent: Sent) => void,
  ): Promise<Watch> {
    await pause(this.slow);
    if (table.startsWith('gone')) throw noTable();
    if (seat !== null && SEATS[person] !== seat)
      throw new Denied(403, 'not-your-seat', 'That is not your seat.');
    const watcher = { table, seat, send };
    const now = this.now(table);
    const missed = after === undefined ? RECENT + 1 : now.seq - after;
    if (missed > RECENT || missed < 0) send({ is: 'picture', picture: now });
    else for (const sent of this.changesSince(watcher, now.seq - missed)) send(sent);
    this.watchers.add(watcher);
    return { stop: () => void this.watchers.delete(watcher) };
  }

  async act(person: string, table: string, seat: number, command: Command): Promise<Done> {
    if (SEATS[person] !== seat) throw new Denied(403, 'not-your-seat', 'That is not your seat.');
    const answer = field(command, 'answer');
    this.answers.push(answer);
    if (answer === 'broken') throw new Error('the secret is 12345');
    if (answer === 'down') throw new StoreDown();
    if (answer === 'refused')
      throw new Denied(422, 'too-few', 'Choose more.', { refused: 'too-few', part: 'take' });
    if (answer === 'slow') await pause(200);
    return this.move(table);
  }

  async say(person: string, table: string, text: string): Promise<ChatLine> {
    const at = '2024-01-01T00:00:00.000Z';
    const line = { n: ++this.lines, from: person, name: person, seat: SEATS[person] ?? null, text, at };
    this.tell(table, { is: 'chat', line });
    return line;
  }

  async present(person: string, looking: readonly string[] | null): Promise<void> {
    this.presences.push({ person, looking });
  }

  private all(table: string): Snapshot[] {
    const known = this.games.get(table) ?? [this.picture(0)];
    this.games.set(table, known);
    return known;
  }

  private picture(seq: number): Snapshot {
    const sight = {
      view: { step: seq, stuff: 'x'.repeat(this.weight) },
      cite: `q${seq}.0`,
      given: null,
      desk: { draw: [], undo: null, standing: [] },
      mayUndo: null,
    } as unknown as SeatView;
    const row = { seat: 0, did: 'answer', at: '2024-01-01T00:00:00.000Z', heard: [] } as const;
    return { seq, sight, log: Array.from({ length: seq }, () => ({ ...row, heard: [] })) };
  }

  private changesSince(watcher: Watcher, seq: number): Sent[] {
    const pictures = this.all(watcher.table).filter((picture) => picture.seq >= seq);
    return pictures.slice(1).map((next, i) => changeTo(watcher, pictures[i] as Snapshot, next));
  }
}

function changeTo({ table, seat }: Watcher, old: Snapshot, next: Snapshot): Sent {
  const change = sentChange(table, seat, {
    was: old.seq,
    seq: next.seq,
    sight: diff(old.sight, next.sight),
    keep: old.log.length,
    add: JSON.stringify(next.log.slice(old.log.length)),
  });
  return { is: 'change', change };
}

export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
