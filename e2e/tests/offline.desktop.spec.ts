import { type BrowserContext, expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.js';
import { test as changingSiteTest } from './support/changing-site.js';
import {
  cacheNames,
  expectKeptContacts,
  keptPaths,
  workerIsReady,
} from './support/service-worker.js';
import { expectNoSidewaysScroll } from './support/sideways.js';
import { open, test } from './support/site-test.js';
import { signIn } from './support/staff.js';

// Every other test runs without service workers, see playwright.config.ts.
test.use({ serviceWorkers: 'allow' });
changingSiteTest.use({ serviceWorkers: 'allow' });

/** Browsers log what they cannot fetch. */
const offline = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Visits the site once. */
async function visitOnce(page: Page, path = '/about'): Promise<void> {
  await open(page, path);
  await workerIsReady(page);
}

/** Visits the site once; then there is no connection. */
async function loseConnection(
  { page, context, watch }: { page: Page; context: BrowserContext; watch: { expected: RegExp[] } },
  path?: string,
): Promise<void> {
  test.slow();
  watch.expected.push(offline);
  await visitOnce(page, path);
  await context.setOffline(true);
}

test('a visitor who has been here once can read the emergency numbers without a connection', async ({
  page,
  context,
  watch,
}) => {
  await loseConnection({ page, context, watch });
  await page.goto('/civic-contacts');
  await expectKeptContacts(page);
  expect(await page.locator('a[href^="tel:"]').count()).toBeGreaterThan(3);
  expect(await page.locator('script:not([type="application/ld+json"])').count()).toBe(0);
  const styled = () => getComputedStyle(document.querySelector('h1') ?? document.body).fontFamily;
  expect(await page.evaluate(styled)).toContain('Bitter');
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);
});

test('another page says that there is no connection, and leads to the numbers', async ({
  page,
  context,
  watch,
}) => {
  await loseConnection({ page, context, watch });
  await page.goto('/events');
  await expect(heading(page)).toHaveText('You are offline');
  await expect(page.getByText(/As of .+ [AP]M/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Civic Contacts' }).click();
  await expectKeptContacts(page);

  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try to load the current page' }).click();
  await expect(heading(page)).toHaveText('Civic Contacts');
  await expect(page.getByText(/^As of/)).toHaveCount(0);
  await open(page, '/events');
  await expect(heading(page)).toHaveText('Events Calendar');
});

test('a visitor of the Spanish pages gets the numbers and the notice in Spanish', async ({
  page,
  context,
  watch,
}) => {
  await loseConnection({ page, context, watch }, '/es/about');
  await page.goto('/es/events');
  await expect(heading(page)).toHaveText('No tiene conexión');
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Contactos cívicos' }).click();
  await expect(heading(page)).toHaveText('Contactos cívicos');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByText(/^Al .+\s[ap]\.\sm\./)).toBeVisible();
  await expectAccessible(page);
  await page.goto('/civic-contacts');
  await expectKeptContacts(page);
});

test('the link to Civic Contacts works on a page that was open before the connection broke', async ({
  page,
  context,
  watch,
}) => {
  await loseConnection({ page, context, watch });
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Civic Contacts' }).click();
  await expectKeptContacts(page);
});

test('only Civic Contacts and their files are stored, and nothing of staff', async ({
  page,
  context,
  watch,
}) => {
  test.slow();
  // The desk may ask once more while the session ends.
  watch.expected.push(offline, /401/);
  await visitOnce(page);
  const kept = await keptPaths(page);
  const others = kept.filter(
    (path) =>
      !/^\/(assets\/[^/]+\.[0-9a-f]+\.(css|woff2)|favicon\.svg|illustrations\/city-hall\.svg)$/.test(
        path,
      ),
  );
  expect(others.sort()).toEqual([
    '/es/offline',
    '/es/offline/civic-contacts',
    '/offline',
    '/offline/civic-contacts',
  ]);

  await open(page, '/advertise');
  await signIn(page);
  await open(page, '/admin/account');
  expect((await keptPaths(page)).sort()).toEqual(kept.sort());
  // A sign-out clears all that the site has stored, because the device may be shared.
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
  expect(await keptPaths(page)).toEqual([]);
  await visitOnce(page);
  await context.setOffline(true);
  for (const path of ['/admin/dashboard', '/advertise']) {
    await expect(page.goto(path), path).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  }
});

changingSiteTest(
  'the numbers stand in for a page that does not come, and for one that is broken',
  async ({ page, site, watch }) => {
    watch.expected.push(/503|ERR_FAILED/);
    await visitOnce(page);
    site.fallSilent();
    await page.goto('/civic-contacts');
    await expectKeptContacts(page);
    site.breakDown();
    await page.goto('/civic-contacts');
    await expectKeptContacts(page);
  },
);

changingSiteTest('the worker of a new release replaces the one before', async ({ page, site }) => {
  await visitOnce(page);
  const [before] = await cacheNames(page);
  await site.upgrade();
  await open(page, '/history');
  await expect(async () => {
    const now = await cacheNames(page);
    expect(now).toHaveLength(1);
    expect(now).not.toContain(before);
  }).toPass();
  expect(await keptPaths(page)).toContain('/offline/civic-contacts');
});

changingSiteTest(
  'the kill switch removes the worker and what it kept, and no visit brings it back',
  async ({ page, site }) => {
    await visitOnce(page);
    await site.switchWorkerOff();
    await open(page, '/history');
    const left = async () => ({
      caches: await cacheNames(page),
      workers: await page.evaluate(async () =>
        (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ),
    });
    await expect(async () => expect(await left()).toEqual({ caches: [], workers: [] })).toPass();
    await open(page, '/about');
    await page.waitForLoadState('networkidle');
    expect(await left()).toEqual({ caches: [], workers: [] });
  },
);
