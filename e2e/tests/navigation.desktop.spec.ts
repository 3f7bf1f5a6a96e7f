import { expect } from '@playwright/test';
import { open, test } from './support/site-test.js';

test('navigation loads no document, marks the page and moves the focus', async ({ page }) => {
  await open(page, '/');
  let documents = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents += 1;
  });
  const main = page.getByRole('navigation', { name: 'Main' });
  for (const [link, heading] of [
    ['Directory', 'Business Directory'],
    ['Events', 'Events Calendar'],
    ['Civic Contacts', 'Civic Contacts'],
    ['Get Listed', 'Get Listed'],
  ] as const) {
    await main.getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(main.locator('[aria-current="page"]')).toHaveText(link);
    await expect(page.getByRole('main')).toBeFocused();
  }
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Civic Contacts');
  expect(documents).toBe(0);
});

test('a new page starts at its top', async ({ page }) => {
  await open(page, '/history');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('the footer opens the tab of the directory that it names', async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Real Estate' }).click();
  await expect(page.getByRole('tab', { name: 'Real Estate' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Churches' }).click();
  await expect(page.getByRole('tab', { name: 'Churches' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('the banner opens another site in a new tab', async ({ page }) => {
  await open(page, '/');
  const link = page.getByRole('complementary', { name: 'Sponsored' }).getByRole('link');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /sponsored/);
});

test('the map is loaded only on request', async ({ page, watch }) => {
  watch.expected.push(/openstreetmap/);
  await open(page, '/about');
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(watch.foreign).toEqual([]);
  await page.getByRole('button', { name: 'Show the map' }).click();
  await expect(page.locator('iframe')).toHaveAttribute('src', /openstreetmap/);
});

test('a line shows that a slow page is loading', async ({ page }) => {
  await open(page, '/about');
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/slices/**', async (route) => {
    await held;
    await route.continue();
  });
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Events' })
    .click();
  const line = page.getByRole('progressbar', { name: 'Loading the page...' });
  await expect(line).toBeVisible();
  letThrough();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events Calendar');
  await expect(line).toHaveCount(0);
});
