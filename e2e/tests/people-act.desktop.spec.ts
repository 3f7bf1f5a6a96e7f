import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { fillInListing } from './support/listing';
import { fillInMessage } from './support/message';
import { open, test } from './support/site-test';
import { firstAccount } from './support/staff';
import { unique } from './support/unique';

test('a visitor submits an event and sees it in the calendar at once', async ({ page }) => {
  const title = unique('Porch Concert');
  await open(page, '/events');
  await page.getByRole('button', { name: 'Submit Event' }).click();
  const form = page.getByRole('form', { name: 'Submit an event' });

  await form.getByRole('button', { name: 'Submit Event' }).click();
  await expect(page.getByText('Validation Error', { exact: true })).toBeVisible();
  await expect(form.getByRole('link', { name: 'Category is required' })).toBeVisible();
  await expect(form.getByLabel('Title')).toBeFocused();
  await expectAccessible(page);

  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Date').fill(`${new Date().getFullYear() + 1}-05-01`);
  await form.getByLabel('Category').selectOption('Community');
  await form.getByRole('button', { name: 'Submit Event' }).click();
  await expect(page.getByText('Event Submitted Successfully!', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(form).toBeHidden();
  await expect(page.getByRole('button', { name: 'Submit Event' })).toBeFocused();
});

test('what a visitor typed is still there after a reload', async ({ page }) => {
  await open(page, '/contact');
  await page.getByLabel('Full name').fill('Ada Field');
  await open(page, '/contact');
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Field');
});

test('a visitor sends a message', async ({ page }) => {
  await open(page, '/contact');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Full name is required').first()).toBeVisible();
  await expectAccessible(page);
  await fillInMessage(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Thank you for your message!')).toBeVisible();
  await expectAccessible(page);
});

test('a business owner submits a listing', async ({ page }) => {
  await open(page, '/submit-listing/premium');
  await page.getByRole('button', { name: 'Submit Listing' }).click();
  await expect(page.getByText('You must agree to the terms').first()).toBeVisible();
  await expectAccessible(page);

  await fillInListing(page);
  await page.getByRole('button', { name: 'Submit Listing' }).click();
  await expect(page.getByText('Listing Submitted Successfully!', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible();
  await expectAccessible(page);
});

test('staff create a business from an application, and visitors find it', async ({
  page,
  request,
  watch,
}) => {
  const businessName = unique('Ada Pies');
  const application = await request.post('/api/advertisers', {
    data: {
      firstName: 'Ada',
      lastName: 'Field',
      email: 'ada@example.com',
      phone: '830-555-0123',
      businessName,
      businessType: 'restaurant',
      preferredPlan: 'monthly',
    },
  });
  expect(application.status()).toBe(201);

  await open(page, '/admin/dashboard');
  await expect(page).toHaveURL(/\/admin\/login$/);
  const { email, password } = firstAccount();
  watch.expected.push(/401/);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Invalid credentials', { exact: true })).toBeVisible();
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search' }).fill(businessName);
  await page.getByRole('button', { name: 'Search' }).click();
  const card = page.getByRole('article', { name: businessName });
  await expect(card.getByText('pending')).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Mark Contacted' }).click();
  await expect(card.getByText('contacted', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card.getByText('pending')).toBeVisible();
  await card.getByRole('button', { name: 'Create Business' }).click();
  await expect(page.getByText('Business Created', { exact: true })).toBeVisible();
  await expect(card.getByText('active', { exact: true })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Create Business' })).toBeDisabled();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);

  await expect
    .poll(async () =>
      (await (await request.get('/api/businesses?category=dining')).text()).includes(businessName),
    )
    .toBe(true);
  await open(page, '/directory?tab=dining');
  await expect(page.getByRole('heading', { name: businessName })).toBeVisible();
});
