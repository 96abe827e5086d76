import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { StoreDown } from '../../store/port.ts';
import { Browser, type Got, send, startServer, type TestServer } from '../testing/http-server.ts';
import { securityHeaders } from './headers.ts';

let server: TestServer;
let closing = false;
beforeAll(async () => {
  server = await startServer({ closing: () => closing });
});
afterAll(() => server.stop());

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};
const POLICY =
  "default-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self' ws://HOST wss://HOST; " +
  "worker-src 'self'; object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'";

function expectHeaders({ headers }: Got): void {
  expect(headers).toMatchObject(ALWAYS);
  expect(headers['content-security-policy']).toBe(POLICY.replaceAll('HOST', new URL(server.url).host));
  expect(headers['strict-transport-security']).toBeUndefined();
  expect(headers['server']).toBeUndefined();
  expect(headers['x-powered-by']).toBeUndefined();
}

async function broken(error: Error): Promise<Got> {
  const browser = new Browser(server.url);
  await browser.me();
  server.does.tables = () => {
    throw error;
  };
  const got = await browser.get('/api/tables?which=open');
  delete server.does.tables;
  return got;
}

describe('headers', () => {
  const replies: [string, number, () => Promise<Got>][] = [
    ['a reply', 200, () => send(server.url, '/api/me')],
    ['the page', 200, () => send(server.url, '/')],
    ['the list of requests', 200, () => send(server.url, '/api/')],
    ['health', 200, () => send(server.url, '/healthz')],
    ['figures', 200, () => send(server.url, '/metrics')],
    ['nothing there', 404, () => send(server.url, '/none')],
    ['an unreadable path', 400, () => send(server.url, '/%')],
    ['too long a path', 414, () => send(server.url, `/api/tables/${'a'.repeat(500)}`)],
    ['the wrong method', 405, () => send(server.url, '/api/me', { method: 'PUT' })],
    ['nobody', 401, () => send(server.url, '/api/tokens')],
    ['no JSON', 415, () => send(server.url, '/api/me', { method: 'PATCH', body: 'x' })],
    ['the storage down', 503, () => broken(new StoreDown())],
    ['a mistake of ours', 500, () => broken(new Error('secret detail'))],
  ];
  it.each(replies)('are on %s (%i)', async (_, status, ask) => {
    const got = await ask();
    expect(got.status).toBe(status);
    expectHeaders(got);
    expect(got.headers['cache-control']).toBe('no-store');
  });

  it('are on the refusal of somebody who asked too much, and while we stop', async () => {
    // The bucket fills up again while a request is on its way.
    const flooded = await vi.waitFor(async () => {
      while (server.limits.take('other', 'address', '127.0.0.1') === 0);
      const got = await send(server.url, '/api/games');
      expect(got.status).toBe(429);
      return got;
    });
    expect(Number(flooded.headers['retry-after'])).toBeGreaterThan(0);
    expectHeaders(flooded);
    closing = true;
    const stopping = await send(server.url, '/api/games');
    closing = false;
    expect([stopping.status, stopping.code, stopping.headers['retry-after']]).toEqual([503, 'closing', '2']);
    expectHeaders(stopping);
    server.later(60_000);
  });

  it('are on what Node itself refuses', async () => {
    const heard = await new Promise<string>((resolve) => {
      let all = '';
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () =>
        socket.write('nonsense\r\n\r\n'),
      );
      socket.on('data', (part) => {
        all += part;
      });
      socket.on('close', () => resolve(all));
    });
    for (const [name, value] of Object.entries(ALWAYS)) expect(heard).toContain(`${name}: ${value}\r\n`);
    expect(heard).toContain('content-security-policy: ');
    expect(heard.split('\r\n\r\n')[1]).toBe(
      JSON.stringify({ error: { code: 'bad-request', message: 'The request cannot be read.' } }),
    );
  });

  it('name the request, so that it can be found in the log', async () => {
    const got = await broken(new Error('secret detail'));
    const id = got.headers['x-request-id']!;
    expect(got.json()).toEqual({
      error: { code: 'internal', message: `Something went wrong on the server (log entry ${id}).` },
    });
    const logged = server.lines.filter((line) => line.includes(id) && line.includes('secret detail'));
    expect(logged).toHaveLength(1);
  });

  it('say that https is required, and name only sockets to the public address', () => {
    const headers = new Map(securityHeaders('inside:8080', 'https://table.example'));
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect(headers.get('content-security-policy')).toContain("connect-src 'self' wss://table.example;");
  });

  it.each(["x; script-src 'unsafe-inline'", 'a b', '', 'x,y', "x'"])(
    'are not written by the host "%s"',
    (host) => {
      const policy = new Map(securityHeaders(host, undefined)).get('content-security-policy');
      expect(policy).toContain("connect-src 'self';");
    },
  );
});
