import { expect } from '@playwright/test';
import { open, test } from './support/site-test';

test('the page about the history of the town is found, and opened', async ({ page }) => {
  await open(page, '/search?q=history');
  const found = page.getByRole('list', { name: 'Pages' }).getByRole('link', { name: /History/ });
  await found.click();
  await expect(page).toHaveURL('/history');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/History/);
});

test('the search says when no record contains all words, and shows records with some of them', async ({
  page,
}) => {
  await open(page, '/es/search?q=property%20tax');
  await expect(page.getByText('Nada coincide exactamente con “property tax”')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pedernales Accounting' })).toBeVisible();
});
