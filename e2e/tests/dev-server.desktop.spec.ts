import { expect } from '@playwright/test';
import { hydrated, test } from './support/site-test.js';
import { type SliceAtWork, startTime, startWork } from './support/slice-at-work.js';

// It builds while other tests keep the machine busy.
test.describe.configure({ timeout: 120_000 });

let work: SliceAtWork;

test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(2 * startTime);
  work = await startWork('mfe-admin', baseURL ?? '');
});

test.afterAll(() => work?.stop());

test('the slice in development replaces that of the running site, and the rest is the site', async ({
  page,
  watch,
}) => {
  await work.open(page, watch, '/admin/login');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staff Sign In');
  work.edit('src/login/login-page.tsx', 'Staff Sign In', 'Changed just now');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changed just now', {
    timeout: 30_000,
  });
  // The dev server also renders it.
  const answer = await page.reload();
  expect(await answer?.text()).toContain('Changed just now');

  await page.goto(`${work.url}/about`);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Blanco');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Directory' })
    .click();
  await expect(page.getByRole('heading', { name: 'Courthouse Square Diner' })).toBeVisible();
});
