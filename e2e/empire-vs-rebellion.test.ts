import { expect, test } from 'vitest';
import { aWeb, troubles } from './browser.ts';
import { answerByKeyboard } from './keyboard.ts';
import { answerByMouse, ended, playComputer, playOn } from './table.ts';

const web = aWeb();

test('a whole game to the end by mouse', async () => {
  const page = await web.page();
  await playComputer(page, 'Empire vs. Rebellion', 'Full game');
  const answers = await playOn(page, answerByMouse);
  expect(answers).toBeGreaterThan(10);
  await expect.poll(() => ended(page).innerText()).toMatch(/wins|drawn/);
  expect(troubles.get(page)).toEqual([]);
});

test('a whole game to the end by keyboard alone', async () => {
  const page = await web.page();
  await playComputer(page, 'Empire vs. Rebellion', 'Full game');
  const answers = await playOn(page, answerByKeyboard);
  expect(answers).toBeGreaterThan(10);
  await expect.poll(() => ended(page).innerText()).toMatch(/wins|drawn/);
  expect(troubles.get(page)).toEqual([]);
});
