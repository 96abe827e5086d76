import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aServer, type TestServer } from '../src/server/testing/server.ts';
import { aPage, launch, troubles } from './browser.ts';
import { answerByKeyboard } from './keyboard.ts';
import { answerByMouse, ended, playComputer, playOn } from './table.ts';

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([aServer(), launch()]);
}, 60_000);
afterAll(async () => {
  await browser.close();
  await server.stop();
}, 60_000);

test('a whole game to the end by mouse', async () => {
  const page = await aPage(browser, server.url);
  await playComputer(page, 'Empire vs. Rebellion', 'Full game');
  const answers = await playOn(page, answerByMouse);
  expect(answers).toBeGreaterThan(10);
  await expect.poll(() => ended(page).innerText()).toMatch(/wins|drawn/);
  expect(troubles.get(page)).toEqual([]);
});

test('a whole game to the end by keyboard alone', async () => {
  const page = await aPage(browser, server.url);
  await playComputer(page, 'Empire vs. Rebellion', 'Full game');
  const answers = await playOn(page, answerByKeyboard);
  expect(answers).toBeGreaterThan(10);
  await expect.poll(() => ended(page).innerText()).toMatch(/wins|drawn/);
  expect(troubles.get(page)).toEqual([]);
});
