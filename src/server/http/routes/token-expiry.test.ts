import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Browser, type Got, send, startServer, type TestServer } from '../testing/http-server.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let server: TestServer;
let owner: Browser;
beforeEach(async () => {
  server = await startServer({ checkReplies: true });
  owner = new Browser(server.url);
  await owner.me();
});
afterEach(() => server.stop());

async function newToken(days?: number | null) {
  const made = await owner.post('/api/tokens', { label: 'bot', ...(days === undefined ? {} : { days }) });
  return made.json() as { token: { created: string; expires: string | null }; secret: string };
}
const program = (secret: string, method: string, path: string): Promise<Got> =>
  send(server.url, path, {
    method,
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    ...(method === 'GET' ? {} : { body: {} }),
  });

describe('a token', () => {
  it.each([
    [30, 30],
    [90, 90],
    [365, 365],
    [undefined, 90],
  ])('made for %s days is refused after %s, and it is said why', async (days, after) => {
    const { token, secret } = await newToken(days);
    expect(Date.parse(token.expires ?? '') - Date.parse(token.created)).toBe(after * DAY);
    server.later(after * DAY - HOUR);
    expect((await program(secret, 'GET', '/api/me')).status).toBe(200);
    server.later(HOUR);
    for (const [method, path] of [
      ['GET', '/api/me'],
      ['POST', '/api/tables/abcdefghijkl/start'],
      ['POST', '/api/sign-out'],
      ['GET', '/api/tokens'],
    ] as const) {
      const refused = await program(secret, method, path);
      expect([path, refused.status, refused.code]).toEqual([path, 401, 'token-expired']);
      expect(refused.text).toContain('has expired. Make a new one');
      expect(refused.cookies).toEqual([]);
    }
    expect(server.asked).toEqual([]);
  });

  it('that has expired is still listed, and a refusal does not count as use', async () => {
    const { secret } = await newToken(30);
    server.later(31 * DAY);
    await program(secret, 'GET', '/api/me');
    const [listed] = (await owner.get('/api/tokens')).json()['tokens'] as { used: null; expires: string }[];
    expect(listed).toMatchObject({ used: null, expires: expect.any(String) });
  });

  it('can be made without expiry, as all older ones are', async () => {
    const { token, secret } = await newToken(null);
    expect(token.expires).toBeNull();
    server.later(5000 * DAY);
    expect((await program(secret, 'GET', '/api/me')).status).toBe(200);
  });
});
