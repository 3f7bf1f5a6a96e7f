import { type APIRequestContext, expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { mailedLink } from './support/mailed-link';
import { signInAsOwner, uniqueAddress } from './support/owner';
import { expectNoSidewaysScroll } from './support/sideways';
import { open, test } from './support/site-test';
import { firstAccount } from './support/staff';
import { unique } from './support/unique';

/** Publishes a business with a mailbox on record, as staff do. */
async function publishBusiness(request: APIRequestContext, contactEmail: string) {
  const { email: username, password } = firstAccount();
  const login = await request.post('/api/admin/login', { data: { username, password } });
  const { token }: { token: string } = await login.json();
  const name = unique('Claimed By Code');
  const answer = await request.post('/api/admin/businesses', {
    headers: { authorization: `Bearer ${token}` },
    data: { name, category: 'retail', phone: '830-555-0188', state: 'published', contactEmail },
  });
  const business: { id: string; slug: string } = await answer.json();
  return { ...business, name };
}

test('an owner proves with a mailed code that a business is theirs, and edits it', async ({
  page,
  request,
  watch,
}) => {
  test.slow();
  watch.expected.push(/401.*\/api\/owner\/session/, /400.*claims\/proof/, /status of 40[01]/);
  const mailbox = uniqueAddress('office');
  const { id, slug, name } = await publishBusiness(request, mailbox);
  await signInAsOwner(page, uniqueAddress('claimant'));
  await open(page, `/directory/${slug}`);
  await page.getByRole('link', { name: 'Is this your business?' }).click();

  const send = page.getByRole('button', { name: 'Send a code to o•••@example.com' });
  await expect(send).toBeVisible();
  await expect(page.getByRole('button', { name: 'Let the town office decide' })).toBeVisible();
  await expect(page.getByText(mailbox)).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await send.click();

  const code = (await mailedLink(mailbox, /Code: \d{6}/)).slice(-6);
  const field = page.getByLabel('Code of the e-mail');
  await field.fill(code === '000000' ? '000001' : '000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/This code is not right/)).toBeVisible();
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await field.fill(code);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('You manage this business now')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Edit the listing' }).click();
  await expect(page).toHaveURL(new RegExp(`/account/listings/${id}`));
  await expect(page.getByLabel('Business name')).toHaveValue(name);
});

test('an owner who signed in with the address on record takes over the listing without a code', async ({
  page,
  request,
  watch,
}) => {
  watch.expected.push(/401.*\/api\/owner\/session/, /status of 401/);
  const mailbox = uniqueAddress('office');
  const { id, name } = await publishBusiness(request, mailbox);
  await signInAsOwner(page, mailbox);
  await open(page, `/account/claim/${id}?name=${encodeURIComponent(name)}`);
  const confirm = page.getByRole('button', { name: 'Yes, it is my business' });
  await expect(confirm).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await confirm.click();
  await expect(page.getByText('You manage this business now')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit the listing' })).toBeVisible();
});
