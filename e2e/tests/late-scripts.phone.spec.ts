/** Some scripts load only when a visitor first uses their feature. Loading them may fail. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { expectNoSidewaysScroll } from './support/sideways';
import { open, test } from './support/site-test';

const scripts = /\/slices\/.*\.js/;
// The page has all other scripts before it is used.
test.beforeEach(({ watch }) => {
  watch.expected.push(/ERR_FAILED|\/slices\/|\/assets\//);
});

async function openWithoutFurtherScripts(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.route(scripts, (route) => route.abort());
}

test('optional fields that failed to load can be loaded again, and the form stays usable', async ({
  page,
}) => {
  await openWithoutFurtherScripts(page, '/advertise');
  const form = page.getByRole('form', { name: 'Advertiser sign-up' });
  await form.getByLabel('First name').fill('Ada');
  await form.getByText(/^Tell us more now/).click();
  const failure = form.getByText('This part could not be loaded.');
  const retry = form.getByRole('button', { name: 'Try again' });
  await expect(failure).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await retry.press('Enter');
  await expect(retry).toBeFocused();
  await expect(failure).toBeVisible();
  await form.getByLabel('Last name').fill('Field');
  await page.unroute(scripts);
  await retry.press('Enter');
  await expect(form.getByLabel('Business description')).toBeFocused();
  await expect(retry).toHaveCount(0);
  await expect(form.getByLabel('First name')).toHaveValue('Ada');
  await expect(form.getByLabel('Last name')).toHaveValue('Field');
});

test('optional fields that arrive late leave the focus where the visitor types', async ({
  page,
}) => {
  await openWithoutFurtherScripts(page, '/es/advertise');
  const form = page.locator('form').filter({ has: page.locator('[name="firstName"]') });
  await form.locator('summary').click();
  const retry = form.getByRole('button', { name: 'Intentar de nuevo' });
  await expect(form.getByText('No se pudo cargar esta parte.')).toBeVisible();
  await page.unroute(scripts);
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(scripts, async (route) => {
    await arrived;
    await route.continue();
  });
  await retry.click();
  await expect(retry).toHaveAttribute('aria-busy', 'true');
  const name = form.locator('[name="firstName"]');
  await name.fill('Ada');
  arrive();
  await expect(form.locator('[name="businessDescription"]')).toBeVisible();
  await expect(name).toBeFocused();
});

test('the form for events can be loaded again after it failed, while the events stay visible', async ({
  page,
}) => {
  await openWithoutFurtherScripts(page, '/events');
  const toggle = page.getByRole('button', { name: 'Submit Event' });
  await toggle.click();
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(page.getByText('This part could not be loaded.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events Calendar');
  await expectAccessible(page);
  await page.unroute(scripts);
  await retry.press('Enter');
  await expect(page.getByLabel('Title')).toBeVisible();
  await expect(retry).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Title')).toBeFocused();
});

test('the search in the header works when its suggestions failed to load', async ({ page }) => {
  await open(page, '/about');
  await page.route(/\/assets\/.*\.js/, (route) => route.abort());
  const field = page.getByRole('combobox', { name: 'Find on this site' });
  const refused = page.waitForEvent('requestfailed');
  await field.fill('coffee');
  await refused;
  await page.unroute(/\/assets\/.*\.js/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Blanco');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=coffee$/);
  await expect(page.getByRole('heading', { name: 'Limestone Coffee House' })).toBeVisible();
});
