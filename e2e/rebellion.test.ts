import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Question } from '../src/kernel/question.ts';
import { aTable } from '../src/server/testing/visitor.ts';
import { aWeb, troubles } from './browser.ts';
import { answerByKeyboard, takeAdviceByKeyboard } from './keyboard.ts';
import { answerAsComputer, playFrom, positionWhere, sitDown } from './position.ts';
import { answerByMouse, confirm, ended, myTurn, playComputer, stageHint } from './table.ts';

const web = aWeb();
const [REBEL, EMPIRE] = [0, 1];
const BEGINNER = { is: 'bot', level: 'beginner' } as const;
/** Answers after which the prepared game is nearly over. */
const LATE = 200;

/** The space of the time marker. */
async function round(page: Page): Promise<number> {
  const track = page.getByRole('list', { name: 'Time track' });
  return Number(/Space (\d+)[^\n]*time marker/.exec(await track.innerText().catch(() => ''))?.[1] ?? 0);
}

test('the first game against the computer, for two rounds', async () => {
  const page = await web.page();
  await playComputer(page, 'Rebellion', 'First game', 'Empire');
  let asked = 0;
  for (; asked < 150 && (await round(page)) < 3; asked++) {
    if (!(await myTurn(page))) break;
    // By hand on the map, by the hint, and as the computer would: who answers at random gets nowhere.
    if (asked % 4 === 0) await answerByMouse(page, asked);
    else if (asked % 4 === 2) {
      await stageHint(page);
      await confirm(page);
    } else await answerAsComputer(page, EMPIRE, asked);
  }
  expect(await round(page)).toBeGreaterThanOrEqual(3);
  // Whatever room the choices beside it have left to the log, its last line is in sight.
  const log = page.getByRole('list', { name: 'What happened' });
  const hidden = () => log.evaluate((it) => it.scrollHeight - it.scrollTop - it.clientHeight);
  await expect.poll(hidden).toBeLessThan(2);
  expect(troubles.get(page)).toEqual([]);
});

test('a battle is fought by mouse, to its end', async () => {
  const page = await web.page();
  const inBattle = ({ kind, seat }: Question): boolean => kind === 'combat.add-leader' && seat === EMPIRE;
  await playFrom(page, positionWhere('rebellion', 'first-game', inBattle), [BEGINNER, { is: 'me' }]);
  const battle = page.locator('.reb-battle');
  await battle.waitFor();
  for (let n = 0; n < 60 && (await battle.isVisible()); n++) {
    if (!(await myTurn(page))) break;
    await answerByMouse(page, n);
  }
  expect(await battle.count()).toBe(0);
  expect(troubles.get(page)).toEqual([]);
});

test('the first game for two rounds by keyboard alone', async () => {
  const page = await web.page();
  await sitDown(page, aTable([{ is: 'me' }, BEGINNER], { game: 'rebellion', options: 'first-game' }).body);
  for (let n = 0; n < 120 && (await round(page)) < 3; n++) {
    if (!(await myTurn(page))) break;
    // Other questions as the computer would: random assigning and taking back leads nowhere.
    if (n % 3 === 0) await answerByKeyboard(page, n / 3);
    else if (n % 6 === 1) await takeAdviceByKeyboard(page);
    else await answerAsComputer(page, REBEL, n);
  }
  expect(await round(page)).toBeGreaterThanOrEqual(3);
  expect(troubles.get(page)).toEqual([]);
});

test('a game between two computers can be ended by its owner', async () => {
  const page = await web.page();
  const bot = { is: 'bot', level: 'master' } as const;
  await sitDown(page, aTable([bot, bot], { game: 'rebellion' }).body);
  await page.getByRole('button', { name: 'Table menu' }).click();
  // In the menu, and when asked whether it is meant.
  for (const _ of [1, 2])
    await page.getByRole('dialog').getByRole('button', { name: 'Abandon (no result)' }).click();
  await ended(page).waitFor();
  expect(troubles.get(page)).toEqual([]);
});

test('a game of two computers can be watched to the end', async () => {
  const page = await web.page();
  const late = (_: Question, answers: number): boolean => answers === LATE;
  const file = positionWhere('rebellion', 'first-game', late);
  await playFrom(page, file, [BEGINNER, { is: 'bot', level: 'steady' }]);
  await ended(page).waitFor({ timeout: 100_000 });
  expect(await ended(page).innerText()).toMatch(/wins/);
  expect(troubles.get(page)).toEqual([]);
});
