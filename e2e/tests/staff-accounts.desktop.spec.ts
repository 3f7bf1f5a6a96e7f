import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { clerkEmail, clerkPassword } from './support/clerk';
import { mailedLink } from './support/mailed-link';
import { expectNoSidewaysScroll } from './support/sideways';
import { open, test } from './support/site-test';
import { signIn } from './support/staff';

test('an invited person chooses a password, works as editor, and appears in the audit log', async ({
  page,
  browser,
}) => {
  test.slow();
  const email = clerkEmail();
  await signIn(page);
  await open(page, '/admin/people');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('Invitation sent', { exact: true })).toBeVisible();
  const person = page
    .getByRole('list', { name: 'People' })
    .getByRole('listitem')
    .filter({ hasText: email });
  await expect(person.getByText('Invited', { exact: true })).toBeVisible();

  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const clerk = await context.newPage();
  await open(clerk, await mailedLink(email));
  await clerk.getByLabel('New password').fill(clerkPassword);
  await clerk.getByRole('button', { name: 'Save password' }).click();
  await clerk.getByRole('link', { name: 'Sign in' }).click();
  await clerk.getByLabel('Email').fill(email);
  await clerk.getByLabel('Password').fill(clerkPassword);
  await clerk.getByRole('button', { name: 'Sign In' }).click();
  await expect(clerk.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await open(clerk, '/admin/account');
  await expect(clerk.getByText(`${email}, editor`)).toBeVisible();
  await expect(clerk.getByRole('link', { name: 'People' })).toHaveCount(0);
  await context.close();

  await open(page, `/admin/audit?actor=${encodeURIComponent(email)}`);
  const entries = page.getByRole('list', { name: 'Entries' }).getByRole('listitem');
  await expect(entries.filter({ hasText: 'Signed in' })).toHaveCount(1);
  await expect(entries.filter({ hasText: 'Accepted an invitation' })).toHaveCount(1);

  await open(page, '/admin/people');
  await person.getByRole('button', { name: /^Disable/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click();
  await expect(person.getByText('Disabled', { exact: true })).toBeVisible();
});

for (const [path, heading] of [
  ['/admin/people', 'People'],
  ['/admin/audit', 'Audit log'],
  ['/admin/account', 'Your account'],
  ['/admin/settings', 'Settings'],
  ['/admin/slices', 'Slices'],
] as const) {
  test(`${path} fits and is accessible`, async ({ page }) => {
    test.slow();
    await signIn(page);
    await open(page, path);
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 800 });
    await expectNoSidewaysScroll(page);
  });
}
