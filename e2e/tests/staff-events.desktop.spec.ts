import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { inDays } from './support/in-days';
import { expectNoSidewaysScroll } from './support/sideways';
import { hydrated, test } from './support/site-test';
import { signIn } from './support/staff';
import { unique } from './support/unique';

test('staff remove several events at once, and visitors no longer find them', async ({
  page,
  request,
}) => {
  test.slow();
  const spam = unique('Buy pills');
  for (const title of [`${spam} one`, `${spam} two`]) {
    const event = { title, date: inDays(0), category: 'community', description: 'x'.repeat(500) };
    expect((await request.post('/api/events', { data: event })).status()).toBe(201);
  }
  await signIn(page);
  await page.getByRole('link', { name: 'Events', exact: true }).last().click();
  await expect(page).toHaveURL(/\?view=events$/);
  await page.reload();
  await hydrated(page);
  await page.getByRole('checkbox', { name: `${spam} one` }).check();
  await page.getByRole('checkbox', { name: `${spam} two` }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove selected' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove 2 events?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('2 events removed', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Events from the public' })).toBeFocused();
  await expect(page.getByRole('checkbox', { name: spam })).toHaveCount(0);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);
  const left = await (await request.get(`/api/events?from=${inDays(0)}&to=${inDays(0)}`)).text();
  expect(left).not.toContain(spam);
});
