import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const top = fileURLToPath(new URL('../..', import.meta.url));
const WITH_TYPES = ['--import', import.meta.resolve('tsx')];
const children = new Set<ChildProcess>();
/** How long a process may take to end by itself. */
const FAREWELL_MS = 15_000;

// Whatever ends us, nobody is left behind.
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

function keepTrack(child: ChildProcess): ChildProcess {
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

/** A process that helps, and is told what to do; see `link.ts`. */
export function helper(script: URL, env: Record<string, string> = {}): ChildProcess {
  return keepTrack(
    fork(fileURLToPath(script), {
      execArgv: [...WITH_TYPES],
      env: { ...process.env, ...env },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    }),
  );
}

export interface Serving {
  readonly url: string;
  readonly child: ChildProcess;
}

/** The server as an operator starts it. */
export async function wartable(env: Record<string, string>, nodeArgs: readonly string[] = []): Promise<Serving> {
  const { DATABASE_URL: _, ...rest } = process.env;
  const child = keepTrack(
    spawn(process.execPath, [...nodeArgs, 'bin/wartable.mjs', 'serve'], {
      cwd: top,
      env: {
        ...rest,
        PORT: '0',
        WARTABLE_HOST: '127.0.0.1',
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'warn',
        WORKERS: '1',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  );
  const port = await new Promise<string>((resolve, reject) => {
    let said = '';
    // Heard to the end: a pipe that nobody reads would fill up.
    child.stdout?.on('data', (text: Buffer) => {
      said += String(text);
      const [, found] = /Wartable is at http:\/\/\S+:(\d+)/.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`the server did not start (${code}): ${said}`)));
  });
  return { url: `http://127.0.0.1:${port}`, child };
}

export async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const late = setTimeout(() => child.kill('SIGKILL'), FAREWELL_MS);
  child.kill(signal);
  await once(child, 'exit');
  clearTimeout(late);
}
