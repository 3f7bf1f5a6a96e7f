import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { applyToAdvertise, cards, payWith } from './support/advertiser';
import { mailedLink } from './support/mailed-link';
import { signInAsOwner, uniqueAddress } from './support/owner';
import { expectNoSidewaysScroll } from './support/sideways';
import { open, test } from './support/site-test';
import { unique } from './support/unique';

test.beforeEach(({ watch }) => {
  // No owner is signed in yet, and requests may be in flight when the session ends.
  watch.expected.push(/401.*\/api\/owner\//, /status of 401/);
});

test('an owner moves a plan to another address, which takes it over', async ({ page }) => {
  // Buying, three mails and five pages.
  test.slow();
  const [from, to] = [uniqueAddress('before'), uniqueAddress('after')];
  await open(page, '/advertise?plan=monthly');
  await payWith(await applyToAdvertise(page, unique('Moved Pies'), from), cards.good);
  const secured = page.getByRole('dialog', { name: 'Payment Successful' });
  await secured.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('link', { name: 'your account' }).first()).toBeVisible();

  await signInAsOwner(page, from);
  await open(page, '/account/subscription');
  const move = page.getByRole('button', { name: 'Move to another address…' });
  await move.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Move the plan to another address' });
  await dialog.getByLabel('E-mail address that takes the plan over').fill(to);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`This plan waits for ${to}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Withdraw the move' })).toBeFocused();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const cookies = await page.context().cookies();
  await page.context().clearCookies();

  const account = await mailedLink(to, /https?:\/\/\S+\/account\b/);
  expect(new URL(account).pathname).toBe('/account');
  await signInAsOwner(page, to);
  const offered = page.getByRole('region', { name: 'You can take over a plan' });
  await expect(offered.getByText(`${from} pays for this plan`)).toBeVisible();
  await expect(offered.getByText('Visa ending in 4242')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await offered.getByRole('button', { name: 'Take over' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yes, take it over' }).click();
  await expect(page.getByRole('heading', { name: 'Your subscription' })).toBeFocused();
  await expect(page.getByText(/It renews on .* ending in 4242/)).toBeVisible();
  await expect(offered).toBeHidden();
  await mailedLink(from, /you offered your Monthly Listing to has accepted it/);

  // The browser of the former payer, who is still signed in.
  await page.context().clearCookies();
  await page.context().addCookies(cookies);
  await open(page, '/account/subscription');
  await expect(page.getByText('You have no subscription.')).toBeVisible();
  await expect(
    page.getByText(/^You moved this plan to another address, and your Visa/),
  ).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await expect(page.getByText('There are no invoices.')).toBeVisible();
});
