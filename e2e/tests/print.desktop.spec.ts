import { expect } from '@playwright/test';
import { open, test } from './support/site-test';
import { signIn } from './support/staff';

test.beforeEach(({ page }) => page.emulateMedia({ media: 'print', colorScheme: 'dark' }));

test('a printed directory says which of its tabs it shows', async ({ page }) => {
  await open(page, '/directory?tab=churches');
  await expect(page.getByRole('tab', { name: 'Churches' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Dining' })).toBeHidden();
});

test('the number for emergencies is printed in dark ink from a dark screen, too', async ({
  page,
}) => {
  await open(page, '/civic-contacts');
  const words = page.getByText('For all emergencies, dial');
  const brightness = await words.evaluate((element) => {
    const channels = getComputedStyle(element).color.match(/\d+/g) ?? [];
    return Math.max(...channels.slice(0, 3).map(Number));
  });
  expect(brightness).toBeLessThan(180);
});

test('a printed property has no empty space for its picture', async ({ page }) => {
  await open(page, '/real-estate');
  const title = page.getByRole('heading', { name: 'River bluff house' }).first();
  const section = page.getByRole('heading', { name: 'Featured Property of the Week' });
  const [words, edge] = [await title.boundingBox(), await section.boundingBox()];
  expect((words?.x ?? 0) - (edge?.x ?? 0)).toBeLessThan(60);
});

test('a printed list of the desk takes the width of the page, without the controls for several', async ({
  page,
}) => {
  // Forms and buttons are not printed, so nobody could sign in.
  await page.emulateMedia({ media: 'screen' });
  await signIn(page);
  await open(page, '/admin/content/businesses');
  const selected = page.getByText('0 selected');
  await expect(selected).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const list = page.getByRole('list', { name: 'businesses' });
  await expect(list.getByRole('link').first()).toBeVisible();
  const main = await page.getByRole('main').boundingBox();
  expect(main?.width ?? 0).toBeGreaterThan((page.viewportSize()?.width ?? 0) - 20);
  await expect(selected).toBeHidden();
});

test('a printed calendar says which dates it shows', async ({ page }) => {
  await open(page, '/events?dates=weekend');
  await expect(page.getByText('This weekend').filter({ visible: true })).toHaveCount(1);
});

test('a printed repeated event lists its next dates', async ({ page }) => {
  await open(page, '/events/farmers-market');
  const dates = page.getByRole('region', { name: 'Other dates' }).getByRole('listitem');
  await expect(dates.first()).toBeVisible();
  expect(await dates.count()).toBeGreaterThan(3);
});

for (const path of ['/directory', '/events', '/privacy']) {
  // Firefox moves a row that does not fit to the next page as a whole, and leaves the first page empty.
  test(`no row of ${path} is longer than a printed page`, async ({ page }) => {
    await open(page, path);
    const long = await page.getByRole('main').evaluate((main) => {
      const pageHeight = 11 * 96;
      return [...main.querySelectorAll('*')]
        .filter((element) => /grid|flex/.test(getComputedStyle(element).display))
        .filter(({ children }) => [...children].some((row) => row.clientHeight > pageHeight))
        .map(({ className }) => className);
    });
    expect(long).toEqual([]);
  });
}
