import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Question } from '../src/kernel/question.ts';
import { aWeb, troubles } from './browser.ts';
import { playFrom, positionWhere } from './position.ts';

const web = aWeb();
const isRebelTurn = ({ kind, seat }: Question): boolean => kind === 'struggle.turn' && seat === 0;

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
  // Once characters are chosen there is a hand, and no cards are spread over the table.
  const file = positionWhere('empire-vs-rebellion', 'full', isRebelTurn);
  await playFrom(page, file, [{ is: 'me' }, { is: 'bot', level: 'beginner' }]);
  const cards = page.locator('.evr-court[data-mine] .evr-fan').last().locator('.evr-small');
  await page.mouse.move(720, 20);
  const seen = async (nth: number): Promise<string[]> => (await seenOf(cards))[nth] ?? [];
  await expect.poll(async () => (await seen(1)).length).toBeGreaterThan(20);
  const [first = [], second = []] = await seenOf(cards);
  const [x = 0, y = 0] = first[Math.floor(first.length / 2)]?.split(' ').map(Number) ?? [];
  await page.mouse.move(x, y);
  await expect.poll(() => seen(0)).not.toEqual(first);
  const after = await seen(1);
  expect(second.filter((spot) => !after.includes(spot))).toEqual([]);
  expect(troubles.get(page)).toEqual([]);
});
