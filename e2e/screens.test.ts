import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { aTable, visitor } from '../src/server/testing/visitor.ts';
import { aWeb, DESKTOP, PHONE, troubles } from './browser.ts';
import { playFrom, positionWhere, sitDown } from './position.ts';
import { answerByMouse, ended, myTurn } from './table.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const web = aWeb();

interface Finding {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly html: string }[];
}

/**
 * What axe finds serious or worse on what is shown now. Of what is in order it need not tell: that takes longer than to look. `only`:
 * one rule of it.
 */
async function serious(page: Page, only?: string): Promise<string[]> {
  if (await page.evaluate(`typeof axe === 'undefined'`)) await page.evaluate(AXE);
  const found = await page.evaluate(
    `axe.run(${JSON.stringify({
      resultTypes: ['violations'],
      ...(only === undefined ? {} : { runOnly: [only] }),
    })})`,
  );
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
const THEMES = ['dark', 'light'] as const;

/** A person who follows the system theme, which a test can change. */
async function aPerson(): Promise<Page> {
  const page = await web.page({ hasTouch: true });
  const stored = JSON.stringify({ state: { theme: 'system' }, version: 0 });
  await page.addInitScript(`localStorage.setItem('wartable.settings', ${JSON.stringify(stored)})`);
  return page;
}

/** What is shown now, at every size and in every theme, has nothing serious and sticks out nowhere. */
async function expectSound(page: Page, name: string): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    for (const [nth, theme] of THEMES.entries()) {
      await page.emulateMedia({ colorScheme: theme });
      await page.locator(`html[data-theme=${theme}]`).waitFor();
      await settled(page);
      // Another theme changes nothing but colours.
      const found = await serious(page, nth === 0 ? undefined : 'color-contrast');
      expect(found, `${name}, ${size}, ${theme}`).toEqual([]);
    }
    expect(await tooWide(page), `${name}, ${size}`).toBe(0);
  }
}

/** Two frames have been drawn, and nothing moves on the screen. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(`(async () => {
    for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame);
    await Promise.allSettled(document.getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime)).map(({ finished }) => finished));
  })()`);

test('no screen has anything that axe finds serious, at any size and in any theme', async () => {
  const page = await aPerson();
  for (const path of SCREENS) {
    await page.goto(path);
    await page.getByRole('heading').first().waitFor();
    await page.waitForLoadState('networkidle');
    await expectSound(page, path);
  }
  // Addresses that lead nowhere are told by status too.
  expect(troubles.get(page)?.filter((text) => !/404/.test(text))).toEqual([]);
});

test.each([
  ['rebellion', 'assignment.choose'],
  ['rebellion', 'command.turn'],
  ['empire-vs-rebellion', 'struggle.turn'],
])(
  'nor has the table of %s at %s',
  async (game, wanted) => {
    const page = await aPerson();
    const file = positionWhere(game, 'full', ({ kind, seat }) => kind === wanted && seat === 0);
    await playFrom(page, file, [{ is: 'me' }, { is: 'bot', level: 'beginner' }]);
    await myTurn(page);
    await expectSound(page, game);
  },
  300_000,
);

test('everything is still there at double text size', async () => {
  const page = await web.page({
    viewport: { width: 720, height: 450 },
    deviceScaleFactor: 2,
  });
  await sitDown(page, aTable([{ is: 'me' }, { is: 'bot', level: 'beginner' }]).body);
  expect(await tooWide(page)).toBe(0);
  await answerByMouse(page, 0);
});

test('a finished game is replayed, and its dice are verified', async () => {
  const ann = await visitor(web.url);
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
