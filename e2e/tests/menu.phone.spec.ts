import { expect } from '@playwright/test';
import { refuseForecast } from './support/forecast.js';
import { open, test } from './support/site-test.js';

test('the menu opens, navigates, and closes when a link in it is pressed', async ({ page }) => {
  await open(page, '/');
  const menu = page.getByRole('button', { name: 'Menu' });
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'News' });
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(link).toBeHidden();
  await menu.click();
  await expect(link).toBeVisible();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News');
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(link).toBeHidden();
});

test('the menu works with the keyboard', async ({ page }) => {
  await open(page, '/about');
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const first = page.getByRole('navigation', { name: 'Main' }).getByRole('link').first();
  await expect(first).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
});

test('the weather is one line, which is empty when there is no weather', async ({
  page,
  watch,
}) => {
  await open(page, '/');
  await expect(page.getByText('Blanco now: 78°F, Mainly clear')).toBeVisible();
  watch.expected.push(/forecast/);
  await refuseForecast(page);
  await open(page, '/');
  await expect(page.getByText('Weather data unavailable')).toBeVisible();
  await expect(page.getByText('Blanco now')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Show weather' })).toBeHidden();
});
