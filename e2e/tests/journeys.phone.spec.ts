/** The most common tasks of visitors, and how many taps they take. */
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { staffCalls } from './support/desk.js';
import { workerIsReady } from './support/service-worker.js';
import { open, test } from './support/site-test.js';
import { TappingVisitor } from './support/tapping-visitor.js';
import { unique } from './support/unique.js';

const everyDay = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The Sunday of this weekend or the next one, in the town's calendar. */
function comingSunday(): string {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' }).format();
  const day = new Date(`${today}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + ((7 - day.getUTCDay()) % 7));
  return day.toISOString().slice(0, 10);
}

const cardOf = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('dinner tonight: the number of a place that is open is at most 2 taps away', async ({
  page,
  request,
}) => {
  test.slow();
  const name = unique('AA Supper');
  const { publish } = await staffCalls(request);
  await publish('businesses', {
    name,
    category: 'dining',
    phone: '830-555-0177',
    // Open at all times, so that the test passes at any hour.
    openingHours: [{ dayOfWeek: everyDay, opens: '00:00', closes: '23:59' }],
  });
  const visitor = new TappingVisitor();
  const openNow = page.getByRole('region', { name: 'Open now' });
  await expect(async () => {
    await open(page, '/');
    await expect(openNow).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await visitor.tap(openNow.getByRole('link', { name: /^Dining/ }));
  const place = cardOf(page, name);
  await expect(place.getByText(/^Open/)).toBeVisible();
  const number = place.getByRole('link', { name: '830-555-0177' });
  await expect(number).toHaveAttribute('href', 'tel:8305550177');
  await visitor.call(number);
  expect(visitor.taps).toBeLessThanOrEqual(2);
});

test("this weekend's event is in the calendar after at most 3 taps", async ({ page, request }) => {
  test.slow();
  const title = unique('AA Picnic');
  const { publish } = await staffCalls(request);
  const onSunday = { description: 'Games', category: 'community', date: comingSunday() };
  // More than the home page shows among the next events, so that some are below "This weekend".
  for (const name of [title, unique('AB Swim'), unique('AC Run'), unique('AD Song')]) {
    await publish('events', { ...onSunday, title: name });
  }
  const visitor = new TappingVisitor();
  const weekend = page.getByRole('link', { name: 'The whole weekend' });
  await expect(async () => {
    await open(page, '/');
    await expect(weekend).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await visitor.tap(weekend);
  // Both pages may list it: the home page among its next events.
  await expect(page.getByRole('heading', { level: 1, name: 'Events Calendar' })).toBeVisible();
  await visitor.tap(page.getByRole('main').getByRole('heading', { name: title }).getByRole('link'));
  const file = page.waitForEvent('download');
  await visitor.tap(page.getByRole('link', { name: 'Add to calendar' }));
  expect(visitor.taps).toBeLessThanOrEqual(3);
  const calendar = await readFile(await (await file).path(), 'utf8');
  expect(calendar).toContain(`SUMMARY:${title}`);
});

test.describe('a burst water main', () => {
  test.use({ serviceWorkers: 'allow' });

  test("the utility's number is at most 2 taps away, also without a connection", async ({
    page,
    context,
    watch,
  }) => {
    test.slow();
    watch.expected.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    const number = cardOf(page, 'City Water').getByRole('link', { name: '830-833-4525' });
    const visitor = new TappingVisitor();
    await open(page, '/');
    await workerIsReady(page);
    await visitor.tap(page.getByRole('main').getByRole('link', { name: /^Need/ }));
    await expect(number).toHaveAttribute('href', 'tel:8308334525');
    await visitor.call(number);
    expect(visitor.taps).toBeLessThanOrEqual(2);

    await context.setOffline(true);
    const offline = new TappingVisitor();
    await page.goto('/');
    await offline.tap(page.getByRole('main').getByRole('link', { name: 'Civic Contacts' }));
    await expect(page.getByText(/^As of /)).toBeVisible();
    await offline.call(number);
    expect(offline.taps).toBeLessThanOrEqual(2);
  });
});
