import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { aServer, type TestServer } from '../src/server/testing/server.ts';

/** A browser without a screen, and without talking to anybody but us. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const launch = (): Promise<Browser> =>
  chromium.launch({
    ...(process.env['WARTABLE_CHROMIUM'] === undefined
      ? { channel: 'chromium' }
      : { executablePath: process.env['WARTABLE_CHROMIUM'] }),
    args: QUIET,
  });

/** Sizes that people have. */
export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** What went wrong in a page: errors that nobody caught, and what the browser complained about. */
export const troubles = new WeakMap<Page, string[]>();

/** One server and one browser for all tests of a file. */
export interface Web {
  server: TestServer;
  browser: Browser;
  /** A page of a person of his own, without motion unless a test is about it. It is closed with the test. */
  page(options?: BrowserContextOptions): Promise<Page>;
}

/** To be called once, at the head of a file: server and browser are there when the first test begins, and gone after the last. */
export function aWeb(env?: Record<string, string>): Web {
  const web = { page: (options) => aPage(web.browser, web.server.url, options) } as Web;
  beforeAll(async () => {
    [web.server, web.browser] = await Promise.all([aServer(env), launch()]);
  }, 60_000);
  afterEach(async () => {
    for (const context of web.browser.contexts()) await context.close();
  });
  afterAll(async () => {
    await web.browser.close();
    await web.server.stop();
  }, 60_000);
  return web;
}

export async function aPage(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport: DESKTOP,
    reducedMotion: 'reduce',
    baseURL: url,
    ...options,
  });
  const page = await context.newPage();
  const found: string[] = [];
  troubles.set(page, found);
  page.on('pageerror', (error) => found.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(message.text());
  });
  page.setDefaultTimeout(20_000);
  return page;
}
