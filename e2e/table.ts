import type { Locator, Page } from 'playwright-core';

/** What a person does at a table, found by what he sees or hears of it. */
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

/** The question that is on the table, to see when it is another one. */
const question = (page: Page): Promise<string> =>
  page.locator('.prompt').evaluate((element) => element.textContent ?? '');

/** A finger on a phone, else the mouse. Things near the edge of the screen may be covered for a moment. */
async function press(thing: Locator, timeout = 10_000, position?: Spot): Promise<void> {
  const touch = await thing.page().evaluate('navigator.maxTouchPoints > 0');
  const how = position === undefined ? { timeout } : { timeout, position };
  await (touch ? thing.tap(how) : thing.click(how));
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where a thing can be pressed though others lie partly over it: planets under ships, cards in a fan. Undefined: nowhere. */
const openSpot = (thing: Locator): Promise<Spot | undefined> =>
  thing.evaluate((element) => {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const parts = [0.5, 0.3, 0.7, 0.12, 0.88];
    return parts
      .flatMap((down) => parts.map((along) => ({ x: width * along, y: height * down })))
      .find(({ x, y }) => element.contains(element.ownerDocument.elementFromPoint(left + x, top + y)));
  });

/** Where pointing can mean several things, or a thing is not on offer, the page says so beside it: the first way, or none. */
async function settleWays(page: Page): Promise<void> {
  const ways = page.locator('.ways button');
  if ((await ways.count()) > 0) await press(ways.first(), 2000).catch(() => undefined);
  else if ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape');
}

/** The question back before an answer is sent, if there is one. */
export const askedBack = (page: Page): Locator => page.getByRole('alertdialog');

/** Gives the answer that is staged, though it may be asked back, and waits until the page has moved on. */
export async function confirm(page: Page): Promise<void> {
  const before = await question(page);
  await press(mainButton(page));
  if ((await askedBack(page).count()) > 0) await press(askedBack(page).locator('footer button').first());
  await page.locator('.prompt').getByText('Sending').waitFor({ state: 'hidden' });
  // The next question may read just like this one: then this is waited for in vain, and does no harm.
  for (let tries = 0; tries < 12 && (await question(page)) === before; tries++) await page.waitForTimeout(20);
}

/** Answers by pointing at things on the board, as many as it takes; by the hint where that is not enough. */
export async function answerByMouse(page: Page, nth: number): Promise<void> {
  for (let clicks = 0; clicks < 4 && !(await canConfirm(page)); clicks++) {
    const things = lit(page);
    const many = await things.count();
    if (many === 0) break;
    const thing = things.nth((nth + clicks) % many);
    const spot = await openSpot(thing).catch(() => undefined);
    if (spot === undefined) continue;
    await press(thing, 1000, spot).catch(() => undefined);
    await settleWays(page);
  }
  if (!(await canConfirm(page))) await stageHint(page);
  await confirm(page);
}

/** The advice has come and is staged. A button that can be pressed is no sign of it: doing nothing may be allowed from the start. */
export async function hintIsStaged(page: Page): Promise<void> {
  await page
    .locator('.prompt-hint')
    .getByText(/^Hint: /)
    .waitFor({ timeout: 30_000 });
  for (const until = Date.now() + 5000; !(await canConfirm(page)); await page.waitForTimeout(50))
    if (Date.now() > until) throw new Error('The hint is not staged.');
}

/** Lets the computer say what it would do, and takes that. */
export async function stageHint(page: Page): Promise<void> {
  await asked(page).getByRole('button', { name: 'Hint' }).click();
  await hintIsStaged(page);
}

/** Plays until the game is over, or so many answers were given. */
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

export { ended, question };
