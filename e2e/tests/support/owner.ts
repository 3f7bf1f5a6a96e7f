import { expect, type Page } from '@playwright/test';
import { mailedLink } from './mailed-link';
import { open } from './site-test';
import { firstAccount } from './staff';
import { unique } from './unique';

/** The link that signs an owner in. */
export const ownerLink = /\/account\/enter\?token=\S+/;

/** An address that no other test has used. */
export const uniqueAddress = (name: string) =>
  `${unique(name).toLowerCase().replaceAll(/\W+/g, '-')}@example.com`;

/** Requests a sign-in link, and signs in with the link from the mail. */
export async function signInAsOwner(page: Page, email: string): Promise<void> {
  await open(page, '/account');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send me a sign-in link' }).click();
  await expect(page.getByText('Check your mail')).toBeVisible();
  await open(page, await mailedLink(email, ownerLink));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Your Account' })).toBeVisible();
  await expect(page).toHaveURL(/\/account$/);
}

/** A business with an owner. */
interface OwnedBusiness {
  id: string;
  slug: string;
  name: string;
  /** The owner's address. */
  email: string;
}

/** Calls the API as a script of the page does, with the cookies of its browser. */
function call(page: Page, path: string, body: object, token = '') {
  return page.evaluate(
    async ([path, body, token]) => {
      const headers = {
        'Content-Type': 'application/json',
        'X-Requested-With': 'town-guide',
        ...(token && { Authorization: `Bearer ${token}` }),
      };
      const answer = await fetch(path, { method: 'POST', headers, body });
      const text = await answer.text();
      return text ? JSON.parse(text) : null;
    },
    [path, JSON.stringify(body), token] as const,
  );
}

/** A published business whose owner is signed in on the page. */
export async function ownedBusiness(page: Page, facts: object = {}): Promise<OwnedBusiness> {
  await open(page, '/about');
  const { email: username, password } = firstAccount();
  const { token } = await call(page, '/api/admin/login', { username, password });
  const fields = {
    name: unique('Owned Place'),
    description: 'Kolaches and coffee',
    category: 'dining',
    phone: '830-555-0123',
    state: 'published',
    ...facts,
  };
  const business: Omit<OwnedBusiness, 'email'> = await call(
    page,
    '/api/admin/businesses',
    fields,
    token,
  );
  const email = uniqueAddress('owner');
  await call(page, '/api/owner/sign-in', { email });
  const link = await mailedLink(email, ownerLink);
  const secret = new URL(link, 'http://site.example').searchParams.get('token');
  await call(page, '/api/owner/session', { token: secret });
  const evidence = 'Call the number on record and ask for me';
  const claim = await call(page, '/api/owner/claims', { businessId: business.id, evidence });
  const decision = { decision: 'approved' };
  await call(page, `/api/admin/claims/${claim.id}/decision`, decision, token);
  return { ...business, email };
}
