import { expect, type Locator } from '@playwright/test';
import { open, test } from './support/site-test.js';
import { signIn } from './support/staff.js';

test.use({ contextOptions: { forcedColors: 'active' } });

const style = (element: Locator, property: string) =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

test('selected items can be told apart in forced-colors mode', async ({ page }) => {
  await open(page, '/directory');
  const choices = page.getByRole('navigation', { name: 'Which places' });
  const chosen = await style(choices.getByRole('link', { name: 'All' }), 'background-color');
  const other = await style(choices.getByRole('link', { name: 'Open now' }), 'background-color');
  expect(chosen).not.toBe(other);

  const line = 'border-bottom-color';
  const canvas = await style(page.getByRole('banner'), 'background-color');
  expect(await style(page.getByRole('tab', { name: 'Dining' }), line)).not.toBe(canvas);
  expect(await style(page.getByRole('tab', { name: 'Shopping' }), line)).toBe(canvas);

  await open(page, '/events?view=month');
  const today = page.locator('time[aria-current="date"]');
  expect(await style(today, 'outline-style')).toBe('solid');
});

test('a dialog has an edge in forced-colors mode', async ({ page }) => {
  await open(page, '/real-estate');
  await page.getByRole('button', { name: 'View Details' }).first().click();
  const dialog = page.getByRole('dialog');
  expect(await style(dialog, 'border-top-width')).toBe('1px');
  expect(await style(dialog, 'border-top-color')).not.toBe(await style(dialog, 'background-color'));
});

test('badges and the weather button have an edge in forced-colors mode', async ({ page }) => {
  await open(page, '/');
  const canvas = await style(page.locator('body'), 'background-color');
  const button = page.getByRole('button', { name: 'Show weather' });
  expect(await style(button, 'border-top-style')).toBe('solid');
  expect(await style(button, 'border-top-color')).not.toBe(canvas);
  const badge = page.getByRole('main').getByText('Community', { exact: true }).first();
  expect(await style(badge, 'outline-style')).toBe('solid');
  expect(await style(badge, 'outline-color')).not.toBe(canvas);
});

test('staff see the current page and the selected items in forced-colors mode', async ({
  page,
}) => {
  await signIn(page);
  const canvas = await style(page.locator('body'), 'background-color');
  const views = page.getByRole('navigation', { name: 'Dashboard' });
  const line = 'border-bottom-color';
  expect(await style(views.getByRole('link', { name: 'Applications' }), line)).not.toBe(canvas);
  expect(await style(views.getByRole('link', { name: 'Payments' }), line)).toBe(canvas);
  const counts = page.getByRole('button', { name: /Total Advertisers|Pending/ });
  const all = await style(counts.first(), 'background-color');
  expect(all).not.toBe(await style(counts.last(), 'background-color'));

  await open(page, '/admin/inbox');
  const rail = page.getByRole('navigation', { name: 'Desk' });
  const edge = 'border-left-color';
  expect(await style(rail.getByRole('link', { name: /^Inbox/ }), edge)).not.toBe(canvas);
  expect(await style(rail.getByRole('link', { name: 'Businesses' }), edge)).toBe(canvas);
});

test('the typed words within a suggestion are readable in forced-colors mode', async ({ page }) => {
  // Uses the dark scheme, because the black letters of marks are always readable on white.
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/');
  await page.getByRole('combobox', { name: 'Find on this site' }).fill('caf');
  const option = page.getByRole('option', { name: /River Bend Cafe/ });
  const marked = option.locator('mark');
  await expect(marked).toHaveText('Caf');
  const paper = await style(page.getByRole('banner'), 'background-color');
  expect(await style(marked, 'color')).not.toBe(paper);
});
