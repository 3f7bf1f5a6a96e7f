import { expect, type Locator } from '@playwright/test';
import { open, test } from './support/site-test.js';

test.use({ contextOptions: { forcedColors: 'active' } });

const style = (element: Locator, property: string) =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

test('what is chosen can be told apart where the browser forces its colours', async ({ page }) => {
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
