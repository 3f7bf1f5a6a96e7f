import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';
import { freePort } from '@town/process-kit/testing/free-port';
import { createLocalKeys, localKeyFiles } from '@town/slice-delivery/publish';
import { createForeignSlice, type ForeignSlice } from '@town/slice-delivery/testing/foreign-slice';
import type { FrontSite } from './support/front.js';
import { startMixedSite } from './support/mixed-site.js';
import { currentRelease } from './support/site-server.js';
import { hydrated, open, test } from './support/site-test.js';

// A slice of another team, published beside those of this checkout on a site of its own.
test.describe.configure({ mode: 'serial', timeout: 120_000 });

const command = resolve(
  import.meta.dirname,
  '../../packages/slice-delivery/dist/command/slice-command.js',
);
const built = { timeout: 60_000 };

let slice: ForeignSlice;
let site: FrontSite;
test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(180_000);
  slice = createForeignSlice();
  const dataDir = join(slice.directory, '.local');
  createLocalKeys(dataDir);
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir };
  execFileSync(process.execPath, [command, 'publish-all'], { env, stdio: 'pipe' });
  for (const step of ['build', 'publish']) {
    const { status, output } = slice.run('town-slice', [step]);
    expect(status, output).toBe(0);
  }
  site = await startMixedSite(baseURL ?? '', {
    ...currentRelease(),
    slices: join(dataDir, 'slices'),
    publicKeyFile: localKeyFiles(dataDir).publicKey,
  });
});
test.afterAll(async () => {
  await site?.stop();
  slice?.remove();
});

test.beforeEach(({ page }) => page.route(`${site.url}/**`, (route) => route.continue()));

test('its widget, its entry in the navigation and its page are on the site', async ({ page }) => {
  await open(page, site.url);
  await expect(page.getByRole('heading', { name: 'Next ferry' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Upcoming events' }).first()).toBeVisible();
  const main = page.getByRole('navigation', { name: 'Main' });
  const labels = await main.getByRole('link').allTextContents();
  expect(labels.slice(labels.indexOf('News'))[1]).toBe('Ferries');
  await main.getByRole('link', { name: 'Ferries' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ferries');
  await page.getByRole('button', { name: 'Add a seat' }).click();
  await expect(page.getByText('1 seats')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(slice.mount);
});

test('its page and its entry are in Spanish on pages in Spanish', async ({ page }) => {
  await open(page, `${site.url}/es${slice.mount}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transbordadores');
  const main = page.getByRole('navigation', { name: 'Principal' });
  await expect(main.getByRole('link', { name: 'Transbordadores' })).toHaveAttribute(
    'href',
    `/es${slice.mount}`,
  );
});

test('in development a saved change appears without a reload', async ({ page, watch }) => {
  const { work, url } = await startDevelopment(slice, site.url);
  try {
    watch.expected.push(/ERR_CONNECTION|ERR_INCOMPLETE/);
    await page.route(`${url}/**`, (route) => route.continue());
    await page.goto(url + slice.mount);
    await hydrated(page);
    await page.getByRole('button', { name: 'Add a seat' }).click();
    const source = join(slice.directory, 'src/ferries-page.tsx');
    const text = readFileSync(source, 'utf8');
    writeFileSync(source, text.replace('on the hour', 'every half hour'));
    await expect(page.getByText('every half hour')).toBeVisible(built);
    await expect(page.getByText('1 seats')).toBeVisible();
  } finally {
    const ended = once(work, 'exit');
    work.kill('SIGTERM');
    await ended;
  }
});

async function startDevelopment(
  { directory, program }: ForeignSlice,
  running: string,
): Promise<{ work: ChildProcess; url: string }> {
  const port = await freePort();
  const work = spawn(process.execPath, [program('town-slice-dev')], {
    cwd: directory,
    env: { PATH: process.env['PATH'], SITE: running, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [work.stdout, work.stderr]) {
    stream.on('data', (text: Buffer) => {
      output += text.toString();
    });
  }
  const url = `http://localhost:${port}`;
  await expect.poll(() => output, built).toContain(`Ready on ${url}`);
  return { work, url };
}
