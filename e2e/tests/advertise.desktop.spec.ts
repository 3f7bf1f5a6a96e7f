import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { applyToAdvertise, cards, payWith } from './support/advertiser';
import { open, test } from './support/site-test';
import { firstAccount } from './support/staff';
import { unique } from './support/unique';

interface Application {
  businessName: string;
  paymentIntentId: string | null;
  payment: { status: string; amount: number } | null;
}

/** The applications of a business, fetched as staff. */
async function applicationsOf(request: APIRequestContext, name: string): Promise<Application[]> {
  const { email, password } = firstAccount();
  const login = await request.post('/api/admin/login', { data: { username: email, password } });
  const { token }: { token: string } = await login.json();
  const list = await request.get(`/api/admin/advertisers?q=${encodeURIComponent(name)}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return list.json();
}

const secured = (page: Page) => page.getByRole('dialog', { name: 'Payment Successful' });

test('a business signs up and pays, and staff see the application as paid', async ({
  page,
  request,
}) => {
  const name = unique('Ada Pies');
  await open(page, '/advertise');
  const dialog = await applyToAdvertise(page, name);
  await expect(dialog.getByLabel('Email')).toHaveValue('ada@example.com');
  await expect(dialog.getByText(/no real card is charged/i)).toBeVisible();
  await payWith(dialog, cards.good);
  await expect(secured(page)).toContainText('Redirecting automatically...');
  const thanks = page.getByRole('heading', { name: 'Thank You!' });
  await expect(thanks).toBeInViewport();
  await expect(secured(page)).toBeHidden();
  await expect(page.getByRole('form', { name: 'Advertiser sign-up' })).toBeHidden();
  await expect
    .poll(async () => (await applicationsOf(request, name)).map(({ payment }) => payment))
    .toMatchObject([{ status: 'succeeded', amount: 49 }]);
});

test('the description of a business is at least 100 pixels high, the comments 80', async ({
  page,
}) => {
  await open(page, '/advertise');
  await page.getByText('Tell us more now').click();
  await expect(page.getByLabel('Business description')).toHaveCSS('min-height', '100px');
  await expect(page.getByLabel('Additional comments')).toHaveCSS('min-height', '80px');
});

test('the payment and the thank-you are accessible', async ({ page }) => {
  // Checks a long page three times.
  test.slow();
  // Keeps open what is shown for five seconds, so that it can be checked.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (run: () => void, ms?: number) => (ms === 5_000 ? 0 : setTimeout(run, ms)),
    });
  });
  await open(page, '/advertise');
  const dialog = await applyToAdvertise(page, unique('Pies for All'));
  await expect(dialog.getByLabel('Card number')).toBeVisible();
  await expectAccessible(page);
  await payWith(dialog, cards.good);
  await expect(secured(page)).toBeVisible();
  await expectAccessible(page);
  await secured(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
  await expectAccessible(page);
});

test('the annual plan is bought at its own price', async ({ page, request }) => {
  const name = unique('Year Pies');
  await open(page, '/advertise');
  await page.getByRole('button', { name: /^Annual Listing/ }).click();
  const dialog = await applyToAdvertise(page, name);
  await expect(dialog.getByRole('button', { name: 'Pay $495 - Annual Listing' })).toBeVisible();
  await payWith(dialog, cards.good);
  await expect(secured(page)).toContainText('$495');
  await expect
    .poll(async () => (await applicationsOf(request, name)).map(({ payment }) => payment))
    .toMatchObject([{ status: 'succeeded', amount: 495 }]);
});

for (const [card, words] of [
  [cards.declined, 'Your card was declined.'],
  [cards.poor, 'Your card has insufficient funds.'],
] as const) {
  test(`"${words}" is shown, and another card can be tried`, async ({ page, request, watch }) => {
    test.slow();
    watch.expected.push(/402/);
    const name = unique('Second Try');
    await open(page, '/advertise');
    const dialog = await applyToAdvertise(page, name);
    await payWith(dialog, card);
    await expect(page.getByText('Payment Failed', { exact: true })).toBeVisible();
    await expect(page.getByText(words).first()).toBeVisible();
    const marked = dialog.getByRole('group', { name: 'Card', description: words });
    await expect(marked).toBeFocused();
    await expect(marked.getByRole('alert')).toHaveText(words);
    await expectAccessible(page);
    expect(await applicationsOf(request, name)).toEqual([]);
    await payWith(dialog, cards.good);
    await expect(secured(page)).toBeVisible();
  });
}

test('closing a direct purchase returns the focus to its button', async ({ page }) => {
  await open(page, '/advertise');
  const buy = page.getByRole('button', { name: 'Start Monthly $49/month' });
  await buy.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Complete Your Purchase' });
  await expect(dialog.getByLabel('Card number')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(buy).toBeFocused();
});

for (const width of [320, 390, 780, 820, 1280]) {
  test(`the toast does not cover the pay button at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await open(page, '/advertise');
    await page.getByRole('button', { name: 'Start Monthly $49/month' }).click();
    const dialog = page.getByRole('dialog', { name: 'Complete Your Purchase' });
    const pay = dialog.getByRole('button', { name: /^Pay/ });
    await expect(dialog.getByLabel('Card number')).toBeVisible();
    await pay.click();
    await expect(dialog.getByLabel('Email')).toBeFocused();
    await expect(
      page.getByText('Please fill in all required fields.', { exact: true }),
    ).toBeVisible();
    await pay.scrollIntoViewIfNeeded();
    // Fails if something else would receive the click.
    await pay.click({ trial: true });
    const toast = (await page
      .getByRole('region', { name: /Notifications/ })
      .locator('li')
      .boundingBox()) ?? { x: 0, y: 0 };
    const button = (await pay.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    expect(button.x + button.width <= toast.x || button.y + button.height <= toast.y).toBe(true);
  });
}

test("the bank's authentication works with the keyboard alone", async ({ page }) => {
  await open(page, '/advertise');
  const dialog = await applyToAdvertise(page, unique('Careful Pies'));
  await payWith(dialog, cards.secured);
  const approve = page.getByRole('button', { name: 'Complete authentication' });
  await expect(approve).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  await expectAccessible(page);
  await approve.focus();
  await page.keyboard.press('Enter');
  await expect(secured(page)).toBeVisible();
});

test('a payment that the bank does not approve charges nothing', async ({ page, request }) => {
  const name = unique('Refused Pies');
  await open(page, '/advertise');
  const dialog = await applyToAdvertise(page, name);
  await payWith(dialog, cards.secured);
  await page.getByRole('button', { name: 'Fail authentication' }).click();
  await expect(page.getByText('Payment Failed', { exact: true })).toBeVisible();
  await expect(dialog).toBeVisible();
  expect(await applicationsOf(request, name)).toEqual([]);
});

test('closing the payment returns to the form, and nothing is sent', async ({ page, request }) => {
  const name = unique('Maybe Later');
  await open(page, '/advertise');
  const dialog = await applyToAdvertise(page, name);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const form = page.getByRole('form', { name: 'Advertiser sign-up' });
  await expect(form.getByLabel('Business name')).toHaveValue(name);
  await expect(form.getByRole('button', { name: 'Continue to payment' })).toBeFocused();
  expect(await applicationsOf(request, name)).toEqual([]);
});

test('a plan is bought directly, and the dialog closes', async ({ page }) => {
  await open(page, '/advertise');
  await page.getByRole('button', { name: 'Start Monthly $49/month' }).click();
  const dialog = page.getByRole('dialog', { name: 'Complete Your Purchase' });
  await dialog.getByLabel('Card number').fill(cards.good);
  await dialog.getByRole('button', { name: 'Pay $49 - Monthly Listing' }).click();
  await expect(
    page.getByText('Please fill in all required fields.', { exact: true }),
  ).toBeVisible();
  await dialog.getByLabel('Email').fill('ada@example.com');
  const recorded = page.waitForResponse('**/api/payment-success');
  await payWith(dialog, cards.good);
  expect((await recorded).status()).toBeLessThan(300);
  await expect(page.getByText('Payment Successful!', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('an application that was lost after the payment is sent again without paying again', async ({
  page,
  request,
  watch,
}) => {
  const name = unique('Unlucky Pies');
  watch.expected.push(/api\/advertisers|Failed to fetch|uncaught/);
  await open(page, '/advertise');
  await page.route('**/api/advertisers', (route) => route.abort());
  await payWith(await applyToAdvertise(page, name), cards.good);
  await expect(page.getByText('Submission Error', { exact: true })).toBeVisible();
  const again = page.getByRole('button', { name: 'Send application again' });
  await expect(again).toBeVisible();
  await expectAccessible(page);
  const lost = page.waitForEvent('requestfailed');
  await again.click();
  await lost;
  await expect(again).toBeVisible();
  await page.unroute('**/api/advertisers');
  await again.click();
  await expect(secured(page)).toBeVisible();
  await expect
    .poll(async () => (await applicationsOf(request, name)).map(({ payment }) => payment?.status))
    .toEqual(['succeeded']);
});

test('a paid application outlives the tab that it was paid in', async ({
  page,
  context,
  request,
  watch,
}) => {
  const name = unique('Closed Tab');
  watch.expected.push(/api\/advertisers|Failed to fetch|uncaught/);
  await open(page, '/advertise');
  await page.route('**/api/advertisers', (route) => route.abort());
  await payWith(await applyToAdvertise(page, name), cards.good);
  await expect(page.getByRole('button', { name: 'Send application again' })).toBeVisible();
  const other = await context.newPage();
  await page.close();
  await other.goto('/advertise');
  await expect(secured(other)).toBeVisible();
  expect(await applicationsOf(request, name)).toHaveLength(1);
});

test('what was typed is still there after a reload', async ({ page }) => {
  await open(page, '/advertise');
  const form = page.getByRole('form', { name: 'Advertiser sign-up' });
  await form.getByLabel('Business name').fill('Half Done');
  await open(page, '/advertise');
  await expect(form.getByLabel('Business name')).toHaveValue('Half Done');
});

test('the page that takes payments is always loaded as a document of its own', async ({ page }) => {
  await open(page, '/about');
  const loaded = page.waitForResponse(
    (response) => response.url().endsWith('/advertise') && response.request().isNavigationRequest(),
  );
  await page.getByRole('link', { name: 'Advertise With Us' }).click();
  expect((await loaded).status()).toBe(200);
  await expect(page.getByRole('form', { name: 'Advertiser sign-up' })).toBeVisible();
});

test('every wrong field of the sign-up is marked accessibly', async ({ page }) => {
  await open(page, '/advertise');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByText('5 fields need another look')).toBeVisible();
  await expect(page.getByLabel('First name')).toBeFocused();
  await expectAccessible(page);
});

test('a visitor who returns from the payment provider is greeted', async ({ page }) => {
  await open(page, '/advertise?payment=success');
  await expect(page.getByText('Payment Successful!', { exact: true })).toBeVisible();
});
