import { expect, test } from 'vitest';
import { aWeb } from './browser.ts';
import { longTasks } from './long-tasks.ts';
import { answerByMouse, confirm, myTurn, playComputer, stageHint } from './table.ts';

const web = aWeb();

const ANSWERS = 4;
/** A processor that others heat up is slower for a while: what is long must be long each time. */
const TRIES = 3;

test.each([
  ['Rebellion', 'First game'],
  ['Empire vs. Rebellion', 'Full game'],
])(
  'no task is long while %s is played against the computer',
  async (game, set) => {
    let found: string[] = [];
    for (let tries = 0; tries < TRIES; tries++) {
      // With motion, as people play.
      const page = await web.page({ reducedMotion: 'no-preference' });
      await playComputer(page, game, set);
      await myTurn(page);
      // What comes after the first load (rules, the menu) is loaded and built in the meantime.
      await page.waitForTimeout(3000);
      found = await longTasks(web.browser, page, async () => {
        for (let n = 0; n < ANSWERS && (await myTurn(page)); n++) {
          if (n % 2 === 1) await answerByMouse(page, n);
          else {
            await stageHint(page);
            await confirm(page);
          }
        }
      });
      await page.context().close();
      if (found.length === 0) break;
    }
    expect(found).toEqual([]);
  },
  300_000,
);
