import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { aWeb, DESKTOP, PHONE, troubles } from './browser.ts';

const web = aWeb();
const PASSWORD = 'a long enough password';
const ANOTHER = 'quite another password';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const told = (page: Page, words: string) => page.getByText(words).first().waitFor();
const nameOf = (page: Page) => field(page, 'Name').first();

async function makeAccount(page: Page, name: string): Promise<void> {
  await page.goto('/account');
  await nameOf(page).fill(name);
  await button(page, 'Change name').click();
  await told(page, `Your name is now ${name}.`);
  await field(page, 'Password').first().fill('password1');
  await button(page, 'Create account').click();
  await told(page, 'one of the most common');
  await field(page, 'Password').first().fill(PASSWORD);
  await button(page, 'Create account').click();
  await told(page, 'Your account has been created.');
}

async function signIn(page: Page, name: string, password: string): Promise<void> {
  await page.goto('/account');
  const form = page.locator('form').filter({ hasText: 'Already have an account?' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Password').fill(password);
  await form.getByRole('button', { name: 'Sign in' }).click();
}

/** Errors that pages log, except refusals that a test has caused. */
const faults = (page: Page) => troubles.get(page)!.filter((words) => !/status of 40[01]/.test(words));

test.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
])('an account is kept safe at %s size', async (size, viewport) => {
  const name = `Leia ${size}`;
  const page = await web.page({ viewport });
  await makeAccount(page, name);
  const end = button(page, 'Sign out everywhere else');
  await page.getByText('this browser').waitFor();
  expect(await end.isDisabled()).toBe(true);

  // Signed in elsewhere, and out again from here.
  const other = await web.page({ viewport });
  await signIn(other, name, PASSWORD);
  await told(other, `Welcome back, ${name}.`);
  await page.reload();
  await page
    .getByText(/last used/)
    .first()
    .waitFor();
  await end.click();
  await told(page, 'You are signed out everywhere else.');
  await page.getByText('this browser').waitFor();
  await expect.poll(() => page.getByText(/^last used/).count()).toBe(0);
  // The other page finds out by itself.
  await button(other, 'Create account').waitFor();

  // Another password.
  await field(page, 'Current password').fill(PASSWORD);
  await field(page, 'New password').fill(ANOTHER);
  await button(page, 'Change password').click();
  await told(page, 'Your password has been changed.');
  const tries: string[] = [];
  other.on('request', (request) => {
    if (request.url().endsWith('/api/sign-in')) tries.push(request.url());
  });
  await signIn(other, name, PASSWORD);
  await told(other, 'The name or the password is wrong.');
  // A wrong password is tried once: limits count it.
  expect(tries).toHaveLength(1);
  await signIn(other, name, ANOTHER);
  await told(other, `Welcome back, ${name}.`);

  // A token with an end, and one without.
  await field(page, 'What it is for').fill('My bot');
  await button(page, 'Create token').click();
  await page.getByText(/never used, expires/).waitFor();
  await field(page, 'What it is for').fill('My old bot');
  await field(page, 'Valid for').selectOption('Never expires');
  await button(page, 'Create token').click();
  await page.getByText('never used, never expires').waitFor();

  await button(page, 'Delete my account').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password').fill(ANOTHER);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await told(page, 'Your account has been deleted.');
  expect(faults(page)).toEqual([]);
});
