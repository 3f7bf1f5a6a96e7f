import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './support/failing-site-test.js';
import { findArticle } from './support/pages.js';
import { open, takenOver } from './support/site-test.js';

const pause = 'This page is taking a break';

/** Pages must not reveal internal errors. */
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

/** Presses "Try again" after hydration; before it, that would reload the page from the failing server. */
async function tryAgainIn(part: Page | Locator): Promise<void> {
  const tryAgain = part.getByRole('button', { name: 'Try again' });
  await takenOver(tryAgain);
  await tryAgain.click();
}

type Notice = readonly [path: string, heading: string, failure: string, recovered: string];

/** Each page says what is missing, and loads it on "Try again". */
function testNotices(notices: readonly Notice[]): void {
  for (const [path, heading, failure, recovered] of notices) {
    test(`shows a notice on ${path}, and Try again loads the missing part`, async ({ page }) => {
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByText(failure)).toBeVisible();
      await expectRestOfPage(page);
      await tryAgainIn(page);
      await expect(page.getByRole('main').getByText(recovered).first()).toBeVisible();
      await expect(page.getByText(failure)).toHaveCount(0);
    });
  }
}

for (const is of ['missing', 'damaged'] as const) {
  test.describe(`a slice that is ${is}`, () => {
    test.use({ failures: { slice: { name: 'mfe-events', is } } });
    test.beforeEach(({ watch }) => {
      watch.expected.push(/mfe-events|mfe_events|503|Nothing came within/);
    });

    test('answers 503 and a notice for its pages', async ({ page }) => {
      for (const path of ['/events', '/news', '/news/some-article']) {
        expect(await open(page, path)).toBe(503);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(pause);
        await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
        await expectRestOfPage(page);
      }
    });

    test('does not affect the home page and the other slices', async ({ page, watch }) => {
      // React says that the server left a part of the page to the browser.
      watch.expected.push(/React error #419/);
      expect(await open(page, '/')).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Blanco');
      await expect(page.getByText('78°F').first()).toBeVisible();
      const events = page.getByRole('region', { name: 'Upcoming events' });
      await expect(
        events.getByText(is === 'missing' ? 'not available right now' : 'View All Events'),
      ).toBeVisible();
      await expectRestOfPage(page);
      const main = page.getByRole('navigation', { name: 'Main' });
      await main.getByRole('link', { name: 'Directory' }).click();
      await expect(page.getByRole('heading', { name: 'Courthouse Square Diner' })).toBeVisible();
      await main.getByRole('link', { name: 'About' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Blanco');
    });
  });
}

test.describe('a slice that is missing', () => {
  test.use({ failures: { slice: { name: 'mfe-events', is: 'missing' } } });

  test('shows its notice also after a navigation in the browser', async ({ page, watch }) => {
    watch.expected.push(/mfe-events|mfe_events/);
    await open(page, '/about');
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('link', { name: 'Events' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pause);
    await main.getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
  });
});

test.describe('an unreachable catalog', () => {
  test.use({ failures: { deadServices: ['catalog'] } });

  testNotices([
    ['/directory', 'Business Directory', 'Failed to fetch businesses', 'Courthouse Square Diner'],
    ['/directory?q=coffee', 'Business Directory', 'Failed to search', 'Limestone Coffee House'],
    ['/shopping', 'Shopping & Recreation', 'Failed to fetch businesses', 'Blanco Feed & Hardware'],
  ]);

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('is tried again by reloading the page', async ({ page }) => {
      await page.goto('/directory?q=coffee');
      const again = page.waitForRequest((request) => request.isNavigationRequest());
      await page.getByRole('button', { name: 'Try again' }).first().click();
      expect(new URL((await again).url()).search).toBe('?q=coffee');
      await expect(page.getByText('Failed to search')).toBeVisible();
    });
  });

  test('keeps the fixed parts of its pages', async ({ page }) => {
    await open(page, '/dining');
    await expect(page.getByRole('heading', { name: 'Courthouse Square Diner' })).toBeVisible();
    await open(page, '/real-estate');
    await expect(
      page.getByRole('region', { name: 'Local Real Estate Professionals' }),
    ).toBeVisible();
    await expectRestOfPage(page);
  });

  test('does not affect the pages of other services', async ({ page }) => {
    expect(await open(page, '/events')).toBe(200);
    await expect(page.getByRole('heading', { name: 'Story Hour at the Library' })).toBeVisible();
  });
});

test.describe('an unreachable content service', () => {
  test.use({ failures: { deadServices: ['content'] } });

  testNotices([
    ['/', 'Welcome to Blanco', 'Failed to fetch events', 'View All Events'],
    ['/events', 'Events Calendar', 'Failed to fetch events', 'Story Hour at the Library'],
    ['/news', 'News', 'Failed to fetch news', 'Library extends its Thursday hours'],
    ['/about', 'About Blanco', 'Failed to fetch this page', 'Geography'],
  ]);

  test('offers to try again where an article that exists cannot be read', async ({
    page,
    request,
  }) => {
    const article = await findArticle(request, 'weekend');
    await open(page, `/news/${article.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Article Not Found');
    await tryAgainIn(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.title);
  });

  test('makes the chapters and the gallery of the history page fail separately', async ({
    page,
  }) => {
    await open(page, '/history');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('History of Blanco');
    const gallery = page.getByRole('region', { name: 'Historical gallery' });
    await expect(gallery.getByText('Failed to fetch the gallery')).toBeVisible();
    await tryAgainIn(gallery);
    await expect(page.getByRole('region', { name: 'Slideshow' })).toBeVisible();
    await tryAgainIn(page);
    await expect(page.getByRole('heading', { name: 'Modern Hill Country' })).toBeVisible();
  });

  // A server that has read the page before shows its numbers as well (kept-texts.test.ts).
  test('keeps the emergency number, and loads the other numbers on a retry', async ({ page }) => {
    await open(page, '/civic-contacts');
    await expect(page.getByText('For all emergencies, dial')).toBeVisible();
    const notices = page.getByRole('region', { name: 'Public Notices' });
    await tryAgainIn(notices);
    await expect(page.getByRole('link', { name: '830-833-4375' })).toBeVisible();
  });
});
