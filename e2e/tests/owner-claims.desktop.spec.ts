import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { mailedLink } from './support/mailed-link';
import { ownerLink, uniqueAddress } from './support/owner';
import { expectNoSidewaysScroll } from './support/sideways';
import { open, test } from './support/site-test';
import { signIn } from './support/staff';
import { unique } from './support/unique';

interface ClaimedBusiness {
  id: string;
  slug: string;
  name: string;
}

const evidence = 'Please call the number on record and ask for me';

/** Calls the API as a script of the page does, with the cookies of its browser. */
function call(page: Page, method: string, path: string, body?: object, version?: string) {
  return page.evaluate(
    async ([method, path, body, version]) => {
      const answer = await fetch(path, {
        method,
        headers: {
          'Content-Type': 'application/json',
          'X-Requested-With': 'town-guide',
          ...(version && { 'If-Match': version }),
        },
        ...(body && { body }),
      });
      const text = await answer.text();
      return {
        status: answer.status,
        etag: answer.headers.get('ETag') ?? '',
        data: text ? JSON.parse(text) : null,
      };
    },
    [method, path, body && JSON.stringify(body), version] as const,
  );
}

/** Publishes a business as the staff whose desk is open on the page. */
async function publishBusiness(page: Page): Promise<ClaimedBusiness> {
  const name = unique('Claimed');
  const token = await page.evaluate(() => localStorage.getItem('adminToken'));
  const answer = await page.request.post('/api/admin/businesses', {
    headers: { authorization: `Bearer ${token}` },
    data: { name, category: 'retail', state: 'published' },
  });
  return answer.json();
}

/** Signs an owner in by the mailed link, and claims a business. */
async function signInAndClaim(owner: Page, businessId: string): Promise<void> {
  await open(owner, '/about');
  const email = uniqueAddress('owner');
  expect((await call(owner, 'POST', '/api/owner/sign-in', { email })).status).toBe(202);
  const link = await mailedLink(email, ownerLink);
  const secret = new URL(link, 'http://site.example').searchParams.get('token');
  const entered = await call(owner, 'POST', '/api/owner/session', { token: secret });
  expect(entered).toMatchObject({ status: 200, data: { email } });
  const claim = { businessId, evidence };
  expect((await call(owner, 'POST', '/api/owner/claims', claim)).status).toBe(201);
}

/** Approves a request of the open list by keyboard alone. */
async function approveByKeyboard(page: Page, request: Locator): Promise<void> {
  await request.getByRole('button', { name: /^Approve/ }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/Message to the owner/).fill('Welcome');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Approved', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Owners’ requests' })).toBeFocused();
}

test('an owner signs in by mail, staff approve the claim by keyboard, and an edit is public', async ({
  page,
  browser,
}) => {
  test.slow();
  await signIn(page);
  const business = await publishBusiness(page);
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const owner = await context.newPage();
  await signInAndClaim(owner, business.id);

  await open(page, '/admin/claims');
  const request = page
    .getByRole('list', { name: 'Requests' })
    .getByRole('listitem')
    .filter({ hasText: business.name });
  await expect(request).toContainText(evidence);
  await approveByKeyboard(page, request);

  const path = `/api/owner/listings/${business.id}`;
  const listing = await call(owner, 'GET', path);
  const edit = { description: 'Open again', address: '1 Main Street' };
  const saved = await call(owner, 'PUT', path, edit, listing.etag);
  expect(saved.data).toMatchObject({
    description: 'Open again',
    address: null,
    waiting: { address: '1 Main Street' },
  });
  await open(owner, `/directory/${business.slug}`);
  await expect(owner.getByText('Open again')).toBeVisible();
  await context.close();

  await page.reload();
  await expect(request.getByRole('row', { name: 'Address Empty 1 Main Street' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});
