/** How an owner who reads Spanish uses the account, below `/es`. */
import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { mailedLink } from './support/mailed-link';
import { ownedBusiness, signInAsOwner, uniqueAddress } from './support/owner';
import { expectNoSidewaysScroll } from './support/sideways';
import { open, test } from './support/site-test';

test.beforeEach(({ watch }) => {
  // No owner is signed in yet.
  watch.expected.push(/401.*\/api\/owner\/session/, /status of 401/);
});

test('an owner signs in by a Spanish mail and stays in Spanish', async ({ page }) => {
  const email = uniqueAddress('duena');
  await open(page, '/es/account');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByRole('button', { name: 'Envíenme un enlace para entrar' }).click();
  await open(page, await mailedLink(email, /\/es\/account\/enter\?token=\S+/));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Entrar en su cuenta' }).click();
  await expect(page).toHaveURL(/\/es\/account$/);
  await expect(page.getByRole('heading', { name: 'Su cuenta' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('an owner changes a listing in Spanish', async ({ page }) => {
  test.slow();
  const { id, name } = await ownedBusiness(page);
  await open(page, '/es/account');
  await expect(page.getByRole('link', { name: `Editar ${name}` })).toBeVisible();
  for (const path of [
    `/es/account/listings/${id}`,
    `/es/account/listings/${id}/statistics`,
    `/es/account/listings/${id}/events`,
    '/es/account/subscription',
    '/es/account/settings',
    '/es/account/mails',
    '/es/account/closed-days',
  ]) {
    await open(page, path);
    await expect(page.getByRole('link', { name: 'Su cuenta' })).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
  await open(page, `/es/account/listings/${id}`);
  await expectAccessible(page);
  const form = page.getByRole('form', { name: 'Su ficha' });
  await form.getByLabel('Teléfono').fill('830-555-0188');
  await form.getByRole('button', { name: 'Guardar' }).click();
  await page.getByRole('link', { name: 'Verla como los visitantes' }).click();
  await expect(page.getByText('830-555-0188')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

test('the account keeps its page when the language is changed', async ({ page }) => {
  await signInAsOwner(page, uniqueAddress('idioma'));
  await open(page, '/account/settings');
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(/\/es\/account\/settings$/);
  await expect(page.getByRole('link', { name: 'Su cuenta' })).toBeVisible();
});
