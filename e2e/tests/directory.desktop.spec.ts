import { expect } from '@playwright/test';
import { open, test } from './support/site-test.js';

test('the search tolerates a typing error and says so', async ({ page }) => {
  await open(page, '/directory');
  await page.getByRole('searchbox').fill('limestne cofee');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/q=limestne/);
  await expect(page.getByText(/These come close/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Limestone Coffee House' })).toBeVisible();
});

test('the search covers all kinds, and can be cleared', async ({ page }) => {
  await open(page, '/directory?q=river');
  const results = page.getByRole('list', { name: 'Search results' });
  await expect(results.getByText('Dining', { exact: true }).first()).toBeVisible();
  await expect(results.getByText('Real Estate', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/These come close/)).toHaveCount(0);
  await page.getByRole('link', { name: 'Clear the search' }).press('Enter');
  await expect(page.getByRole('tab', { name: 'Dining', selected: true })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('every word that the search suggests finds something', async ({ page }) => {
  await open(page, '/directory');
  const suggested = await page.getByRole('searchbox').getAttribute('placeholder');
  const words = suggested?.replace('…', '').split(', ') ?? [];
  expect(words.length).toBeGreaterThan(2);
  for (const word of words) {
    await open(page, `/directory?q=${word}`);
    const results = page.getByRole('list', { name: 'Search results' });
    await expect(results.getByRole('listitem').first()).toBeVisible();
    await expect(page.getByText(/These come close/)).toHaveCount(0);
  }
});

test('the search forms of the page have different names', async ({ page }) => {
  await open(page, '/directory');
  await expect(page.getByRole('search')).toHaveCount(3);
  for (const name of ['Find on this site', 'Search the directory', 'Which places']) {
    await expect(page.getByRole('search', { name })).toHaveCount(1);
  }
});

test('a search without results says so', async ({ page }) => {
  await open(page, '/directory?q=xyzzyplugh');
  await expect(page.getByText('Nothing found for “xyzzyplugh”')).toBeVisible();
});

test('a filter that is chosen with the keyboard keeps the focus while the list loads', async ({
  page,
}) => {
  await open(page, '/directory');
  const filter = page.getByRole('link', { name: 'Open first' });
  const lists: string[] = [];
  await page.route('**/api/businesses?*', async (route) => {
    lists.push(route.request().url());
    await expect(page.getByText('Loading dining...')).toHaveCount(1);
    await expect(filter).toBeFocused();
    await route.continue();
  });
  await filter.press('Enter');
  await expect(page).toHaveURL(/sort=open/);
  await expect(
    page.getByRole('status').filter({ hasText: /^\d+ (of \d+ )?places$/ }),
  ).toBeVisible();
  expect(lists).toHaveLength(1);
  await expect(filter).toBeFocused();
});

test('properties are filtered by type and price', async ({ page }) => {
  await open(page, '/real-estate');
  const listings = page.getByRole('region', { name: 'Current Listings' });
  await expect(listings.getByRole('article')).toHaveCount(12);
  await expect(listings.getByText('12 properties')).toBeVisible();
  await listings.getByRole('combobox', { name: 'Type' }).selectOption('Land');
  await expect(listings.getByRole('article')).toHaveCount(3);
  await expect(listings.getByText('0.75 acres')).toHaveCount(3);
  await listings.getByRole('combobox', { name: 'Price' }).selectOption('Under $200k');
  await expect(listings.getByRole('article')).toHaveCount(1);
  await expect(listings.getByRole('status').filter({ hasText: '1 property' })).toBeVisible();
  await listings.getByRole('combobox', { name: 'Type' }).selectOption('All Types');
  await expect(listings.getByRole('article')).toHaveCount(3);
});

test('events are filtered by category and month', async ({ page }) => {
  await open(page, '/events');
  // Other tests add events at the same time.
  await expect
    .poll(() => page.getByRole('main').getByRole('article').count())
    .toBeGreaterThanOrEqual(15);
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Sports');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(3);
  await page.getByRole('combobox', { name: 'Category' }).selectOption('All Categories');
  await page.getByRole('combobox', { name: 'Month' }).selectOption('June');
  await expect(page.getByRole('heading', { name: 'Lavender Festival' })).toBeVisible();
});
