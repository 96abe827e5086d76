import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterEach, beforeAll, inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the server is, and the browser. */
    readonly web: { readonly server: string; readonly browser: string };
  }
}

/** Sizes that people have. */
export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** What went wrong in a page: errors that nobody caught, and what the browser complained about. */
export const troubles = new WeakMap<Page, string[]>();

/** The server and the browser that all tests share (setup.ts). */
interface Web {
  readonly url: string;
  /** The page of a new person, without motion unless a test is about it. It is closed with the test. */
  page(options?: BrowserContextOptions): Promise<Page>;
}

/** The files that run in one process share a connection; it ends with the process. */
let connected: Promise<Browser> | undefined;

/** To be called once, at the head of a file. `url`: of a server of its own. */
export function aWeb(url = inject('web').server): Web {
  let browser: Browser | undefined;
  beforeAll(async () => {
    connected ??= chromium.connect(inject('web').browser);
    browser = await connected;
  });
  afterEach(async () => {
    await Promise.all(browser?.contexts().map((context) => context.close()) ?? []);
  });
  return {
    url,
    page(options) {
      if (browser === undefined) throw new Error('there is no browser before the first test');
      return aPage(browser, url, options);
    },
  };
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
  page.setDefaultTimeout(60_000);
  return page;
}
