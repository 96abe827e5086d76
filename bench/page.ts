import { aPage } from '../e2e/browser.ts';
import { launch } from '../e2e/launch.ts';
import { answerByMouse, confirm, myTurn, playComputer, stageHint } from '../e2e/table.ts';
import { findChromium } from '../scripts/chromium.mjs';
import { aServer } from '../src/server/testing/server.ts';
import { LONG, longTasks, type Tasks } from './long-tasks.ts';

const GAMES = [
  ['Rebellion', 'First game'],
  ['Empire vs. Rebellion', 'Full game'],
] as const;
const ANSWERS = 4;
/** A processor that others heat up is slower for a while: the best of some tries counts. */
const TRIES = 3;

/** The longest tasks of the page while games are played against the computer, with motion, as people play. False: a bar is not met. */
export async function benchPage(json: boolean): Promise<boolean> {
  const chromium = findChromium();
  if (chromium === undefined) throw new Error('The page is measured in Chrome or Chromium: install one.');
  process.env['WARTABLE_CHROMIUM'] = chromium;
  const [server, browser] = await Promise.all([aServer(), launch()]);
  const figures: (Tasks & { game: string })[] = [];
  try {
    for (const [game, set] of GAMES) {
      const tries: Tasks[] = [];
      while (tries.length < TRIES && !tries.some(({ long }) => long.length === 0)) {
        const page = await aPage(browser, server.url, { reducedMotion: 'no-preference' });
        await playComputer(page, game, set);
        await myTurn(page);
        // What comes after the first load (rules, the menu) is loaded and built in the meantime.
        await page.waitForTimeout(3000);
        tries.push(
          await longTasks(browser, page, async () => {
            for (let n = 0; n < ANSWERS && (await myTurn(page)); n++) {
              if (n % 2 === 1) await answerByMouse(page, n);
              else {
                await stageHint(page);
                await confirm(page);
              }
            }
          }),
        );
        await page.context().close();
      }
      const [best] = tries.sort((a, b) => a.longest - b.longest);
      if (best) figures.push({ game, ...best });
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  if (json) console.log(JSON.stringify(figures, null, 2));
  else {
    for (const { game, longest, long } of figures) {
      console.log(`${game}: the longest task of the page took ${longest} ms (bar: ${LONG} ms)`);
      for (const task of long) console.log(`  ${task}`);
    }
  }
  return figures.every(({ long }) => long.length === 0);
}
