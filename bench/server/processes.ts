import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { endWithUs } from '../../src/server/testing/ending.ts';

/** A process that helps, and is told what to do; see `link.ts`. */
export interface Helper {
  readonly child: ChildProcess;
  /** Rejects when it ends by itself. */
  readonly broken: Promise<never>;
  end(): Promise<void>;
}

const WITH_TYPES = ['--import', import.meta.resolve('tsx')];

export function startHelper(script: URL, env: Record<string, string> = {}): Helper {
  const child = fork(fileURLToPath(script), {
    execArgv: WITH_TYPES,
    env: { ...process.env, ...env },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const forget = endWithUs(() => child.kill('SIGKILL'));
  const ended = once(child, 'exit');
  const broken = ended.then(([code]): never => {
    throw new Error(`${fileURLToPath(script)} ended unexpectedly (${code})`);
  });
  broken.catch(() => undefined);
  return {
    child,
    broken,
    async end() {
      child.kill('SIGKILL');
      await ended;
      forget();
    },
  };
}
