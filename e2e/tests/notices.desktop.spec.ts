import { expect, type Page } from '@playwright/test';
import { staffCalls } from './support/desk.js';
import { test } from './support/empty-town.js';
import { open } from './support/site-test.js';
import { signIn } from './support/staff.js';
import { unique } from './support/unique.js';

// A notice appears on every page and would disturb other tests, so these tests use a separate town.
test.describe.configure({ mode: 'default', timeout: 300_000 });

const shown = (page: Page) => page.getByRole('region', { name: 'Emergency', exact: true });

/** Counts every click, also those that type or choose. */
function countClicks(page: Page) {
  let clicks = 0;
  const locate = (name: string, role: 'link' | 'button') =>
    page.getByRole(role, { name, exact: true });
  return {
    count: () => clicks,
    async press(role: 'link' | 'button', name: string) {
      clicks += 1;
      await locate(name, role).click();
    },
    async type(label: string, words: string) {
      clicks += 1;
      await page.getByLabel(label).fill(words);
    },
    /** Opening a list and choosing from it are two clicks. */
    async choose(label: string, option: string) {
      clicks += 2;
      await page.getByLabel(label).selectOption({ label: option });
    },
  };
}

test('a clerk sets an emergency notice in at most 8 clicks, and open pages show it within a minute', async ({
  page,
  context,
  emptyTown,
}) => {
  const text = unique('Boil your water');
  const visitor = await context.newPage();
  await visitor.clock.install();
  await open(visitor, '/about');
  await expect(shown(visitor)).toHaveCount(0);

  await signIn(page, emptyTown.dataDir);
  const clerk = countClicks(page);
  await clerk.press('link', 'Edit content');
  await clerk.press('link', 'Notices');
  await clerk.press('link', 'New notice');
  await clerk.choose('Level', 'Emergency');
  await clerk.type('Text', text);
  await clerk.press('button', 'Publish');
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
  expect(clerk.count()).toBeLessThanOrEqual(8);
  // The clerk sees what the public sees.
  await page.reload();
  await expect(shown(page)).toContainText(`Emergency: ${text}`);

  await visitor.clock.fastForward('01:00');
  await expect(shown(visitor)).toContainText(`Emergency: ${text}`);
  await expect(visitor.locator('[aria-live=assertive]').filter({ hasText: text })).toHaveCount(1);
  await expect(shown(visitor).getByRole('button')).toHaveCount(0);
});

test('a notice is shown without scripts, and disappears from an open page when it ends', async ({
  browser,
  page,
  request,
  baseURL,
  emptyTown,
}) => {
  const text = unique('Low water crossing closed');
  const staff = await staffCalls(request, emptyTown.dataDir);
  const startsAt = new Date().toISOString();
  const notice = await staff.publish('notices', { level: 'emergency', text, startsAt });
  await page.clock.install();
  await open(page, '/history');
  await expect(shown(page)).toContainText(text);

  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const reader = await plain.newPage();
  await reader.goto('/civic-contacts');
  await expect(shown(reader)).toContainText(text);
  await plain.close();

  const endsAt = new Date(Date.now() + 3_000).toISOString();
  await staff.change('notices', notice, { level: 'emergency', text, startsAt, endsAt });
  const listed = async () => (await request.get('/api/notices')).text();
  await expect.poll(listed, { timeout: 60_000 }).not.toContain(text);
  await page.clock.fastForward('01:00');
  await expect(page.getByText(text)).toHaveCount(0);
});
