import { expect } from '@playwright/test';
import { open, test } from './support/site-test.js';
import { publishTrial, type Trial } from './support/trial.js';

// They change what the one stack gives its visitors; the slice of the staff's pages is in nobody's way.
test.describe.configure({ mode: 'serial' });

let trial: Trial;
test.beforeAll(() => {
  trial = publishTrial('mfe-admin');
});
test.afterAll(() => trial.end());

test('a version on trial is for some visitors, who keep it on the server and in the browser', async ({
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
    expect([trial.stable, trial.canary]).toContain(version);
    seen.set(version, (seen.get(version) ?? 0) + 1);
    await context.close();
  }
});

test('a visitor of a group on trial gets the version on trial, and one of another does not', async ({
  request,
}) => {
  const given = new Set<string>();
  for (let group = 0; group < 100; group += 1) {
    const answer = await request.get('/admin/login', { headers: { cookie: `slices=${group}` } });
    const versions = answer.headers()['x-slices'] ?? '';
    given.add(versions.includes(trial.canary) ? 'canary' : 'stable');
  }
  expect([...given].sort()).toEqual(['canary', 'stable']);
});

test('a published version can be asked for by the address', async ({ page }) => {
  for (const version of [trial.canary, trial.stable]) {
    const answer = page.waitForResponse(/admin\/login/);
    await open(page, `/admin/login?slice=mfe-admin@${version}`);
    expect((await answer).headers()['x-slices']).toContain(`mfe-admin@${version}`);
    expect((await answer).headers()['x-robots-tag']).toBe('noindex');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staff Sign In');
  }
});

test('a rollback ends the trial for everybody at once', async ({ request }) => {
  trial.rollBack();
  for (let group = 0; group < 100; group += 20) {
    const answer = await request.get('/admin/login', { headers: { cookie: `slices=${group}` } });
    expect(answer.headers()['x-slices']).toContain(`mfe-admin@${trial.stable}`);
  }
});
