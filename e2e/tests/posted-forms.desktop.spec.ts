import { expect } from '@playwright/test';
import { inDays } from './support/in-days';
import { fillInListing } from './support/listing';
import { sitePages } from './support/pages';
import { expectNoSidewaysScroll } from './support/sideways';
import { test } from './support/site-test';
import { unique } from './support/unique';

test.use({ javaScriptEnabled: false });

test('a message is sent, and an invalid one is shown again with the typed text', async ({
  page,
  watch,
}) => {
  watch.expected.push(/400 .*\/contact/, /status of 400/);
  await page.goto('/contact');
  await page.getByLabel('Full name').fill('Ada Field');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Subject').fill('Hours');
  await page.getByRole('textbox', { name: 'Message' }).fill('Short');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('One field needs another look')).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Field');
  const message = page.getByRole('textbox', { name: 'Message' });
  await expect(message).toHaveValue('Short');
  await message.fill('When does the library open?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Thank you for your message!')).toBeVisible();
  await expect(page).toHaveURL(/\/contact$/);
});

test('an event is added to the calendar, however long its words are', async ({ page }) => {
  const title = unique('W'.repeat(150));
  await page.goto('/events');
  await page.getByRole('button', { name: 'Submit Event' }).click();
  await expect(page).toHaveURL(/\/events\?submit=event#event-form$/);
  const form = page.getByRole('form', { name: 'Submit an event' });
  // Its styles are those of the page, although its script loads later.
  await expect(form).toHaveCSS('display', 'grid');
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Date').fill(inDays(1));
  await form.getByLabel('Time').fill('18:30');
  await form.getByLabel('Location').fill(`https://example.com/${'x'.repeat(150)}`);
  await form.getByLabel('Category').selectOption('Community');
  await form.getByRole('button', { name: 'Submit Event' }).click();
  await expect(page.getByText('Event Submitted Successfully!')).toBeVisible();
  const event = page.getByRole('article').filter({ hasText: title });
  await expect(event).toContainText('6:30 PM');
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }
});

test('what became of an event is in view on a phone, below the filters', async ({
  page,
  watch,
}) => {
  watch.expected.push(/400 .*\/events/, /status of 400/);
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto('/events');
  await page.getByRole('button', { name: 'Submit Event' }).click();
  const form = page.getByRole('form', { name: 'Submit an event' });
  await expect(form.getByLabel('Title')).toBeInViewport();
  await form.getByLabel('Title').fill(unique('Owl walk'));
  await form.getByLabel('Date').fill(inDays(3));
  await form.getByLabel('Category').selectOption('Community');
  await form.getByLabel('E-mail').fill('nobody@nowhere');
  await form.getByRole('button', { name: 'Submit Event' }).click();
  await expect(form.getByText('One field needs another look')).toBeInViewport();
  await form.getByLabel('E-mail').fill('');
  await form.getByRole('button', { name: 'Submit Event' }).click();
  await expect(page.getByText('Event Submitted Successfully!')).toBeInViewport();
});

test('an event like another of its day is added once its sender says that it is none of them', async ({
  page,
}) => {
  const title = unique('Lantern walk');
  const form = page.getByRole('form', { name: 'Submit an event' });
  const send = async () => {
    await page.goto('/events?submit=event');
    await form.getByLabel('Title').fill(title);
    await form.getByLabel('Date').fill(inDays(2));
    await form.getByLabel('Category').selectOption('Community');
    await form.getByLabel('Location').fill(`Bridge ${unique('')}`);
    await form.getByRole('button', { name: 'Submit Event' }).click();
  };
  const thanks = page.getByText('Event Submitted Successfully!');
  await send();
  await expect(thanks).toBeVisible();
  await send();
  await expect(form.getByText('Is it one of these?')).toBeVisible();
  await expect(form.getByRole('link', { name: title })).toBeVisible();
  await expect(form.getByLabel('Title')).toHaveValue(title);
  await expect(form.getByRole('button', { name: 'Back to the form' })).toBeHidden();
  await form.getByRole('button', { name: 'None of these, submit' }).click();
  await expect(thanks).toBeVisible();
});

test('a listing is submitted', async ({ page }) => {
  await page.goto('/submit-listing/premium');
  await fillInListing(page);
  await page.getByRole('button', { name: 'Submit Listing' }).click();
  await expect(page.getByText('Listing Submitted Successfully!', { exact: true })).toBeVisible();
});

test('no form of any page puts typed text into the address', async ({ page }) => {
  test.setTimeout(120_000);
  for (const [path] of sitePages) {
    await page.goto(path);
    const forms = await page.locator('form').evaluateAll((all) =>
      all.map((form) => ({
        method: form.getAttribute('method'),
        typed: form.querySelectorAll('input:not([type=hidden]), textarea').length,
        search: form.closest('search') !== null,
      })),
    );
    for (const { method, typed, search } of forms) {
      expect.soft(method, `a form of ${path}`).toBe(typed > 0 && !search ? 'post' : 'get');
    }
  }
});

test('a sign-in says that it was not sent, and shows no password', async ({ page, watch }) => {
  watch.expected.push(/405/);
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill('staff@example.com');
  await page.getByLabel('Password').fill('river kettle 17');
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await page.getByRole('button', { name: 'Sign In' }).click();
  const answer = await answered;
  expect(answer.status()).toBe(405);
  expect(await answer.headerValue('allow')).toBe('GET, HEAD');
  await expect(page.getByText('The form was not sent')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staff Sign In');
  await expect(page).toHaveURL(/\/admin\/login$/);
  await expect(page.getByLabel('Password')).toHaveValue('');
  expect(await page.content()).not.toContain('river kettle');
});

for (const path of ['/admin/login', '/advertise']) {
  test(`${path} says that its form needs JavaScript`, async ({ page }) => {
    await page.goto(path);
    const notice = page.getByRole('status').filter({ hasText: 'This needs JavaScript' });
    await expect(notice).toBeVisible();
    await expect(notice).toContainText('This needs JavaScript');
  });
}
