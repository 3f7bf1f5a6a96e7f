import { expect } from '@playwright/test';
import { open, test } from './support/site-test.js';

test('the first Tab stop skips the navigation', async ({ page }) => {
  await open(page, '/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the page' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('tabs move with the arrow keys and open by themselves', async ({ page }) => {
  await open(page, '/directory');
  await page.getByRole('tab', { name: 'Dining' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Shopping', selected: true })).toBeFocused();
  await expect(page).toHaveURL(/tab=shopping/);
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'Real Estate', selected: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel', { name: 'Real Estate' })).toBeFocused();
});

test('a dialog keeps the focus, closes on Escape and returns the focus', async ({ page }) => {
  await open(page, '/real-estate');
  const details = page.getByRole('button', { name: 'View Details' }).first();
  await details.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (let presses = 0; presses < 4; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(details).toBeFocused();
});

test('the viewer of pictures moves with the arrows, wraps around and closes', async ({ page }) => {
  await open(page, '/historical-photos');
  const first = page.getByRole('figure').first().getByRole('button');
  await first.focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: 'Picture viewer' });
  await expect(viewer.getByText('1 of 8')).toBeVisible();
  await expect(viewer.getByRole('button', { name: 'Close' })).toBeFocused();
  for (let presses = 0; presses < 5; presses += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.activeElement?.closest('main li, header')),
    ).toBeNull();
  }
  await page.keyboard.press('ArrowLeft');
  await expect(viewer.getByText('8 of 8')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText('1 of 8')).toBeVisible();
  await viewer.getByRole('button', { name: 'Next' }).click();
  await expect(viewer.getByText('2 of 8')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('hidden');
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(first).toBeFocused();
});

test('the questions of the plans open and close with the keyboard', async ({ page }) => {
  await open(page, '/get-listed');
  const question = page.getByRole('button', { name: 'Is the Basic plan really free?' });
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('you are never asked for a card')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByText('you are never asked for a card')).toBeHidden();
});
