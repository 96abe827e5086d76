import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Got, send, startServer, type TestServer } from '../testing/http-server.ts';

const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

let folder: string;
let built: TestServer;
let unbuilt: TestServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wartable-web-'));
  const web = join(folder, 'web');
  mkdirSync(join(web, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'outside.txt'), 'outside');
  writeFileSync(join(web, 'index.html'), '<title>The page</title>');
  writeFileSync(join(web, 'favicon.svg'), '<svg/>');
  writeFileSync(join(web, '.wartable-sources'), 'stamp');
  writeFileSync(join(web, 'assets', 'index-BxK93_-a.js'), 'console.log(1)');
  writeFileSync(join(web, 'assets', 'plain.js'), 'console.log(2)');
  built = await startServer({ web, factor: Number.POSITIVE_INFINITY });
  unbuilt = await startServer();
});
afterAll(async () => {
  await built.stop();
  await unbuilt.stop();
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers = {}, method = 'GET'): Promise<Got> =>
  send(built.url, path, { method, headers });

describe('the built page', () => {
  it.each(['/', '/index.html', '/table/abcdefghijkl', '/table/abcdefghijkl?key=x', '/deep/down/here'])(
    'is at %s',
    async (path) => {
      const got = await get(path, HTML);
      expect(got.status).toBe(200);
      expect(got.text).toBe('<title>The page</title>');
      expect(got.headers['content-type']).toContain('text/html');
      expect(got.headers['cache-control']).toBe('no-cache');
      expect(got.headers['content-security-policy']).toContain("default-src 'self'");
    },
  );

  it('has files that may be cached forever when their name contains a hash', async () => {
    const hashed = await get('/assets/index-BxK93_-a.js');
    expect(hashed.status).toBe(200);
    expect(hashed.text).toBe('console.log(1)');
    expect(hashed.headers['content-type']).toContain('javascript');
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(hashed.headers['x-content-type-options']).toBe('nosniff');
    expect((await get('/assets/plain.js')).headers['cache-control']).toBe('no-cache');
    expect((await get('/favicon.svg')).headers['content-type']).toContain('image/svg+xml');
  });

  it('is not sent again to a browser that has it', async () => {
    const { headers } = await get('/', HTML);
    const again = await get('/', { ...HTML, 'if-none-match': headers['etag'] });
    expect(again.status).toBe(304);
    expect(again.text).toBe('');
  });

  it.each(['/', '/table/abcdefghijkl', '/assets/plain.js'])(
    'can be asked for its headers: %s',
    async (path) => {
      const got = await get(path, HTML, 'HEAD');
      expect(got.status).toBe(200);
      expect(got.text).toBe('');
    },
  );

  it.each([
    '/assets/none-12345678.js',
    '/../outside.txt',
    '/..%2foutside.txt',
    '/%2e%2e/outside.txt',
    '/assets/..%2f..%2f..%2foutside.txt',
    '/assets%2f..%2f..%2foutside.txt',
    '/..\\outside.txt',
    '/..%5coutside.txt',
    '//outside.txt',
    '/assets/',
    '/.wartable-sources',
    '/.%77artable-sources',
  ])('has nothing at %s', async (path) => {
    const got = await get(path);
    expect([403, 404]).toContain(got.status);
    expect(got.text).not.toContain('outside.txt"');
    expect(got.text).not.toContain('stamp');
    expect(got.json()['error']).toBeDefined();
  });

  it('does not stand in for requests of programs', async () => {
    for (const path of ['/api/none', '/api/tables/x/y/z'])
      expect((await get(path, HTML)).json()).toMatchObject({ error: { code: 'not-found' } });
    expect((await get('/anywhere', { accept: 'application/json' })).status).toBe(404);
    expect((await get('/anywhere', HTML, 'POST')).status).toBe(404);
  });
});

describe('without a build', () => {
  it.each(['/', '/table/abcdefghijkl'])('%s says how to make one', async (path) => {
    const got = await send(unbuilt.url, path, { headers: HTML });
    expect(got.status).toBe(200);
    expect(got.headers['content-type']).toContain('text/html');
    expect(got.text).toContain('npm run build');
    // It must work under the policy.
    expect(got.text).not.toMatch(/<script|<style|style=|on\w+=/);
  });
});
