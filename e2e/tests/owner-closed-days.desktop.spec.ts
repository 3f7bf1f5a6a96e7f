import { expect } from '@playwright/test';
import { weekdays } from '@town/contracts/hours/weekdays';
import { expectAccessible } from './support/accessibility';
import { inDays } from './support/in-days';
import { ownedBusiness } from './support/owner';
import { expectNoSidewaysScroll } from './support/sideways';
import { open, test } from './support/site-test';

test('an owner closes a business for some days, by keyboard, and visitors see it', async ({
  page,
  watch,
}) => {
  test.slow();
  watch.expected.push(/401.*\/api\/owner\/session/, /status of 401/);
  const openingHours = [{ dayOfWeek: weekdays, opens: '00:00', closes: '23:59' }];
  const { name, slug } = await ownedBusiness(page, { openingHours });
  await open(page, `/directory/${slug}`);
  await expect(page.getByText('Open 24 hours').first()).toBeVisible();

  await open(page, '/account/closed-days');
  await page.getByRole('checkbox', { name }).press('Space');
  // The days are those of UTC: today's in the town is among them.
  await page.getByLabel('First day').fill(inDays(-1));
  await page.getByLabel('Last day').fill(inDays(2));
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${name} is closed from`)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);

  await open(page, `/directory/${slug}`);
  await expect(page.getByText(/^Opens /).first()).toBeVisible();
});
