/** A table as its driver sees it, on any server. */
export interface Playable {
  /** Whether a player there can move now. */
  ready(): boolean;
  /** Makes one player who can move do so. Resolves when they know that it was done; false: it was refused. */
  move(): Promise<boolean>;
  /** Call whenever a player may have become able to move. */
  onNews: () => void;
  /** Moves that those on the other side should have seen by now, and have not. */
  readonly unseen: number;
  /** What has become of the moves since this was last asked for. */
  takeSeen(): Seen;
}

export interface Seen {
  /** Milliseconds from a move to the other side's seeing it. */
  readonly times: readonly number[];
  /** Moves that the other side is not to see yet, since they can still be taken back. */
  readonly drafts: number;
}

/** The pace: this many moves per second at each table, or as fast as possible (one pending move per table). */
export interface Pace {
  readonly rate: number | null;
  /** How long. */
  readonly seconds: number;
  /** The total limit; null: none. */
  readonly moves: number | null;
}

export interface Played {
  /** Those included that were under way when the time was up. */
  readonly moves: number;
  readonly refused: number;
  /** Until the last of them was done: a server that answers many at once would else seem faster or slower than it is. */
  readonly seconds: number;
  /** Milliseconds from the move to its acknowledgement, and to the other side's seeing it. */
  readonly done: readonly number[];
  readonly seen: readonly number[];
  /** Moves that the other side was not to see yet, and those that it should have seen and has not, long after. */
  readonly drafts: number;
  readonly unseen: number;
  /** The processor's time that the players themselves used. */
  readonly cpuSeconds: number;
}

/** How long after the last move the other sides have to see it. */
const PATIENCE_MS = 15_000;

/** Plays at all tables for a while, then waits until every move has been seen. */
export async function drive(tables: readonly Playable[], { rate, seconds, moves }: Pace): Promise<Played> {
  const usage = process.cpuUsage();
  const began = performance.now();
  const end = began + seconds * 1000;
  const most = moves ?? Number.POSITIVE_INFINITY;
  const done: number[] = [];
  let refused = 0;
  for (const table of tables) table.takeSeen();

  async function moveAt(table: Playable): Promise<void> {
    const from = performance.now();
    const accepted = await table.move();
    if (accepted) done.push(performance.now() - from);
    else refused++;
  }

  async function playAt(table: Playable): Promise<void> {
    const every = rate === null ? 0 : 1000 / rate;
    // Tables do not move in step.
    for (let due = began + Math.random() * every; due < end && done.length < most; due += every) {
      await sleep(due - performance.now());
      if (!(await readyBy(table, end))) return;
      await moveAt(table);
    }
  }

  await Promise.all(tables.map(playAt));
  const took = (performance.now() - began) / 1000;
  await quiet(tables);
  const seen = tables.map((table) => table.takeSeen());
  return {
    moves: done.length,
    refused,
    seconds: took,
    done,
    seen: seen.flatMap(({ times }) => times),
    drafts: seen.reduce((sum, { drafts }) => sum + drafts, 0),
    unseen: tables.reduce((sum, table) => sum + table.unseen, 0),
    cpuSeconds: cpuSecondsSince(usage),
  };
}

function cpuSecondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

const sleep = (ms: number): Promise<void> =>
  ms <= 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until a player can move; false if that does not happen before the end. */
async function readyBy(table: Playable, end: number): Promise<boolean> {
  while (!table.ready()) {
    const left = end - performance.now();
    if (left <= 0) return false;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, left);
      table.onNews = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
  return performance.now() < end;
}

async function quiet(tables: readonly Playable[]): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (performance.now() < end && tables.some((table) => table.unseen > 0)) await sleep(20);
}
