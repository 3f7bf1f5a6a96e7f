import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { signInAsOwner, uniqueAddress } from './support/owner';
import { expectNoSidewaysScroll } from './support/sideways';
import { open, test } from './support/site-test';
import { useDevice } from './support/use-device';

test('an owner adds a passkey, signs in with it, and removes it', async ({ page, watch }) => {
  test.slow();
  watch.expected.push(/401.*\/api\/owner\/s/, /status of 401/);
  await useDevice(page, { hasResidentKey: true });
  const email = uniqueAddress('passkey');
  await signInAsOwner(page, email);
  const part = page.getByRole('region', { name: 'Sign in faster on this device' });
  await part.getByLabel('Name of this device').fill('Shop laptop');
  await page.keyboard.press('Enter');
  await expect(part.getByText('not used yet')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Sign out' }).click();

  await open(page, '/account/settings');
  const signIn = page.getByRole('button', { name: 'Sign in with a passkey' });
  await expect(signIn).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await signIn.click();
  await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible();
  await expect(page).toHaveURL(/\/account\/settings$/);

  await open(page, '/account');
  await expect(page.getByText(email)).toBeVisible();
  await expect(part.getByText(/last used on/)).toBeVisible();
  await part.getByRole('button', { name: 'Remove Shop laptop' }).click();
  await page.getByRole('button', { name: 'Yes, remove it' }).click();
  await expect(part.getByRole('listitem')).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await signIn.click();
  await expect(page.getByText('This passkey was not accepted')).toBeVisible();
  await expectAccessible(page);
});
