import { type Browser, chromium, type LaunchOptions } from 'playwright-core';

/** A browser without a screen, and without talking to anybody but us. */
export const QUIET: LaunchOptions = {
  ...(process.env['WARTABLE_CHROMIUM'] === undefined
    ? { channel: 'chromium' }
    : { executablePath: process.env['WARTABLE_CHROMIUM'] }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

export const launch = (): Promise<Browser> => chromium.launch(QUIET);
