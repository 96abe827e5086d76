import { mkdtempSync, rmSync } from 'node:fs';
import { request as rawRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Devices } from '../../auth/devices.ts';
import { Limits } from '../../auth/limits.ts';
import { Passwords } from '../../auth/passwords.ts';
import { Identity } from '../../auth/who.ts';
import { openStore } from '../../store/open.ts';
import type { Store } from '../../store/port.ts';
import type { Tables } from '../../tables/service.ts';
import { type Read, readBrought } from '../../workers/files/read.ts';
import { buildHttp } from '../app.ts';
import type { HttpDeps } from '../deps.ts';
import { makeLog } from '../monitoring/log.ts';
import { Metrics } from '../monitoring/metrics.ts';

/** A server that listens, with real storage; only tables are made up. */
export interface TestServer {
  readonly url: string;
  readonly app: FastifyInstance;
  readonly store: Store;
  readonly identity: Identity;
  readonly limits: Limits;
  /** The calls to the tables: the method's name and its arguments. */
  readonly asked: unknown[][];
  /** What the tables' methods do instead of giving `{}`. */
  readonly does: Partial<Record<keyof Tables, (...given: unknown[]) => unknown>>;
  /** Lines of the log. */
  readonly lines: string[];
  /** Moves the clocks of sessions, tokens, limits and health forward. Those of limits and health stand still otherwise. */
  later(milliseconds: number): void;
  stop(): Promise<void>;
}

export interface TestOptions {
  readonly settings?: Partial<HttpDeps['settings']>;
  readonly factor?: number;
  readonly web?: string;
  readonly closing?: () => boolean;
  readonly store?: (store: Store) => Store;
  readonly storeTrouble?: () => string | undefined;
  readonly checkReplies?: boolean;
  /** What becomes of a file that is brought along, if not what a server's thread makes of it. */
  readonly readFile?: (bytes: Uint8Array) => Promise<Read>;
}

export async function startServer(options: TestOptions = {}): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'wartable-http-'));
  const opened = await openStore({ dataFolder: folder });
  const store = options.store?.(opened) ?? opened;
  let ahead = 0;
  const now = (): number => Date.now() + ahead;
  const identity = new Identity(store, now);
  // On a slow machine a limit would be over before a test has reached it.
  const started = Date.now();
  const limits = new Limits({ factor: options.factor ?? 1, now: () => started + ahead });
  const asked: unknown[][] = [];
  const does: TestServer['does'] = {};
  const lines: string[] = [];
  const tables = new Proxy({} as Tables, {
    get:
      (_, name: keyof Tables) =>
      async (...given: unknown[]): Promise<unknown> => {
        asked.push([name, ...given]);
        return does[name] ? does[name](...given) : {};
      },
  });
  const metrics = new Metrics();
  metrics.watch({ sockets: () => 3, tables: () => 2, bots: () => 1 });
  const app = await buildHttp({
    settings: {
      publicUrl: undefined,
      trustProxy: { hops: 0 },
      metricsToken: undefined,
      limits: options.factor ?? 1,
      ...options.settings,
    },
    log: makeLog('debug', { write: (line) => void lines.push(line) }),
    store,
    storeTrouble: options.storeTrouble ?? (() => undefined),
    tables,
    readFile: async (bytes, signal) => {
      asked.push(['readFile', bytes.length, signal]);
      return options.readFile ? options.readFile(bytes) : readBrought({ bytes, sealKey: 'x', seed: 'x' });
    },
    games: () => [],
    identity,
    devices: new Devices('a key'),
    passwords: new Passwords(),
    limits,
    metrics,
    closing: options.closing ?? (() => false),
    now: () => ahead,
    web: options.web ?? join(folder, 'no-such-build'),
    ...(options.checkReplies === undefined ? {} : { checkReplies: options.checkReplies }),
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    app,
    store,
    identity,
    limits,
    asked,
    does,
    lines,
    later: (milliseconds) => {
      ahead += milliseconds;
    },
    stop: async () => {
      await app.close();
      await opened.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export interface Got {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly cookies: readonly string[];
  readonly text: string;
  /** The body as JSON. */
  json(): Record<string, unknown>;
  /** The code of the problem. */
  readonly code: string | undefined;
}

export interface Sending {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  /** Sent as JSON; a text is sent as it is. */
  readonly body?: unknown;
}

/** Sends a request exactly as it is said: paths are not tidied, headers not added. */
export function send(
  url: string,
  path: string,
  { method = 'GET', headers = {}, body }: Sending = {},
): Promise<Got> {
  const { hostname, port } = new URL(url);
  const payload = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const sent = rawRequest({
      hostname,
      port,
      path,
      method,
      agent: false,
      headers: {
        ...(payload === undefined || 'transfer-encoding' in headers
          ? {}
          : { 'content-length': String(Buffer.byteLength(payload)) }),
        ...headers,
      },
    });
    sent.on('error', reject);
    sent.on('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(parts).toString();
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as Record<string, string | undefined>,
          cookies: response.headers['set-cookie'] ?? [],
          text,
          json: () => JSON.parse(text) as Record<string, unknown>,
          get code() {
            return (JSON.parse(text) as { error?: { code?: string } }).error?.code;
          },
        });
      });
    });
    sent.end(payload);
  });
}

/** A browser: keeps its cookie, and says where its page comes from. */
export class Browser {
  cookie: string | undefined;
  private readonly url: string;

  constructor(url: string, cookie?: string) {
    this.url = url;
    this.cookie = cookie;
  }

  async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Got> {
    const got = await send(this.url, path, {
      method,
      headers: {
        ...(this.cookie === undefined ? {} : { cookie: `wartable=${this.cookie}` }),
        ...(method === 'GET' ? {} : { 'content-type': 'application/json', origin: this.url }),
        ...headers,
      },
      ...(method === 'GET' ? {} : { body: body ?? {} }),
    });
    const set = got.cookies.at(-1);
    if (set !== undefined) this.cookie = /^wartable=([^;]+)/.exec(set)?.[1];
    return got;
  }

  get = (path: string): Promise<Got> => this.send('GET', path);
  post = (path: string, body?: unknown): Promise<Got> => this.send('POST', path, body);
  async me(): Promise<{ id: string; name: string; account: boolean }> {
    return (await this.get('/api/me')).json() as { id: string; name: string; account: boolean };
  }
}
