import { expect, test } from 'vitest';
import { aWeb, troubles } from './browser.ts';
import { asked, askedBack, confirm, mainButton, myTurn, playComputer, stageHint } from './table.ts';

const web = aWeb();

test('a hint that comes late is waited for, though nothing could be moved at once', async () => {
  const page = await web.page();
  await playComputer(page, 'Rebellion', 'First game', 'Rebellion');
  await myTurn(page);
  await stageHint(page);
  await confirm(page);
  await asked(page).getByRole('button', { name: 'Finish your assignments' }).click();
  await mainButton(page).click();
  await askedBack(page).getByRole('button', { name: 'Finish assignments' }).click();
  // In the Command Phase a leader of the pool activates a system that something can reach.
  await asked(page).getByText('Your turn').waitFor({ timeout: 60_000 });
  const leader = page.locator('.reb-mine .reb-chip.lit').first();
  await expect
    .poll(async () => {
      if (!(await mainButton(page).isEnabled())) await leader.click();
      return mainButton(page).isEnabled();
    })
    .toBe(true);
  await mainButton(page).click();
  await asked(page).getByText('Choose the system that you activate').waitFor();
  const reached = page.getByRole('button', { name: /your units can move here/ }).first();
  await reached.focus();
  await page.keyboard.press('Enter');
  await mainButton(page).click();
  await asked(page).getByRole('button', { name: 'Move nothing' }).waitFor();

  await page.route('**/hint*', async (route) => {
    await new Promise((done) => setTimeout(done, 1000));
    await route.continue();
  });
  await stageHint(page);
  expect(await page.locator('.prompt-hint').innerText()).toMatch(/^Hint: /);
  expect(troubles.get(page)).toEqual([]);
}, 120_000);
