import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { clerkPassword, enterPassword, newClerk } from './support/clerk';
import { codeOf, readRecoveryCodes, turnOnCodes } from './support/second-factor';
import { expectNoSidewaysScroll } from './support/sideways';
import { open, test } from './support/site-test';
import { signIn } from './support/staff';
import { useDevice } from './support/use-device';

/** A password that is not enough and a wrong code answer 401, which a browser logs. */
const refused = /401/;

/** Signs in with the password alone, and opens the own account. */
async function openAccount(page: Page, email: string): Promise<void> {
  await enterPassword(page, email);
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await open(page, '/admin/account');
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
}

test('one-time codes and recovery codes sign in, and an administrator removes them', async ({
  page,
  browser,
  request,
  watch,
}) => {
  test.slow();
  watch.expected.push(refused);
  const email = await newClerk(request);
  await openAccount(page, email);
  const { secret, recoveryCodes } = await turnOnCodes(page, clerkPassword);
  await expect(page.getByText('10 left.')).toBeVisible();
  await signOut(page);

  await enterPassword(page, email);
  const field = page.getByLabel('Code from your app');
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await field.fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This code is wrong, too old, or was used')).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill(codeOf(secret, 1));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();

  await open(page, '/admin/account');
  await signOut(page);
  for (const time of ['first', 'second']) {
    await enterPassword(page, email);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(recoveryCodes[0] ?? '');
    await page.keyboard.press('Enter');
    if (time === 'second') break;
    await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
    await open(page, '/admin/account');
    await expect(page.getByText('9 left.')).toBeVisible();
    await signOut(page);
  }
  await expect(page.getByText('This recovery code is wrong, or was used')).toBeVisible();

  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const administrator = await context.newPage();
  await signIn(administrator);
  await open(administrator, '/admin/people');
  await administrator.getByRole('button', { name: `Remove second factor ${email}` }).click();
  await administrator.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  const removed = `${email} has no second factor and is signed out`;
  await expect(administrator.getByText(removed, { exact: true })).toBeVisible();
  await context.close();
  await enterPassword(page, email);
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
});

test('a passkey is added, signs in, and is removed', async ({ page, request, watch }) => {
  test.slow();
  watch.expected.push(refused);
  await useDevice(page);
  const email = await newClerk(request);
  await openAccount(page, email);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name of the passkey').fill('Office laptop');
  await dialog.getByLabel('Your password now').fill(clerkPassword);
  await dialog.getByRole('button', { name: 'Add the passkey' }).click();
  await readRecoveryCodes(page);
  await expect(page.getByText('not used yet')).toBeVisible();
  await expectAccessible(page);
  await signOut(page);

  await enterPassword(page, email);
  await page.getByRole('button', { name: 'Continue with a passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();

  await open(page, '/admin/account');
  await expect(page.getByText(/last used/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Remove Office laptop' }).click();
  await dialog.getByLabel('Your password now').fill(clerkPassword);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Your password is all that the sign-in asks for.')).toBeVisible();
  await signOut(page);
  await enterPassword(page, email);
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
});
