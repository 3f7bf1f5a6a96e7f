import { expect } from '@playwright/test';
import { formatDate } from '@town/contracts/town/date';
import { expectAccessible } from './support/accessibility';
import { inDays } from './support/in-days';
import { ownedBusiness } from './support/owner';
import { expectNoSidewaysScroll } from './support/sideways';
import { open, test } from './support/site-test';
import { unique } from './support/unique';

test('an owner posts a weekly event on a phone and cancels one of its dates', async ({ page }) => {
  test.slow();
  const { id, slug } = await ownedBusiness(page);
  const title = unique('Live Music');
  await open(page, `/account/listings/${id}/events`);
  await page.getByRole('button', { name: 'Post an event' }).click();
  const form = page.getByRole('form', { name: 'New event' });
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Date', { exact: true }).fill(inDays(9));
  await form.getByLabel('Repeats').selectOption({ index: 1 });
  await form.getByLabel(/^Last possible date/).fill(inDays(40));
  const next = form.getByRole('status').getByRole('listitem');
  await expect(next).toHaveCount(5);
  await expect(next.nth(1)).toContainText(formatDate(inDays(16)));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await form.getByRole('button', { name: 'Post the event' }).click();

  await page.getByRole('button', { name: `Single dates of ${title}` }).click();
  const dates = page.getByRole('list', { name: `The next dates of ${title}` });
  const second = dates.getByRole('listitem').nth(1);
  await second.getByRole('button', { name: 'Cancel this date' }).click();
  await page.getByLabel(/^Why/).fill('The band is on tour');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yes, it does not take place' }).click();
  await expect(second).toContainText('The band is on tour');
  await expect(second.getByText('Cancelled')).toBeVisible();
  await expect(dates).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await open(page, `/directory/${slug}`);
  await page.getByRole('region', { name: 'Events' }).getByRole('link', { name: title }).click();
  await expect(page.getByText(/^Every week on/)).toBeVisible();
  const cancelled = page.getByRole('listitem').filter({ hasText: formatDate(inDays(16)) });
  await expect(cancelled.getByText('Cancelled')).toBeVisible();
  await cancelled.getByRole('link').click();
  await expect(page.getByText('This event is cancelled. The band is on tour')).toBeVisible();

  await open(page, `/account/listings/${id}/events`);
  await page.getByRole('button', { name: `Single dates of ${title}` }).click();
  await second.getByRole('button', { name: 'It takes place after all' }).click();
  await expect(second.getByText('Cancelled')).toBeHidden();
  await page.getByRole('button', { name: `Change ${title}` }).click();
  const change = page.getByRole('form', { name: 'Change the event' });
  await change.getByLabel('Repeats').selectOption('Does not repeat');
  await change.getByRole('button', { name: 'Save the change' }).click();
  await expect(page.getByText(formatDate(inDays(9)), { exact: true })).toBeVisible();
});
