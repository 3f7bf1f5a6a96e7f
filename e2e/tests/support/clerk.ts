import type { APIRequestContext, Page } from '@playwright/test';
import { mailedLink } from './mailed-link';
import { open } from './site-test';
import { firstAccount } from './staff';
import { unique } from './unique';

/** The password of every clerk. */
export const clerkPassword = 'willow kettle lantern';

/** A new e-mail address that no account uses. */
export function clerkEmail(): string {
  return `${unique('clerk').toLowerCase().replaceAll(/\W+/g, '-')}@example.com`;
}

/** Invites a clerk as the first account, and accepts the invitation. Returns the clerk's e-mail address. */
export async function newClerk(request: APIRequestContext): Promise<string> {
  const { email: username, password } = firstAccount();
  const login = await request.post('/api/admin/login', { data: { username, password } });
  const { token }: { token: string } = await login.json();
  const email = clerkEmail();
  await request.post('/api/admin/staff', {
    data: { email, role: 'editor' },
    headers: { authorization: `Bearer ${token}` },
  });
  const link = new URL(await mailedLink(email), 'http://localhost');
  await request.post('/api/admin/invitations/accept', {
    data: { token: link.searchParams.get('token'), password: clerkPassword },
  });
  return email;
}

/** The first step of a clerk's sign-in. */
export async function enterPassword(page: Page, email: string): Promise<void> {
  await open(page, '/admin/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(clerkPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
}
