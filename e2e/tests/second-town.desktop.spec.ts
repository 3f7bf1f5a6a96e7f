import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { sendContactMessage } from '@town/dev-stack/testing/send-contact-message';
import { findFreePort, ThrowawayStack } from '@town/dev-stack/testing/throwaway-stack';
import { hydrated, test } from './support/site-test.js';

// Uses a separate stack: everything that depends on the town is started with another town.
test.describe.configure({ mode: 'default', timeout: 120_000 });

/** Names, numbers, places and sights of the first town. */
const firstTown =
  /blanco|hill country|dance hall|1,500|\b830-|78606|limestone web works|johnson city|wimberley/i;
const folder = resolve(import.meta.dirname, '../../infra/sample-town/second-town');

let stack: ThrowawayStack;
let dataDir: string;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  dataDir = mkdtempSync(join(tmpdir(), 'second-town-'));
  stack = new ThrowawayStack(dataDir, await findFreePort(), { SAMPLE_DATA: folder });
  await stack.start();
});

test.afterAll(async () => {
  await stack?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function textOf(path: string): Promise<string> {
  const answer = await fetch(new URL(path, stack.url));
  expect(answer.status, path).toBe(200);
  return answer.text();
}

function expectOnlyThisTown(text: string, where: string): void {
  expect({ where, found: text.match(firstTown)?.[0] }).toEqual({ where, found: undefined });
}

/** Every page of the sitemap, by its path. */
async function publicPages(): Promise<string[]> {
  const sitemap = await textOf('/sitemap.xml');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    const { pathname, search } = new URL(address);
    return pathname + search;
  });
}

test('no public page has a name, number or place of the first town', async () => {
  const paths = await publicPages();
  expect(paths.length).toBeGreaterThan(30);
  for (const path of paths) expectOnlyThisTown(await textOf(path), path);
  expect(await textOf('/about')).toContain('About Cedar Hollow');
});

test('sitemap, manifest and feeds are those of the second town', async () => {
  const home = await textOf('/');
  const feeds = [...home.matchAll(/<link[^>]+rel="alternate"[^>]+href="([^"]+)"/g)].map(
    ([, address = '']) => new URL(address, stack.url).pathname,
  );
  for (const path of ['/sitemap.xml', '/robots.txt', '/manifest.webmanifest', ...feeds]) {
    expectOnlyThisTown(await textOf(path), path);
  }
});

test('the picture of shared links names no town, so it fits each', async ({ page }) => {
  await page.route(`${stack.url}/**`, (route) => route.continue());
  await page.goto(`${stack.url}/social.png`);
  const colours = await page.locator('img').evaluate((image) => {
    const context = document.createElement('canvas').getContext('2d');
    if (!(image instanceof HTMLImageElement && context)) return [];
    // The sky on the left, where the name of a town would stand.
    context.drawImage(image, 0, 0, 520, 180, 0, 0, 300, 150);
    const { data } = context.getImageData(0, 0, 300, 150);
    return [...new Set(new Uint32Array(data.buffer))];
  });
  expect(colours).toHaveLength(1);
});

/** Everything on a page and in its tab. */
const shown = async (page: Page) => `${await page.title()} ${await page.textContent('body')}`;

test('pages that the browser renders are those of the second town', async ({ page }) => {
  await page.route(`${stack.url}/**`, (route) => route.continue());
  await page.goto(stack.url);
  await hydrated(page);
  const main = page.getByRole('navigation', { name: 'Main' });
  for (const name of ['About', 'Directory', 'Events', 'News']) {
    await main.getByRole('link', { name, exact: true }).click();
    await expect(page.getByText(/^Loading /)).toHaveCount(0);
    expectOnlyThisTown(await shown(page), name);
  }
  await page.goto('about:blank');
});

test('a mail names the second town alone', async () => {
  const sent = await sendContactMessage(stack.url);
  expect(sent.status).toBe(201);
  const inbox = `${stack.file().mail.inbox}/email`;
  let mails: { subject: string; text: string; html: string }[] = [];
  await expect(async () => {
    mails = JSON.parse(await (await fetch(inbox)).text());
    expect(mails.length).toBeGreaterThan(0);
  }).toPass();
  const words = mails.map(({ subject, text, html }) => [subject, text, html].join('\n')).join('\n');
  expectOnlyThisTown(words, 'mail');
  expect(words).toContain('Cedar Hollow');
});
