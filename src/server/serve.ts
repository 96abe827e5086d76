import { hash, randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { levelsOf } from '../bots/levels.ts';
import { GAMES } from '../games/index.ts';
import { bringDigest } from '../kernel/chance/committed.ts';
import type { AnyGame } from '../kernel/game.ts';
import { say } from '../kernel/speak/text.ts';
import type { GameInfo } from '../protocol/tables.ts';
import { addressOf } from './auth/address.ts';
import { Devices } from './auth/devices.ts';
import { Limits } from './auth/limits.ts';
import { Passwords } from './auth/passwords.ts';
import { newSecret } from './auth/secrets.ts';
import type { Sessions } from './auth/sessions.ts';
import { Identity } from './auth/who.ts';
import { startSweep } from './clocks/sweep.ts';
import { buildHttp } from './http/app.ts';
import { type Log, makeLog } from './http/monitoring/log.ts';
import { Metrics } from './http/monitoring/metrics.ts';
import { tokenExpired } from './http/route.ts';
import { attachLive, liveLimits } from './live/index.ts';
import { startDelivery } from './notify/delivery.ts';
import { WEB_FOLDER } from './places.ts';
import { startRetention } from './retention/sweep.ts';
import type { Settings } from './settings.ts';
import { openStore } from './store/open.ts';
import { type Signal, type Store, StoreDown } from './store/port.ts';
import { watchStore } from './store/watch.ts';
import { manageTables, type TableManager } from './tables/tables.ts';
import { botPlayers } from './workers/bots.ts';
import { type Files, openFiles } from './workers/files/files.ts';
import { sealOf } from './workers/files/seal.ts';
import { openPool, type Pool } from './workers/pool.ts';

export interface RunningServer {
  readonly url: string;
  /** Finishes pending work, tells clients to reconnect, and ends. */
  stop(): Promise<void>;
}

/** How soon pages should come back after a restart. */
const RECONNECT_MS = 1500;
/** How long requests may take to finish when we stop. */
const FINISH_MS = 5000;
/** How often sessions that have ended are swept out. */
const HOUR_MS = 3_600_000;

/** Opens storage and threads, and the rooms on top of them. A test may bring a stream for the log. */
export async function startServer(
  settings: Settings,
  logStream?: { write(line: string): void },
): Promise<RunningServer> {
  bringDigest((text) => hash('sha256', text, 'hex'));
  const log = makeLog(settings.logLevel, logStream);
  const metrics = new Metrics();
  /** What the rooms stand on, in the order in which it is closed. */
  const ground: { close(): Promise<void> }[] = [];
  try {
    const opened = await openStore({
      dataFolder: settings.data,
      databaseUrl: settings.database,
      ownThread: true,
    });
    ground.unshift(opened);
    const { store, trouble } = watchStore(opened, log);
    store.onCommit((seconds, steps) => metrics.commit(seconds, steps));
    const pool = openPool({
      workers: settings.workers,
      onThought: (_, seconds) => metrics.thought(seconds),
      onTrouble: (what) => log.warn({ what }, 'a bot worker failed'),
    });
    ground.unshift(pool);
    const files = openFiles({
      onTrouble: (what) => log.warn({ what }, 'a file could not be read or written'),
    });
    ground.unshift(files);
    const rooms = await openRooms({ settings, log, metrics, store, storeTrouble: trouble, pool, files });
    return {
      url: rooms.url,
      async stop() {
        await rooms.stop();
        for (const one of ground) await one.close();
        log.info({}, 'stopped');
      },
    };
  } catch (error) {
    // Otherwise threads and connections would keep an unreachable process alive. The first error is the one reported.
    for (const one of ground) await one.close().catch(() => undefined);
    throw error;
  }
}

interface Ground {
  readonly settings: Settings;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly store: Store;
  readonly storeTrouble: () => string | undefined;
  readonly pool: Pool;
  readonly files: Files;
}

/** Puts the rooms together, and listens. */
async function openRooms(ground: Ground): Promise<RunningServer> {
  const { settings, log, metrics, store, storeTrouble, pool, files } = ground;
  const sealKey = await store.secret('seal', newSecret);
  const tables = manageTables({
    store,
    games: GAMES,
    now: () => new Date(),
    up: new Date(),
    random: (characters) =>
      randomBytes(Math.ceil((characters * 3) / 4))
        .toString('base64url')
        .slice(0, characters),
    secret: () => randomBytes(32).toString('hex'),
    think: (task, signal) => pool.think({ ...task, seed: newSecret() }, { for: 'person', signal }),
    writeGame: (head, rows) => files.write({ head, rows, sealKey }),
    seal: (file) => sealOf(file, sealKey),
    moved: (id) => bots.moved(id),
    observeStep: (seconds) => metrics.step(seconds),
    log,
  });
  const bots = botPlayers({
    pool,
    seed: newSecret,
    waitingBots: (id) => tables.waitingBots(id),
    answer: (id, seat, cite, answer) => tables.botAnswers(id, seat, cite, answer),
    tempo: settings.botTempo,
    onTrouble: (error, table) => log.error({ err: error, table }, 'a bot failed to play'),
  });

  let closing = false;
  const identity = new Identity(store);
  const limits = new Limits({ factor: settings.limits });
  const app = await buildHttp({
    settings,
    log,
    store,
    storeTrouble,
    tables,
    readFile: (bytes, signal) => files.read({ bytes, sealKey, seed: newSecret() }, signal),
    games: () => [...GAMES.values()].map(gameInfo),
    identity,
    devices: new Devices(await store.secret('devices', newSecret)),
    passwords: new Passwords(),
    limits,
    metrics,
    closing: () => closing,
    web: WEB_FOLDER,
  });
  const live = attachLive({
    server: app.server,
    tables,
    log,
    who: async ({ headers }) => {
      const caller = await identity.caller(headers);
      return caller.by === 'expired-token' ? tokenExpired() : caller.person?.id;
    },
    address: (request) => addressOf(request, settings.trustProxy),
    spend: (budget, from, person) => limits.spend(budget, from, person),
    publicUrl: settings.publicUrl,
    limits: liveLimits(settings.limits),
  });
  metrics.watch({
    sockets: () => live.counts().sockets,
    tables: () => tables.counts().tables,
    bots: () => pool.queued + pool.thinking,
  });
  listenToStore(store, tables, identity.sessions, live.hear, (err) =>
    log.error({ err }, 'a storage signal could not be processed'),
  );
  const sweep = startSweep({
    tables: store.tables,
    due: (id) => tables.timeIsUp(id),
    stuck: (id) => bots.moved(id),
    onTrouble: (err, table) => log.error({ err, table }, 'a table could not be swept'),
  });
  const pruning = setInterval(() => void identity.sessions.prune().catch(() => undefined), HOUR_MS);
  const retention = startRetention({
    store: store.retention,
    settings,
    leave: (person) => tables.personLeaves(person),
    onSwept: (removed) => log.info(removed, 'old data deleted'),
    onTrouble: (err) => log.error({ err }, 'old data could not be deleted'),
  });
  const delivery = startDelivery(
    store,
    (err) => log.error({ err }, 'notices could not be delivered'),
    tables.storeAnswers,
  );

  async function stop(): Promise<void> {
    closing = true;
    clearInterval(pruning);
    log.info({}, 'stopping');
    await Promise.all([sweep.stop(), delivery.stop(), retention.stop()]);
    await bots.stop();
    tables.close();
    await live.goodbye(RECONNECT_MS);
    // A slow client must not delay the shutdown forever.
    const cutOff = setTimeout(() => app.server.closeAllConnections(), FINISH_MS);
    await app.close();
    clearTimeout(cutOff);
  }

  try {
    await app.listen({ port: settings.port, host: settings.host });
  } catch (error) {
    // Usually the port is taken.
    await stop();
    throw error;
  }
  const { port } = app.server.address() as AddressInfo;
  const url = settings.publicUrl ?? `http://localhost:${port}`;
  log.info({ url, storage: settings.database ? 'postgresql' : 'sqlite' }, 'started');
  return { url, stop };
}

/** Another process changed a table, a chat line or notice arrived, or a person's sign-in changed. */
function listenToStore(
  store: Store,
  tables: TableManager,
  sessions: Sessions,
  hear: (signal: Signal) => void,
  trouble: (error: unknown) => void,
): void {
  const quietly = (work: Promise<void>): void =>
    void work.catch((error: unknown) => {
      if (!(error instanceof StoreDown)) trouble(error);
    });
  store.listen((signal) => {
    if (signal.is === 'table') {
      const { table, version } = signal;
      if (!tables.isUpTo(table, version)) quietly(tables.refresh(table, version));
    } else if (signal.is === 'chat') quietly(tables.heardChat(signal.table, signal.n));
    else if (signal.is === 'session') sessions.hear(signal);
    else hear(signal);
  });
  store.missed(() => quietly(tables.refreshAll()));
  store.missed(() => quietly(tables.hearAgain()));
}

const gameInfo = (game: AnyGame): GameInfo => ({
  id: game.id,
  title: say(game.text, 'game.title'),
  version: game.version,
  optionSets: Object.entries(game.optionSets).map(([name, options]) => ({
    name,
    options,
    seats: game.seats(options).map((seat) => ({ name: seat.name, side: seat.side })),
  })),
  levels: levelsOf(game),
});
