import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility.js';
import { test } from './support/empty-town.js';
import { turnOnCodes } from './support/second-factor.js';
import { open } from './support/site-test.js';
import { firstAccount, signIn } from './support/staff.js';

// Uses a separate stack: the setting would lock out the administrator of the other tests.
test.describe.configure({ timeout: 300_000 });

test('an administrator without a required second factor sets it up before anything else', async ({
  page,
  emptyTown,
  watch,
}) => {
  watch.expected.push(/403/);
  await signIn(page, emptyTown.dataDir);
  await open(page, '/admin/settings');
  await page.getByLabel('Administrators need a second factor').check();
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Settings saved', { exact: true })).toBeVisible();

  const token = await page.evaluate(() => localStorage.getItem('adminToken'));
  const callDesk = () =>
    page.request.get('/api/admin/businesses', { headers: { authorization: `Bearer ${token}` } });
  // Each service receives the setting in an event.
  await expect(async () => expect((await callDesk()).status()).toBe(403)).toPass();
  for (const path of ['/admin/content/businesses', '/admin/inbox', '/admin/settings']) {
    await open(page, path);
    await expect(page).toHaveURL(/\/admin\/account$/);
  }
  await expect(page.getByRole('heading', { name: 'Second factor' })).toBeVisible();
  await expectAccessible(page);

  await turnOnCodes(page, firstAccount(emptyTown.dataDir).password);
  await expect(async () => expect((await callDesk()).status()).toBe(200)).toPass();
  await open(page, '/admin/content/businesses');
  await expect(page.getByRole('heading', { name: 'Businesses' })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/content\/businesses$/);
});
