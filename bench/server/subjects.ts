import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../src/server/testing/postgres.ts';
import { startProcess } from '../../src/server/testing/process.ts';
import { STATE_BYTES } from '../boardgame-io/state.ts';
import { between, readMetrics, type Samples, type Spread, spreadOfHistogram, together } from './figures.ts';
import { ask } from './link.ts';
import { startHelper } from './processes.ts';

/** What the server says of a while: the time it took for a step, where it measures that, and the processor's time it used. */
export interface ServerSide {
  /** Milliseconds from an answer received to the views sent. */
  readonly step: Spread | null;
  readonly cpuSeconds: number;
  /** Steps that shared a transaction, on average. */
  readonly stepsPerCommit: number | null;
}

/** A server with its storage, running. */
export interface Running {
  readonly urls: readonly string[];
  /** Starts observing; the returned function reports what was seen until then. */
  watch(): Promise<() => Promise<ServerSide>>;
  /** Rejects when it ends by itself. Ours does not. */
  readonly broken?: Promise<never>;
  stop(): Promise<void>;
}

export interface Subject {
  readonly name: string;
  readonly about: string;
  /** The program that plays at its tables. */
  readonly players: URL;
  start(profile: string | undefined): Promise<Running>;
}

const ourPlayers = new URL('players.ts', import.meta.url);
const theirPlayers = new URL('../boardgame-io/players.ts', import.meta.url);
const theirServer = new URL('../boardgame-io/server.ts', import.meta.url);

export const SUBJECTS = {
  sqlite: {
    name: 'sqlite',
    about: 'Wartable, embedded storage, every step on the disk',
    players: ourPlayers,
    start: (profile) => ours(1, profile),
  },
  'bgio-memory': {
    name: 'bgio-memory',
    about: `boardgame.io 0.50.2, a state of ${kilobytes(STATE_BYTES)}, in memory only`,
    players: theirPlayers,
    start: () => theirs(undefined),
  },
  'bgio-file': {
    name: 'bgio-file',
    about: 'the same with its file store, which does not wait for the disk',
    players: theirPlayers,
    start: () => theirs(mkdtempSync(join(tmpdir(), 'wartable-bgio-'))),
  },
  postgres: {
    name: 'postgres',
    about: 'Wartable, PostgreSQL with fsync',
    players: ourPlayers,
    start: (profile) => onPostgres(1, profile),
  },
  two: {
    name: 'two',
    about: 'Wartable, two processes on one PostgreSQL; the two seats of a table on different ones',
    players: ourPlayers,
    start: (profile) => onPostgres(2, profile),
  },
} as const satisfies Record<string, Subject>;

export type SubjectName = keyof typeof SUBJECTS;
export const SUBJECT_NAMES = Object.keys(SUBJECTS) as readonly SubjectName[];
export const isTheirs = (name: string): boolean => name.startsWith('bgio');

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}

/** How `npm start` sets Node.js up. */
function startFlags(): string[] {
  const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    scripts: { start: string };
  };
  return scripts.start.match(/--\S+/g) ?? [];
}

async function ours(
  processes: number,
  profile: string | undefined,
  env: Record<string, string> = {},
): Promise<Running> {
  const profiling = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
  const servers = await Promise.all(
    Array.from({ length: processes }, () =>
      startProcess({ NODE_ENV: 'production', ...env }, [...startFlags(), ...profiling]),
    ),
  );
  const urls = servers.map(({ url }) => url);
  const pages = async (): Promise<Samples[]> => {
    // A server collects its metrics once a second at most: until then it shows those of before.
    await new Promise((resolve) => setTimeout(resolve, 1100));
    return Promise.all(urls.map(async (url) => readMetrics(await (await fetch(`${url}/metrics`)).text())));
  };
  return {
    urls,
    async watch() {
      const before = await pages();
      return async () => {
        const after = await pages();
        const since = together(after.map((page, i) => between(before[i] ?? new Map(), page)));
        const per = (sum: string, count: string): number => (since.get(sum) ?? 0) / (since.get(count) ?? 1);
        return {
          step: spreadOfHistogram(since, 'wartable_step_seconds'),
          cpuSeconds: since.get('process_cpu_seconds_total') ?? Number.NaN,
          stepsPerCommit: per('wartable_commit_steps_sum', 'wartable_commit_steps_count'),
        };
      };
    },
    async stop() {
      // A profile is written only by a process that ends properly.
      if (profile !== undefined) for (const server of servers) await server.terminate();
      for (const server of servers) await server.remove();
    },
  };
}

async function onPostgres(processes: number, profile: string | undefined): Promise<Running> {
  const postgres = await startPostgres({ durable: true });
  const running = await ours(processes, profile, { DATABASE_URL: postgres.url });
  return {
    ...running,
    async stop() {
      await running.stop();
      await postgres.stop();
    },
  };
}

async function theirs(folder: string | undefined): Promise<Running> {
  const server = startHelper(theirServer, {
    NODE_ENV: 'production',
    ...(folder === undefined ? {} : { BGIO_FOLDER: folder }),
  });
  const cpu = (): Promise<number> => ask<number>(server.child, 'cpu');
  return {
    urls: [await ask<string>(server.child, 'url')],
    async watch() {
      const before = await cpu();
      return async () => ({ step: null, cpuSeconds: (await cpu()) - before, stepsPerCommit: null });
    },
    broken: server.broken,
    async stop() {
      await server.end();
      if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}
