/**
 * Measures how long pages take to show the effect of a tap: Interaction to Next Paint, on a processor that
 * is four times slower. Each interaction is the first of a fresh visit, so it includes lazily loaded
 * scripts.
 */
import { type Browser, chromium, devices, type Page } from 'playwright-core';
import { median } from './lighthouse-scores.js';

const slowdown = 4;
const visitsOfEach = 3;
const mostMilliseconds = 100;

interface Interaction {
  name: string;
  path: string;
  /** Taps, and waits for the visible effect. */
  act(page: Page): Promise<void>;
}

const interactions: readonly Interaction[] = [
  {
    name: 'the menu opens',
    path: '/',
    async act(page) {
      await page.getByRole('button', { name: 'Menu' }).tap();
      await page.locator('button[aria-expanded="true"]', { hasText: 'Menu' }).waitFor();
    },
  },
  {
    name: 'another tab of the directory',
    path: '/directory',
    async act(page) {
      await page.getByRole('tab', { name: 'Shopping' }).tap();
      await page.getByRole('tab', { name: 'Shopping', selected: true }).waitFor();
    },
  },
  {
    name: 'a filter of the directory',
    path: '/directory',
    async act(page) {
      await page.getByRole('link', { name: 'Open now' }).tap();
      await page.waitForURL(/open=now/);
    },
  },
  {
    name: 'a filter of the events',
    path: '/events',
    async act(page) {
      await page.getByRole('link', { name: 'This weekend' }).tap();
      await page.waitForURL(/dates=weekend/);
    },
  },
  {
    name: 'a picture of the gallery in full size, and the next one',
    path: '/historical-photos',
    async act(page) {
      await page.getByRole('button', { name: 'View full size' }).first().tap();
      await page.getByRole('dialog').getByRole('button', { name: 'Next' }).tap();
      await page.getByRole('dialog').getByText(/^2 /).waitFor();
    },
  },
];

/** Stores the longest delay of the page's interactions. The browser reports none below 16 ms. */
const observe = `
  window.longestInteraction = 0;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId) window.longestInteraction = Math.max(window.longestInteraction, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
`;

/** Resolves when the paint after the interaction has been reported. */
const longest = `
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(() => resolve(window.longestInteraction), 200));
  })
`;

/** Prints the median delay of each interaction. @returns whether all are short enough */
export async function measureInteractions(debugPort: number, site: string): Promise<boolean> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${debugPort}`);
  let kept = true;
  try {
    for (const interaction of interactions) {
      const delays: number[] = [];
      for (let round = 0; round < visitsOfEach; round += 1) {
        delays.push(await delayOf(browser, site, interaction));
      }
      const delay = median(delays);
      const isKept = delay <= mostMilliseconds;
      kept &&= isKept;
      console.log(
        `  ${isKept ? 'kept' : 'OVER'}  ${interaction.path}: ${interaction.name} ${delay} ms (at most ${mostMilliseconds}; ${delays.join(', ')})`,
      );
    }
  } finally {
    await browser.close();
  }
  return kept;
}

async function delayOf(browser: Browser, site: string, { path, act }: Interaction) {
  const context = await browser.newContext({ ...devices['Pixel 7'], serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(observe);
    await page.goto(site + path, { waitUntil: 'networkidle' });
    await act(page);
    return Number(await page.evaluate(longest));
  } finally {
    await context.close();
  }
}
