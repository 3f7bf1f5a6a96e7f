/**
 * Visitors on slow connections use a form before its scripts have loaded. The text that they type must
 * stay, and must be validated and sent.
 */
import { expect, type Page } from '@playwright/test';
import { openWithHeldScripts } from './support/held-scripts';
import { inDays } from './support/in-days';
import { fillInListing } from './support/listing';
import { expectNoSidewaysScroll } from './support/sideways';
import { open, test } from './support/site-test';
import { firstAccount } from './support/staff';
import { unique } from './support/unique';

/** The body of the next request that the page sends to an API path. */
async function nextBody(page: Page, path: string): Promise<object> {
  const request = await page.waitForRequest(
    (each) => each.method() === 'POST' && new URL(each.url()).pathname === path,
  );
  return request.postDataJSON();
}

test('a message that was typed before the scripts arrived is sent', async ({ page }) => {
  const { release } = await openWithHeldScripts(page, '/contact');
  const subject = unique('Hours');
  await page.getByLabel('Full name').fill('Ada Field');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Subject').fill(subject);
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('When does the library open?');
  await release();
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Field');
  await expect(message).toHaveValue('When does the library open?');
  const body = nextBody(page, '/api/contact');
  await page.getByRole('button', { name: 'Send Message' }).click();
  expect(await body).toMatchObject({
    fullName: 'Ada Field',
    email: 'ada@example.com',
    subject,
    message: 'When does the library open?',
  });
  await expect(page.getByText('Thank you for your message!')).toBeVisible();
});

test('a listing that was filled in before the scripts arrived is sent', async ({ page }) => {
  const { release } = await openWithHeldScripts(page, '/submit-listing/basic');
  await fillInListing(page);
  await release();
  await expect(page.getByLabel('Category')).toHaveValue('Dining & Restaurants');
  await expect(page.getByLabel('Description')).toHaveValue('Pies by the slice.');
  await expect(page.getByLabel(/I agree/)).toBeChecked();
  const body = nextBody(page, '/api/business-listings');
  await page.getByRole('button', { name: 'Submit Listing' }).click();
  expect(await body).toMatchObject({
    contactName: 'Ada Field',
    category: 'Dining & Restaurants',
    description: 'Pies by the slice.',
    agreement: true,
  });
  await expect(page.getByText('Listing Submitted Successfully!', { exact: true })).toBeVisible();
});

test('an event that was filled in before the scripts arrived is sent', async ({ page }) => {
  const { release } = await openWithHeldScripts(page, '/events?submit=event');
  const form = page.getByRole('form', { name: 'Submit an event' });
  const title = unique('Early choir');
  const date = inDays(40);
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Date').fill(date);
  await form.getByLabel('Time (optional)').fill('18:30');
  await form.getByLabel('Category').selectOption('Community');
  await form.getByLabel('Description').fill('Bring a chair.');
  await release();
  // The form is a script of its own, and takes over by itself.
  await expect(form).toHaveJSProperty('noValidate', true);
  await expect(form.getByLabel('Title')).toHaveValue(title);
  await expect(form.getByLabel('Category')).toHaveValue('community');
  const body = nextBody(page, '/api/events');
  await form.getByRole('button', { name: 'Submit Event' }).click();
  expect(await body).toMatchObject({
    title,
    date,
    category: 'community',
    description: 'Bring a chair.',
  });
  await expect(page.getByText('Event Submitted Successfully!', { exact: true })).toBeVisible();
});

test('an application that was begun before the scripts arrived can be paid', async ({ page }) => {
  const { release } = await openWithHeldScripts(page, '/advertise');
  const form = page.getByRole('form', { name: 'Advertiser sign-up' });
  await form.getByLabel('First name').fill('Ada');
  await form.getByLabel('Last name').fill('Field');
  await form.getByLabel('Email', { exact: true }).fill('ada@example.com');
  await form.getByLabel('Phone').fill('830-555-0123');
  await form.getByLabel('Business name').fill(unique('Pie Stand'));
  await form.getByLabel('Business type').selectOption('retail');
  await form.getByLabel('Plan').selectOption('annual');
  await form.getByLabel('Send me news by email').uncheck();
  await form.getByText(/^Tell us more now/).click();
  await release();
  await expect(form.getByLabel('Target audience')).toBeVisible();
  await expect(form.getByLabel('Business type')).toHaveValue('retail');
  await expect(form.getByLabel('Plan')).toHaveValue('annual');
  await expect(form.getByLabel('Send me news by email')).not.toBeChecked();
  await expect(form.getByText(/and then each year/)).toBeVisible();
  await form.getByRole('button', { name: 'Continue to payment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Complete Your Purchase' });
  await expect(dialog.getByText('$495').first()).toBeVisible();
});

for (const [path, name, role, opens] of [
  ['/advertise', 'Start Monthly $49/month', 'dialog', 'Complete Your Purchase'],
  ['/directory/river-bend-cafe', 'Menu', 'navigation', 'Main'],
] as const) {
  test(`the button ${name} that was pressed before the scripts arrived does its work`, async ({
    page,
  }) => {
    const { release } = await openWithHeldScripts(page, path);
    const button = page.getByRole('button', { name });
    await button.click();
    await expect(button).toHaveCSS('opacity', '0.6');
    await release();
    await expect(page.getByRole(role, { name: opens })).toBeVisible();
    await expect(page.locator('[data-tapped]')).toHaveCount(0);
  });
}

test('a button is pressed once, however often it was pressed before the scripts arrived', async ({
  page,
}) => {
  const { release } = await openWithHeldScripts(page, '/directory/river-bend-cafe');
  const button = page.getByRole('button', { name: 'Menu' });
  await button.click();
  await button.click();
  await release();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('an early press is forgotten once the visitor goes on', async ({ page }) => {
  await openWithHeldScripts(page, '/directory/river-bend-cafe');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.locator('[data-tapped]')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-tapped]')).toHaveCount(0);
});

test('a draft fills in what was not typed, and nothing else', async ({ page }) => {
  await open(page, '/contact');
  await page.getByLabel('Full name').fill('Grace Hill');
  await page.getByLabel('Phone').fill('830-555-0199');
  await page.getByRole('textbox', { name: 'Message' }).fill('An older message.');
  await open(page, '/about');
  const { release } = await openWithHeldScripts(page, '/contact');
  await page.getByLabel('Full name').fill('Ada Field');
  await page.getByRole('textbox', { name: 'Message' }).fill('A newer message.');
  await release();
  await expect(page.getByLabel('Phone')).toHaveValue('830-555-0199');
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Field');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('A newer message.');
  // The early text is now part of the draft.
  await open(page, '/about');
  await open(page, '/contact');
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Field');
  await expect(page.getByLabel('Phone')).toHaveValue('830-555-0199');
});

test('a message that came back from the server can be corrected before the scripts arrive', async ({
  page,
  watch,
}) => {
  watch.expected.push(/400 .*\/contact/, /status of 400/);
  const { release } = await openWithHeldScripts(page, '/contact');
  await page.getByLabel('Full name').fill('Ada Field');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Subject').fill('Hours');
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('Short');
  await page.getByRole('button', { name: 'Send Message' }).click({ noWaitAfter: true });
  await expect(page.getByText('One field needs another look')).toBeVisible();
  await page.getByLabel('Subject').fill('Opening hours');
  await message.fill('When does the library open?');
  await release();
  await expect(message).toHaveValue('When does the library open?');
  const body = nextBody(page, '/api/contact');
  await page.getByRole('button', { name: 'Send Message' }).click();
  expect(await body).toMatchObject({
    subject: 'Opening hours',
    message: 'When does the library open?',
  });
});

test('staff who type before the scripts arrive are signed in', async ({ page }) => {
  const { email, password } = firstAccount();
  const { release } = await openWithHeldScripts(page, '/admin/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await release();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
});

test('staff who press the button before the scripts arrive see a notice, and can then sign in', async ({
  page,
  watch,
}) => {
  watch.expected.push(/405/);
  const { email, password } = firstAccount();
  const { release } = await openWithHeldScripts(page, '/admin/login');
  const enter = async () => {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click({ noWaitAfter: true });
  };
  await enter();
  const notice = page.getByText('The form was not sent');
  await expect(notice).toBeVisible();
  await release();
  await expect(notice).toBeVisible();
  await expectNoSidewaysScroll(page);
  await enter();
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

for (const [path, filter, choice, address] of [
  ['/events', 'Category', 'sports', /category=sports/],
  ['/real-estate', 'Type', 'land', /type=land/],
] as const) {
  test(`a filter of ${path} that was chosen before the scripts arrived is applied`, async ({
    page,
  }) => {
    const { release } = await openWithHeldScripts(page, path);
    const select = page.getByRole('combobox', { name: filter, exact: true });
    await select.selectOption(choice);
    await release();
    await expect(page).toHaveURL(address);
    await expect(select).toHaveValue(choice);
  });
}

test('words that were typed into a search before the scripts arrived are searched for', async ({
  page,
}) => {
  const { release } = await openWithHeldScripts(page, '/directory');
  const field = page.getByRole('searchbox', { name: 'Search the directory' });
  await field.fill('coffee');
  await release();
  await expect(field).toHaveValue('coffee');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/directory\?q=coffee$/);
});

test('the search in the header suggests what was typed before the scripts arrived', async ({
  page,
}) => {
  const { release } = await openWithHeldScripts(page, '/about');
  const field = page.getByRole('combobox', { name: 'Find on this site' });
  await field.fill('coffee');
  await release();
  await expect(field).toHaveValue('coffee');
  await expect(page.getByRole('option', { name: /Limestone Coffee House/ })).toBeVisible();
});
