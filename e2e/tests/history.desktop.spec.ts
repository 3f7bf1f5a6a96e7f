import { expect } from '@playwright/test';
import { open, test } from './support/site-test';

test('Back goes through the tabs of the directory', async ({ page }) => {
  await open(page, '/directory');
  await page.getByRole('tab', { name: 'Services' }).click();
  await expect(page).toHaveURL(/tab=services/);
  await page.getByRole('tab', { name: 'Churches' }).click();
  await expect(page).toHaveURL(/tab=churches/);
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Services', selected: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Dining', selected: true })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('tab', { name: 'Services', selected: true })).toBeVisible();
});

for (const [path, name, choice] of [
  ['/events', 'Category', 'Sports'],
  ['/real-estate', 'Price', 'Under $200k'],
] as const) {
  test(`Back undoes a filter of ${path}, and a reload keeps it`, async ({ page }) => {
    await open(page, path);
    const filter = page.getByRole('combobox', { name });
    await filter.selectOption(choice);
    await expect(page).toHaveURL(/\?/);
    await page.reload();
    await expect(filter.locator('option:checked')).toHaveText(choice);
    await page.goBack();
    await expect(filter.locator('option:checked')).toHaveText(/^All/);
  });
}

test('Back closes an open dialog and stays on the page', async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await open(page, '/real-estate');
  const details = page.getByRole('button', { name: 'View Details' }).first();
  await details.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/real-estate$/);
  await expect(details).toBeFocused();
  await details.click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The dialog's history entry is removed a moment after the dialog. The browser would merge two quick steps back.
  await page.waitForFunction(() => !history.state?.view);
  await page.goBack();
  await expect(page).not.toHaveURL(/\/real-estate$/);
});

test('one step back leaves a page that was reloaded with an open dialog', async ({ page }) => {
  await open(page, '/about');
  await open(page, '/real-estate');
  await page.getByRole('button', { name: 'View Details' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.reload();
  await page.waitForFunction(() => !history.state?.view);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

for (const path of ['/historical-photos', '/history'] as const) {
  test(`Back closes the viewer of ${path}`, async ({ page }) => {
    await open(page, path);
    await page
      .getByRole('button', { name: /View full/ })
      .first()
      .click();
    const viewer = page.getByRole('dialog', { name: 'Picture viewer' });
    await viewer.getByRole('button', { name: 'Next' }).click();
    await page.goBack();
    await expect(viewer).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  });
}
