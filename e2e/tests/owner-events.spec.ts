import { expect } from '@playwright/test';
import { formatDate } from '@town/contracts/town/date';
import { expectAccessible } from './support/accessibility';
import { inDays } from './support/in-days';
import { ownedBusiness } from './support/owner';
import { expectNoSidewaysScroll } from './support/sideways';
import { open, test } from './support/site-test';
import { unique } from './support/unique';

test('an owner posts an event, which the business’s page shows, and cancels it', async ({
  page,
}) => {
  test.slow();
  const { id, slug } = await ownedBusiness(page);
  const title = unique('Pie Tasting');
  await open(page, `/account/listings/${id}/events`);
  await page.getByRole('button', { name: 'Post an event' }).click();
  const form = page.getByRole('form', { name: 'New event' });
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Date').fill(inDays(9));
  await form.getByLabel(/^Last day/).fill(inDays(11));
  await form.getByLabel(/^Time/).fill('18:00');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await form.getByRole('button', { name: 'Post the event' }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();

  await open(page, `/directory/${slug}`);
  const events = page.getByRole('region', { name: 'Events' });
  await expect(events.getByRole('link', { name: title })).toBeVisible();
  await expect(events).toContainText(`${formatDate(inDays(9))} – ${formatDate(inDays(11))}`);

  await open(page, `/account/listings/${id}/events`);
  await page.getByRole('button', { name: `Cancel the event ${title}` }).click();
  await page.getByRole('button', { name: 'Yes, it does not take place' }).click();
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await open(page, `/directory/${slug}`);
  await expect(events.getByText('Cancelled')).toBeVisible();
});
