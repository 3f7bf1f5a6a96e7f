import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test as failingTest } from './support/failing-site-test.js';
import { currentRelease, startSiteServer } from './support/site-server.js';
import { test } from './support/site-test.js';

test('a tampered registry is not used', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'town-registry-'));
  cpSync(currentRelease().slices, folder, { recursive: true });
  const server = await startSiteServer({ ...currentRelease(), slices: folder });
  try {
    const read = async (path: string) => await (await fetch(server.url + path)).text();
    const good = await read('/slices/slices.json');
    const registry = join(folder, 'slices.json');
    writeFileSync(registry, readFileSync(registry, 'utf8').replace('"/admin"', '"/directory"'));
    expect(readFileSync(registry, 'utf8')).not.toBe(good);
    expect(await read('/slices/slices.json')).toBe(good);
    expect((await fetch(`${server.url}/admin/login`)).status).toBe(200);
    expect(await read('/directory')).toContain('Business Directory');
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

failingTest.describe('a site with a changed script', () => {
  failingTest.use({ failures: { slice: { name: 'mfe-admin', is: 'tampered' } } });

  failingTest('the changed script runs in no browser', async ({ page, watch }) => {
    watch.expected.push(/integrity|mfe-admin/);
    await page.goto('/admin/login');
    await expect(page.getByText('You can read this part')).toBeVisible();
    expect(await page.evaluate(() => 'stolen' in globalThis)).toBe(false);
  });
});

test('a file that was not published is not served', async ({ request }) => {
  const file = join(currentRelease().slices, 'mfe-admin/left-here.js');
  writeFileSync(file, 'globalThis.stolen = true;');
  expect((await request.get('/slices/mfe-admin/left-here.js')).status()).toBe(404);
});

test('a script injected into a page does not run, although the policy allows the page’s own by hash', async ({
  page,
  watch,
}) => {
  watch.expected.push(/Content Security Policy|failed: csp|404/);
  await page.route('**/about', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const own = /<script>(.*?)<\/script>/s.exec(text)?.[1] ?? '';
    const injected = [
      '<script>globalThis.stolen = 1</script>',
      '<script src="/stolen.js"></script>',
      `<script>${own.replaceAll('/assets/main', '/stolen')}</script>`,
      '<img src="/no-such-picture" onerror="globalThis.stolen = 2">',
    ].join('');
    await route.fulfill({ response, body: text.replace('</body>', () => `${injected}</body>`) });
  });
  await page.route('**/stolen*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'globalThis.stolen = 3' }),
  );
  await page.goto('/about');
  await page.getByRole('link', { name: 'Events', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Events', level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'stolen' in globalThis)).toBe(false);
});
