import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { startProcess } from '../src/server/testing/process.ts';
import { aTable, visitor } from '../src/server/testing/visitor.ts';
import { aWeb, troubles } from './browser.ts';
import { answerByMouse, asked, ended, mainButton } from './table.ts';

/** It is stopped and comes back, which others must not notice. */
const server = await startProcess();
afterAll(() => server.remove());
const web = aWeb(server.url);

/** Ann makes a table with hints, which some answers here are given by, and Bob follows her link. */
async function invited(): Promise<[Page, Page]> {
  const ann = await web.page();
  const bob = await web.page();
  await ann.goto('/new?game=empire-vs-rebellion');
  await ann.getByText('Hints between players').click();
  await ann.getByRole('button', { name: 'Create table' }).click();
  await ann.waitForURL(/\/table\//);
  const link = await ann.getByLabel('Link to join').inputValue();
  await bob.goto(link);
  await bob.getByRole('button', { name: /^Join as/ }).click();
  await bob.waitForURL(/\/table\//);
  await Promise.all([asked(ann).waitFor(), asked(bob).waitFor()]);
  return [ann, bob];
}

/** Plays this number of answers, for each seat that is asked. */
async function play(pages: readonly Page[], answers: number): Promise<void> {
  for (let n = 0; n < answers; ) {
    for (const page of pages) {
      if (await ended(page).isVisible()) return;
      if ((await mainButton(page).count()) === 0) continue;
      await answerByMouse(page, n++);
    }
  }
}

/** The server stops, and comes back at the same place. */
async function restart(): Promise<void> {
  await server.terminate();
  await server.restart();
}

const words = (page: Page): Promise<string> => page.getByRole('list', { name: 'What happened' }).innerText();

/** Who has no key does not learn of a table by link; who has the link to watch sees it. */
async function isWatchedByLinkOnly(ann: Page): Promise<void> {
  const carl = await web.page();
  await carl.goto(new URL(ann.url()).pathname);
  await carl.getByText('Ask its host for an invitation or a link to watch.').waitFor();
  await ann.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await ann.getByRole('button', { name: 'Table menu' }).click();
  await ann.getByText('Copy the link to watch').click();
  await expect.poll(() => ann.evaluate('navigator.clipboard.readText()')).toMatch(/key=/);
  await carl.goto(String(await ann.evaluate('navigator.clipboard.readText()')));
  await carl.getByText('You are watching').waitFor();
  expect(await mainButton(carl).count()).toBe(0);
  await carl.getByRole('tab', { name: 'Chat' }).click();
  await carl.getByText('Chat is for the players at this table.').waitFor();
  await carl.context().close();
}

/** The last step goes when the other, who reads what would go, agrees. */
async function takesBackWhenTheOtherAgrees(ann: Page, bob: Page): Promise<void> {
  const [asker, other] = (await ann.getByRole('button', { name: 'Ask to take back' }).isVisible())
    ? [ann, bob]
    : [bob, ann];
  const before = await words(other);
  await asker.getByRole('button', { name: 'Ask to take back' }).click();
  const request = other.locator('.notice').filter({ hasText: 'asks to take back:' });
  const toGo = (await request.locator('.notice-lines').innerText()).split('. ')[0] ?? '';
  expect(toGo.length).toBeGreaterThan(5);
  expect(before).toContain(toGo);
  await other.getByRole('button', { name: 'Agree' }).click();
  await expect.poll(() => words(other)).not.toBe(before);
  await expect.poll(() => words(other)).toMatch(/asks to take the last step back/);
}

test('two browsers play each other, are watched, reload, survive a restart of the server and take back', async () => {
  const [ann, bob] = await invited();
  await isWatchedByLinkOnly(ann);
  await play([ann, bob], 6);
  const before = await words(ann);
  await ann.reload();
  await asked(ann).waitFor();
  await expect.poll(() => words(ann)).toBe(before);

  await restart();
  for (const page of [ann, bob])
    await page.getByText(/^(Connecting…|Connection lost)/).waitFor({ state: 'hidden' });
  await play([ann, bob], 4);
  expect((await words(ann)).length).toBeGreaterThan(before.length);
  await takesBackWhenTheOtherAgrees(ann, bob);
  expect(troubles.get(ann)?.filter((text) => !/WebSocket|ERR_|Failed to load/.test(text))).toEqual([]);
});

test('chat from while a page was away is there when it is back', async () => {
  const ann = await visitor(web.url);
  const table = await ann.ask('makeTable', aTable([{ is: 'me' }, { is: 'me' }]));
  const say = (text: string) => ann.ask('say', { params: { id: table.id }, body: { text } });
  const carl = await web.page();
  await carl.goto(`/table/${table.id}`);
  await asked(carl).waitFor();
  await carl.getByRole('tab', { name: 'Chat' }).click();
  await say('Until then.');
  await carl.getByText('Until then.').waitFor();
  await restart();
  // The page was told to come back in a moment, and not before.
  await say('Where are you?');
  await carl.getByText('Where are you?').waitFor();
  await say('There you are.');
  await carl.getByText('There you are.').waitFor();
  for (const text of ['Until then.', 'Where are you?', 'There you are.'])
    expect(await carl.getByText(text).count()).toBe(1);
});

test('between people there are no hints, unless the table says so', async () => {
  const [ann, bob] = [await web.page(), await web.page()];
  await ann.goto('/');
  await ann.getByText('Empire vs. Rebellion', { exact: true }).first().click();
  await ann.getByRole('button', { name: 'Invite a friend' }).click();
  await ann.waitForURL(/\/table\//);
  await ann.getByText('Off: people play against each other').waitFor();
  const toSit = await ann.getByLabel('Link to join').inputValue();
  const toWatch = await ann.getByLabel(/^Link to watch/).inputValue();
  const key = toSit.split('/').at(-1) ?? '';
  expect(toWatch).toMatch(/\?key=[\w-]{22}$/);
  expect(toWatch).not.toContain(key);
  // A visitor with the link to watch is offered no chair.
  const carl = await web.page();
  await carl.goto(toWatch);
  await carl.getByText('Waiting for players').first().waitFor();
  expect(await carl.getByRole('button', { name: /^Join as/ }).count()).toBe(0);
  // An invited visitor who only watches has no key to a chair in the address.
  await bob.goto(toSit);
  await bob.getByText('Off: people play against each other').waitFor();
  expect(await bob.getByRole('link', { name: 'Just watch' }).getAttribute('href')).not.toContain(key);
  await bob.getByRole('button', { name: /^Join as/ }).click();
  await asked(ann).waitFor();
  await asked(ann)
    .getByRole('button', { name: /^No hints here/ })
    .click();
  await ann.locator('.k-toasts').getByText('No hints here').waitFor();
});

test('the computer lets everything be taken back in a practice game only', async () => {
  const ann = await visitor(web.url);
  const chairs = [{ is: 'me' }, { is: 'bot', level: 'beginner' }] as const;
  const page = await web.page();
  await page
    .context()
    .addCookies([{ name: 'wartable', value: ann.cookie.split('=')[1] ?? '', url: web.url }]);
  for (const undo of ['consent', 'practice'] as const) {
    const table = await ann.ask('makeTable', aTable([...chairs], { undo }));
    await page.goto(`/table/${table.id}`);
    await asked(page).waitFor();
    await play([page], 3);
    await mainButton(page).waitFor();
    expect(await page.getByText('Practice').count()).toBe(undo === 'practice' ? 1 : 0);
    expect(await page.getByRole('button', { name: 'Ask to take back' }).count()).toBe(0);
    const { step } = (await ann.look(table)).sight.view;
    await page.getByRole('button', { name: 'Take back' }).click();
    if (undo === 'consent') await page.getByText('Only practice games allow that.').waitFor();
    else await expect.poll(async () => (await ann.look(table)).sight.view.step).toBeLessThan(step);
  }
});

test('a spectator watches an open table, and sees only what a spectator may', async () => {
  const ann = await visitor(web.url);
  const table = await ann.ask('makeTable', aTable([{ is: 'me' }, { is: 'me' }]));
  const carl = await web.page();
  await carl.goto('/');
  await carl.locator(`a[href="/table/${table.id}"]`).click();
  await asked(carl).waitFor();
  expect(await mainButton(carl).count()).toBe(0);
  const { view } = (await ann.look(table, 0)).sight;
  const hidden = view.faces.filter((face) => face >= 0).length;
  expect(hidden).toBeGreaterThan(0);
  expect(await carl.getByRole('button', { name: /can be chosen/i }).count()).toBe(0);
});
