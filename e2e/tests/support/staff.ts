import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { open } from './site-test';

interface StackFile {
  admin: { email: string; passwordFile: string };
  stripe: { api: string };
}

/** What the stack that is tested says of itself. */
export function runningStack(): StackFile {
  const folder = process.env.TOWN_DATA_DIR ?? '.local';
  return JSON.parse(readFileSync(join(folder, 'run/stack.json'), 'utf8')) as StackFile;
}

/** The first staff account of the stack that is tested. */
export function firstAccount(): { email: string; password: string } {
  const { admin } = runningStack();
  return { email: admin.email, password: readFileSync(admin.passwordFile, 'utf8').trim() };
}

/** Signs in by the form; the dashboard is shown then. */
export async function signIn(page: Page): Promise<void> {
  const { email, password } = firstAccount();
  await open(page, '/admin/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
}
