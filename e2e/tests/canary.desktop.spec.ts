import { expect } from '@playwright/test';
import { type PublishedCanary, publishCanary } from './support/canary.js';
import { open, test } from './support/site-test.js';

// These tests change what the shared stack serves. No other test needs the slice that they use.
test.describe.configure({ mode: 'serial' });

let published: PublishedCanary;
test.beforeAll(() => {
  published = publishCanary('mfe-admin');
});
test.afterAll(() => published.end());

test('a canary is served to some visitors, who keep it on the server and in the browser', async ({
  browser,
  baseURL,
}) => {
  const seen = new Map<string, number>();
  for (let visitor = 0; visitor < 6; visitor += 1) {
    const context = await browser.newContext({ baseURL });
    const page = await context.newPage();
    const scripts: string[] = [];
    page.on('request', (request) => {
      const version = /\/slices\/mfe-admin\/([^/]+)\//.exec(request.url())?.[1];
      if (version) scripts.push(version);
    });
    const versions = [];
    for (let visit = 0; visit < 3; visit += 1) {
      const answer = await page.goto('/admin/login');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staff Sign In');
      await page.waitForLoadState('networkidle');
      versions.push(/mfe-admin@([^,]+)/.exec((await answer?.headerValue('x-slices')) ?? '')?.[1]);
      expect(answer?.headers()['cache-control']).toBe('private, no-cache');
    }
    expect(new Set([...versions, ...scripts]).size, 'one version for one visitor').toBe(1);
    const [cookie] = await context.cookies();
    expect(cookie).toMatchObject({ name: 'slices', sameSite: 'Lax', httpOnly: true });
    expect(cookie?.value).toMatch(/^\d{1,2}$/);
    const version = String(versions[0]);
    expect([published.stable, published.canary]).toContain(version);
    seen.set(version, (seen.get(version) ?? 0) + 1);
    await context.close();
  }
});

test('a visitor of a chosen group gets the canary, and one of another group does not', async ({
  request,
}) => {
  const received = new Set<string>();
  for (let group = 0; group < 100; group += 1) {
    const answer = await request.get('/admin/login', { headers: { cookie: `slices=${group}` } });
    const versions = answer.headers()['x-slices'] ?? '';
    received.add(versions.includes(published.canary) ? 'canary' : 'stable');
  }
  expect([...received].sort()).toEqual(['canary', 'stable']);
});

test('an address can name a published version', async ({ page }) => {
  for (const version of [published.canary, published.stable]) {
    const answer = page.waitForResponse(/admin\/login/);
    await open(page, `/admin/login?slice=mfe-admin@${version}`);
    expect((await answer).headers()['x-slices']).toContain(`mfe-admin@${version}`);
    expect((await answer).headers()['x-robots-tag']).toBe('noindex');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staff Sign In');
  }
});

test('a rollback ends the canary for all visitors at once', async ({ request }) => {
  published.rollBack();
  for (let group = 0; group < 100; group += 20) {
    const answer = await request.get('/admin/login', { headers: { cookie: `slices=${group}` } });
    expect(answer.headers()['x-slices']).toContain(`mfe-admin@${published.stable}`);
  }
});
