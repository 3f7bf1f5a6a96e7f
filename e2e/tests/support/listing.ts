import type { Page } from '@playwright/test';
import { unique } from './unique';

/** Fills in the required fields of the form for a listing. */
export async function fillInListing(page: Page): Promise<void> {
  await page.getByLabel('Business name').fill(unique('Pie Stand'));
  await page.getByLabel('Contact name').fill('Ada Field');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Phone number').fill('830-555-0123');
  await page.getByLabel('Category').selectOption('Dining & Restaurants');
  await page.getByLabel('Business address').fill('1 Main St');
  await page.getByLabel('Description').fill('Pies by the slice.');
  await page.getByLabel(/I agree/).check();
}
