import { expect } from '@playwright/test';
import { useOldestBrowsers } from './support/oldest-browsers.js';
import { sitePages } from './support/pages.js';
import { open, test } from './support/site-test.js';

test.slow();

test('every page runs without what the oldest supported browsers do not have', async ({ page }) => {
  await useOldestBrowsers(page);
  for (const [path, heading] of sitePages) {
    await test.step(path, async () => {
      expect(await open(page, path)).toBe(200);
      // What waits for the visitor loads with this.
      await page.touchscreen.tap(1, 1);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    });
  }
});
