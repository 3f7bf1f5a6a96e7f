import type { Page } from '@playwright/test';

/** Fills in the contact form. */
export async function fillInMessage(page: Page): Promise<void> {
  await page.getByLabel('Full name').fill('Ada Field');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Subject').fill('Hours');
  await page.getByRole('textbox', { name: 'Message' }).fill('When does the library open?');
}
