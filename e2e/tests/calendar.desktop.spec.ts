import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { inDays } from './support/in-days';
import { mailedLink } from './support/mailed-link';
import { expectNoSidewaysScroll } from './support/sideways';
import { open, test } from './support/site-test';
import { uniqueWord } from './support/unique';

test('the calendar shows months as tables, and each repeated event in all of them', async ({
  page,
}) => {
  test.slow();
  // In a month that no other test fills: a full one shows how many events each day has.
  await open(page, `/events?view=month&month=${inDays(300).slice(0, 7)}`);
  const table = page.getByRole('table', { name: /^Events in / });
  await expect(table.getByRole('columnheader')).toHaveCount(7);
  await page.getByRole('navigation', { name: 'Other months' }).getByRole('link').last().click();
  await expect(page).toHaveURL(/view=month&month=\d{4}-\d\d$/);
  const council = table.getByRole('link', { name: 'City Council Meeting' });
  await expect(council).toHaveCount(1);
  await expectAccessible(page);
  await council.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('City Council Meeting');
  await expect(page.getByText('Every month on the second Tuesday')).toBeVisible();
  const others = page.getByRole('region', { name: 'Other dates' });
  await expect(others.getByRole('link').first()).toHaveText(/^Tuesday, .*6:00 PM – 8:00 PM$/);
  await expectAccessible(page);
});

test('a month is a list on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, '/events?view=month');
  await expect(page.getByRole('table')).toBeHidden();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('an event that is cancelled says so first', async ({ page }) => {
  await open(page, '/events/water-conservation-workshop');
  await expect(page.getByText(/^This event is cancelled\./)).toBeVisible();
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('an event of several days is found on its second day', async ({ request }) => {
  const days = await request.get('/api/events/hill-country-film-days');
  const { date, endDate }: { date: string; endDate: string } = await days.json();
  expect(endDate > date).toBe(true);
  const last = await request.get(`/api/events?from=${endDate}&to=${endDate}`);
  expect(await last.text()).toContain('hill-country-film-days');
});

test('the sender of an event sees similar ones first, and changes it by a mailed link', async ({
  page,
  request,
}) => {
  test.slow();
  const word = uniqueWord();
  const date = inDays(40);
  const first = { title: `${word} concert`, date, category: 'community' };
  expect((await request.post('/api/events', { data: first })).status()).toBe(201);
  const email = `${word}@example.com`;
  await open(page, '/events');
  await page.getByRole('button', { name: 'Submit Event' }).click();
  const form = page.getByRole('form', { name: 'Submit an event' });
  await form.getByLabel('Title').fill(`${word} concerts`);
  await form.getByLabel('Date').fill(date);
  await form.getByLabel('Time').fill('18:00');
  await form.getByLabel('Category').selectOption('Community');
  await form.getByLabel('E-mail').fill(email);
  await form.getByRole('button', { name: 'Submit Event' }).click();
  await expect(form.getByText('Is it one of these?')).toBeVisible();
  await expect(form.getByRole('link', { name: `${word} concert` })).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'None of these, submit' }).click();
  await expect(page.getByText('Event Submitted Successfully!', { exact: true })).toBeVisible();

  await open(page, await mailedLink(email, /\/events\/manage\/own\?token=\S+/));
  await expect(page.getByLabel('Time')).toHaveValue('18:00');
  await expectAccessible(page);
  await page.getByLabel('Time').fill('19:30');
  await page.getByRole('button', { name: 'Save the change' }).click();
  await expect(page.getByText('Your change is saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel the event' }).click();
  await page.getByRole('button', { name: 'Yes, it does not take place' }).click();
  await expect(page.getByText('Your event is cancelled.')).toBeVisible();
  await page.getByRole('link', { name: 'See the event on the calendar' }).click();
  await expect(page.getByText('This event is cancelled.')).toBeVisible();
  await expect(page.getByText(/7:30 PM/)).toBeVisible();
});

test('a link of the error summary leaves the focus on its field, also after the form was opened by a link', async ({
  page,
}) => {
  await open(page, '/events?day=2050-01-01');
  await page.getByRole('link', { name: 'Submit a new event' }).click();
  const form = page.getByRole('form', { name: 'Submit an event' });
  await form.getByRole('button', { name: 'Submit Event' }).click();
  await form.getByRole('link', { name: 'Date is required' }).click();
  await expect(page).toHaveURL(/#(?!event-form)/);
  await expect(form.getByLabel('Date', { exact: true })).toBeFocused();
});
