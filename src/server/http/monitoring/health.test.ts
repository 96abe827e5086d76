import { afterEach, describe, expect, it } from 'vitest';
import { trustedProxies } from '../../auth/address.ts';
import { StoreDamaged, StoreDown } from '../../store/port.ts';
import { Browser, send, startServer, type TestServer } from '../testing/http-server.ts';
import { Metrics } from './metrics.ts';

let server: TestServer;
afterEach(() => server.stop());

describe('health', () => {
  it('is alive always, and ready while the storage answers and nobody stops it', async () => {
    let closing = false;
    let ready: () => Promise<void> = async () => {};
    server = await startServer({
      closing: () => closing,
      store: (store) => ({ ...store, ready: () => ready() }),
    });
    const state = async (): Promise<unknown[]> => {
      server.later(1000);
      const got = await send(server.url, '/readyz');
      return [(await send(server.url, '/healthz')).status, got.status, got.json()];
    };
    expect(await state()).toEqual([200, 200, { ready: true }]);
    const away = { ready: false, cause: 'The storage does not answer.' };
    ready = () => Promise.reject(new StoreDown(new Error('connect ECONNREFUSED postgres://user:hush@db')));
    expect(await state()).toEqual([200, 503, away]);
    ready = () => Promise.reject(new StoreDown(Object.assign(new Error('/secret'), { code: 'SQLITE_FULL' })));
    expect(await state()).toEqual([200, 503, { ready: false, cause: 'The disk is full.' }]);
    ready = () => new Promise(() => {});
    expect(await state()).toEqual([200, 503, away]);
    ready = async () => {};
    closing = true;
    expect(await state()).toEqual([200, 503, { ready: false, cause: 'The server is stopping.' }]);
    closing = false;
    expect(await state()).toEqual([200, 200, { ready: true }]);
  });

  it('is not ready while others have found the storage damaged, and says which request was refused for it', async () => {
    let trouble: string | undefined;
    const damaged = new StoreDamaged(Object.assign(new Error('page 7'), { code: 'SQLITE_CORRUPT' }));
    server = await startServer({
      storeTrouble: () => trouble,
      store: (store) => ({
        ...store,
        people: { ...store.people, nameUse: () => Promise.reject(damaged) },
      }),
    });
    expect((await send(server.url, '/readyz')).status).toBe(200);
    const browser = new Browser(server.url);
    await browser.me();
    const got = await browser.send('PATCH', '/api/me', { name: 'Leia' });
    expect([got.status, got.code]).toEqual([500, 'damaged']);
    expect(got.text).not.toContain('page 7');
    expect(server.lines.find((line) => line.includes('page 7'))).toContain('SQLITE_CORRUPT');
    trouble = 'The database is damaged.';
    const unready = await send(server.url, '/readyz');
    expect([unready.status, unready.json()]).toEqual([503, { ready: false, cause: trouble }]);
  });

  it('asks the storage once a second, however often it is asked itself, and says at once that it stops', async () => {
    let closing = false;
    let asked = 0;
    server = await startServer({
      closing: () => closing,
      store: (store) => ({
        ...store,
        ready: () => {
          asked++;
          return store.ready();
        },
      }),
    });
    const ready = async (): Promise<number> => (await send(server.url, '/readyz')).status;
    expect(await Promise.all(Array.from({ length: 20 }, ready))).toEqual(Array(20).fill(200));
    expect(await ready()).toBe(200);
    expect(asked).toBe(1);
    closing = true;
    expect(await ready()).toBe(503);
    closing = false;
    server.later(1000);
    expect(await ready()).toBe(200);
    expect(asked).toBe(2);
  });

  it('reports a storage outage to requests that need it, and works again when it is back', async () => {
    let down = false;
    server = await startServer({
      store: (store) => ({
        ...store,
        people: {
          ...store.people,
          find: (id) => (down ? Promise.reject(new StoreDown()) : store.people.find(id)),
        },
      }),
    });
    const browser = new Browser(server.url);
    const { id } = await browser.me();
    down = true;
    const got = await browser.get('/api/me');
    expect([got.status, got.code, got.headers['retry-after']]).toEqual([503, 'unavailable', '2']);
    // Nobody loses their cookie over it.
    expect(got.cookies).toEqual([]);
    expect((await send(server.url, '/')).status).toBe(200);
    down = false;
    expect((await browser.me()).id).toBe(id);
  });
});

describe('figures', () => {
  it('cover everything that should be monitored', async () => {
    server = await startServer();
    await send(server.url, '/api/me');
    const got = await send(server.url, '/metrics');
    expect(got.headers['content-type']).toContain('text/plain');
    for (const name of [
      'process_cpu_seconds_total',
      'nodejs_eventloop_lag_seconds',
      'wartable_request_seconds_bucket',
      'wartable_step_seconds_bucket',
      'wartable_commit_seconds_bucket',
      'wartable_commit_steps_bucket',
      'wartable_bot_thinking_seconds_bucket',
      'wartable_sockets 3',
      'wartable_tables 2',
      'wartable_bots 1',
    ])
      expect(got.text).toContain(name);
  });

  it('are for those only who have the token, where there is one', async () => {
    const metricsToken = 'a-long-and-secret-word';
    server = await startServer({ settings: { metricsToken } });
    const ask = async (authorization?: string): Promise<number> =>
      (await send(server.url, '/metrics', { headers: authorization === undefined ? {} : { authorization } }))
        .status;
    expect(await ask(`Bearer ${metricsToken}`)).toBe(200);
    for (const wrong of [undefined, '', metricsToken, 'Bearer another', `Bearer ${metricsToken}s`])
      expect(await ask(wrong), wrong).toBe(401);
  });

  it.each([[{}], [{ trustProxy: { hops: 1 } }], [{ trustProxy: trustedProxies('127.0.0.1')! }]])(
    'are for programs on this machine only where there is no token, with %j',
    async (settings) => {
      server = await startServer({ settings });
      const ask = (headers: Record<string, string>) => send(server.url, '/metrics', { headers });
      expect((await ask({})).status).toBe(200);
      for (const headers of [
        { 'x-forwarded-for': '9.9.9.9' },
        { 'x-forwarded-for': '127.0.0.1' },
        { forwarded: 'for=9.9.9.9' },
        { host: 'table.example' },
      ]) {
        const got = await ask(headers as unknown as Record<string, string>);
        expect([got.status, got.code], JSON.stringify(headers)).toEqual([403, 'not-local']);
        expect(got.text).not.toContain('wartable_');
      }
    },
  );

  it('are collected once a second, however often somebody asks', async () => {
    server = await startServer();
    const figures = async (): Promise<string> => (await send(server.url, '/metrics')).text;
    const first = await figures();
    await send(server.url, '/api/me');
    expect(await figures()).toBe(first);
    server.later(1000);
    const next = await figures();
    expect(next).not.toBe(first);
    expect(next).toContain('route="/api/me"');
  });

  it('are kept by route, without ids, names, keys or addresses', async () => {
    server = await startServer();
    const browser = new Browser(server.url);
    const { id } = await browser.me();
    await browser.send('PATCH', '/api/me', { name: 'Leia Organa' });
    await browser.get('/api/tables/abcdefghijkl?key=Key_of_an_invitation_1');
    await browser.get('/api/tables/mnopqrstuvwx/look');
    await browser.get('/somewhere/Key_of_an_invitation_1');
    await browser.send('DELETE', '/api/tokens/QrStUvWx');
    await browser.get('/%');
    const { text } = await send(server.url, '/metrics');
    for (const hidden of [id, 'Leia', 'abcdefghijkl', 'mnopqr', 'Key_of', 'QrSt', 'somewhere', '127.0.0.1'])
      expect(text).not.toContain(hidden);
    expect(text).toContain(
      'wartable_request_seconds_count{method="GET",route="/api/tables/:id",status="2xx"} 1',
    );
    expect(text).toContain('wartable_request_seconds_count{method="GET",route="none",status="4xx"} 1');
  });

  it('observe what other rooms tell', async () => {
    server = await startServer();
    const metrics = new Metrics();
    metrics.step(0.02);
    metrics.commit(0.004, 3);
    metrics.thought(1.5);
    const text = await metrics.registry.metrics();
    expect(text).toContain('wartable_step_seconds_sum 0.02');
    expect(text).toContain('wartable_commit_seconds_sum 0.004');
    expect(text).toContain('wartable_commit_steps_sum 3');
    expect(text).toContain('wartable_bot_thinking_seconds_sum 1.5');
  });
});
