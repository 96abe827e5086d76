import type { Page } from 'playwright-core';
import { askedBack, hintIsStaged, mainButton, untilAnswered } from './table.ts';

/** What has the focus, as a screen reader would name it; the answers among the buttons of the prompt are always to be chosen. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(`(() => {
    const e = document.activeElement;
    if (e === null) return '';
    const name = e.getAttribute('aria-label') ?? e.textContent ?? '';
    return e.matches('.prompt-option') ? name + ', can be chosen' : name;
  })()`);

/** Tabs until something with such a name has the focus; false when it comes round without finding one. */
async function tabTo(page: Page, wanted: RegExp, most = 120): Promise<boolean> {
  for (let n = 0; n < most; n++) {
    await page.keyboard.press('Tab');
    if (wanted.test(await focused(page))) return true;
  }
  return false;
}

const ready = async (page: Page): Promise<boolean> =>
  (await mainButton(page).count()) > 0 && mainButton(page).isEnabled();

/** Ctrl+Enter, and past the question back if there is one. */
async function confirm(page: Page): Promise<void> {
  await untilAnswered(page, async () => {
    await page.keyboard.press('Control+Enter');
    if ((await askedBack(page).count()) === 0) return;
    // The way back has the focus; the other button stands before it.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
  });
}

/** By the computer's advice, which also works for whatever a board has no keys for; with the keyboard alone. */
export async function takeAdviceByKeyboard(page: Page): Promise<void> {
  await tabTo(page, /^Hint$/);
  await page.keyboard.press('Enter');
  await hintIsStaged(page);
  await confirm(page);
}

/** Answers with the keyboard alone: to something that can be chosen, Enter, and Ctrl+Enter to confirm. */
export async function answerByKeyboard(page: Page, nth: number): Promise<void> {
  for (let presses = 0; presses < 4 && !(await ready(page)); presses++) {
    let found = false;
    for (let skip = 0; skip <= nth % 2; skip++) found = await tabTo(page, /can be chosen/i);
    if (!found) break;
    await page.keyboard.press('Enter');
  }
  if (await ready(page)) await confirm(page);
  else await takeAdviceByKeyboard(page);
}
