import { expect, test } from 'vitest';
import type { Question } from '../src/kernel/question.ts';
import { aWeb, DESKTOP, PHONE, troubles } from './browser.ts';
import { playFrom, positionWhere } from './position.ts';
import { asked, askedBack, mainButton, myTurn, stageHint } from './table.ts';

const web = aWeb();
const CHAIRS = [{ is: 'me' }, { is: 'bot', level: 'beginner' }] as const;
const rebelAsked = (wanted: string): unknown =>
  positionWhere('rebellion', 'first-game', ({ kind, seat }: Question) => kind === wanted && seat === 0);

test('a hint that comes late is waited for, though nothing could be moved at once', async () => {
  const page = await web.page();
  await playFrom(page, rebelAsked('activate.move'), [...CHAIRS]);
  await asked(page).getByRole('button', { name: 'Move nothing' }).waitFor();
  let release = (): void => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/hint*', async (route) => {
    await released;
    await route.continue();
  });
  const staged = stageHint(page);
  await page.locator('.prompt-hint').getByText('Thinking').waitFor();
  release();
  await staged;
  expect(await page.locator('.prompt-hint').innerText()).toMatch(/^Hint: /);
  // The reason can be read to its end, on a phone too.
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    const words = page.locator('.prompt-hint > [role=status]');
    const isCut = () =>
      words.evaluate((el) => el.scrollWidth > el.clientWidth + 1 || el.scrollHeight > el.clientHeight + 1);
    await expect.poll(isCut).toBe(false);
  }
  expect(troubles.get(page)).toEqual([]);
});

test('two clicks on a panel count both, though it is not drawn between them', async () => {
  const page = await web.page();
  await playFrom(page, rebelAsked('build.choose'), [...CHAIRS]);
  const trooper = page.locator('.reb-makes button.reb-make.lit', { hasText: 'Rebel Trooper' }).first();
  await trooper.waitFor();
  await page
    .getByText(/^[2-9] icons left$/)
    .first()
    .waitFor();
  await trooper.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect.poll(() => page.locator('.reb-unmake b').allInnerTexts()).toContain('2');
  await expect.poll(() => mainButton(page).innerText()).toBe('Build 2 units');
  expect(troubles.get(page)).toEqual([]);
});

test('a click at the moment when a question comes counts, though the board still shows the one before', async () => {
  const page = await web.page();
  await playFrom(page, rebelAsked('assignment.choose'), [...CHAIRS]);
  await myTurn(page);
  await page.locator('.reb-mine .reb-chip.lit').first().waitFor();
  // As soon as the prompt has changed, and before the board is drawn again, a leader is clicked: once.
  await page.evaluate(`new MutationObserver((_, observer) => {
    const words = document.querySelector('.prompt-mine .prompt-ask')?.textContent ?? '';
    if (!words.startsWith('Your turn')) return;
    observer.disconnect();
    const chips = [...document.querySelectorAll('.reb-mine .reb-chip')];
    chips.find(({ textContent }) => textContent.includes('Dodonna')).click();
  }).observe(document.querySelector('.prompt'), { subtree: true, childList: true, characterData: true, attributes: true })`);
  await asked(page).getByRole('button', { name: 'Finish your assignments' }).click();
  await mainButton(page).click();
  await askedBack(page).getByRole('button', { name: 'Finish assignments' }).click();
  await asked(page).getByText('Your turn').waitFor({ timeout: 60_000 });
  await expect.poll(() => mainButton(page).isEnabled()).toBe(true);
  expect(troubles.get(page)).toEqual([]);
});
