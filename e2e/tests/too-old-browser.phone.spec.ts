import { expect } from '@playwright/test';
import { fillInMessage } from './support/message.js';
import { test } from './support/site-test.js';

/** A browser for which the scripts are too new. It runs scripts nevertheless. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'with'));
});

test('a browser that is too old for the scripts gets none, and the menu is open', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
  await menu.getByRole('link', { name: 'Events' }).click();
  await expect(page).toHaveURL(/\/events$/);
  expect(scripts).toEqual([]);
});

test('its visitor filters the calendar and sends a message', async ({ page }) => {
  await page.goto('/events');
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Sports');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(/category=sports/);
  await page.goto('/contact');
  await fillInMessage(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Thank you for your message!')).toBeVisible();
});

test('its visitor sees which features need a newer browser', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('The weather needs JavaScript')).toBeVisible();
  await page.goto('/admin/login');
  await expect(page.getByText('This needs JavaScript')).toBeVisible();
});
