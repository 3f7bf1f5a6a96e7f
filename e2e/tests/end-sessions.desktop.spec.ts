/** Staff and owners can end the sessions that they have left open on other devices. */
import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { enterPassword, newClerk } from './support/clerk';
import { mailedLink } from './support/mailed-link';
import { ownerLink, signInAsOwner, uniqueAddress } from './support/owner';
import { open, test } from './support/site-test';

/** A page in another browser. */
async function elsewhere(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  return context.newPage();
}

test('staff end all their other sessions', async ({ page, browser, request }) => {
  test.slow();
  const email = await newClerk(request);
  await enterPassword(page, email);
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  const other = await elsewhere(browser, page);
  await enterPassword(other, email);
  await expect(other.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();

  await open(page, '/admin/account');
  const button = page.getByRole('button', { name: 'End all other sessions' });
  await button.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'End all other sessions?' });
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await button.press('Enter');
  await dialog.getByRole('button', { name: 'End them' }).press('Enter');
  await expect(page.getByText('All other sessions ended', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeFocused();
  await expect(button).toHaveCount(0);

  await open(other, '/admin/account');
  await expect(other.getByRole('form', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByText('This session.')).toBeVisible();
  await other.context().close();
});

test('owners sign out everywhere else', async ({ page, browser, watch }) => {
  test.slow();
  watch.expected.push(/401.*\/api\/owner\/session/, /status of 401/);
  const email = uniqueAddress('owner');
  await signInAsOwner(page, email);
  const firstLink = await mailedLink(email, ownerLink);
  const other = await elsewhere(browser, page);
  await open(other, '/account');
  await other.getByLabel('Email').fill(email);
  await other.getByRole('button', { name: 'Send me a sign-in link' }).click();
  await expect.poll(() => mailedLink(email, ownerLink)).not.toBe(firstLink);
  await open(other, await mailedLink(email, ownerLink));
  await other.getByRole('button', { name: 'Sign in' }).click();
  await expect(other.getByRole('heading', { name: 'Your Account' })).toBeVisible();

  await open(page, '/account/settings');
  await page.getByRole('button', { name: 'Sign out everywhere else' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Sign out everywhere else?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Sign out', exact: true }).press('Enter');
  await expect(page.getByText('Signed out everywhere else', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeFocused();

  await open(other, '/account/settings');
  await expect(other.getByRole('form', { name: 'Sign in' })).toBeVisible();
  await open(page, '/account/settings');
  await expect(page.getByText('This device.')).toBeVisible();
  await other.context().close();
});
