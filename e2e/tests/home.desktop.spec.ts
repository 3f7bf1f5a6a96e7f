import { expect } from '@playwright/test';
import { refuseForecast } from './support/forecast.js';
import { open, test } from './support/site-test.js';

test('the home page shows the weather and the next three events', async ({ page }) => {
  await open(page, '/');
  const weather = page.getByRole('region', { name: 'Weather in Blanco' });
  await expect(weather).toContainText('78°F');
  await expect(weather).toContainText('16 km');
  await expect(weather).toContainText('6:45 AM');
  const events = page.getByRole('region', { name: 'Upcoming events' });
  await expect(events.getByRole('article')).toHaveCount(3);
  await events.getByRole('link', { name: 'View All Events' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events Calendar');
});

test('the weather panel opens with the events of today and tomorrow, and closes', async ({
  page,
}) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Show weather' }).click();
  const panel = page.getByRole('region', { name: 'Blanco today' });
  await expect(panel).toContainText('78°F');
  await expect(panel.getByRole('article').first()).toContainText(/Today|Tomorrow/);
  await page.getByRole('button', { name: 'Hide weather' }).click();
  await expect(panel).toHaveCount(0);
});

test('the home page says when there is no weather', async ({ page, watch }) => {
  watch.expected.push(/forecast/);
  await refuseForecast(page);
  await open(page, '/');
  await expect(page.getByText('Weather data unavailable')).toBeVisible();
  await page.getByRole('button', { name: 'Show weather' }).click();
  await expect(page.getByText('Unable to load weather data')).toBeVisible();
});
