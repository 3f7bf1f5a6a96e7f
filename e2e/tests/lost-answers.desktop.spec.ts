/** Messages for owners and senders of events when a request succeeded but its response was lost. */
import { expect, type Page } from '@playwright/test';
import { applyToAdvertise, cards, payWith } from './support/advertiser';
import { inDays } from './support/in-days';
import { mailedLink } from './support/mailed-link';
import { signInAsOwner, uniqueAddress } from './support/owner';
import { open, test } from './support/site-test';
import { unique, uniqueWord } from './support/unique';

/** Lets the next call reach the server, and drops its response. */
async function loseAnswer(page: Page, path: string): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
}

/** Buys the monthly plan, and opens the page of its owner's subscription. */
async function subscribed(page: Page): Promise<void> {
  const email = uniqueAddress('lost');
  await open(page, '/advertise?plan=monthly');
  await payWith(await applyToAdvertise(page, unique('Lost Pies'), email), cards.good);
  await expect(page.getByRole('dialog', { name: 'Payment Successful' })).toBeVisible();
  await signInAsOwner(page, email);
  await open(page, '/account/subscription');
  await expect(page.getByText(/It renews on .* ending in 4242/)).toBeVisible();
}

const lost = (page: Page) => page.getByText('No answer: it may be done or not', { exact: true });

test.beforeEach(({ watch }) => {
  // No owner is signed in at first, and the test cuts responses off.
  watch.expected.push(/401/, /CONNECTION_RESET/, /Failed to fetch/);
});

test('a plan that is changed, cancelled, kept and refunded with lost responses is shown correctly', async ({
  page,
}) => {
  test.slow();
  await subscribed(page);
  const act = async (call: string, button: string | RegExp) => {
    await loseAnswer(page, `/api/owner/subscription/${call}`);
    await page.getByRole('button', { name: button }).click();
    await expect(lost(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('button', { name: 'Dismiss' }).click();
  };
  const pay = /^Pay \$.* and change/;
  await page.getByRole('button', { name: 'Change to the Annual Listing' }).click();
  await expect(page.getByRole('button', { name: pay })).toBeVisible();
  await act('change', pay);
  await expect(page.getByRole('button', { name: 'Change to the Monthly Listing' })).toBeVisible();
  const invoices = page.getByRole('region', { name: 'Invoices' }).getByRole('listitem');
  await expect(invoices).toHaveCount(2);

  await page.getByRole('button', { name: 'Cancel the subscription' }).click();
  await act('cancel', 'Yes, cancel it');
  await expect(page.getByText(/nothing more is charged/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep the subscription' }).click();
  await act('resume', 'Yes, renew it');
  await expect(page.getByText(/It renews on/)).toBeVisible();

  await page.getByRole('button', { name: 'Get a refund' }).click();
  await act('refund', 'Refund $495 and end it');
  await expect(page.getByText(/It ended on/)).toBeVisible();
  await expect(invoices.filter({ hasText: 'refunded' })).toHaveCount(2);
});

test('a card whose response was lost can be sent again', async ({ page, watch }) => {
  test.slow();
  // The provider has confirmed it already.
  watch.expected.push(/400.*setup_intents/);
  await subscribed(page);
  await page.getByRole('button', { name: 'Use another card' }).click();
  const dialog = page.getByRole('dialog', { name: 'Use another card' });
  await dialog.getByLabel('Card number').fill('5555555555554444');
  await dialog.getByLabel('Expiration date').fill('12 / 40');
  await dialog.getByLabel('Security code').fill('123');
  await loseAnswer(page, '/api/owner/subscription/card');
  await dialog.getByRole('button', { name: 'Use this card' }).click();
  await expect(lost(page)).toBeVisible();
  await expect(page.getByText(/It renews on .* ending in 4444/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Use this card' }).click();
  await expect(page.getByText('Your new card is in use', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('a change by a private link is not called unsaved when its responses are lost', async ({
  page,
  request,
  watch,
}) => {
  // The version is outdated: the change was saved, but its response was lost.
  watch.expected.push(/409.*own\/change/);
  const title = uniqueWord();
  const email = `${title}@example.com`;
  const event = { title, date: inDays(40), category: 'community', description: 'Fiddles', email };
  expect((await request.post('/api/events', { data: event })).status()).toBe(201);
  await open(page, await mailedLink(email, /\/events\/manage\/own\?token=\S+/));
  const save = page.getByRole('button', { name: 'Save the change' });
  // Text with extra spaces: the server stores it without the surrounding ones.
  await page.getByLabel('Description').fill('  Fiddles,\n\nand  a piano. \n');
  await page.getByLabel(/^Time/).fill('18:30');
  await loseAnswer(page, '/api/events/own/change');
  await save.click();
  await expect(page.getByText('Your change is saved.')).toBeVisible();

  await page.getByLabel('Location').fill('Barn ');
  await loseAnswer(page, '/api/events/own/change');
  await loseAnswer(page, '/api/events/own/read');
  await save.click();
  await expect(page.getByText(/^We do not know whether the change is saved/)).toBeVisible();
  await page.getByLabel('Location').fill('Red Barn');
  await save.click();
  await expect(page.getByText('Your change is saved.')).toBeVisible();
  await expect(page.getByLabel('Location')).toHaveValue('Red Barn');

  await page.getByRole('button', { name: 'Cancel the event' }).click();
  await loseAnswer(page, '/api/events/own/cancel');
  await page.getByRole('button', { name: 'Yes, it does not take place' }).click();
  await expect(page.getByText('Your event is cancelled.')).toBeVisible();
});
