import { expect } from '@playwright/test';
import { staffCalls } from './support/desk.js';
import { inDays } from './support/in-days.js';
import { open, test } from './support/site-test.js';
import { signIn } from './support/staff.js';
import { unique } from './support/unique.js';

const anEvent = () => ({
  title: unique('Pie Contest'),
  description: 'Bring a pie.',
  category: 'community',
  date: inDays(3),
  location: 'Town Square',
});

test.describe('the page of an event', () => {
  test('opens from its title in the calendar, and is the same from the server', async ({
    page,
    request,
  }) => {
    const event = anEvent();
    const { slug } = await (await staffCalls(request)).publish('events', event);
    await open(page, `/events?day=${event.date}`);
    await page.getByRole('link', { name: event.title, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/events/${slug}$`));
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(event.title);
    expect(await open(page, `/events/${slug}`)).toBe(200);
    await expect(heading).toHaveText(event.title);
    await page.getByRole('link', { name: 'Back to the calendar' }).click();
    await expect(heading).toHaveText('Events Calendar');
  });

  test('redirects a former address, and says that a withdrawn event is gone', async ({
    page,
    request,
    watch,
  }) => {
    const event = anEvent();
    const staff = await staffCalls(request);
    const first = await staff.publish('events', event);
    const title = unique('Cake Contest');
    const { slug } = await staff.change('events', first, { ...event, title });
    const moved = await request.get(`/events/${first.slug}`, { maxRedirects: 0 });
    expect(moved.status()).toBe(301);
    expect(moved.headers()['location']).toBe(`/events/${slug}`);
    await staff.archive('events', first);
    watch.expected.push(/410/);
    expect(await open(page, `/events/${slug}`)).toBe(410);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This event is no longer on the calendar',
    );
    await expect(page.getByRole('link', { name: 'Back to the calendar' })).toBeVisible();
  });

  test('that does not exist answers 404', async ({ page, watch }) => {
    watch.expected.push(/404/);
    expect(await open(page, '/events/no-such-event')).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Event Not Found');
  });
});

test.describe('the page of a place', () => {
  test('opens from its name on a card, and has large targets', async ({ page }) => {
    await open(page, '/directory?tab=dining');
    await page.getByRole('link', { name: 'Courthouse Square Diner', exact: true }).click();
    await expect(page).toHaveURL(/\/directory\/courthouse-square-diner$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Courthouse Square Diner');
    for (const name of ['Call', 'Directions']) {
      const box = await page.getByRole('link', { name, exact: true }).boundingBox();
      expect(box?.height, name).toBeGreaterThanOrEqual(44);
    }
    await page.getByRole('link', { name: 'Back to the directory' }).click();
    await expect(page).toHaveURL(/\/directory\?tab=dining$/);
  });

  test('redirects a former address, and says that a withdrawn place is gone', async ({
    page,
    request,
    watch,
  }) => {
    const staff = await staffCalls(request);
    const chapel = { name: unique('Oak Chapel') };
    const first = await staff.publish('churches', chapel);
    const { slug } = await staff.change('churches', first, { name: unique('Elm Chapel') });
    const moved = await request.get(`/directory/${first.slug}`, { maxRedirects: 0 });
    expect(moved.status()).toBe(301);
    expect(moved.headers()['location']).toBe(`/directory/${slug}`);
    await staff.archive('churches', first);
    watch.expected.push(/410/);
    expect(await open(page, `/directory/${slug}`)).toBe(410);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This listing is no longer in the directory',
    );
  });
});

for (const [list, position] of [
  ['the featured ones', 'first'],
  ['the list', 'last'],
] as const) {
  test(`the name of a property in ${list} leads to its page`, async ({ page }) => {
    await open(page, '/real-estate');
    const names = page.getByRole('link', { name: 'River bluff house', exact: true });
    await expect(names).toHaveCount(2);
    await names[position]().click();
    await expect(page).toHaveURL(/\/real-estate\/river-bluff-house$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('River bluff house');
  });
}

test('an editor leads to the public page of its record', async ({ page, request }) => {
  const staff = await staffCalls(request);
  const { id, slug } = await staff.publish('events', anEvent());
  await signIn(page);
  await open(page, `/admin/content/events/${id}`);
  await page.getByRole('link', { name: 'View the public page' }).click();
  await expect(page).toHaveURL(new RegExp(`/events/${slug}$`));
});

test('the sitemap lists the pages of records', async ({ request }) => {
  const map = await (await request.get('/sitemap.xml')).text();
  for (const path of [
    '/directory/river-bend-cafe',
    '/real-estate/river-bluff-house',
    '/events/evening-walk-along-the-river',
  ]) {
    expect(map).toContain(`${path}</loc>`);
  }
});
