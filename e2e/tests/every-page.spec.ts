import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.js';
import { useOldestBrowsers } from './support/oldest-browsers.js';
import { findArticle, sitePages } from './support/pages.js';
import { expectNoSidewaysScroll } from './support/sideways.js';
import { open, test } from './support/site-test.js';

async function expectSound(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const { height } = page.viewportSize() ?? { height: 800 };
  await page.setViewportSize({ width: 320, height });
  await expectNoSidewaysScroll(page);
}

// The desktop has a new browser, and the phone one that is as old as any that the site supports.
test.beforeEach(async ({ page, isMobile }) => {
  if (isMobile) await useOldestBrowsers(page);
});

for (const [path, heading] of sitePages) {
  test(`${path} shows its heading, fits, is accessible and logs no error`, async ({
    page,
    watch,
  }) => {
    expect(await open(page, path)).toBe(200);
    await expectSound(page, heading);
    expect(
      watch.foreign.filter((address) => path !== '/' || !address.includes('forecast')),
    ).toEqual([]);
  });
}

test('an article shows its title, fits, is accessible and logs no error', async ({
  page,
  request,
  watch,
}) => {
  const article = await findArticle(request, 'weekend');
  expect(await open(page, `/news/${article.id}`)).toBe(200);
  await expectSound(page, article.title);
  expect(watch.foreign).toEqual([]);
});

test('an unknown address answers 404 with a page of its own', async ({ page, watch }) => {
  watch.expected.push(/404.*no\/such\/page/);
  expect(await open(page, '/no/such/page')).toBe(404);
  await expectSound(page, '404 Page Not Found');
});

test('an unknown article answers 404 with a page of its own', async ({ page, watch }) => {
  const path = '/news/00000000-0000-4000-8000-000000000000';
  watch.expected.push(new RegExp(`404.*${path}`));
  expect(await open(page, path)).toBe(404);
  await expectSound(page, 'Article Not Found');
});

test('the dashboard of staff leads to the sign-in', async ({ page }) => {
  await open(page, '/admin/dashboard');
  await expect(page).toHaveURL(/\/admin\/login$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staff Sign In');
});
