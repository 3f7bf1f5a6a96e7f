import { expect, type Page } from '@playwright/test';
import { findArticle, publicPages } from './support/pages.js';
import { hydrated, test } from './support/site-test.js';

/** The budgets of a first visit, in bytes. */
const homeScripts = 120_000;
const pageScripts = 150_000;
const wholePage = 220_000;
/**
 * The most style sheets of one page. Without HTTP/2 a browser opens six connections. A file without a
 * connection waits for another round trip before the page is painted.
 */
const pageSheets = 4;

interface Weight {
  scripts: number;
  whole: number;
}

/** Waits until the page has done what it does after it was taken over, and for the scripts that this loads. */
async function idle(page: Page): Promise<void> {
  const loaded = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) =>
          requestIdleCallback(() => resolve(performance.getEntriesByType('resource').length)),
        ),
    );
  let before = -1;
  await expect
    .poll(async () => {
      const now = await loaded();
      const isSettled = now === before;
      before = now;
      return isSettled;
    })
    .toBe(true);
}

/** Opens a page with an empty cache and adds up the bytes of its responses. */
async function weigh(page: Page, path: string): Promise<Weight> {
  const weight = { scripts: 0, whole: 0 };
  const sizes: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).origin !== new URL(page.url()).origin) return;
    sizes.push(
      request.sizes().then(({ responseBodySize }) => {
        weight.whole += responseBodySize;
        if (request.resourceType() === 'script') weight.scripts += responseBodySize;
      }),
    );
  });
  // After a layout, Chromium fires a mouse-move event even without a mouse. That counts as the first use of
  // the page, and would load the scripts of its widgets.
  await page.addInitScript(() =>
    addEventListener('pointermove', (event) => event.stopImmediatePropagation(), true),
  );
  await page.goto(path, { waitUntil: 'networkidle' });
  await hydrated(page);
  await idle(page);
  await Promise.all(sizes);
  return weight;
}

async function check(page: Page, path: string, scripts: number): Promise<void> {
  const weight = await weigh(page, path);
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
  test.info().annotations.push({
    type: 'weight',
    description: `${path}: scripts ${kilobytes(weight.scripts)}, all ${kilobytes(weight.whole)}`,
  });
  console.log(test.info().annotations.at(-1)?.description);
  expect(weight.scripts, 'the page was weighed').toBeGreaterThan(50_000);
  expect(weight.scripts).toBeLessThanOrEqual(scripts);
  expect(weight.whole).toBeLessThanOrEqual(wholePage);
  expect(await page.locator('link[rel="stylesheet"]').count()).toBeLessThanOrEqual(pageSheets);
}

for (const [path] of publicPages) {
  test(`${path} keeps its budget of bytes`, async ({ page }) => {
    await check(page, path, path === '/' ? homeScripts : pageScripts);
  });
}

test('an article keeps its budget of bytes', async ({ page, request }) => {
  const { id } = await findArticle(request, 'weekend');
  await check(page, `/news/${id}`, pageScripts);
});
