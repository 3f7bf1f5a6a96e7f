import { expect, type Page } from '@playwright/test';

/** Waits until the service worker is active. It has stored all its files by then. */
export async function workerIsReady(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

/** The names of the caches in the browser, one for each release. */
export function cacheNames(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys());
}

/** The paths of all files in the browser's caches. */
export function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const open = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(open.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

/** Expects that the page shows the stored copy of Civic Contacts. */
export async function expectKeptContacts(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Civic Contacts');
  await expect(page.getByText(/^As of .+ \d{1,2}, \d{4}, \d{1,2}:\d\d [AP]M/)).toBeVisible();
  await expect(page.getByRole('link', { name: '911' }).first()).toHaveAttribute('href', 'tel:911');
}
