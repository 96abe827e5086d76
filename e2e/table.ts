import type { Locator, Page } from 'playwright-core';

/** What a person does at a table; elements are found by what a person sees or hears. */
export const asked = (page: Page): Locator => page.getByRole('region', { name: 'Current question' });
/** The button that gives the answer, whatever it says. */
export const mainButton = (page: Page): Locator => page.locator('.prompt-mine .prompt-go .k-button');
const lit = (page: Page): Locator => page.getByRole('button', { name: /can be chosen/i });
const ended = (page: Page): Locator => page.locator('aside.end');

/** From the home page into a game against the computer; `wishes`: what else is chosen there. */
export async function playComputer(page: Page, game: string, ...wishes: string[]): Promise<void> {
  await page.goto('/');
  for (const wish of [game, ...wishes]) await page.getByText(wish, { exact: true }).first().click();
  await page.getByRole('button', { name: 'Play the computer now' }).click();
  await page.waitForURL(/\/table\//);
  await asked(page).waitFor();
}

/** The id of the table that the page shows. */
export const tableOf = (page: Page): string => /\/table\/([\w-]{12})/.exec(page.url())?.[1] ?? '';

/** Waits until this person is asked; false when the game is over instead. */
export async function myTurn(page: Page): Promise<boolean> {
  await mainButton(page).or(ended(page)).first().waitFor({ timeout: 60_000 });
  return !(await ended(page).isVisible());
}

const canConfirm = async (page: Page): Promise<boolean> => {
  const button = mainButton(page);
  return (await button.count()) > 0 && (await button.isEnabled());
};

/** Does something that answers the question, and waits until the page has left it. */
export async function untilAnswered(page: Page, answer: () => Promise<void>): Promise<void> {
  const before = await page.locator('.prompt').getAttribute('data-asked');
  await answer();
  await page.locator(`.prompt:not([data-asked="${before}"])`).waitFor();
}

/** A finger on a phone, else the mouse. */
const isTouched = (page: Page): Promise<boolean> => page.evaluate('navigator.maxTouchPoints > 0');
const press = async (thing: Locator): Promise<void> =>
  (await isTouched(thing.page())) ? thing.tap() : thing.click();

interface Spot {
  readonly x: number;
  readonly y: number;
}

/**
 * Where one of some things can be pressed, though others lie partly over it: planets under ships, cards in a fan. Null: nowhere;
 * undefined: there is no such thing. They are looked for once, as to find out what everything on a board is called takes a while.
 */
const openSpot = (things: Locator, nth: number): Promise<Spot | null | undefined> =>
  things.evaluateAll((elements, n) => {
    const element = elements[n % elements.length];
    if (element === undefined) return undefined;
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const parts = [0.5, 0.3, 0.7, 0.12, 0.88];
    const spots = parts.flatMap((down) =>
      parts.map((along) => ({ x: left + width * along, y: top + height * down })),
    );
    // No function with a name in here: what translates the bench would mark it with something that no page knows.
    return spots.find(({ x, y }) => element.contains(element.ownerDocument.elementFromPoint(x, y))) ?? null;
  }, nth);

/** Where pointing can mean several things, or a thing is not on offer, the page says so beside it: the first way, or none. */
async function settleWays(page: Page): Promise<void> {
  const ways = page.locator('.ways button');
  if ((await ways.count()) > 0) await ways.first().dispatchEvent('click');
  else if ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape');
}

/** The question back before an answer is sent, if there is one. */
export const askedBack = (page: Page): Locator => page.getByRole('alertdialog');

/** Gives the answer that is staged, though it may be asked back, and waits until the page has moved on. */
export async function confirm(page: Page): Promise<void> {
  await untilAnswered(page, async () => {
    await press(mainButton(page));
    if ((await askedBack(page).count()) > 0) await press(askedBack(page).locator('footer button').first());
  });
}

/** Answers by pointing at things on the board, as many as it takes; by the hint where that is not enough. */
export async function answerByMouse(page: Page, nth: number): Promise<void> {
  const touch = await isTouched(page);
  for (let clicks = 0; clicks < 4 && !(await canConfirm(page)); clicks++) {
    const spot = await openSpot(lit(page), nth + clicks);
    if (spot === undefined) break;
    if (spot === null) continue;
    await (touch ? page.touchscreen.tap(spot.x, spot.y) : page.mouse.click(spot.x, spot.y));
    await settleWays(page);
  }
  if (!(await canConfirm(page))) await stageHint(page);
  await confirm(page);
}

/** The advice has come and is staged. An enabled button does not prove it: doing nothing may be allowed from the start. */
export async function hintIsStaged(page: Page): Promise<void> {
  await page
    .locator('.prompt-hint')
    .getByText(/^Hint: /)
    .waitFor({ timeout: 30_000 });
  await page.locator('.prompt-mine .prompt-go .k-button:not([disabled])').waitFor();
}

/** Lets the computer say what it would do, and takes that. */
export async function stageHint(page: Page): Promise<void> {
  await asked(page).getByRole('button', { name: 'Hint' }).click();
  await hintIsStaged(page);
}

/** Plays until the game is over, or until this number of answers was given. */
export async function playOn(
  page: Page,
  answer: (page: Page, n: number) => Promise<void>,
  most = 400,
): Promise<number> {
  for (let n = 0; n < most; n++) {
    if (!(await myTurn(page))) return n;
    await answer(page, n);
  }
  return most;
}

export { ended };
