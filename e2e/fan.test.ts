import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { aWeb, troubles } from './browser.ts';
import { answerByMouse, myTurn, playComputer } from './table.ts';

const web = aWeb();

/** By card: the spots at which it can be seen. */
const seenOf = (cards: Locator): Promise<string[][]> =>
  cards.evaluateAll((elements) => {
    const seen: string[][] = elements.map(() => []);
    for (let y = innerHeight - 300; y < innerHeight; y += 7)
      for (let x = 0; x < innerWidth; x += 7) {
        const top = document.elementFromPoint(x, y);
        const nth = elements.findIndex((element) => element.contains(top));
        if (nth >= 0) seen[nth]?.push(`${x} ${y}`);
      }
    return seen;
  });

test('a card that is lifted in the fan hides nothing of its right neighbour', async () => {
  const page = await web.page();
  await playComputer(page, 'Empire vs. Rebellion', 'Full game');
  const cards = page.locator('.evr-court[data-mine] .evr-fan').last().locator('.evr-small');
  // First characters are chosen, with the cards spread over the table; then there is a hand.
  for (let n = 0; n < 6; n++) {
    await myTurn(page);
    await page.mouse.move(720, 20);
    await page.waitForTimeout(300);
    if (((await seenOf(cards))[1]?.length ?? 0) > 20) break;
    await answerByMouse(page, n);
  }
  const before = await seenOf(cards);
  expect(before[1]?.length).toBeGreaterThan(20);
  const spots = before[0] ?? [];
  const [x = 0, y = 0] = spots[Math.floor(spots.length / 2)]?.split(' ').map(Number) ?? [];
  await page.mouse.move(x, y);
  await page.waitForTimeout(400);
  const after = await seenOf(cards);
  expect(before[1]?.filter((spot) => !after[1]?.includes(spot))).toEqual([]);
  expect(after[0]).not.toEqual(before[0]);
  expect(troubles.get(page)).toEqual([]);
}, 120_000);
