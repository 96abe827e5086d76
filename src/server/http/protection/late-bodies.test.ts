import { type ClientRequest, type IncomingMessage, request as rawRequest } from 'node:http';
import { json } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Browser, send, startServer, type TestServer } from '../testing/http-server.ts';

const PASSWORD = 'a long enough password';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({
    factor: Number.POSITIVE_INFINITY,
    checkReplies: true,
    // As from another thread or another machine: no answer comes in the same turn of the event loop.
    store: (store) => ({
      ...store,
      people: { ...store.people, find: (id) => setImmediate().then(() => store.people.find(id)) },
    }),
  });
});
afterAll(() => server.stop());
afterEach(() => vi.restoreAllMocks());

interface Begun {
  finish(body: unknown): Promise<{ status: number; said: unknown }>;
}

/** A request whose head has come, and whose sender has been looked up; its body is withheld. */
async function begin(method: string, path: string, headers: Record<string, string>): Promise<Begun> {
  const lookUp = vi.spyOn(server.identity, 'caller');
  const { hostname, port } = new URL(server.url);
  const sent: ClientRequest = rawRequest({
    hostname,
    port,
    path,
    method,
    agent: false,
    headers: { ...headers, 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
  });
  sent.flushHeaders();
  await vi.waitFor(() => expect(lookUp).toHaveBeenCalled());
  await lookUp.mock.results[0]?.value;
  lookUp.mockRestore();
  return {
    finish: (body) =>
      new Promise((resolve, reject) => {
        sent.on('error', reject);
        sent.on('response', (response: IncomingMessage) => {
          const status = response.statusCode ?? 0;
          json(response).then((said) => resolve({ status, said }), reject);
        });
        sent.end(JSON.stringify(body));
      }),
  };
}

async function guestWithToken() {
  const guest = new Browser(server.url);
  const { id } = await guest.me();
  const { token, secret } = (await guest.post('/api/tokens', { label: 'bot' })).json() as {
    token: { id: string };
    secret: string;
  };
  return { guest, id, token: token.id, bearer: { authorization: `Bearer ${secret}` } };
}

const ACT = { seat: 0, command: { do: 'resign' } };

describe('a request whose body is late', () => {
  it('does not set back what was changed meanwhile', async () => {
    const { guest, id, bearer } = await guestWithToken();
    const renaming = await begin('PATCH', '/api/me', bearer);
    await guest.post('/api/account', { name: 'Bo-Katan', password: PASSWORD });
    const made = await server.store.people.find(id);
    expect(made?.password).toMatch(/^\$argon2id\$/);
    expect(await renaming.finish({ name: 'Satine' })).toMatchObject({
      status: 403,
      said: { error: { code: 'not-by-token' } },
    });
    expect(await server.store.people.find(id)).toEqual(made);
  });

  it('is not carried out when its token was dropped meanwhile', async () => {
    const { guest, token, bearer } = await guestWithToken();
    const acting = await begin('POST', '/api/tables/abcdefghijkl/act', bearer);
    await guest.send('DELETE', `/api/tokens/${token}`);
    server.asked.length = 0;
    expect(await acting.finish(ACT)).toMatchObject({ status: 401, said: { error: { code: 'bad-token' } } });
    expect(server.asked).toEqual([]);
  });

  it('is not carried out when its session has ended meanwhile', async () => {
    const guest = new Browser(server.url);
    await guest.me();
    const headers = { cookie: `wartable=${guest.cookie}`, origin: server.url };
    const acting = await begin('POST', '/api/tables/abcdefghijkl/act', headers);
    await guest.post('/api/sign-out');
    server.asked.length = 0;
    expect(await acting.finish(ACT)).toMatchObject({
      status: 401,
      said: { error: { code: 'session-ended' } },
    });
    expect(server.asked).toEqual([]);
  });
});

it('a request that comes in one piece has its sender looked up once', async () => {
  const { bearer } = await guestWithToken();
  const lookUp = vi.spyOn(server.identity, 'caller');
  const headers = { ...bearer, 'content-type': 'application/json' };
  await send(server.url, '/api/me', { method: 'PATCH', headers, body: { name: 'Satine' } });
  expect(lookUp).toHaveBeenCalledTimes(1);
  await send(server.url, '/api/me', { headers: bearer });
  expect(lookUp).toHaveBeenCalledTimes(2);
});
