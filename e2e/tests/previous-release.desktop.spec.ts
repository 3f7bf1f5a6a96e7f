import { expect } from '@playwright/test';
import { startMixedSite } from './support/mixed-site.js';
import { buildPreviousRelease } from './support/previous-release.js';
import { currentRelease, type Release } from './support/site-server.js';
import { open, test as siteTest } from './support/site-test.js';

const test = siteTest.extend<object, { previous: Release | null }>({
  previous: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what it needs
    async ({}, use) => use(await buildPreviousRelease()),
    { scope: 'worker', timeout: 180_000 },
  ],
});

// One after the other: the release is built once.
test.describe.configure({ mode: 'serial' });

const pages = [
  ['/', 'Welcome to Blanco'],
  ['/directory', 'Business Directory'],
  ['/dining', 'Dining in Blanco'],
  ['/events', 'Events Calendar'],
  ['/news', 'News'],
  ['/advertise', 'Advertise With Us'],
  ['/admin/login', 'Staff Sign In'],
] as const;

const mixtures: [string, (previous: Release) => Release][] = [
  [
    "the last release's slices work in this shell",
    ({ slices, publicKeyFile }) => ({ ...currentRelease(), slices, publicKeyFile }),
  ],
];

for (const [title, mix] of mixtures) {
  test(title, async ({ page, baseURL, previous, watch }) => {
    test.setTimeout(90_000);
    if (!previous) {
      test.skip(true, 'this copy has no history, or one that does not reach back to that release');
      return;
    }
    const site = await startMixedSite(baseURL ?? '', mix(previous));
    await page.route(`${site.url}/**`, (route) => route.continue());
    try {
      for (const [path, heading] of pages) {
        expect(await open(page, site.url + path), path).toBe(200);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await expect(page.getByText('not available right now')).toHaveCount(0);
      }
      // From one slice to another, without the server.
      const main = page.getByRole('navigation', { name: 'Main' });
      await main.getByRole('link', { name: 'Directory' }).click();
      await expect(page.getByRole('heading', { name: 'Courthouse Square Diner' })).toBeVisible();
      await main.getByRole('link', { name: 'Events' }).click();
      await expect(page.getByRole('heading', { name: 'Story Hour at the Library' })).toBeVisible();
    } finally {
      // The browser may still request the icon, and would log an error after the server has stopped.
      await page.goto('about:blank');
      await site.stop();
    }
    expect(watch.complaints).toEqual([]);
  });
}

test("the last release's shell shows its own pages beside slices that need a newer platform", async ({
  page,
  baseURL,
  previous,
  watch,
}) => {
  test.setTimeout(90_000);
  if (!previous) {
    test.skip(true, 'this copy has no history, or one that does not reach back to that release');
    return;
  }
  watch.expected.push(/503/);
  const site = await startMixedSite(baseURL ?? '', { ...currentRelease(), shell: previous.shell });
  await page.route(`${site.url}/**`, (route) => route.continue());
  try {
    expect(await open(page, `${site.url}/about`)).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Blanco');
    expect(await open(page, `${site.url}/events`)).toBe(503);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is taking a break');
  } finally {
    await page.goto('about:blank');
    await site.stop();
  }
});
