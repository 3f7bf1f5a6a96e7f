/** A toast covers the end of the page. The links there must still be reachable. */
import { expect, type Page } from '@playwright/test';
import { fillInListing } from './support/listing';
import { open, test } from './support/site-test';

test.beforeEach(({ watch }) => void watch.expected.push(/503/));

const dismiss = (page: Page) => page.getByRole('button', { name: 'Dismiss' });
const lastLink = (page: Page) => page.getByRole('contentinfo').getByRole('link').last();
const toEnd = (page: Page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
const top = async (page: Page) => (await lastLink(page).boundingBox())?.y;

/** Shows a toast, which stays while the pointer is on it. */
async function showToast(page: Page): Promise<void> {
  await page.route('**/api/business-listings', (route) => route.fulfill({ status: 503 }));
  await open(page, '/submit-listing/basic');
  await fillInListing(page);
  await page.getByRole('button', { name: 'Submit Listing' }).click();
  await dismiss(page).hover();
}

test('a toast covers no link of the footer, also for the keyboard', async ({ page }) => {
  await showToast(page);
  await toEnd(page);
  // Fails if something else would receive the click.
  await lastLink(page).click({ trial: true });
  await page.evaluate(() => window.scrollTo(0, 0));
  await lastLink(page).focus();
  await lastLink(page).click({ trial: true });
});

test('nothing moves under the pointer when the toast disappears', async ({ page }) => {
  await showToast(page);
  await toEnd(page);
  const before = await top(page);
  await dismiss(page).click();
  await expect(dismiss(page)).toBeHidden();
  expect(await top(page)).toBe(before);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const withRoom = await height();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(height).toBeLessThan(withRoom);
});
