import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { field } from '../../kernel/json.ts';
import { endWithUs } from './ending.ts';
import { freePort } from './ports.ts';

/** A server in a process of its own, as an operator runs it. */
export interface ServerProcess {
  readonly url: string;
  /** The folder of its storage, unless it was given another. */
  readonly data: string;
  /** SIGKILL: it has no time for anything. */
  kill(): Promise<void>;
  /** SIGTERM. Returns the exit code; null if something else ended it. */
  terminate(): Promise<number | null>;
  /** Starts it again, after its end, with the same data and at the same address. Resolves when it can be reached. */
  restart(): Promise<void>;
  /** Starts it again and kills it after this many milliseconds, whatever it is doing. */
  restartInVain(milliseconds: number): Promise<void>;
  /** All that it has said, in all its lives. */
  said(): string;
  /** Its logged errors, except for requests that failed because the storage was down. */
  errors(): string[];
  /** Ends it for good, and removes its data. */
  remove(): Promise<void>;
}

const BIN = fileURLToPath(new URL('../../../bin/wartable.mjs', import.meta.url));
/** Generous: the machine may be busy with other tests. */
const START_MS = 180_000;

interface Life {
  readonly child: ChildProcess;
  readonly ended: Promise<void>;
  /** Whether we have ended it. */
  wanted: boolean;
}

/** Starts `wartable serve` and waits until it can be reached. */
export async function startProcess(
  env: Record<string, string> = {},
  nodeArguments: readonly string[] = [],
): Promise<ServerProcess> {
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'wartable-process-'));
  const lines: string[] = [];
  let life: Life | undefined;
  const forget = endWithUs(() => {
    life?.child.kill('SIGKILL');
    rmSync(data, { recursive: true, force: true, maxRetries: 3 });
  });

  const begin = (): Life => {
    const child = spawn(process.execPath, [...nodeArguments, BIN, 'serve'], {
      env: {
        ...withoutOurs(process.env),
        PORT: `${port}`,
        WARTABLE_HOST: '127.0.0.1',
        WARTABLE_DATA: data,
        RATE_LIMITS: 'off',
        WORKERS: '1',
        BOT_TEMPO: 'off',
        LOG_LEVEL: 'warn',
        METRICS_TOKEN: '',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = once(child, 'exit').then(([code, by]) => {
      if (!now.wanted) lines.push(`It ended by itself: code ${code}, signal ${by}.`);
    });
    for (const stream of [child.stdout, child.stderr]) keepLines(stream, lines);
    const now: Life = { child, ended, wanted: false };
    life = now;
    return now;
  };
  const said = (): string => lines.join('\n');

  const start = async (): Promise<void> => {
    const from = lines.length;
    const { ended } = begin();
    let gone = false;
    void ended.then(() => {
      gone = true;
    });
    const until = Date.now() + START_MS;
    while (!lines.slice(from).some((line) => line.startsWith('Wartable is at '))) {
      if (gone || Date.now() > until) throw new Error(`The server did not start:\n${said()}`);
      await pause(10);
    }
  };

  const signal = async (name: NodeJS.Signals): Promise<number | null> => {
    if (!life) return null;
    life.wanted = true;
    life.child.kill(name);
    await life.ended;
    return life.child.exitCode;
  };
  const kill = async (): Promise<void> => void (await signal('SIGKILL'));

  await start();
  return {
    url: `http://127.0.0.1:${port}`,
    data,
    kill,
    terminate: () => signal('SIGTERM'),
    restart: start,
    async restartInVain(milliseconds) {
      begin();
      await pause(milliseconds);
      await kill();
    },
    said,
    errors: () => lines.filter(isError),
    async remove() {
      await kill();
      forget();
      rmSync(data, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** Without what the test runner tells its own processes. */
const withoutOurs = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(env).filter(([name]) => !/^(NODE_OPTIONS|NODE_ENV|VITEST.*)$/.test(name)),
  );

function keepLines(stream: NodeJS.ReadableStream | null, lines: string[]): void {
  let rest = '';
  stream?.on('data', (text: Buffer) => {
    const parts = (rest + text).split('\n');
    rest = parts.pop() ?? '';
    lines.push(...parts);
  });
  stream?.on('end', () => rest !== '' && lines.push(rest));
}

/** Refusals that say nothing but that something is away or going away just now. */
const AWAY = new Set(['unavailable', 'closing']);

function isError(line: string): boolean {
  if (line === '' || line.startsWith('Wartable is at ')) return false;
  let said: unknown;
  try {
    said = JSON.parse(line);
  } catch {
    // Not from the log: a stack, or a warning of Node.
    return true;
  }
  const refused = field(said, 'refused');
  return Number(field(said, 'level')) >= 50 && !(typeof refused === 'string' && AWAY.has(refused));
}

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
