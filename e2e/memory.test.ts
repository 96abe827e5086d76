import type { CDPSession } from 'playwright-core';
import { expect, test } from 'vitest';
import { fileOf, play } from '../src/web/replay/reel/testing/played.ts';
import { aWeb, troubles } from './browser.ts';

const web = aWeb();

interface Held {
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** The page's memory after garbage collection. */
async function held(cdp: CDPSession): Promise<Held> {
  // Twice: what the first round sets free may have held something else.
  for (let round = 0; round < 2; round++) await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const metric = (name: string): number => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  return {
    heap: metric('JSHeapUsedSize'),
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
  };
}

const WARM_UP = 1;
const LAPS = 2;

test('a long game of Rebellion can be looked through again and again without filling the memory', async () => {
  const page = await web.page();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  await page.goto('/replay');
  const file = JSON.stringify(fileOf(play('rebellion', 'full', 'a long replay')));
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  const slider = page.getByRole('slider').first();
  await slider.waitFor();
  const last = Number(await slider.getAttribute('max'));
  expect(last).toBeGreaterThan(300);
  const row = async (): Promise<number> => Number(await slider.inputValue());

  /** Presses a key, and goes on when a frame shows another row. */
  const press = async (key: string): Promise<number> => {
    const before = await row();
    await page.keyboard.press(key);
    await page.waitForFunction(`document.querySelector('input[type=range]').value !== '${before}'`);
    return row();
  };

  /** From the start to the end and back: by rounds, and a stretch of it step by step. */
  const lap = async (): Promise<void> => {
    while ((await press('PageDown')) < last);
    for (let n = 0; n < 40; n++) await press('ArrowLeft');
    while ((await press('PageUp')) > 0);
  };
  for (let n = 0; n < WARM_UP; n++) await lap();
  const before = await held(cdp);
  for (let n = 0; n < LAPS; n++) await lap();
  const after = await held(cdp);
  expect(after.nodes).toBeLessThan(before.nodes * 1.05);
  expect(after.listeners).toBeLessThan(before.listeners * 1.05);
  expect(after.heap).toBeLessThan(before.heap * 1.05 + 500_000);
  expect(troubles.get(page)).toEqual([]);
});
