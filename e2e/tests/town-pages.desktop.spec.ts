import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { expectNoSidewaysScroll } from './support/sideways';
import { open, test } from './support/site-test';
import { signIn } from './support/staff';
import { unique } from './support/unique';

test('a clerk adds a card to a page and takes it out again, by keyboard', async ({ page }) => {
  test.slow();
  const name = unique('Agent');
  await signIn(page);
  await open(page, '/admin/content/pages');
  await page.getByRole('link', { name: 'Real Estate' }).click();
  const cards = page.getByRole('group', { name: 'Cards (optional)' });
  await expect(cards.getByRole('listitem').first()).toBeVisible();
  const before = await cards.getByRole('listitem').count();
  await cards.getByRole('button', { name: 'Add card' }).press('Enter');
  const card = cards.getByRole('group', { name: `card ${before + 1}` });
  await expect(card.getByLabel('Section')).toBeFocused();
  await card.getByLabel('Section').selectOption({ label: 'Real estate: local professionals' });
  await card.getByLabel('Title').fill(name);
  await card.getByLabel('E-mail').fill('agent@example.com');
  await cards.getByRole('button', { name: `Move card ${before + 1} up` }).press('Enter');
  await expect(cards.getByRole('button', { name: `Move card ${before} up` })).toBeFocused();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
  const editor = page.url();

  await page.getByRole('link', { name: 'View the public page' }).click();
  const agents = page.getByRole('region', { name: 'Local Real Estate Professionals' });
  await expect(agents.getByRole('heading', { name })).toBeVisible();

  await open(page, editor);
  await cards.getByRole('button', { name: `Remove card ${before}` }).press('Enter');
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
  await open(page, '/real-estate');
  await expect(agents).toBeVisible();
  await expect(agents.getByRole('heading', { name })).toHaveCount(0);
});
