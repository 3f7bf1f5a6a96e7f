import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { ownedBusiness } from './support/owner';
import { expectNoSidewaysScroll } from './support/sideways';
import { open, test } from './support/site-test';

/** Opens the page of a business as another visitor, and presses Call. */
async function visitAndCall(browser: Browser, page: Page, slug: string): Promise<void> {
  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    // Visits by headless browsers are not counted.
    userAgent: (await page.evaluate(() => navigator.userAgent)).replace('Headless', ''),
  });
  const visitor = await context.newPage();
  const counted = visitor.waitForResponse(
    (answer) =>
      answer.url().endsWith('/api/counts') &&
      Boolean(answer.request().postData()?.includes('opened')),
  );
  await open(visitor, `/directory/${slug}`);
  expect((await counted).status()).toBe(204);
  const called = visitor.waitForResponse((answer) => answer.url().endsWith('/api/counts'));
  await visitor.getByRole('link', { name: 'Call' }).click();
  expect((await called).request().headers()['cookie']).toBeUndefined();
  await context.close();
}

test('an owner sees how often the listing was opened and called', async ({ page, browser }) => {
  const { id, slug, name } = await ownedBusiness(page);
  await open(page, `/account/listings/${id}/statistics`);
  await expect(page.getByText('Nothing was counted in this time')).toBeVisible();

  await visitAndCall(browser, page, slug);
  await open(page, '/account');
  await page.getByRole('link', { name: `Statistics of ${name}` }).click();
  const numbers = page.getByRole('region', { name });
  await expect(numbers.getByText('Visitors opened your page once.')).toBeVisible();
  await expect(numbers.getByRole('term').filter({ hasText: 'Called' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('link', { name: '12 months' }).click();
  await expect(page).toHaveURL(/\?period=12-months$/);
  await page.getByText('All numbers as a table').click();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(13);
  await expectNoSidewaysScroll(page);

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Each day as a CSV file' }).click();
  expect((await download).suggestedFilename()).toBe('statistics.csv');
});
