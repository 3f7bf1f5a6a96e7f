import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectAccessible } from './accessibility';

/**
 * The code that an app shows for a secret.
 * @param steps how many codes later; each code is valid only once
 */
export const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * 30_000,
  });

/** Reads the recovery codes, and closes their dialog. */
export async function readRecoveryCodes(page: Page): Promise<string[]> {
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const read = await codes.allTextContents();
  await page.getByRole('button', { name: 'I have stored them' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return read.map((code) => code.trim());
}

/** Turns one-time codes on at the open account page. */
export async function turnOnCodes(page: Page, password: string) {
  await page.getByRole('button', { name: 'Turn on one-time codes' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: 'QR code of the secret' })).toBeVisible();
  await expectAccessible(page);
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await dialog.getByLabel('Code from your app').fill(codeOf(secret));
  await dialog.getByLabel('Your password now').fill(password);
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  return { secret, recoveryCodes: await readRecoveryCodes(page) };
}
