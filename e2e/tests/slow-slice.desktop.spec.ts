import { expect } from '@playwright/test';
import { open, test } from './support/site-test.js';

const container = /\/slices\/mfe-events\/.*\/remoteEntry/;

test.beforeEach(({ watch }) => {
  // React cannot hydrate the server-rendered page. It logs an error and renders the page again.
  watch.expected.push(/mfe-events|mfe_events|ERR_FAILED|React error #(418|422)/);
});

test('a slice that the browser cannot load is tried again on request, on its page', async ({
  page,
}) => {
  await page.route(container, (route) => route.abort());
  await open(page, '/events');
  await expect(page.getByText('You can read this part')).toBeVisible();
  await page.unroute(container);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('You can read this part')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events Calendar');
});

test('a slice that the browser cannot load is tried again on request, on the home page', async ({
  page,
}) => {
  await page.route(container, (route) => route.abort());
  await open(page, '/');
  // The scripts of the slice load when the visitor first uses the page.
  await page.keyboard.press('Tab');
  const events = page.getByRole('region', { name: 'Upcoming events' });
  await expect(events.getByText('You can read this part')).toBeVisible();
  await page.unroute(container);
  await events.getByRole('button', { name: 'Try again' }).click();
  await expect(events.getByText('You can read this part')).toHaveCount(0);
  await expect(events.getByRole('link', { name: 'View All Events' })).toBeVisible();
});
