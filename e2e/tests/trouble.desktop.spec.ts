import { expect, type Page } from '@playwright/test';
import { findArticle } from './support/pages.js';
import { open } from './support/site-test.js';
import { test } from './support/trouble-test.js';

const pause = 'This page is taking a break';

/** Nothing of what went wrong inside may be seen outside. */
async function expectNoInsides(page: Page): Promise<void> {
  expect(await page.content()).not.toMatch(
    /\bat [\w.]+ \(|ECONNREFUSED|127\.0\.0\.1:9\b|node_modules\//,
  );
}

async function expectRestOfPage(page: Page): Promise<void> {
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expectNoInsides(page);
}

type Notice = readonly [path: string, heading: string, failure: string, recovered: string];

/** Each page says what is missing, and brings it when it is asked again. */
function testNotices(notices: readonly Notice[]): void {
  for (const [path, heading, failure, recovered] of notices) {
    test(`leaves ${path} with a notice, and Try again brings what was missing`, async ({
      page,
    }) => {
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByText(failure)).toBeVisible();
      await expectRestOfPage(page);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { name: recovered })).toBeVisible();
      await expect(page.getByText(failure)).toHaveCount(0);
    });
  }
}

for (const is of ['missing', 'damaged'] as const) {
  test.describe(`a slice that is ${is}`, () => {
    test.use({ trouble: { slice: { name: 'mfe-events', is } } });
    test.beforeEach(({ watch }) => {
      watch.expected.push(/mfe-events|mfe_events|503|RUNTIME-|Nothing came within/);
    });

    test('answers its pages with a notice and 503', async ({ page }) => {
      for (const path of ['/events', '/news', '/news/some-article']) {
        expect(await open(page, path)).toBe(503);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(pause);
        await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
        await expectRestOfPage(page);
      }
    });

    test('leaves the home page and the other slices alone', async ({ page, watch }) => {
      // React says that the server left a part of the page to the browser.
      watch.expected.push(/React error #419/);
      expect(await open(page, '/')).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Blanco');
      await expect(page.getByText('78°F').first()).toBeVisible();
      const events = page.getByRole('region', { name: 'Upcoming events' });
      await expect(
        events.getByText(is === 'missing' ? 'not available right now' : 'Story Hour'),
      ).toBeVisible();
      await expectRestOfPage(page);
      const main = page.getByRole('navigation', { name: 'Main' });
      await main.getByRole('link', { name: 'Directory' }).click();
      await expect(page.getByRole('heading', { name: 'River Bend Cafe' })).toBeVisible();
      await main.getByRole('link', { name: 'About' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Blanco');
    });
  });
}

test.describe('a slice that is missing', () => {
  test.use({ trouble: { slice: { name: 'mfe-events', is: 'missing' } } });

  test('shows its notice also to those who come from another page', async ({ page, watch }) => {
    watch.expected.push(/mfe-events|mfe_events|RUNTIME-/);
    await open(page, '/about');
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('link', { name: 'Events' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pause);
    await main.getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
  });
});

test.describe('the catalog that cannot be reached', () => {
  test.use({ trouble: { deadServices: ['catalog'] } });

  testNotices([
    ['/directory', 'Business Directory', 'Failed to fetch businesses', 'River Bend Cafe'],
    ['/directory?q=coffee', 'Business Directory', 'Failed to search', 'Limestone Coffee House'],
    ['/shopping', 'Shopping & Recreation', 'Failed to fetch businesses', 'The Book Porch'],
  ]);

  test('leaves what is fixed on its pages', async ({ page }) => {
    await open(page, '/dining');
    await expect(page.getByRole('heading', { name: 'Courthouse Square Diner' })).toBeVisible();
    await open(page, '/real-estate');
    await expect(
      page.getByRole('region', { name: 'Local Real Estate Professionals' }),
    ).toBeVisible();
    await expectRestOfPage(page);
  });

  test('does not touch the pages of other services', async ({ page }) => {
    expect(await open(page, '/events')).toBe(200);
    await expect(page.getByRole('heading', { name: 'Story Hour at the Library' })).toBeVisible();
  });
});

test.describe('the content service that cannot be reached', () => {
  test.use({ trouble: { deadServices: ['content'] } });

  testNotices([
    ['/', 'Welcome to Blanco', 'Failed to fetch events', 'Story Hour at the Library'],
    ['/events', 'Events Calendar', 'Failed to fetch events', 'Story Hour at the Library'],
    ['/news', 'News', 'Failed to fetch news', 'Library extends its Thursday hours'],
    ['/history', 'History of Blanco', 'Failed to fetch the gallery', 'Historical gallery'],
  ]);

  test('does not make an article missing that exists', async ({ page, request }) => {
    const article = await findArticle(request, 'weekend');
    await open(page, `/news/${article.id}`);
    await expect(page.getByText('Failed to fetch article')).toBeVisible();
    await expect(page.getByText('Article Not Found')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.title);
  });

  test('leaves the phone numbers that must never be missing', async ({ page }) => {
    await open(page, '/civic-contacts');
    await expect(page.getByText('For all emergencies, dial')).toBeVisible();
    await expect(page.getByRole('link', { name: '830-833-4375' })).toBeVisible();
  });
});
