import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Denied } from '../../denied.ts';
import { Browser, send, startServer, type TestServer } from '../testing/http-server.ts';
import { makeLog, plainPath } from './log.ts';

const PASSWORD = 'Hunter-2-hunter-2';
const KEY = 'Key_of_an_invitation_1';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

describe('the log', () => {
  it('tells what was asked, by whom, from where, and how it went', async () => {
    const browser = new Browser(server.url);
    const { id } = await browser.me();
    server.does.start = () => {
      throw new Denied(403, 'not-host', 'Only the host can do this.');
    };
    const got = await browser.post('/api/tables/abcdefghijkl/start');
    const line = server.lines
      .map((text) => JSON.parse(text))
      .find(({ request }) => request === got.headers['x-request-id']);
    expect(line).toMatchObject({
      level: 40,
      method: 'POST',
      path: '/api/tables/abcdefghijkl/start',
      status: 403,
      address: '127.0.0.1',
      person: id,
      refused: 'not-host',
    });
  });

  it('contains no secret, whatever was sent and however it failed', async () => {
    const browser = new Browser(server.url);
    await browser.me();
    const guestCookie = browser.cookie!;
    await browser.post('/api/account', { name: 'Leia', password: PASSWORD });
    const { secret } = (await browser.post('/api/tokens', { label: 'bot' })).json() as { secret: string };
    const cookies = [guestCookie, browser.cookie!];

    await browser.post('/api/sign-in', { name: 'Leia', password: `${PASSWORD}!` });
    await browser.post('/api/sign-in', { name: 'Leia', password: PASSWORD, [PASSWORD]: 1 });
    await browser.post('/api/account/delete', { password: `${PASSWORD}?` });
    await browser.get(`/api/tables/abcdefghijkl?key=${KEY}`);
    await browser.get(`/api/tables/abcdefghijkl/look?key=${KEY}&seat=nonsense`);
    await browser.post('/api/tables/abcdefghijkl/join', { key: KEY });
    await browser.get(`/join/abcdefghijkl/${KEY}`);
    await browser.get(`/%?key=${KEY}`);
    await browser.get(`/api/tables/${KEY}${KEY}${KEY}${KEY}${KEY}`);
    server.does.table = () => {
      throw new Error('broken', { cause: Object.assign(new Error('deeper'), { detail: `(key)=(${KEY})` }) });
    };
    await browser.get(`/api/tables/abcdefghijkl?key=${KEY}`);
    for (const authorization of [`Bearer ${secret}`, `Bearer ${secret}x`, secret])
      await send(server.url, '/api/me', { headers: { authorization } });
    await browser.post('/api/sign-in', { name: 'Leia', password: PASSWORD });
    cookies.push(browser.cookie!);
    await browser.post('/api/sign-out');

    const log = server.lines.join('');
    expect(log).toContain('deeper');
    for (const hidden of [PASSWORD, KEY, secret, ...cookies]) expect(log).not.toContain(hidden);
  });

  it('hides what is handed to it by mistake', () => {
    const lines: string[] = [];
    const log = makeLog('info', { write: (line) => void lines.push(line) });
    log.info({ password: 'hidden', body: { password: 'hidden', token: 'hidden', key: 'hidden' } }, 'a');
    log.info(
      { req: { headers: { cookie: 'hidden', authorization: 'hidden', 'set-cookie': 'hidden' } } },
      'b',
    );
    log.info({ table: { invite: 'hidden', secret: 'hidden' }, fine: 'shown' }, 'c');
    log.error({ err: Object.assign(new Error('shown'), { detail: 'hidden', parameters: ['hidden'] }) }, 'd');
    expect(lines).toHaveLength(4);
    expect(lines.join('')).not.toContain('hidden');
    expect(lines[2]).toContain('"fine":"shown"');
    expect(lines[3]).toContain('shown');
  });

  it.each([
    ['/api/tables/abcdefghijkl/look?key=x', '/api/tables/abcdefghijkl/look'],
    [`/t/abcdefghijkl/${KEY}`, '/t/abcdefghijkl/(long)'],
    ['/', '/'],
  ])('writes %s as %s', (url, path) => {
    expect(plainPath(url)).toBe(path);
  });
});
