import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { openEditor, staffCalls } from './support/desk';
import { expectNoSidewaysScroll } from './support/sideways';
import { open, test } from './support/site-test';
import { signIn } from './support/staff';
import { unique } from './support/unique';

/** Where an element is on the page. */
async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not shown`);
  return { ...box, bottom: box.y + box.height };
}

/** The vertical space between two elements, in pixels. */
async function gap(above: Locator, below: Locator): Promise<number> {
  return (await boxOf(below)).y - (await boxOf(above)).bottom;
}

/** Sends a message as a visitor, and returns its subject. */
async function sendMessage(request: APIRequestContext): Promise<string> {
  const subject = unique('Broken bench');
  const data = {
    fullName: 'Ada Field',
    email: 'ada@example.com',
    subject,
    message: 'By the river.',
  };
  expect((await request.post('/api/contact', { data })).status()).toBe(201);
  return subject;
}

/** Opens the inbox with the results of one search. */
async function openInbox(page: Page, words: string): Promise<Locator> {
  await open(page, `/admin/inbox?q=${encodeURIComponent(words)}`);
  const link = page.getByRole('link', { name: words });
  await expect(link).toBeVisible();
  return link;
}

test('the forms of the inbox leave room between a field and the next label', async ({
  page,
  request,
}) => {
  test.slow();
  const subject = await sendMessage(request);
  await signIn(page);
  await (await openInbox(page, subject)).click();
  const label = (words: string) => page.locator('label', { hasText: words });
  await expect(label('Due on')).toBeVisible();
  const take = page.getByRole('button', { name: 'Take it myself' });
  expect(await gap(take, label('Due on'))).toBeGreaterThanOrEqual(16);
  expect(await gap(page.getByLabel('Due on'), label('Note'))).toBeGreaterThanOrEqual(16);
  expect(await gap(page.getByLabel('Template'), label('Subject'))).toBeGreaterThanOrEqual(16);
  expect(await gap(page.getByLabel('Subject'), label('Text'))).toBeGreaterThanOrEqual(16);
});

test('the pager of a list stands apart from the list', async ({ page, request }) => {
  test.slow();
  const subject = await sendMessage(request);
  await signIn(page);
  await openInbox(page, subject);
  const pager = page.getByRole('navigation', { name: 'Pages of the inbox' });
  expect(await gap(page.getByRole('list', { name: 'Items' }), pager)).toBeGreaterThanOrEqual(12);
});

test('the times of a day stand on one row with their buttons', async ({ page, request }) => {
  test.slow();
  const business = await (await staffCalls(request)).publishBusiness('Clock House');
  await signIn(page);
  await openEditor(page, business);
  await page.getByRole('radio', { name: 'Certain hours' }).check();
  const times = page.getByLabel('Monday: opens', { exact: true });
  const middle = async (element: Locator) => {
    const { y, height } = await boxOf(element);
    return y + height / 2;
  };
  for (const name of ['Remove these times of Monday', 'Add times to Monday']) {
    const button = page.getByRole('button', { name, exact: true });
    expect(await middle(button), name).toBeCloseTo(await middle(times), 0);
    expect((await boxOf(button)).width, name).toBeGreaterThanOrEqual(44);
  }
});

test('the links of the inbox are large enough for a thumb', async ({ page, request }) => {
  test.slow();
  const subject = await sendMessage(request);
  await signIn(page);
  const link = await openInbox(page, subject);
  expect((await boxOf(link)).height).toBeGreaterThanOrEqual(44);
  await link.click();
  const back = page.getByRole('main').getByRole('link', { name: 'Inbox' });
  expect((await boxOf(back)).height).toBeGreaterThanOrEqual(44);
});

test('the links of the audit log are large enough for a thumb', async ({ page, request }) => {
  test.slow();
  const { id } = await (await staffCalls(request)).publishBusiness('Ledger House');
  await signIn(page);
  await open(page, `/admin/audit?id=${id}`);
  const link = page.getByRole('link', { name: id });
  await expect(link.first()).toBeVisible();
  expect((await boxOf(link.first())).height).toBeGreaterThanOrEqual(44);
});

test('the toast after a save does not cover the save buttons', async ({ page, request }) => {
  test.slow();
  const business = await (await staffCalls(request)).publishBusiness('Bell Tower');
  await signIn(page);
  await openEditor(page, business);
  await page.getByLabel(/^Phone/).fill('830-555-0155');
  const save = page.getByRole('button', { name: 'Save draft' });
  await save.click();
  const message = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
  await expect(message).toContainText('Draft saved');
  expect(await gap(message, save)).toBeGreaterThanOrEqual(0);
});

test('the summary of errors stands apart from the first field', async ({ page }) => {
  test.slow();
  await signIn(page);
  await open(page, '/admin/content/businesses/new');
  await page.getByRole('button', { name: 'Publish' }).click();
  const summary = page.getByRole('alert').filter({ hasText: '2 fields need another look' });
  const label = page.locator('label', { hasText: 'Business name' });
  expect(await gap(summary, label)).toBeGreaterThanOrEqual(16);
});

test('a very long word does not make an editor wider than the page', async ({ page, request }) => {
  test.slow();
  const word = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerk'.repeat(3);
  const calls = await staffCalls(request);
  const { id } = await calls.publish('news', {
    title: unique(word),
    content: `<h2>${word}</h2><p>${word}</p>`,
    category: 'general',
    publishedDate: '2027-03-01T12:00:00.000Z',
  });
  await signIn(page);
  await open(page, `/admin/content/news/${id}`);
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toContainText(word);
  await expectNoSidewaysScroll(page);
});

test('an item with many similar records is no wider than the page', async ({ page, request }) => {
  test.slow();
  const { name: businessName, phone } = await (await staffCalls(request)).publishBusiness('Inn');
  const listing = {
    ...{ businessName, phone, contactName: 'Cora Field', email: 'cora@example.com' },
    ...{ category: 'Other', address: '1 Main St', description: 'A place to stay.' },
    ...{ selectedPlan: 'basic', agreement: true },
  };
  for (const email of ['cora', 'dora', 'flora']) {
    const data = { ...listing, email: `${email}@example.com` };
    expect((await request.post('/api/business-listings', { data })).status()).toBe(201);
  }
  await signIn(page);
  await open(page, `/admin/inbox?q=${encodeURIComponent(businessName)}`);
  await page.getByRole('link', { name: businessName }).first().click();
  await expect(page.getByRole('region', { name: 'Comparison' })).toContainText('the same');
  await expectNoSidewaysScroll(page);
});

test('the settings are saved without scrolling to their end', async ({ page }) => {
  test.slow();
  await signIn(page);
  await open(page, '/admin/settings');
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save settings' })).toBeInViewport();
});

test('the list of people fits with text of twice the size', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page);
  await open(page, '/admin/people');
  await expect(page.getByRole('button', { name: /^Disable/ }).first()).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expectNoSidewaysScroll(page);
});

const aPayment = {
  id: 'pi_3QzVd8LkdIwHu7ix0sampleAB',
  plan: 'monthly',
  amount: 49,
  status: 'succeeded',
  paidAt: '2027-03-01T18:00:00.000Z',
  customerEmail: 'ann.of.the.bakery@example.com',
  customerName: 'Ann Baker',
  application: { id: '0b5d8f6a-6a55-4c3e-9d0f-2f6a3b1c4d5e', businessName: 'Ann’s Bakery' },
  subscription: { id: 'sub_1', state: 'payment-failed' },
  consent: { version: '2026-11-22', at: '2027-03-01T18:00:00.000Z' },
};

test('text of twice the size makes no page of the desk wider than a phone', async ({ page }) => {
  test.slow();
  await page.route('**/api/admin/payments?*', (route) =>
    route.fulfill({ json: [aPayment], headers: { 'X-Total-Count': '1' } }),
  );
  await signIn(page);
  const heading = page.getByRole('heading', { level: 1 });
  for (const [path, shown] of [
    ['/admin/dashboard', heading],
    ['/admin/dashboard?view=payments', page.getByText('Ann Baker')],
    ['/admin/inbox', heading],
    ['/admin/content/news/new', heading],
    ['/admin/content/notices/new', heading],
    ['/admin/settings', heading],
  ] as const) {
    await open(page, path);
    await expect(shown).toBeVisible();
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expectNoSidewaysScroll(page);
  }
});

test('text of twice the size makes the errors of an import no wider than a phone', async ({
  page,
}) => {
  test.slow();
  await signIn(page);
  await open(page, '/admin/content/businesses/import');
  const buffer = Buffer.from('name,category\n,retail\n');
  const file = { name: 'businesses.csv', mimeType: 'text/csv', buffer };
  await page.getByLabel('CSV file').setInputFiles(file);
  await expect(page.getByRole('cell', { name: 'Business name is required' })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expectNoSidewaysScroll(page);
});

test('text of twice the size breaks no word of a list', async ({ page, request }) => {
  const { name } = await (await staffCalls(request)).publishBusiness('Bell Tower');
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page);
  await open(page, `/admin/content/businesses?q=${encodeURIComponent(name)}`);
  const published = page.getByRole('listitem').filter({ hasText: name }).getByText('Published');
  await expect(published).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const lines = await published.evaluate((word) => {
    const { height } = word.getBoundingClientRect();
    return height / Number.parseFloat(getComputedStyle(word).lineHeight);
  });
  expect(lines).toBeLessThan(1.5);
});

for (const { path, call, above } of [
  {
    path: '/admin/content/news?state=draft',
    call: '**/api/admin/news?*',
    above: 'Save this view',
  },
  { path: '/admin/revenue', call: '**/api/admin/revenue?*', above: '24 months' },
]) {
  test(`the notice of a failure stands apart from the controls of ${path}`, async ({
    page,
    watch,
  }) => {
    test.slow();
    watch.expected.push(/503/);
    await signIn(page);
    await page.route(call, (route) => route.fulfill({ status: 503, json: {} }));
    await open(page, path);
    const notice = page.getByRole('status').filter({ hasText: 'Failed to fetch' });
    const control = page
      .getByRole('button', { name: above })
      .or(page.getByRole('link', { name: above }));
    await expect(control).toBeVisible();
    expect(await gap(control, notice)).toBeGreaterThanOrEqual(12);
  });
}
