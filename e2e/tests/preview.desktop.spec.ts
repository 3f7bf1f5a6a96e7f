import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { openEditor, staffCalls } from './support/desk';
import { open, test } from './support/site-test';
import { signIn } from './support/staff';

const frame = (page: Page) => page.frameLocator('iframe[title^="The public page"]');
const heading = (page: Page, name: string) => frame(page).getByRole('heading', { name });

/** Opens the editor of a new business. */
async function editBusiness(page: Page, request: APIRequestContext) {
  const business = await (await staffCalls(request)).publishBusiness('Quiet Corner');
  await signIn(page);
  await openEditor(page, business);
  return business;
}

test('a clerk sees the public page with the typed text, and no visitor does', async ({
  page,
  request,
}) => {
  test.slow();
  const business = await editBusiness(page, request);
  const name = `${business.name} renamed`;
  await page.getByLabel('Business name').fill(name);
  await page.getByLabel(/^Phone/).fill('830-555-0188');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('heading', { name: 'Preview' })).toBeFocused();
  await expect(heading(page, name)).toBeVisible();
  await expect(frame(page).getByRole('link', { name: '830-555-0188' })).toBeVisible();
  await expect(frame(page).getByRole('button', { name: 'Menu' })).toBeVisible();
  await page.getByRole('radio', { name: 'Desktop' }).check();
  await expect(frame(page).getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expectAccessible(page);

  const published = await request.get(`/directory/${business.slug}`);
  expect(await published.text()).not.toContain(name);

  await page.getByRole('button', { name: 'Back to editing' }).click();
  await expect(page.getByRole('button', { name: 'Preview' })).toBeFocused();
  await expect(page.getByLabel('Business name')).toHaveValue(name);
});

test('Back closes the preview, and the typed text stays', async ({ page, request }) => {
  test.slow();
  const business = await editBusiness(page, request);
  const name = `${business.name} renamed`;
  await page.getByLabel('Business name').fill(name);
  const address = page.url();
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(heading(page, name)).toBeVisible();
  await page.getByRole('radio', { name: 'Spanish' }).check();
  await expect(frame(page).locator('html')).toHaveAttribute('lang', 'es');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Preview' })).toBeFocused();
  await expect(page.getByLabel('Business name')).toHaveValue(name);
  expect(page.url()).toBe(address);
});

test('Back after a record was created in its preview leads to where the clerk came from', async ({
  page,
}) => {
  test.slow();
  await signIn(page);
  await open(page, '/admin/content/events');
  await page.getByRole('link', { name: 'New event' }).click();
  await page.getByLabel('Title').fill(`Lantern walk ${Date.now()}`);
  await page.getByLabel('Category').selectOption('community');
  await page.getByLabel(/^Date/).fill('2027-10-30');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(heading(page, 'Lantern walk')).toBeVisible();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('link', { name: 'History' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/content\/events$/);
});

test('the preview shows the Spanish page, with Spanish texts that are not saved yet', async ({
  page,
  request,
}) => {
  test.slow();
  const business = await editBusiness(page, request);
  await page.getByRole('button', { name: /^Spanish version/ }).click();
  await page.getByLabel('Description in Spanish').fill('Un rincón tranquilo');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(heading(page, business.name)).toBeVisible();
  await expect(frame(page).getByText('Un rincón tranquilo')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Spanish' }).check();
  await expect(frame(page).getByText('Un rincón tranquilo')).toBeVisible();
  await expect(frame(page).locator('html')).toHaveAttribute('lang', 'es');
});

test('a record that is not saved yet can be previewed, alone or in its list', async ({ page }) => {
  test.slow();
  await signIn(page);
  await open(page, '/admin/content/events/new');
  await page.getByLabel('Title').fill('Lantern walk');
  await page.getByLabel(/^Date/).fill('2027-10-30');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(heading(page, 'Lantern walk')).toBeVisible();

  await open(page, '/admin/content/civic-contacts/new');
  await page.getByLabel('Name').fill('Office of Lanterns');
  await page.getByLabel('Category').selectOption('government');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(heading(page, 'Office of Lanterns')).toBeVisible();
});

test('the preview page by itself shows no draft, no matter who sends one', async ({ page }) => {
  await open(page, '/preview');
  await expect(page.getByRole('heading', { level: 1, name: 'Preview' })).toBeVisible();
  await page.evaluate(() =>
    window.postMessage({ type: 'town-preview', address: '/about', answers: [] }, '*'),
  );
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await expect(page).toHaveURL(/\/preview$/);
  const policy = (await page.request.get('/preview')).headers()['content-security-policy'];
  expect(policy).toContain("frame-ancestors 'self'");
  const others = (await page.request.get('/about')).headers()['content-security-policy'];
  expect(others).toContain("frame-ancestors 'none'");
});
