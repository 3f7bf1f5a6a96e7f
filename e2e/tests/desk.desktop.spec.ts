import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { endSession, openEditor, staffCalls } from './support/desk';
import { expectNoSidewaysScroll } from './support/sideways';
import { hydrated, open, test } from './support/site-test';
import { firstAccount, signIn } from './support/staff';

const phone = (page: Page) => page.getByLabel(/^Phone/);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const saved = (page: Page, words: string) =>
  expect(page.getByText(words, { exact: true }).first()).toBeVisible();

test('a clerk corrects a phone number, and visitors read the new one', async ({
  page,
  request,
}) => {
  test.slow();
  const { name } = await (await staffCalls(request)).publishBusiness('Pie Stand');
  await signIn(page);
  await page.getByRole('link', { name: 'Edit content' }).click();
  await expect(page.getByRole('heading', { name: 'Businesses' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('searchbox').press('Enter');
  await expectAccessible(page);
  await page.getByRole('link', { name }).click();
  await phone(page).fill('830-555-0199');
  await expectAccessible(page);
  await button(page, 'Publish changes').click();
  await saved(page, 'Published');
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);
  await open(page, `/directory?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByRole('link', { name: '830-555-0199' }).first()).toBeVisible();
});

/** Another clerk at another computer. */
async function anotherClerk(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await signIn(page);
  return page;
}

test('two clerks change one record at the same time, and nothing is lost', async ({
  page,
  request,
  browser,
  baseURL,
  watch,
}) => {
  test.slow();
  watch.expected.push(/412/);
  const staff = await staffCalls(request);
  const business = await staff.publishBusiness('Book Nook');
  await signIn(page);
  await openEditor(page, business);
  const other = await anotherClerk(browser, baseURL);
  await openEditor(other, business);
  await phone(other).fill('830-555-0122');
  await other.getByLabel(/^Address/).fill('2 Oak St');
  await button(other, 'Publish changes').click();
  await saved(other, 'Published');
  await other.context().close();

  await phone(page).fill('830-555-0133');
  await page.getByLabel(/^Hours/).fill('Daily 9 AM-9 PM');
  await button(page, 'Publish changes').click();
  await saved(page, 'Somebody else saved this record while you were editing it');
  await expectAccessible(page);
  const field = (name: RegExp) => page.getByRole('group', { name });
  await expect(field(/^Hours/).getByRole('radio', { name: /^Mine/ })).toBeChecked();
  await expect(field(/^Address/).getByRole('radio', { name: /^Theirs/ })).toBeChecked();
  await field(/^Phone/)
    .getByRole('radio', { name: /^Mine 830-555-0133/ })
    .check();
  await button(page, 'Use the chosen version of each field').click();
  await button(page, 'Publish changes').click();
  await saved(page, 'Published');
  expect(await staff.readBusiness(business.id)).toMatchObject({
    phone: '830-555-0133',
    hours: 'Daily 9 AM-9 PM',
    address: '2 Oak St',
  });
});

test('typed text survives a lost network, a closed tab and an expired session', async ({
  page,
  request,
  context,
  watch,
}) => {
  test.slow();
  watch.expected.push(/ERR_INTERNET_DISCONNECTED/, /401/);
  const staff = await staffCalls(request);
  const business = await staff.publishBusiness('Candle Shop');
  await signIn(page);
  await openEditor(page, business);
  await phone(page).fill('830-555-0144');
  await context.setOffline(true);
  await button(page, 'Publish changes').click();
  await saved(page, 'Not saved; what you typed is still here');
  await context.setOffline(false);

  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await hydrated(page);
  await expect(phone(page)).toHaveValue('830-555-0144');
  await expect(page.getByText(/^Restored what you typed on/)).toBeVisible();

  await endSession(page, request);
  await button(page, 'Publish changes').click();
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  const { email, password } = firstAccount();
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(phone(page)).toHaveValue('830-555-0144');
  await button(page, 'Publish changes').click();
  await expect(page.getByText('Not saved yet')).toHaveCount(0);
  expect(await staff.readBusiness(business.id)).toMatchObject({ phone: '830-555-0144' });
});

test('the list works by keyboard alone', async ({ page, request }) => {
  const { name, id } = await (await staffCalls(request)).publishBusiness('Key Maker');
  await signIn(page);
  await open(page, '/admin/content/businesses');
  await expect(page.getByRole('link', { name })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: 'Select all 1 on this page' })).toBeVisible();
  await page.getByRole('heading', { name: 'Businesses' }).focus();
  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name })).toBeFocused();
  await page.keyboard.press('x');
  await expect(page.getByText('1 selected')).toBeVisible();
  await button(page, 'Archive').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 business archived', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Businesses' })).toBeFocused();
  await expect(page.getByRole('link', { name })).toHaveCount(0);
  await page.keyboard.press('F8');
  await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter');
  await expect(page.getByRole('link', { name })).toBeVisible();
  await page.getByRole('heading', { name: 'Businesses' }).focus();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/admin/content/businesses/${id}$`));
});

test('the rail shows which page is open, also when it is longer than the screen', async ({
  page,
}) => {
  await signIn(page);
  await page.setViewportSize({ width: 1280, height: 600 });
  await open(page, '/admin/settings');
  const link = page.getByRole('navigation', { name: 'Desk' }).getByRole('link', {
    name: 'Settings',
  });
  await expect(link).toHaveAttribute('aria-current', 'page');
  await expect(link).toBeInViewport();
});
