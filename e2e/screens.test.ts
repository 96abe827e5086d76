import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { aTable, visitor } from '../src/server/testing/server.ts';
import { aWeb, DESKTOP, PHONE, troubles } from './browser.ts';
import { answerByMouse, ended, playComputer, playOn } from './table.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const web = aWeb();

interface Finding {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** What axe finds serious or worse on what is shown now. Of what is in order it need not tell: that takes longer than to look. */
async function serious(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const found = await page.evaluate(`axe.run({ resultTypes: ['violations'] })`);
  const { violations } = found as { violations: Finding[] };
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

/** Nothing may stick out at the side. */
const tooWide = (page: Page): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');

const SCREENS = [
  '/',
  '/new',
  '/account',
  '/settings',
  '/about',
  '/rules/rebellion',
  '/rules/empire-vs-rebellion',
  '/nowhere',
];
const SIZES = { desktop: DESKTOP, phone: PHONE };
/** Colours do not depend on the size, nor the layout on the theme: two of the four pairs show both. */
const THEMES = { desktop: 'dark', phone: 'light' } as const;

async function themed(size: keyof typeof SIZES): Promise<Page> {
  const theme = THEMES[size];
  const page = await web.page({ viewport: SIZES[size], hasTouch: size === 'phone' });
  const stored = JSON.stringify({ state: { theme }, version: 0 });
  await page.addInitScript(`localStorage.setItem('wartable.settings', ${JSON.stringify(stored)})`);
  return page;
}

describe.each(Object.keys(SIZES) as (keyof typeof SIZES)[])('at %s size', (size) => {
  test(`no screen has anything that axe finds serious (${THEMES[size]})`, async () => {
    const page = await themed(size);
    for (const path of SCREENS) {
      await page.goto(path);
      await page.getByRole('heading').first().waitFor();
      await page.waitForTimeout(200);
      expect(await serious(page), path).toEqual([]);
      expect(await tooWide(page), path).toBe(0);
    }
    // Addresses that lead nowhere are told by status too.
    expect(troubles.get(page)?.filter((text) => !/404/.test(text))).toEqual([]);
  });

  test.each(['Rebellion', 'Empire vs. Rebellion'])('nor has the table of %s', async (game) => {
    const page = await themed(size);
    await playComputer(page, game);
    await playOn(page, answerByMouse, 3);
    await page.waitForTimeout(500);
    expect(await serious(page)).toEqual([]);
    expect(await tooWide(page)).toBe(0);
  });
});

test('twice as large, everything is still there', async () => {
  const page = await web.page({
    viewport: { width: 720, height: 450 },
    deviceScaleFactor: 2,
  });
  await playComputer(page, 'Empire vs. Rebellion');
  expect(await tooWide(page)).toBe(0);
  await answerByMouse(page, 0);
});

test('a finished game is replayed, and its dice are verified', async () => {
  const ann = await visitor(web.server.url);
  const bots = [
    { is: 'bot', level: 'beginner' },
    { is: 'bot', level: 'beginner' },
  ] as const;
  const table = await ann.ask('makeTable', aTable([...bots]));
  const page = await web.page();
  await page.goto(`/table/${table.id}`);
  await ended(page).waitFor({ timeout: 60_000 });
  await page.goto(`/replay/${table.id}`);
  await page.getByRole('slider').first().waitFor();
  await page
    .getByRole('button', { name: /verify/i })
    .first()
    .click();
  await page
    .getByText(/rows|draws|checked/i)
    .first()
    .waitFor();
  expect(await serious(page)).toEqual([]);
  expect(troubles.get(page)).toEqual([]);
});
