import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Question } from '../src/kernel/question.ts';
import { aWeb, DESKTOP, PHONE, troubles } from './browser.ts';
import { playFrom, positionWhere } from './position.ts';
import { asked, askedBack, confirm, mainButton, myTurn } from './table.ts';

const web = aWeb();

/** Whether all that an element says can be read: nothing is clipped, by itself or by what it lies in. */
const isWhole = (words: Locator): Promise<boolean> =>
  words.evaluate((element) => {
    const box = element.getBoundingClientRect();
    for (let around: Element | null = element; around !== null; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      if (around.scrollWidth > around.clientWidth + 1 && around === element) return false;
      const frame = around.getBoundingClientRect();
      if (box.bottom > frame.bottom + 1 || box.right > frame.right + 1) return false;
    }
    return box.bottom <= innerHeight && box.right <= innerWidth;
  });

/** The same on a desk, a tablet and a phone. */
async function expectWhole(page: Page, selector: string): Promise<void> {
  for (const size of [PHONE, { width: 1024, height: 768 }, DESKTOP]) {
    await page.setViewportSize(size);
    await expect
      .poll(() => isWhole(page.locator(selector)), { message: `${selector} ${size.width}` })
      .toBe(true);
  }
}

/** By card: the spots, all over the screen's lower part, at which it can be seen. */
const seenOf = (cards: Locator): Promise<string[][]> =>
  cards.evaluateAll((elements) => {
    const seen: string[][] = elements.map(() => []);
    for (let y = innerHeight - 150; y < innerHeight; y += 9)
      for (let x = 0; x < innerWidth; x += 9) {
        const top = document.elementFromPoint(x, y);
        const nth = elements.findIndex((element) => element.contains(top));
        if (nth >= 0) seen[nth]?.push(`${x} ${y}`);
      }
    return seen;
  });

/** What can be chosen or pressed and lies under the card. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const card = document.querySelector('.hover-card')?.getBoundingClientRect();
    if (card === undefined) return ['there is no card'];
    return [
      ...document.querySelectorAll('.lit, .prompt button, .k-button, .form-option, .reb-controls button'),
    ]
      .filter((element) => {
        const { left, right, top, bottom, width } = element.getBoundingClientRect();
        return width > 0 && left < card.right && card.left < right && top < card.bottom && card.top < bottom;
      })
      .map((element) => `${element.className} ${element.textContent}`);
  });

test('a new Rebel player is warned before giving something away', async () => {
  const page = await web.page();
  const isAssigning = ({ kind, seat }: Question): boolean => kind === 'assignment.choose' && seat === 0;
  const file = positionWhere('rebellion', 'first-game', isAssigning);
  await playFrom(page, file, [{ is: 'me' }, { is: 'bot', level: 'beginner' }]);
  await myTurn(page);

  // Finishing with leaders and missions left is asked back once, and the way back is what Enter takes.
  await asked(page).getByText('Assignment Phase').waitFor();
  await asked(page).getByRole('button', { name: 'Finish your assignments' }).click();
  await page.keyboard.press('Control+Enter');
  await askedBack(page)
    .getByText(/You still have 4 leaders in your pool/)
    .waitFor();
  await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Assign more');
  await page.keyboard.press('Enter');
  await askedBack(page).waitFor({ state: 'hidden' });

  // A card that is lifted hides nothing of its neighbours that could be seen before.
  await page.mouse.move(720, 20);
  const cards = page.locator('.reb-hand li');
  const before = await seenOf(cards);
  await cards.nth(1).hover({ position: { x: 20, y: 20 } });
  await expect.poll(async () => (await seenOf(cards))[1]).not.toEqual(before[1]);
  const after = await seenOf(cards);
  expect(before[2]?.length).toBeGreaterThan(20);
  for (const nth of [0, 2]) expect(before[nth]?.filter((spot) => !after[nth]?.includes(spot))).toEqual([]);

  // Mon Mothma has no spec ops: said while she is assigned, and allowed.
  await page.locator('.reb-mine .reb-chip', { hasText: 'Mon Mothma' }).click();
  await asked(page).getByText('Where does').waitFor();
  await page
    .locator('.reb-hand .reb-card.lit', { hasText: 'Sabotage' })
    .first()
    .click({ position: { x: 20, y: 20 } });
  await asked(page)
    .getByText(/^Bluff: Sabotage needs 1 spec ops, Mon Mothma has 0\./)
    .waitFor();
  await expectWhole(page, '.prompt-note');
  await expectWhole(page, '.prompt-ask');
  expect(await mainButton(page).innerText()).toBe('Assign 1 leader');
  await confirm(page);
  await asked(page).getByRole('button', { name: 'Finish your assignments' }).click();
  await mainButton(page).click();
  // The same question back has been asked in this Assignment Phase: it does not come again.
  await asked(page)
    .getByText(/Waiting for|Your turn/)
    .waitFor();
  expect(await askedBack(page).count()).toBe(0);
  await asked(page).getByText('Your turn').waitFor({ timeout: 60_000 });
  const shadow = (name: string) =>
    asked(page)
      .getByRole('button', { name })
      .evaluate((button) => getComputedStyle(button).boxShadow);
  expect(await shadow('Pass for the rest of the phase')).toBe('none');
  await expectWhole(page, '.prompt-ask');

  // The panel of the base shows what is in it. Revealing is a red button with a second question, every time.
  const panel = page.getByRole('button', { name: /^Rebel Base space/ });
  await panel.focus();
  await page.keyboard.press('Enter');
  await page
    .locator('.hover-pinned')
    .getByText(/Corellian Corvette|X-wing|Rebel Trooper/)
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
  await panel.click({ position: { x: 30, y: 20 } });
  await page.locator('.hover-pinned').waitFor();
  expect(await mainButton(page).isEnabled()).toBe(false);
  const reveal = asked(page).getByRole('button', { name: 'Reveal your base' });
  for (const _ of [1, 2]) {
    await reveal.click();
    await askedBack(page).getByText('This cannot be taken back').waitFor();
    await page.keyboard.press('Escape');
    await askedBack(page).waitFor({ state: 'hidden' });
  }
  expect(await reveal.isVisible()).toBe(true);

  // Where everything is lit, the card about a planet still covers none of it, and clicks go through it.
  await page.locator('.reb-mine .reb-chip.lit').first().click();
  await mainButton(page).click();
  await asked(page).getByText('Choose a system to activate').waitFor();
  await page.locator('.reb-reached').first().waitFor({ state: 'attached' });
  for (const name of ['Bothawui', 'Corellia']) {
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).hover({ position: { x: 8, y: 30 } });
    await page.locator('.hover-card').getByText(name).first().waitFor();
    expect(await covered(page), name).toEqual([]);
    expect(await page.locator('.hover-card').evaluate((card) => getComputedStyle(card).pointerEvents)).toBe(
      'none',
    );
    await page.mouse.move(720, 20);
    await page.locator('.hover-card').waitFor({ state: 'hidden' });
  }
  await page.getByRole('button', { name: /^Kessel/ }).click({ position: { x: 8, y: 30 } });
  await expectWhole(page, '.prompt-ask');
  expect(troubles.get(page)).toEqual([]);
});
