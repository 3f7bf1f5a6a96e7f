import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { open } from './site-test';

interface StackFile {
  admin: { email: string; passwordFile: string };
  stripe: { api: string };
  mail: { inbox: string };
  databases: Record<string, string>;
}

const testedStack = () => process.env.TOWN_DATA_DIR ?? '.local';

/**
 * Reads the stack file of a stack: its ports and addresses.
 * @param folder its DATA_DIR; the tested one's by default
 */
export function runningStack(folder = testedStack()): StackFile {
  return JSON.parse(readFileSync(join(folder, 'run/stack.json'), 'utf8'));
}

/** The first staff account of a stack. */
export function firstAccount(folder = testedStack()): { email: string; password: string } {
  const { admin } = runningStack(folder);
  return { email: admin.email, password: readFileSync(admin.passwordFile, 'utf8').trim() };
}

/** Signs in with the form as the first account of a stack, and waits for the dashboard. */
export async function signIn(page: Page, folder = testedStack()): Promise<void> {
  const { email, password } = firstAccount(folder);
  await open(page, '/admin/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
}
