/** A form that is sent without a connection says so in one way, and keeps what was typed. */
import { expect, type Page } from '@playwright/test';
import { fillInListing } from './support/listing';
import { open, test } from './support/site-test';

test.beforeEach(({ watch }) => {
  watch.expected.push(/401|ERR_INTERNET_DISCONNECTED|Failed to fetch|ChunkLoadError|chunk/i);
});

const kept = /You are offline\. What you typed is kept/;

async function fillInMessage(page: Page): Promise<void> {
  await page.getByLabel('Full name').fill('Ada Field');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Subject').fill('Hours');
  await page.getByRole('textbox', { name: 'Message' }).fill('When does the library open?');
}

async function fillInApplication(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Advertiser sign-up' });
  await form.getByLabel('First name').fill('Ada');
  await form.getByLabel('Last name').fill('Field');
  await form.getByLabel('Email', { exact: true }).fill('ada@example.com');
  await form.getByLabel('Phone').fill('830-555-0123');
  await form.getByLabel('Business name').fill('Pie Stand');
}

const forms: [path: string, fillIn: (page: Page) => Promise<void>, button: string][] = [
  ['/contact', fillInMessage, 'Send Message'],
  [
    '/report?kind=businesses&id=00000000-0000-4000-8000-000000000001&name=Diner',
    (page) => page.getByLabel('What is wrong?').fill('The phone number is old.'),
    'Send Report',
  ],
  ['/submit-listing/basic', fillInListing, 'Submit Listing'],
  ['/advertise', fillInApplication, 'Continue to payment'],
  [
    '/account',
    (page) => page.getByLabel('Email').fill('ada@example.com'),
    'Send me a sign-in link',
  ],
];

for (const [path, fillIn, button] of forms) {
  test(`the form of ${path.replace(/\?.*/, '')} says that there is no connection`, async ({
    page,
    context,
  }) => {
    await open(page, path);
    await fillIn(page);
    const typed = () =>
      page
        .locator('main form input, main form textarea')
        .evaluateAll((fields) => fields.map((field) => 'value' in field && field.value));
    const before = await typed();
    await context.setOffline(true);
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByText(kept)).toBeVisible();
    expect(await typed()).toEqual(before);
  });
}

test('the plain message that needs no further script can be dismissed with a thumb', async ({
  page,
  context,
}) => {
  await open(page, '/contact');
  await fillInMessage(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send Message' }).click();
  const dismiss = page.getByRole('button', { name: 'Dismiss' });
  await expect(dismiss).toHaveCSS('border-top-width', '0px');
  expect((await dismiss.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await dismiss.click();
  await expect(page.getByText(kept)).toHaveCount(0);
});

test('the plain message does not cover what has the focus', async ({ page, context }) => {
  await open(page, '/contact');
  await fillInMessage(page);
  await context.setOffline(true);
  const send = page.getByRole('button', { name: 'Send Message' });
  await send.click();
  const message = page.getByRole('alert').filter({ hasText: kept }).locator('> div');
  await expect(message).toBeVisible();
  await send.focus();
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    const bottom = await page.evaluate(
      () => document.activeElement?.getBoundingClientRect().bottom ?? 0,
    );
    expect(bottom).toBeLessThanOrEqual((await message.boundingBox())?.y ?? 0);
  }
});
