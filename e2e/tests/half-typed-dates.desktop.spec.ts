import { expect, type Locator, type Page } from '@playwright/test';
import { open, test } from './support/site-test';
import { signIn } from './support/staff';
import { unique } from './support/unique';

/** Types a date and no time, as a clerk does who forgets it. The browser reports the input as empty. */
async function typeDateOnly(page: Page, input: Locator): Promise<void> {
  await input.focus();
  await page.keyboard.type('11302099');
  await expect(input).toHaveValue('');
}

test('an end without a time publishes no notice for ever', async ({ page }) => {
  await signIn(page);
  await open(page, '/admin/content/notices/new');
  await page.getByLabel('Level').selectOption('notice');
  await page.getByLabel('Text').fill(unique('The water is off'));
  const end = page.getByLabel('Shown until');
  await typeDateOnly(page, end);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(
    page.getByRole('link', { name: 'Please enter a valid date and time' }),
  ).toBeVisible();
  await expect(end).toBeFocused();
  await expect(page.getByText('the public sees nothing of it yet')).toBeVisible();
  await end.fill('2099-11-30T07:00');
  await expect(page.getByText('Please enter a valid date and time')).toHaveCount(0);
});

test('a date without a time publishes no article at once', async ({ page }) => {
  await signIn(page);
  await open(page, '/admin/content/news/new');
  await page.getByLabel('Title').fill(unique('The bridge opens'));
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Tomorrow at seven.');
  await page.getByLabel('Category').fill('general');
  await page.getByRole('button', { name: 'Schedule…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule' });
  await typeDateOnly(page, dialog.getByLabel('Publish at'));
  // Enter submits without leaving the input, so the browser tells of no change.
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Please enter a date and a time');
  await expect(page.getByText('the public sees nothing of it yet')).toBeVisible();
});
