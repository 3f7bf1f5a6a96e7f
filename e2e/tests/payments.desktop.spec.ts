import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { applyToAdvertise, cards, payWith } from './support/advertiser';
import { sandboxAccount } from './support/sandbox';
import { expectNoSidewaysScroll } from './support/sideways';
import { hydrated, open, test } from './support/site-test';
import { signIn } from './support/staff';
import { unique } from './support/unique';

/** Opens the payments of the dashboard and searches for one of them. */
async function findPayment(page: Page, words: string): Promise<Locator> {
  await page.getByRole('link', { name: 'Payments' }).click();
  const table = page.getByRole('table', { name: 'Payments' });
  await expect(table).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill(words);
  await page.keyboard.press('Enter');
  const row = table.getByRole('row').filter({ hasText: words });
  await expect(row).toHaveCount(1);
  return row;
}

/** Refreshes the list until it shows a payment in a state. */
async function expectState(page: Page, row: Locator, state: string): Promise<void> {
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(row.getByText(state, { exact: true })).toBeVisible({ timeout: 3_000 });
  }).toPass();
}

test('staff see a plan that was bought directly, and then its refunds', async ({ page }) => {
  test.slow();
  const name = unique('Direct Pies');
  await open(page, '/advertise');
  await page.getByRole('button', { name: 'Start Monthly $49/month' }).click();
  const dialog = page.getByRole('dialog', { name: 'Complete Your Purchase' });
  await dialog.getByLabel('Email').fill('ada@example.com');
  await dialog.getByLabel('Business name').fill(name);
  const recorded = page.waitForResponse('**/api/payment-success');
  await payWith(dialog, cards.good);
  expect((await recorded).status()).toBe(200);

  await signIn(page);
  await expect(page.getByRole('heading', { name: 'Advertiser Applications' })).toBeVisible();
  const row = await findPayment(page, name);
  for (const shown of ['Monthly Listing', '$49', 'ada@example.com', 'Bought directly', 'Paid']) {
    await expect(row.getByText(shown, { exact: true })).toBeVisible();
  }
  await page.reload();
  await hydrated(page);
  await expect(row).toHaveCount(1);
  await expectAccessible(page);

  const id = (await row.getByText(/^pi_/).textContent()) ?? '';
  const account = sandboxAccount();
  await account.refunds.create({ payment_intent: id, amount: 1_050 });
  await expectState(page, row, 'Partly refunded $10.50');
  await row.getByRole('button', { name: `Refund ${id}` }).click();
  const refund = page.getByRole('dialog', { name: 'Give back $38.50?' });
  await expect(refund.getByText(/The subscription ends at once/)).toBeVisible();
  await expectAccessible(page);
  await refund.getByRole('button', { name: 'Refund' }).click();
  await expect(row.getByText('Refunded', { exact: true })).toBeVisible();
  await expect(row.getByText('Subscription: ended')).toBeVisible();

  await page.setViewportSize({ width: 320, height: 800 });
  await expect(row.getByText('Refunded', { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.goBack();
  await expect(page).toHaveURL(/\?view=payments$/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Advertiser Applications' })).toBeVisible();
});

test('a payment leads staff to its application, by the keyboard alone', async ({ page }) => {
  const name = unique('Linked Pies');
  await open(page, '/advertise');
  const recorded = page.waitForResponse('**/api/advertisers');
  await payWith(await applyToAdvertise(page, name), cards.good);
  expect((await recorded).status()).toBe(201);

  await signIn(page);
  const row = await findPayment(page, name);
  const link = row.getByRole('link', { name });
  await link.focus();
  await page.keyboard.press('Enter');
  const card = page.getByRole('article', { name });
  await expect(card).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(card.getByText(/^Paid: Monthly Listing \$49/)).toBeVisible();
});
