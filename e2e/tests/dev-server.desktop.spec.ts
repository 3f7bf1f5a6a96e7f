import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';
import { hydrated, test } from './support/site-test.js';

// A copy of a slice within the checkout, where its packages are found, is worked on.
const root = resolve(import.meta.dirname, '../..');
const folder = join(root, '.local', `dev-test-${process.pid}`);
const slice = join(folder, 'mfe-admin');

let work: ChildProcess;
let address: string;
let output = '';

test.beforeAll(async ({ baseURL }) => {
  mkdirSync(folder, { recursive: true });
  for (const part of ['package.json', 'slice.json', 'src']) {
    cpSync(join(root, 'mfe-admin', part), join(slice, part), { recursive: true });
  }
  const port = await freePort();
  address = `http://localhost:${port}`;
  work = spawn(process.execPath, [join(root, 'infra/dist/slices/dev/main.js')], {
    cwd: slice,
    env: { PATH: process.env['PATH'], SITE: baseURL, PORT: String(port), DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [work.stdout, work.stderr]) {
    stream?.on('data', (text: Buffer) => {
      output += text.toString();
    });
  }
  await expect.poll(() => output, { timeout: 30_000 }).toContain(`Ready on ${address}`);
});

test.afterAll(async () => {
  const ended = new Promise((done) => work.once('exit', done));
  if (work.exitCode === null) {
    work.kill('SIGTERM');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

test('a slice that is worked on replaces that of the running site, and pages follow its changes', async ({
  page,
  watch,
}) => {
  // To the page's watch, the address of the work is another site than the stack's.
  watch.expected.push(/ERR_BLOCKED_BY_CLIENT|ERR_CONNECTION|ERR_INCOMPLETE/);
  await page.route(`${address}/**`, (route) => route.continue());
  await page.goto(`${address}/admin/login`);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staff Sign In');

  const file = join(slice, 'src/login/login-page.tsx');
  const source = readFileSync(file, 'utf8');
  expect(source).toContain('Staff Sign In');
  writeFileSync(file, source.replaceAll('Staff Sign In', 'Changed just now'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changed just now', {
    timeout: 15_000,
  });

  await page.goto(`${address}/about`);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Blanco');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Directory' })
    .click();
  await expect(page.getByRole('heading', { name: 'River Bend Cafe' })).toBeVisible();
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (!address || typeof address === 'string') throw new Error('No port');
  return address.port;
}
