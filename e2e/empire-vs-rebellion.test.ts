import { expect, test } from 'vitest';
import { aTable } from '../src/server/testing/visitor.ts';
import { aWeb, troubles } from './browser.ts';
import { answerByKeyboard } from './keyboard.ts';
import { playFrom, positionWhere, sitDown } from './position.ts';
import { answerByMouse, asked, ended, playComputer, playOn, tableOf } from './table.ts';

const web = aWeb();
const BEGINNER = { is: 'bot', level: 'beginner' } as const;
/** Answers that begin a game, and after which the prepared one is nearly over. */
const BEGUN = 6;
const LATE = 55;

test('a whole game to the end by mouse', async () => {
  const page = await web.page();
  await playComputer(page, 'Empire vs. Rebellion', 'Full game');
  const answers = await playOn(page, answerByMouse);
  expect(answers).toBeGreaterThan(10);
  await expect.poll(() => ended(page).innerText()).toMatch(/wins|drawn/);
  expect(troubles.get(page)).toEqual([]);
});

test('a game is begun, and another played to its end, by keyboard alone', async () => {
  const page = await web.page();
  await sitDown(page, aTable([{ is: 'me' }, BEGINNER]).body);
  expect(await playOn(page, answerByKeyboard, BEGUN)).toBe(BEGUN);
  const file = positionWhere('empire-vs-rebellion', 'full', (_, answers) => answers === LATE);
  await playFrom(page, file, [{ is: 'me' }, BEGINNER]);
  await playOn(page, answerByKeyboard);
  await expect.poll(() => ended(page).innerText()).toMatch(/wins|drawn/);
  expect(troubles.get(page)).toEqual([]);
});

test('after the tutorial another try and the full game begin with one click each', async () => {
  const page = await web.page();
  await playComputer(page, 'Empire vs. Rebellion', 'Tutorial');
  await playOn(page, answerByMouse, 60);
  const first = tableOf(page);
  const isNew = (url: URL): boolean => url.pathname.startsWith('/table/') && !url.pathname.includes(first);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.waitForURL(isNew);
  await asked(page).getByText('Your turn').waitFor();
  // The finished game still offers the same.
  await page.goto(`/table/${first}`);
  await ended(page).waitFor();
  expect(await page.getByRole('button', { name: 'Play the full game' }).count()).toBe(2);
  await ended(page).getByRole('button', { name: 'Play the full game' }).click();
  await page.waitForURL(isNew);
  await expect.poll(() => asked(page).innerText()).toContain('Choose 4 of your eight characters');
  expect(troubles.get(page)).toEqual([]);
});

test('the quick reference and a ruling are one click and one word away', async () => {
  const page = await web.page();
  await sitDown(page, aTable([{ is: 'me' }, BEGINNER]).body);
  // While cards are spread out over the table, theirs is the one on top.
  await page.getByRole('button', { name: 'Quick reference' }).last().click();
  const sheet = page.getByRole('dialog', { name: 'Quick reference' });
  await sheet.getByText('Win events worth 7 victory points.').waitFor();
  await sheet.getByRole('link', { name: 'All rules' }).click();
  await page.getByRole('searchbox', { name: 'Search the rules' }).fill('D22');
  await page.getByRole('heading', { name: 'Repetition Link' }).waitFor();
  await page.goto('/rules/rebellion');
  await page.getByRole('searchbox', { name: 'Search the rules' }).fill('R-121');
  await expect.poll(() => page.locator('.reader-text .rule').count()).toBeGreaterThan(0);
  await expect
    .poll(() => page.locator('.reader-text .rule').first().innerText())
    .toContain('How the Empire wins');
  expect(troubles.get(page)).toEqual([]);
});
