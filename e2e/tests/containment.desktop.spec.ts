import { expect, type Page, type Route } from '@playwright/test';
import { test } from './support/failing-site-test.js';
import { hydrated, open } from './support/site-test.js';

const entry = /\/slices\/mfe-events\/.*\/remoteEntry/;
const page = /\/slices\/mfe-events\/.*\/client\/(?!remoteEntry).*\.js(\?|$)/;
const hashes = /\/slices\/mfe-events\/.*\/script-hashes\.json/;
const pause = 'This page is taking a break';

test.beforeEach(({ watch }) => {
  watch.expected.push(
    /mfe-events|mfe_events|Nothing came within|broken at|React error #|integrity|ChunkLoadError|Loading chunk/,
    // All tests report from one address, whose reports are limited.
    /slice-reports/,
  );
});

const heading = (site: Page) => site.getByRole('heading', { level: 1 });
const main = (site: Page) => site.getByRole('navigation', { name: 'Main' });

/** Navigates to the events within the browser, without a reload. */
async function visitEvents(site: Page): Promise<void> {
  await open(site, '/about');
  await site.evaluate(() => Object.assign(globalThis, { stayed: true }));
  await main(site).getByRole('link', { name: 'Events' }).click();
}

async function expectContained(site: Page): Promise<void> {
  await expect(heading(site)).toHaveText(pause);
  await main(site).getByRole('link', { name: 'Directory' }).click();
  await expect(site.getByRole('heading', { name: 'Courthouse Square Diner' })).toBeVisible();
  await main(site).getByRole('link', { name: 'Events' }).click();
  await expect(heading(site)).toHaveText(pause);
}

const stayed = (site: Page) => site.evaluate(() => 'stayed' in globalThis);

const failures: [string, (route: Route) => Promise<void> | undefined][] = [
  ['is not there', (route) => route.fulfill({ status: 404, body: 'no' })],
  ['never comes', () => undefined],
  ['cannot be reached', (route) => route.abort()],
  [
    'comes as something else',
    (route) => route.fulfill({ contentType: 'text/html', body: '<p>Hello</p>' }),
  ],
  [
    'is not what was published',
    (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'globalThis.stolen = true;',
      }),
  ],
];

for (const [what, answer] of failures) {
  for (const [which, scripts] of [
    ['the entry', entry],
    ['a chunk', page],
    ['the list of hashes', hashes],
  ] as const) {
    test(`when ${which} of a slice ${what}, its page says so and can be tried again`, async ({
      page: site,
    }) => {
      await site.route(scripts, (route) => answer(route));
      await visitEvents(site);
      await expectContained(site);
      expect(await site.evaluate(() => 'stolen' in globalThis)).toBe(false);
      await site.unroute(scripts);
      await site.getByRole('link', { name: 'Try again' }).click();
      await expect(heading(site)).toHaveText('Events Calendar');
      expect(await stayed(site)).toBe(true);
    });
  }

  test(`when the entry of a slice ${what}, a page that the server rendered stays readable`, async ({
    page: site,
  }) => {
    await site.route(entry, (route) => answer(route));
    // The page is not completely loaded while a preload hangs.
    await site.goto('/events', { waitUntil: 'domcontentloaded' });
    await hydrated(site);
    await site.evaluate(() => Object.assign(globalThis, { stayed: true }));
    await expect(heading(site)).toHaveText('Events Calendar');
    await expect(site.getByRole('heading', { name: 'Story Hour at the Library' })).toBeVisible();
    await expect(site.getByText('You can read this part')).toBeVisible();
    await site.unroute(entry);
    await site.getByRole('button', { name: 'Try again' }).click();
    await expect(site.getByText('You can read this part')).toHaveCount(0);
    await expect(heading(site)).toHaveText('Events Calendar');
    expect(await stayed(site)).toBe(true);
    await main(site).getByRole('link', { name: 'News' }).click();
    await expect(heading(site)).toHaveText('News');
  });
}

test.describe('a slice whose entry throws', () => {
  test.use({ failures: { slice: { name: 'mfe-events', is: 'throwing' } } });

  test('is contained', async ({ page: site }) => {
    await visitEvents(site);
    await expectContained(site);
  });

  test('leaves the home page as the server rendered it', async ({ page: site }) => {
    await open(site, '/');
    // The scripts of the slice load when the visitor first uses the page.
    await site.keyboard.press('Tab');
    const events = site.getByRole('region', { name: 'Upcoming events' });
    await expect(events.getByRole('link', { name: 'View All Events' })).toBeVisible();
    await expect(events.getByText('You can read this part')).toBeVisible();
    await expect(site.getByText('78°F').first()).toBeVisible();
  });
});

test.describe('a slice whose page throws when it is rendered', () => {
  test.use({ failures: { slice: { name: 'mfe-events', is: 'unrenderable' } } });

  test('is contained, and works when it is tried again', async ({ page: site }) => {
    await visitEvents(site);
    await expectContained(site);
    await site.evaluate(() => Object.assign(globalThis, { healed: true }));
    await site.getByRole('link', { name: 'Try again' }).click();
    await expect(site.getByText('It works again')).toBeVisible();
    expect(await stayed(site)).toBe(true);
  });
});

test.describe('a slice that does not support this platform', () => {
  test.use({ failures: { slice: { name: 'mfe-events', is: 'incompatible' } } });

  test('is not loaded, by the server or the browser', async ({ page: site, watch }) => {
    watch.expected.push(/503|upcoming-events/);
    const asked: string[] = [];
    site.on('request', (request) => asked.push(request.url()));
    expect(await open(site, '/events')).toBe(503);
    await expect(heading(site)).toHaveText(pause);
    await visitEvents(site);
    await expectContained(site);
    await open(site, '/');
    await expect(
      site.getByRole('region', { name: 'Upcoming events' }).getByText('not available right now'),
    ).toBeVisible();
    expect(asked.filter((url) => url.includes('/slices/mfe-events/'))).toEqual([]);
  });
});
