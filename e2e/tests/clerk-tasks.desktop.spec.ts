import { expect, type Locator, type Page } from '@playwright/test';
import { staffCalls } from './support/desk';
import { hydrated, open, test } from './support/site-test';
import { signIn } from './support/staff';
import { unique } from './support/unique';

/** The most clicks for an everyday task of a clerk. */
const mostClicks = 8;

/** Clicks and counts. Moving between the fields of a form by keyboard is no click. */
class Clerk {
  clicks = 0;

  constructor(private readonly page: Page) {}

  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.click();
  }

  link(name: string | RegExp): Promise<void> {
    return this.click(
      this.page.getByRole('link', { name, exact: typeof name === 'string' }).first(),
    );
  }

  button(name: string): Promise<void> {
    return this.click(this.page.getByRole('button', { name, exact: true }));
  }
}

/** A picture that the library does not have yet. */
async function photoOf(page: Page, words: string): Promise<Buffer> {
  await page.evaluate((text) => document.body.prepend(text), words);
  return page.screenshot({ type: 'jpeg', quality: 100 });
}

async function start(page: Page): Promise<Clerk> {
  test.slow();
  await signIn(page);
  return new Clerk(page);
}

const published = (page: Page) =>
  expect(page.getByText('Published', { exact: true }).first()).toBeVisible();

test('a clerk publishes an article with a new picture in at most 8 clicks', async ({ page }) => {
  const title = unique('The bridge is open');
  const photo = await photoOf(page, title);
  const clerk = await start(page);
  await clerk.link('Edit content');
  await clerk.link('Articles');
  await clerk.link('New article');
  await page.getByLabel('Title').fill(title);
  await page
    .getByRole('textbox', { name: 'Text', exact: true })
    .fill('Cars cross the river again.');
  await page.getByLabel('Category').fill('general');
  await clerk.click(page.getByRole('button', { name: 'Picture: Choose a picture' }));
  const dialog = page.getByRole('dialog');
  const chooser = page.waitForEvent('filechooser');
  await clerk.click(dialog.getByRole('button', { name: 'Choose a file' }));
  await (await chooser).setFiles({ name: 'bridge.jpg', mimeType: 'image/jpeg', buffer: photo });
  await dialog.getByLabel('Alternative text').fill('Cars on the bridge');
  await clerk.click(dialog.getByRole('button', { name: 'Upload' }));
  await expect(dialog).toHaveCount(0, { timeout: 60_000 });
  await expect(page.getByLabel('Alternative text of the picture')).toHaveValue(
    'Cars on the bridge',
  );
  await clerk.button('Publish');
  await published(page);
  expect(clerk.clicks).toBeLessThanOrEqual(mostClicks);

  await open(page, '/news');
  await page.getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Cars on the bridge' }).first()).toBeVisible();
});

test('a clerk corrects a phone number in at most 8 clicks', async ({ page, request }) => {
  const { name } = await (await staffCalls(request)).publishBusiness('Corner Store');
  const clerk = await start(page);
  await clerk.link('Edit content');
  // The dashboard has a search of its own.
  await expect(page.getByRole('heading', { name: 'Businesses' })).toBeVisible();
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('searchbox').press('Enter');
  await clerk.link(name);
  await page.getByLabel(/^Phone/).fill('830-555-0177');
  await clerk.button('Publish changes');
  await published(page);
  expect(clerk.clicks).toBeLessThanOrEqual(mostClicks);
});

test('a clerk takes down an event in at most 8 clicks', async ({ page, request }) => {
  const title = unique('Cancelled concert');
  const { slug } = await (await staffCalls(request)).publish('events', {
    title,
    category: 'community',
    date: '2027-08-01',
  });
  const clerk = await start(page);
  await clerk.link('Edit content');
  // The dashboard's page has a link to the public calendar.
  await expect(page.getByRole('heading', { name: 'Businesses' })).toBeVisible();
  await clerk.link('Events');
  await expect(page.getByRole('heading', { name: 'Events', exact: true })).toBeVisible();
  await page.getByRole('searchbox').fill(title);
  await page.getByRole('searchbox').press('Enter');
  await clerk.link(title);
  await clerk.button('Unpublish');
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();
  expect(clerk.clicks).toBeLessThanOrEqual(mostClicks);
  expect((await request.get(`/events/${slug}`)).status()).toBe(410);
});

test('a clerk answers a message in at most 8 clicks', async ({ page, request }) => {
  const subject = unique('Lost dog');
  const sent = await request.post('/api/contact', {
    data: {
      fullName: 'Ada Field',
      email: 'ada@example.com',
      subject,
      message: 'A brown dog with one white ear.',
    },
  });
  expect(sent.status()).toBe(201);
  const clerk = await start(page);
  await clerk.link('Edit content');
  await clerk.link('Inbox');
  await clerk.link(new RegExp(subject));
  await page.getByLabel('Text', { exact: true }).fill('It waits for you at City Hall.');
  await clerk.button('Send answer');
  await expect(page.getByText('It waits for you at City Hall.').first()).toBeVisible();
  expect(clerk.clicks).toBeLessThanOrEqual(mostClicks);
});

test('an upload on a slow connection shows how far it is, and can be cancelled', async ({
  page,
}) => {
  test.slow();
  const alt = unique('The home page');
  await open(page, '/');
  const photo = await photoOf(page, alt);
  await signIn(page);
  await open(page, '/admin/pictures');
  await hydrated(page);
  const network = await page.context().newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 50_000,
    uploadThroughput: 20_000,
  });
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles({ name: 'home.jpg', mimeType: 'image/jpeg', buffer: photo });
  await page.getByLabel('Alternative text').fill(alt);
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(page.getByRole('progressbar', { name: 'Upload' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel the upload' }).click();
  await expect(page.getByRole('progressbar', { name: 'Upload' })).toHaveCount(0);
  await expect(page.getByLabel('Alternative text')).toHaveValue(alt);
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  // A large picture takes a while to prepare.
  await expect(page.getByRole('button', { name: `Open: ${alt}` })).toBeVisible({ timeout: 60_000 });
});
