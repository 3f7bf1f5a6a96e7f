import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { askAboutHours } from './support/hours-mail';
import { ownedBusiness, signInAsOwner, uniqueAddress } from './support/owner';
import { expectNoSidewaysScroll } from './support/sideways';
import { open, test } from './support/site-test';

test('an owner chooses mails', async ({ page, watch }) => {
  // Two mails and four checks of accessibility.
  test.slow();
  watch.expected.push(/401.*\/api\/owner\/session/, /status of 401/, /404/);
  await signInAsOwner(page, uniqueAddress('mails'));
  await open(page, '/account/mails');
  const question = page.getByRole('checkbox', { name: 'A question about opening hours' });
  await expect(question).toBeChecked();
  await question.press('Space');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(question).not.toBeChecked();
});

test('an owner confirms hours by the link of a mail, without signing in', async ({
  page,
  browser,
  watch,
}) => {
  test.slow();
  watch.expected.push(/401.*\/api\/owner\/session/, /status of 401/, /404/);
  const openingHours = [{ dayOfWeek: ['Monday'], opens: '09:00', closes: '17:00' }];
  const business = await ownedBusiness(page, { openingHours });
  const link = await askAboutHours(business);
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const visitor = await context.newPage();
  await open(visitor, link);
  await expect(visitor.getByRole('heading', { name: business.name })).toBeVisible();
  await expect(visitor.getByText('9 AM–5 PM')).toBeVisible();
  await expectAccessible(visitor);
  await visitor.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(visitor);
  await visitor.getByRole('button', { name: 'Yes, these hours are right' }).press('Enter');
  await expect(visitor.getByText(/were confirmed today/)).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText(/^Confirmed on/)).toBeVisible();
  await context.close();

  await open(page, `/account/hours?token=${'x'.repeat(32)}`);
  await expect(page.getByText('This link no longer works')).toBeVisible();
  await expectAccessible(page);
});
