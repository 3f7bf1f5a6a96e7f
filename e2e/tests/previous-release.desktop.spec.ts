import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { currentRelease, type Mixture, startMixedSite } from './support/mixed-site.js';
import { open, test as siteTest } from './support/site-test.js';

const root = resolve(import.meta.dirname, '../..');

/** The release before this one, built from the history, once, and kept; null without history. */
async function previousRelease(): Promise<Mixture | null> {
  if (!existsSync(join(root, '.git'))) return null;
  const program = join(root, 'infra/dist/slices/previous/previous-release.js');
  const { stdout } = await promisify(execFile)(process.execPath, [program]);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Mixture | null;
}

const test = siteTest.extend<object, { previous: Mixture | null }>({
  previous: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what it needs
    async ({}, use) => use(await previousRelease()),
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

const mixtures: [string, (previous: Mixture) => Mixture][] = [
  [
    "the last release's slices work in this shell",
    ({ slices, publicKeyFile }) => ({ ...currentRelease(), slices, publicKeyFile }),
  ],
  [
    "this checkout's slices work in the last release's shell",
    ({ shell }) => ({ ...currentRelease(), shell }),
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
      await expect(page.getByRole('heading', { name: 'River Bend Cafe' })).toBeVisible();
      await main.getByRole('link', { name: 'Events' }).click();
      await expect(page.getByRole('heading', { name: 'Story Hour at the Library' })).toBeVisible();
    } finally {
      // The browser may still want the icon, and would complain that nobody answers.
      await page.goto('about:blank');
      await site.stop();
    }
    expect(watch.complaints).toEqual([]);
  });
}
