/** A table as whoever drives it sees it, whatever server it is on. */
export interface Playable {
  /** Whether somebody there can move now. */
  ready(): boolean;
  /** Lets somebody who can move do so. Resolves when he knows that it was done; false: it was refused. */
  move(): Promise<boolean>;
  /** Is to be called whenever somebody may have become able to move. */
  onNews: () => void;
  /** Moves that those on the other side should have seen by now, and have not. */
  readonly unseen: number;
  /** Milliseconds from the move to the other side's seeing it, since this was last asked for. */
  takeSeen(): number[];
}

/** How to play: so many moves a second at each table, or as fast as it goes (one move under way at each). */
export interface Pace {
  readonly rate: number | null;
  /** How long. */
  readonly seconds: number;
  /** All together not more than so many; null: any number. */
  readonly moves: number | null;
}

export interface Played {
  /** Moves that were done within the time. */
  readonly moves: number;
  readonly refused: number;
  readonly seconds: number;
  /** Milliseconds from the move to its acknowledgement, and to the other side's seeing it. */
  readonly done: readonly number[];
  readonly seen: readonly number[];
  /** Moves that the other side has not seen, long after. */
  readonly unseen: number;
}

/** How long after the last move the other sides have to see it. */
const PATIENCE_MS = 15_000;

/** Plays at all tables for a while, then waits until every move has been seen. */
export async function drive(tables: readonly Playable[], { rate, seconds, moves }: Pace): Promise<Played> {
  const began = performance.now();
  const end = began + seconds * 1000;
  const most = moves ?? Number.POSITIVE_INFINITY;
  const done: number[] = [];
  let refused = 0;
  for (const table of tables) table.takeSeen();

  async function moveAt(table: Playable): Promise<void> {
    const from = performance.now();
    const accepted = await table.move();
    const now = performance.now();
    if (!accepted) refused++;
    else if (now <= end) done.push(now - from);
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
  const took = Math.min(seconds, (performance.now() - began) / 1000);
  await quiet(tables);
  return {
    moves: done.length,
    refused,
    seconds: took,
    done,
    seen: tables.flatMap((table) => table.takeSeen()),
    unseen: tables.reduce((sum, table) => sum + table.unseen, 0),
  };
}

const sleep = (ms: number): Promise<void> =>
  ms <= 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until somebody can move; false when that is not so by the end. */
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
