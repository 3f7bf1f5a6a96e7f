import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { expectNoSidewaysScroll } from './support/sideways';
import { open, test } from './support/site-test';
import { signIn } from './support/staff';
import { unique } from './support/unique';

/** A word that no text of the town contains. It has no digits, because searches with numbers are not stored. */
const uniqueWord = (name: string) =>
  unique(name)
    .toLowerCase()
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))
    .replaceAll(/\W+/g, '');

/** The entry of the desk for a search that found nothing. */
const missedSearch = (page: Page, word: string) =>
  page
    .getByRole('list', { name: 'Searches that found nothing' })
    .getByRole('listitem')
    .filter({ hasText: word });

test('staff make a group of words from a search that found nothing, which then finds something', async ({
  page,
}) => {
  test.slow();
  const word = uniqueWord('zymurgy');
  await signIn(page);
  // Searches by headless browsers are not counted.
  const agent = (await page.evaluate(() => navigator.userAgent)).replace('Headless', '');
  const search = () =>
    page.request.get(`/api/search?q=${word}`, { headers: { 'user-agent': agent } });
  expect(await (await search()).json()).toEqual([]);
  await open(page, '/admin/search');
  const missed = missedSearch(page, word);
  await expect(missed).toContainText('Once');
  await expectAccessible(page);
  await missed.getByRole('button', { name: `New group with “${word}”` }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const words = dialog.getByLabel('Words', { exact: true });
  await expect(words).toHaveValue(word);
  await words.press('Enter');
  await expect(dialog.getByText(/two to twelve words/)).toBeVisible();
  await expect(words).toBeFocused();
  await expectAccessible(page);
  await words.fill(`${word}, courthouse`);
  await words.press('Enter');
  const group = page
    .getByRole('list', { name: 'Groups of words' })
    .getByRole('listitem')
    .filter({ hasText: word });
  await expect(group).toHaveText(new RegExp(`${word}, courthouse`));
  await expect(dialog).toHaveCount(0);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await (await search()).json()).not.toEqual([]);

  await group.getByRole('button', { name: /^Remove/ }).click();
  await expect(group).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(group).toHaveCount(1);
  await group.getByRole('button', { name: /^Remove/ }).click();
  await expect(group).toHaveCount(0);
});

test('a search without results on a page without scripts is reported to staff', async ({
  page,
  browser,
}) => {
  const word = uniqueWord('zeppelin');
  const agent = (await page.evaluate(() => navigator.userAgent)).replace('Headless', '');
  const plain = await browser.newContext({ javaScriptEnabled: false, userAgent: agent });
  const visit = await plain.newPage();
  await visit.goto(`/search?q=${word}`);
  await visit.reload();
  await expect(visit.getByText(`Nothing found for “${word}”`)).toBeVisible();
  await plain.close();
  await signIn(page);
  await open(page, '/admin/search');
  const missed = missedSearch(page, word);
  await expect(missed).toContainText('Once');
});

test('the income is shown for a period, and saved as a file', async ({ page }) => {
  test.slow();
  await signIn(page);
  await open(page, '/admin/revenue');
  const rows = page.getByRole('table').getByRole('row');
  // One row for each of two plans and twelve months, one for the headings and one for the totals.
  await expect(rows).toHaveCount(26);
  await expectAccessible(page);
  await page.getByRole('link', { name: '3 months' }).click();
  await expect(page).toHaveURL(/months=3/);
  await expect(rows).toHaveCount(8);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  expect((await download).suggestedFilename()).toBe('revenue.csv');
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);
});

test('the monthly report compares months, and fits the narrowest phone', async ({ page }) => {
  await signIn(page);
  await open(page, '/admin/report');
  const tables = page.getByRole('table');
  await expect(tables).toHaveCount(2);
  await expect(tables.first().getByRole('columnheader')).toHaveCount(4);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);
});

test('another price is refused before anything is announced', async ({ page, watch }) => {
  test.slow();
  watch.expected.push(/400/);
  await signIn(page);
  await open(page, '/admin/prices');
  await page.getByRole('button', { name: 'Announce another price' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New price in dollars').fill('5900');
  await dialog.getByLabel('First day').fill('2099-03-01');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText(/in whole cents/)).toBeVisible();
  await dialog.getByLabel('New price in dollars').fill('590');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText(/more than twice the price/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('New price in dollars').fill('59');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText(/\$59 each month/)).toBeVisible();
  await expect(dialog.getByText(/e-mails cannot be called back/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});
