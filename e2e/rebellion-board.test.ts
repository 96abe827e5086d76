import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { aTable } from '../src/server/testing/visitor.ts';
import { aWeb, PHONE, troubles } from './browser.ts';
import { sitDown } from './position.ts';
import { asked, mainButton, myTurn } from './table.ts';

const web = aWeb();

interface Box {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const boxesOf = (page: Page, selector: string): Promise<Box[]> =>
  page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { name: element.textContent ?? '', left, top, right, bottom };
    }),
  );
const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The names on the map that are cut off, or lie under a button. */
async function outOfSight(page: Page): Promise<string[]> {
  const [field] = await boxesOf(page, '.reb-map');
  const names = await boxesOf(page, '.reb-name');
  const over = await boxesOf(page, '.reb-controls > *');
  if (field === undefined || names.length !== 32) return [`${names.length} names`];
  const isIn = ({ left, right, top, bottom }: Box): boolean =>
    left >= field.left && right <= field.right && top >= field.top && bottom <= field.bottom;
  return names
    .filter((name) => !isIn(name) || over.some((one) => overlap(name, one)))
    .map(({ name }) => name);
}

/** The Imperial player begins with the Assignment Phase. */
const asEmpire = async (page: Page): Promise<void> => {
  const chairs = [{ is: 'bot', level: 'beginner' }, { is: 'me' }] as const;
  await sitDown(page, aTable([...chairs], { game: 'rebellion', options: 'first-game' }).body);
  await myTurn(page);
};

test('all of the galaxy is in sight at first; a leader and then a mission, and the assignment is staged', async () => {
  const page = await web.page();
  await asEmpire(page);
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    await expect.poll(() => outOfSight(page), { message: `${viewport.width}` }).toEqual([]);
  }
  await asked(page).getByText('Assignment Phase').waitFor();
  const mine = page.getByRole('region', { name: /^Yours/ });
  await mine.locator('.reb-chip').nth(1).click();
  await asked(page).getByText('Where does').waitFor();
  await mine.locator('.reb-hand .reb-card.lit').last().click();
  await expect.poll(() => mainButton(page).isEnabled()).toBe(true);
  await mainButton(page).click();
  await mine.locator('.reb-facedown').waitFor();
  // A mission first: then the leaders are offered beside it.
  await asked(page).getByText('Assignment Phase').waitFor();
  await mine.locator('.reb-hand .reb-card.lit').last().click();
  await page.locator('.ways button').first().click();
  await expect.poll(() => mainButton(page).isEnabled()).toBe(true);
  expect(troubles.get(page)).toEqual([]);
});

/** Where the galaxy is looked at from. */
const camera = async (page: Page): Promise<{ x: number; y: number; k: number }> => {
  const transform = (await page.locator('.reb-svg > g').first().getAttribute('transform')) ?? '';
  const [x = 0, y = 0, k = 0] = [...transform.matchAll(/-?[\d.]+/g)].map(([n]) => Number(n));
  return { x, y, k };
};

test('on a phone the map is drawn with one finger and zoomed with two, and both sides are in the sheet', async () => {
  const page = await web.page({ viewport: PHONE, hasTouch: true, isMobile: true });
  await asEmpire(page);
  // The test made the table with a mouse; its pointer must not rest on anything.
  await page.mouse.move(1, 1);
  const [field] = await boxesOf(page, '.reb-map');
  if (field === undefined) throw new Error('there is no map');
  expect(field.right - field.left).toBe(PHONE.width);
  const middle = { x: (field.left + field.right) / 2, y: (field.top + field.bottom) / 2 };
  const touch = await page.context().newCDPSession(page);
  type Fingers = readonly (readonly [x: number, y: number])[];
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: Fingers) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: fingers.map(([x, y], id) => ({ x: middle.x + x, y: middle.y + y, id })),
    });

  const before = await camera(page);
  await send('touchStart', [[0, 0]]);
  for (const step of [10, 25, 40, 60]) await send('touchMove', [[step, 0]]);
  await send('touchEnd', []);
  const drawn = await camera(page);
  expect(drawn.k).toBe(before.k);
  expect(drawn.x).toBeGreaterThan(before.x + 30);

  await send('touchStart', [[-20, 0]]);
  await send('touchStart', [
    [-20, 0],
    [20, 0],
  ]);
  for (const step of [30, 45, 60, 80])
    await send('touchMove', [
      [-step, 0],
      [step, 0],
    ]);
  await send('touchEnd', []);
  const near = await camera(page);
  expect(near.k).toBeGreaterThan(before.k * 2);
  // A drag does not choose anything.
  expect(await page.getByRole('dialog').count()).toBe(0);

  // The question is about my leaders and missions: the sheet has them at hand.
  const sheet = page.locator('.table-sheet');
  await sheet.locator('.reb-hand').waitFor();
  await sheet.getByRole('button', { name: 'Theirs' }).or(sheet.getByText('Theirs')).first().tap();
  await sheet.getByText('The Rebellion').first().waitFor();
  expect(troubles.get(page)).toEqual([]);
});
