import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { openEditor, staffCalls } from './support/desk';
import { ownedBusiness } from './support/owner';
import { expectNoSidewaysScroll } from './support/sideways';
import { open, test } from './support/site-test';
import { signIn } from './support/staff';

test('what staff tick is saved, compared, read on the page and found', async ({
  page,
  request,
}) => {
  test.slow();
  const business = await (await staffCalls(request)).publishBusiness('Aardwolf Cafe');
  await signIn(page);
  await openEditor(page, business);
  const offers = page.getByRole('group', { name: 'What it offers' });
  await offers.getByRole('checkbox', { name: 'Takes reservations' }).focus();
  await page.keyboard.press('Space');
  await offers.getByRole('checkbox', { name: 'Good for kids' }).check();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
  await open(page, `/admin/content/businesses/${business.id}/history`);
  await expect(page.getByText('Takes reservations').first()).toBeVisible();

  await open(page, `/es/directory/${business.slug}`);
  const listed = page.getByRole('region', { name: 'Qué ofrece' }).getByRole('listitem');
  await expect(listed).toHaveText(['Bueno para niños', 'Acepta reservaciones']);
  await expectAccessible(page);
  await open(page, '/search?q=reservaciones');
  await expect(page.getByRole('link', { name: business.name })).toBeVisible();
});

test('an owner says what the place offers', async ({ page, watch }) => {
  test.slow();
  watch.expected.push(/401.*\/api\/owner\/session/, /status of 401/);
  const business = await ownedBusiness(page);
  await open(page, `/account/listings/${business.id}`);
  const offers = page.getByRole('group', { name: 'What you offer' });
  await offers.getByRole('checkbox', { name: 'Wi-Fi for guests' }).check();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await open(page, `/directory/${business.slug}`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Wi-Fi for guests' })).toBeVisible();
});

test('the directory is filtered by what places offer, beside the opening hours', async ({
  page,
}) => {
  await open(page, '/directory');
  await page.getByText('What it offers').click();
  await page.getByRole('link', { name: 'Live music' }).click();
  await expect(page).toHaveURL('/directory?tab=dining&amenities=live-music');
  const names = page.getByRole('list', { name: 'dining' }).getByRole('heading');
  await expect(names).toHaveText(['Twin Sisters Brewing']);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'All', exact: true }).click();
  await expect(page).toHaveURL('/directory?tab=dining');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the filter of what places offer is links', async ({ page }) => {
    await page.goto('/es/directory?tab=dining');
    await page.getByText('Qué ofrece').click();
    await page.getByRole('link', { name: 'Música en vivo' }).click();
    await expect(page.getByRole('heading', { name: 'Twin Sisters Brewing' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1);
  });
});
