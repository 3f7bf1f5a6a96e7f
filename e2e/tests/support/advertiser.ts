import { expect, type Locator, type Page } from '@playwright/test';

/** Cards of the payment provider's test mode. */
export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  poor: '4000000000009995',
  secured: '4000002500003155',
};

/** Fills in the required fields of an application, and opens the payment. */
export async function applyToAdvertise(
  page: Page,
  businessName: string,
  email = 'ada@example.com',
): Promise<Locator> {
  const form = page.getByRole('form', { name: 'Advertiser sign-up' });
  await form.getByLabel('First name').fill('Ada');
  await form.getByLabel('Last name').fill('Field');
  await form.getByLabel('Email', { exact: true }).fill(email);
  await form.getByLabel('Phone').fill('830-555-0123');
  await form.getByLabel('Business name').fill(businessName);
  await form.getByRole('button', { name: 'Continue to payment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Complete Your Purchase' });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Fills in a card in the payment dialog, and pays. */
export async function payWith(dialog: Locator, card: string): Promise<void> {
  await dialog.getByLabel('Card number').fill(card);
  await dialog.getByLabel('Expiration date').fill('12 / 40');
  await dialog.getByLabel('Security code').fill('123');
  await dialog.getByRole('button', { name: /^Pay \$/ }).click();
}
