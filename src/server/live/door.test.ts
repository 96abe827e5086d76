import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { StoreDown } from '../store/port.ts';
import { type Harness, openHarness, soon } from './testing/harness.ts';

let harness: Harness;
afterEach(() => harness.stop());

const asAnn = { authorization: 'Bearer ann' };
const cookie = 'wartable=ann';

describe('who is let in', () => {
  it('is a program with a token, and a page of ours with a cookie', async () => {
    harness = await openHarness();
    await harness.dial('ann');
    const origin = `http://127.0.0.1:${harness.port}`;
    await harness.dial('ann', { cookie, origin });
    expect(harness.live.counts()).toEqual({ sockets: 2, people: 1, watches: 0 });
  });

  it('is a page at the public address, and then at no other', async () => {
    harness = await openHarness({}, { publicUrl: 'https://table.example' });
    await harness.dial('ann', { cookie, origin: 'https://table.example' });
    const own = await harness.knock({ cookie, origin: `http://127.0.0.1:${harness.port}` });
    expect(own.status).toBe(403);
    expect((await harness.knock({ cookie, origin: 'http://table.example' })).status).toBe(403);
  });

  it.each([
    ['a foreign page', { cookie, origin: 'https://evil.example' }],
    ['a page without a home', { cookie, origin: 'null' }],
    ['a cookie without a page', { cookie }],
    ['a foreign page with a token', { ...asAnn, origin: 'https://evil.example' }],
    ['a page on another port', { cookie, origin: 'http://127.0.0.1:1' }],
    ['a file', { cookie, origin: 'file://127.0.0.1' }],
  ])('is not %s', async (_what, headers) => {
    harness = await openHarness();
    const { status, body } = await harness.knock(headers);
    expect(status).toBe(403);
    expect(JSON.parse(body)).toMatchObject({ error: { code: 'foreign-origin' } });
    expect(harness.live.counts().sockets).toBe(0);
  });

  it('is nobody without an identity', async () => {
    harness = await openHarness();
    harness.gone.add('ann');
    const { status, body } = await harness.knock(asAnn);
    expect(status).toBe(401);
    expect(JSON.parse(body)).toMatchObject({ error: { code: 'nobody' } });
  });

  it('is nobody elsewhere than at /live', async () => {
    harness = await openHarness();
    expect((await harness.knock(asAnn, '/')).status).toBe(404);
    expect((await harness.knock(asAnn, '/live/')).status).toBe(404);
    expect((await harness.knock(asAnn, '/live2')).status).toBe(404);
  });

  it('is nobody while the storage cannot tell, or something is broken', async () => {
    const down = new StoreDown();
    let error: Error = down;
    harness = await openHarness({}, { who: () => Promise.reject(error) });
    expect((await harness.knock(asAnn)).status).toBe(503);
    error = new Error('the secret is 12345');
    const broken = await harness.knock(asAnn);
    expect(broken.status).toBe(500);
    expect(broken.body).not.toContain('12345');
  });

  it('is limited per person and per address', async () => {
    harness = await openHarness({ perPerson: 3, perAddress: 5 });
    for (let i = 0; i < 3; i++) await harness.dial('ann');
    expect((await harness.knock(asAnn)).status).toBe(429);
    const ben = await harness.dial('ben');
    await harness.dial('ben');
    expect((await harness.knock({ authorization: 'Bearer cleo' })).status).toBe(429);
    ben.ws.terminate();
    await soon(() => harness.live.counts().sockets).toBe(4);
    await harness.dial('cleo');
  });

  it('rejects a client whose address has used up its limit', async () => {
    harness = await openHarness({}, { spend: (_budget, _from, person) => (person === undefined ? 3 : 0) });
    expect((await harness.knock(asAnn)).status).toBe(429);
  });

  it('is nobody who speaks something else', async () => {
    harness = await openHarness();
    const socket = connect(harness.port, '127.0.0.1');
    socket.write(
      'GET /live HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ann\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    );
    const [reply] = (await once(socket, 'data')) as [Buffer];
    expect(String(reply)).toMatch(/^HTTP\/1\.1 400 /);
    await once(socket, 'close');
    expect(harness.live.counts().sockets).toBe(0);
  });
});

describe('whose cookie or token ends', () => {
  it('is sent away soon, and those of others stay', async () => {
    harness = await openHarness({ sureEvery: 40 });
    const ann = await harness.dial('ann');
    const ben = await harness.dial('ben');
    harness.gone.add('ann');
    expect(await ann.closed).toBe(4401);
    expect(await ben.ask({ do: 'ping' })).toMatchObject({ is: 'done' });
    expect(harness.closings).toEqual(['identity']);
  });

  it('is sent away at once when that is known', async () => {
    harness = await openHarness();
    const pages = [await harness.dial('ann'), await harness.dial('ann')];
    harness.live.hear({ is: 'person', person: 'ann' });
    expect(await Promise.all(pages.map((page) => page.closed))).toEqual([4401, 4401]);
  });
});
