import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { aTable, visitor } from '../src/server/testing/server.ts';
import { aWeb, troubles } from './browser.ts';
import { answerByKeyboard, takeAdviceByKeyboard } from './keyboard.ts';
import { answerByMouse, confirm, ended, myTurn, playComputer, stageHint } from './table.ts';

const web = aWeb();

/** The space of the time marker. */
async function round(page: Page): Promise<number> {
  const track = page.getByRole('list', { name: 'Time track' });
  return Number(/Space (\d+)[^\n]*time marker/.exec(await track.innerText().catch(() => ''))?.[1] ?? 0);
}

test('the first game against the computer, for a round and a battle', async () => {
  const page = await web.page();
  await playComputer(page, 'Rebellion', 'First game', 'Empire');
  let battles = 0;
  for (let n = 0; n < 150; n++) {
    if (!(await myTurn(page))) break;
    if (
      await page
        .getByText(/round of combat|battle/i)
        .first()
        .isVisible()
    )
      battles++;
    // Every other answer by hand on the map, the rest as the computer would: it attacks where it pays.
    if (n % 3 === 0) await answerByMouse(page, n);
    else {
      await stageHint(page);
      await confirm(page);
    }
    if (battles > 0 && (await round(page)) >= 2) break;
  }
  expect(battles).toBeGreaterThan(0);
  // Whatever room the choices beside it have left to the log, its last line is in sight.
  const log = page.getByRole('list', { name: 'What happened' });
  const hidden = () => log.evaluate((it) => it.scrollHeight - it.scrollTop - it.clientHeight);
  await expect.poll(hidden, { timeout: 5000 }).toBeLessThan(2);
  expect(troubles.get(page)).toEqual([]);
}, 300_000);

test('the first game for two rounds by keyboard alone', async () => {
  const page = await web.page();
  await playComputer(page, 'Rebellion', 'First game', 'Rebellion');
  for (let n = 0; n < 120 && (await round(page)) < 3; n++) {
    if (!(await myTurn(page))) break;
    // Every other answer as the computer would: whoever assigns and takes back at random gets nowhere.
    if (n % 2 === 0) await answerByKeyboard(page, n / 2);
    else await takeAdviceByKeyboard(page);
  }
  expect(await round(page)).toBeGreaterThanOrEqual(3);
  expect(troubles.get(page)).toEqual([]);
}, 300_000);

test('a game of two computers can be ended by whoever lets them play', async () => {
  const page = await web.page();
  await page.goto('/');
  await page.getByRole('heading').first().waitFor();
  const bot = { is: 'bot', level: 'master' } as const;
  const made = await page.request.post('/api/tables', {
    data: aTable([bot, bot], { game: 'rebellion' }).body,
    headers: { origin: web.server.url },
  });
  const { id } = (await made.json()) as { id: string };
  await page.goto(`/table/${id}`);
  await page.getByRole('button', { name: 'Table menu' }).click();
  // In the menu, and when asked whether it is meant.
  for (const _ of [1, 2])
    await page.getByRole('dialog').getByRole('button', { name: 'Abandon (no result)' }).click();
  await ended(page).waitFor();
  expect(troubles.get(page)).toEqual([]);
});

test('a game of two computers can be watched to the end', async () => {
  const ann = await visitor(web.server.url);
  const bots = [
    { is: 'bot', level: 'steady' },
    { is: 'bot', level: 'beginner' },
  ] as const;
  const table = await ann.ask('makeTable', aTable([...bots], { game: 'rebellion' }));
  const page = await web.page();
  await page.goto(`/table/${table.id}`);
  await ended(page).waitFor({ timeout: 100_000 });
  expect(await ended(page).innerText()).toMatch(/wins/);
  expect(troubles.get(page)).toEqual([]);
});
