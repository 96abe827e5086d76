import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { startProcess } from '../src/server/testing/process.ts';
import { QUIET } from './launch.ts';

/** One server and one browser for all tests in the browser: to start them takes longer than most of these. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Test files run two at a time, and each has computers that play.
  const [server, browser] = await Promise.all([startProcess({ WORKERS: '2' }), chromium.launchServer(QUIET)]);
  project.provide('web', { server: server.url, browser: browser.wsEndpoint() });
  return async () => {
    await browser.close();
    await server.remove();
  };
}
