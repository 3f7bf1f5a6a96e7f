import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { applyToAdvertise, cards, payWith } from './support/advertiser';
import { mailedLink } from './support/mailed-link';
import { ownedBusiness, ownerLink, signInAsOwner, uniqueAddress } from './support/owner';
import { expectNoSidewaysScroll } from './support/sideways';
import { open, test } from './support/site-test';
import { firstAccount } from './support/staff';
import { unique } from './support/unique';

/** Makes a business of a paid application, as staff do. */
async function createBusiness(request: APIRequestContext, name: string): Promise<void> {
  const { email, password } = firstAccount();
  const login = await request.post('/api/admin/login', { data: { username: email, password } });
  const { token }: { token: string } = await login.json();
  const headers = { authorization: `Bearer ${token}` };
  let id: string | undefined;
  await expect(async () => {
    const query = new URLSearchParams({ q: name });
    const found: { id: string }[] = await (
      await request.get(`/api/admin/advertisers?${query}`, { headers })
    ).json();
    id = found[0]?.id;
    expect(id).toBeTruthy();
  }).toPass();
  const created = await request.post(`/api/admin/advertisers/${id}/create-business`, { headers });
  expect(created.ok()).toBe(true);
}

/** Buys a plan, and waits until the application has arrived. */
async function buy(page: Page, plan: 'monthly' | 'annual', name: string, email: string) {
  await open(page, `/advertise?plan=${plan}`);
  await payWith(await applyToAdvertise(page, name, email), cards.good);
  const secured = page.getByRole('dialog', { name: 'Payment Successful' });
  await secured.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('link', { name: 'your account' }).first()).toBeVisible();
}

test.beforeEach(({ watch }) => {
  // No owner is signed in yet.
  watch.expected.push(/401.*\/api\/owner\/session/, /status of 401/);
});

test('an owner signs in with a mailed link, edits the listing and cancels', async ({
  page,
  request,
}) => {
  // Buying, two mails and five pages.
  test.slow();
  const name = unique('Owner Pies');
  const email = uniqueAddress('owner');
  await buy(page, 'monthly', name, email);
  await createBusiness(request, name);
  await signInAsOwner(page, email);

  const listings = page.getByRole('region', { name: 'Your listings' });
  await expect(async () => {
    await open(page, '/account');
    await expect(listings.getByRole('heading', { name })).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await listings.getByRole('link', { name: `Edit ${name}` }).click();
  const form = page.getByRole('form', { name: 'Your listing' });
  await form.getByLabel('Description').fill('Pies from before sunrise.');
  await form.getByLabel('Business name').fill(`${name} and Cakes`);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The new name waits for our staff')).toBeVisible();
  await page.getByRole('link', { name: 'See it as visitors do' }).click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await expect(page.getByText('Pies from before sunrise.')).toBeVisible();

  await open(page, '/account/subscription');
  await expect(page.getByText(/It renews on/)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel the subscription' }).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.getByText(/nothing more is charged/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keep the subscription' })).toBeVisible();
});

test('an owner enters another card, sees what a change costs, and gets the year refunded', async ({
  page,
}) => {
  test.slow();
  const email = uniqueAddress('year');
  await buy(page, 'annual', unique('Year Pies'), email);
  await signInAsOwner(page, email);
  await page.getByRole('link', { name: 'Cancel, change or pay' }).click();
  await expect(page.getByRole('heading', { name: 'Your Subscription' })).toBeVisible();
  await expect(page.getByText(/It renews on .* ending in 4242/)).toBeVisible();

  await page.getByRole('button', { name: 'Use another card' }).click();
  const dialog = page.getByRole('dialog', { name: 'Use another card' });
  await dialog.getByLabel('Card number').fill(cards.secured);
  await dialog.getByLabel('Expiration date').fill('12 / 40');
  await dialog.getByLabel('Security code').fill('123');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Use this card' }).click();
  await page.getByRole('button', { name: 'Complete authentication' }).click();
  await expect(page.getByText(/It renews on .* ending in 3155/)).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Change to the Monthly Listing' }).click();
  const change = page.getByRole('dialog', { name: 'Change to the Monthly Listing?' });
  await expect(change.getByText('$0', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await change.getByRole('button', { name: 'Keep the Annual Listing' }).click();

  await page.getByRole('button', { name: 'Get a refund' }).click();
  await page.getByRole('button', { name: 'Refund $495 and end it' }).click();
  await expect(page.getByText(/It ended on/)).toBeVisible();
  await expect(page.getByText(/\$495 refunded/)).toBeVisible();
});

test('the link of a mail works once', async ({ page, watch }) => {
  // Requests that were still in flight when the session ended.
  watch.expected.push(/410/, /401.*\/api\/owner\//);
  const email = uniqueAddress('once');
  await signInAsOwner(page, email);
  const link = await mailedLink(email, ownerLink);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('form', { name: 'Sign in' })).toBeVisible();
  await expectAccessible(page);
  await open(page, link);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('This link no longer works')).toBeVisible();
  await expectAccessible(page);
});

test('a long address is shown in full in the confirmation before the account is deleted', async ({
  page,
}) => {
  await signInAsOwner(page, uniqueAddress('somebodywithaverylongaddress'));
  await open(page, '/account/settings');
  await page.getByRole('button', { name: 'Delete the account…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Delete the account of somebodywith/ });
  await expect(dialog).toBeVisible();
  const inside = await dialog.boundingBox();
  const title = await dialog.getByRole('heading').boundingBox();
  const close = await dialog.getByRole('button', { name: 'Close' }).boundingBox();
  const end = (box: typeof inside) => (box ? box.x + box.width : Number.NaN);
  expect(end(title)).toBeLessThanOrEqual(end(inside));
  expect(end(close)).toBeLessThanOrEqual(end(inside));
});

test('a long address fits among the people of a listing', async ({ page }) => {
  const { id } = await ownedBusiness(page);
  await open(page, `/account/listings/${id}`);
  const people = page.getByRole('region', { name: 'People' });
  const email = 'somebodywithaverylongaddressforaphone@example.com';
  await people.getByLabel('E-mail address of a new manager').fill(email);
  await people.getByRole('button', { name: 'Invite' }).click();
  await expect(people.getByText(email, { exact: true }).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('a long word in the hours does not widen the form', async ({ page }) => {
  const { id } = await ownedBusiness(page);
  await open(page, `/account/listings/${id}`);
  await page.getByLabel('Hours in words').fill('x'.repeat(150));
  await expect(page.getByRole('button', { name: /^Read them from “x+”$/ })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('each business asks whether it is the visitor’s', async ({ page }) => {
  await open(page, '/directory/river-bend-cafe');
  await page.getByRole('link', { name: 'Is this your business?' }).click();
  await expect(page.getByRole('heading', { name: 'Is This Your Business?' })).toBeVisible();
  await expect(page.getByText('River Bend Cafe')).toBeVisible();
});
