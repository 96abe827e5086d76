import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { addressKey, addressOf } from '../auth/address.ts';
import { Denied } from '../denied.ts';
import { type Signal, StoreDown } from '../store/port.ts';
import { CLOSE, Connection } from './connection.ts';
import { Connections } from './connections.ts';
import type { LiveDeps } from './deps.ts';
import { comesFromUs, isOurs, Rejected, reject, Tally } from './door.ts';
import { LIVE_LIMITS, type LiveLimits } from './limits.ts';

export type { LiveDeps } from './deps.ts';

export { type LiveLimits, liveLimits } from './limits.ts';

export interface Live {
  /**
   * Signals of the storage: `store.listen(live.hear)`. Notices go to all sockets of the person; if the person changed,
   * their sockets reconnect.
   */
  readonly hear: (signal: Signal) => void;
  /**
   * Accepts no new connections and sends everybody away for a time between `afterMs` and twice that. Resolves when all
   * are gone.
   */
  goodbye(afterMs: number): Promise<void>;
  counts(): { sockets: number; people: number; watches: number };
}

/** Takes sockets on `/live` of this server. */
export function attachLive(deps: LiveDeps): Live {
  const limits: LiveLimits = { ...LIVE_LIMITS, ...deps.limits };
  const { tables, log, metrics = {} } = deps;
  const crowd = new Connections(tables, log, limits.presentEvery);
  const addresses = new Tally();
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: limits.message,
    // Compressing costs more memory for each socket than changes are worth.
    perMessageDeflate: false,
    clientTracking: false,
  });
  let leaving = false;
  const whereFrom = (request: IncomingMessage): string =>
    deps.address?.(request) ?? addressOf(request, { hops: 0 });

  /** Whose socket it is going to be, or `Turned`. */
  async function judge(request: IncomingMessage, from: string): Promise<string> {
    if (!isOurs(request)) throw new Rejected(404, 'not-found', 'There is no socket at this address.');
    if (!comesFromUs(request, deps.publicUrl))
      throw new Rejected(403, 'foreign-origin', "This request comes from another site's page.");
    if (addresses.of(from) > limits.perAddress || (deps.spend?.('other', from) ?? 0) > 0)
      throw new Rejected(429, 'too-many-sockets', 'Too many connections from your address.');
    const person = await deps.who(request);
    if (person instanceof Denied) throw new Rejected(person.status, person.code, person.message);
    if (person === undefined) throw new Rejected(401, 'nobody', 'Send a cookie or a token.');
    return person;
  }

  /** Checked last, with no await until the socket is registered: many may have been accepted at the same moment. */
  function mustHaveRoom(person: string): void {
    if (crowd.of(person).length >= limits.perPerson)
      throw new Rejected(429, 'too-many-sockets', `You already have ${limits.perPerson} connections.`);
    if (leaving)
      throw new Rejected(503, 'restarting', 'The server is restarting. Please try again in a moment.');
  }

  async function receive(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const address = whereFrom(request);
    const from = addressKey(address);
    // A client that hangs up before it is accepted does not matter, but an unhandled error would end the process.
    socket.on('error', (err) => log.debug({ err }, 'a connection failed'));
    addresses.add(from, 1);
    socket.once('close', () => addresses.add(from, -1));
    try {
      const person = await judge(request, from);
      mustHaveRoom(person);
      sockets.handleUpgrade(request, socket, head, (ws) => welcome(ws, request, person, from));
    } catch (error) {
      note(error, address);
      reject(socket, error);
    }
  }

  function note(error: unknown, address: string): void {
    if (error instanceof Rejected) log.info({ address, code: error.code }, 'socket rejected');
    else if (!(error instanceof StoreDown)) log.error({ err: error }, 'socket could not be opened');
  }

  function welcome(ws: WebSocket, request: IncomingMessage, person: string, from: string): void {
    const connection = new Connection(ws, request.socket, person, {
      tables,
      log,
      limits,
      metrics,
      spend: (budget) => deps.spend?.(budget, from, person) ?? 0,
    });
    crowd.enter(connection);
    const sure = setInterval(() => void makeSure(connection, request), limits.sureEvery);
    void connection.closed.then(() => {
      clearInterval(sure);
      crowd.leave(connection);
    });
  }

  async function makeSure(connection: Connection, request: IncomingMessage): Promise<void> {
    try {
      if ((await deps.who(request)) !== connection.person) sendAway(connection);
    } catch (err) {
      // Nobody can tell just now: the socket stays, and is asked about again.
      log.debug({ err }, 'the identity of a socket could not be checked');
    }
  }

  const sendAway = (connection: Connection): void =>
    connection.close('identity', CLOSE.identity, 'come in again');

  deps.server.on('upgrade', (request, socket, head) => void receive(request, socket, head));

  return {
    hear: (signal) => {
      if (signal.is === 'person') crowd.of(signal.person).forEach(sendAway);
      if (signal.is !== 'notice') return;
      const { person, table, what } = signal.notice;
      // People who are watching the table have seen it happen.
      for (const connection of crowd.of(person))
        if (!connection.watches.isAt(table)) connection.send({ is: 'news', table, what });
    },
    async goodbye(afterMs) {
      leaving = true;
      // Not all at the same moment: a thousand pages that come back together would be a small flood.
      const soon = (): number => Math.round(afterMs * (1 + Math.random()));
      await Promise.all(crowd.all().map((connection) => connection.goodbye(soon())));
      await crowd.quiet();
    },
    counts: () => {
      const all = crowd.all();
      const watches = all.reduce((sum, connection) => sum + connection.watches.count, 0);
      return { sockets: all.length, people: crowd.size, watches };
    },
  };
}
