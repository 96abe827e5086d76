import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect } from 'vitest';
import { WebSocket } from 'ws';
import type { ToClient, ToServer } from '../../../protocol/live.ts';
import { attachLive, type Live, type LiveDeps, type LiveLimits } from '../index.ts';
import { pause, StubTables } from './stub-tables.ts';

export interface Harness {
  readonly tables: StubTables;
  readonly live: Live;
  readonly port: number;
  /** The log entries, with their levels. */
  readonly logged: { level: string; facts: Record<string, unknown>; message: string }[];
  readonly closings: string[];
  /** People whose cookies and tokens hold no more. */
  readonly gone: Set<string>;
  dial(person: string, headers?: Record<string, string>): Promise<Caller>;
  /** The status that a request for a socket is answered with, and what it says. */
  knock(headers: Record<string, string>, path?: string): Promise<{ status: number; body: string }>;
  /** A socket that never reads or answers. */
  dumb(person: string): Promise<Socket>;
  stop(): Promise<void>;
}

/** Comes true in a moment, and in a longer one where the machine has much else to do. */
export const soon = <T>(get: () => T) => expect.poll(get, { timeout: 10_000, interval: 10 });

/** A real server on a free local port. A person's token or cookie is their name. */
export async function openHarness(
  limits: Partial<LiveLimits> = {},
  more: Partial<Pick<LiveDeps, 'address' | 'publicUrl' | 'spend' | 'who'>> = {},
): Promise<Harness> {
  const tables = new StubTables();
  const server = createServer((_request, reply) => void reply.writeHead(404).end());
  const logged: Harness['logged'] = [];
  const closings: string[] = [];
  const gone = new Set<string>();
  const say = (level: string) => (facts: object, message: string) =>
    void logged.push({ level, facts: { ...facts }, message });
  const live = attachLive({
    server,
    tables: tables.asTables(),
    log: { debug: say('debug'), info: say('info'), warn: say('warn'), error: say('error') },
    who: async ({ headers }: IncomingMessage) => {
      const name = headers.authorization?.replace('Bearer ', '') ?? headers.cookie?.replace('wartable=', '');
      return name === undefined || gone.has(name) ? undefined : name;
    },
    limits,
    metrics: { closed: (why) => void closings.push(why) },
    ...more,
  });
  const port = await listening(server);
  const callers: Caller[] = [];
  return {
    tables,
    live,
    port,
    logged,
    closings,
    gone,
    async dial(person, headers = {}) {
      const bearer = headers['cookie'] === undefined ? { authorization: `Bearer ${person}` } : {};
      const ws = new WebSocket(`ws://127.0.0.1:${port}/live`, { headers: { ...bearer, ...headers } });
      const caller = new Caller(ws);
      callers.push(caller);
      await once(ws, 'open');
      return caller;
    },
    async knock(headers, path = '/live') {
      const ws = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers });
      ws.on('error', () => {});
      const reply = await new Promise<IncomingMessage>((resolve, reject) => {
        ws.on('unexpected-response', (_request, turned) => resolve(turned));
        ws.on('open', () => reject(new Error('it was let in')));
      });
      let body = '';
      for await (const part of reply) body += part;
      ws.terminate();
      return { status: reply.statusCode ?? 0, body };
    },
    async dumb(person) {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {});
      await once(socket, 'connect');
      socket.write(
        [
          'GET /live HTTP/1.1',
          `Host: 127.0.0.1:${port}`,
          `Authorization: Bearer ${person}`,
          'Upgrade: websocket',
          'Connection: Upgrade',
          'Sec-WebSocket-Version: 13',
          `Sec-WebSocket-Key: ${Buffer.from('0123456789abcdef').toString('base64')}`,
          '',
          '',
        ].join('\r\n'),
      );
      await once(socket, 'data');
      socket.pause();
      return socket;
    },
    async stop() {
      for (const { ws } of callers) ws.terminate();
      await live.goodbye(0);
      server.close();
      server.closeAllConnections();
    },
  };
}

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

type WithoutRef<M> = M extends unknown ? Omit<M, 'ref'> : never;

/** A page or a program at the other end of a socket. */
export class Caller {
  readonly ws: WebSocket;
  readonly heard: ToClient[] = [];
  /** The code with which the socket was closed. */
  readonly closed: Promise<number>;
  private refs = 0;

  constructor(ws: WebSocket) {
    this.ws = ws;
    ws.on('message', (data) => void this.heard.push(JSON.parse(String(data)) as ToClient));
    ws.on('error', () => {});
    this.closed = new Promise((resolve) => {
      ws.on('close', resolve);
    });
  }

  /** Sends a message and waits for the reply. */
  async ask(message: WithoutRef<ToServer>): Promise<Extract<ToClient, { is: 'done' | 'refused' }>> {
    const ref = `r${++this.refs}`;
    this.ws.send(JSON.stringify({ ...message, ref }));
    return this.until((m) => (m.is === 'done' || m.is === 'refused') && m.ref === ref) as Promise<
      Extract<ToClient, { is: 'done' | 'refused' }>
    >;
  }

  /** The first message of this kind, whether it has come already or is still to come. */
  async until(fits: (message: ToClient) => boolean): Promise<ToClient> {
    for (let i = 0; i < 1000; i++) {
      const found = this.heard.find(fits);
      if (found) return found;
      await pause(5);
    }
    throw new Error(`never heard it, only ${this.heard.map((message) => message.is).join(', ')}`);
  }

  of<K extends ToClient['is']>(kind: K): Extract<ToClient, { is: K }>[] {
    return this.heard.filter((m): m is Extract<ToClient, { is: K }> => m.is === kind);
  }
}
