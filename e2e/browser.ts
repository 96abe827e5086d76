import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

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

/** A page of a person of his own, without motion unless a test is about it. */
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
