import { expect, type Page } from '@playwright/test';
import { hydrated, open, test } from './support/site-test.js';

const slides = 4000;

test('the slideshow advances every four seconds, pauses, and jumps', async ({ page }) => {
  await page.clock.install();
  await page.goto('/history');
  await hydrated(page);
  const show = page.getByRole('region', { name: 'Slideshow' });
  const current = show.locator('button[aria-current="true"]');
  await expect(current).toHaveAccessibleName('Picture 1 of 8');
  await page.clock.runFor(slides);
  await expect(current).toHaveAccessibleName('Picture 2 of 8');
  await show.getByRole('button', { name: 'Pause' }).click();
  await page.clock.runFor(3 * slides);
  await expect(current).toHaveAccessibleName('Picture 2 of 8');
  await show.getByRole('button', { name: 'Picture 8 of 8' }).press('Enter');
  await show.getByRole('button', { name: 'Play' }).press('Enter');
  await page.clock.runFor(slides);
  await expect(current).toHaveAccessibleName('Picture 1 of 8');
});

test('the slideshow does not advance for visitors who prefer less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await open(page, '/history');
  const show = page.getByRole('region', { name: 'Slideshow' });
  await expect(show.getByRole('button', { name: 'Play' })).toBeVisible();
  await page.clock.runFor(3 * slides);
  await expect(show.locator('button[aria-current="true"]')).toHaveAccessibleName('Picture 1 of 8');
});

for (const [path, place] of [
  ['/history', (page: Page) => page.getByRole('region', { name: 'Slideshow' })],
  ['/historical-photos', (page: Page) => page.getByRole('figure').first()],
] as const) {
  test(`a picture of ${path} opens when any part of it is pressed`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    const picture = place(page).getByRole('img').first();
    const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
    for (const position of [
      { x: 6, y: 6 },
      { x: width - 6, y: height - 6 },
    ]) {
      // The button lies over the picture.
      await picture.click({ position, force: true });
      const viewer = page.getByRole('dialog', { name: 'Picture viewer' });
      await expect(viewer).toBeVisible();
      await viewer.getByRole('button', { name: 'Close' }).click();
      await expect(viewer).toBeHidden();
    }
  });
}
