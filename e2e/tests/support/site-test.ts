import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { answerForecast } from './forecast.js';

/** What a page logged while a test ran. */
export interface Watch {
  /** Console errors and warnings, uncaught errors, and failed requests. */
  complaints: string[];
  /** Every request to another site. */
  foreign: string[];
  /** Complaints that a test causes on purpose. */
  expected: RegExp[];
}

export interface SiteFixtures {
  watch: Watch;
}

/**
 * A test of the site. The forecast is stubbed, other sites are blocked, and the test fails if the page
 * logged anything that `watch.expected` does not name.
 */
export const test = base.extend<SiteFixtures>({
  watch: [
    async ({ page, baseURL, javaScriptEnabled }, use) => {
      const watch: Watch = { complaints: [], foreign: [], expected: [] };
      const own = new URL(baseURL ?? '').origin;
      await page.route(
        (url) => url.origin !== own && url.protocol.startsWith('http'),
        (route) => route.abort('blockedbyclient'),
      );
      await answerForecast(page);
      listen(page, own, watch, javaScriptEnabled ?? true);
      await use(watch);
      const unexpected = watch.complaints.filter(
        (complaint) => !watch.expected.some((pattern) => pattern.test(complaint)),
      );
      expect(unexpected, 'what the page complained of').toEqual([]);
    },
    { auto: true },
  ],
});

/** Playwright logs this in tests without service workers, which are almost all tests. */
const blockedWorker = 'Service Worker registration blocked by Playwright';

function listen(page: Page, own: string, watch: Watch, scripts: boolean): void {
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (message.text() === blockedWorker) return;
    watch.complaints.push(`console: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => watch.complaints.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== own && url.protocol.startsWith('http')) watch.foreign.push(request.url());
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page aborts its requests. A page without scripts blocks the requests for them.
    const meant = reason === 'net::ERR_ABORTED' || (reason === 'csp' && !scripts);
    if (!meant) watch.complaints.push(`failed: ${reason} ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) {
      watch.complaints.push(`answered: ${response.status()} ${response.url()}`);
    }
  });
}

/** Waits until the browser has hydrated the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main && Object.keys(main).some((key) => key.startsWith('__reactProps'));
  });
}

/** Waits until an element is hydrated that belongs to a part which is hydrated later than its page. */
export async function takenOver(element: Locator): Promise<void> {
  const isTakenOver = (node: Element) =>
    Object.keys(node).some((key) => key.startsWith('__reactProps'));
  await expect.poll(() => element.evaluate(isTakenOver)).toBe(true);
}

/** Opens a page, waits until it is hydrated, and returns the status of the response. */
export async function open(page: Page, path: string): Promise<number | undefined> {
  const response = await page.goto(path);
  await hydrated(page);
  return response?.status();
}
