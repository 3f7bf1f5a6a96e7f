import { parseArgs } from 'node:util';
import { findChromium } from '@town/dev-stack/tools/find-chromium';
import { launch } from 'chrome-launcher';
import { withStack } from '../with-stack.js';
import { startFakeForecast } from './fake-forecast.js';
import { measureInteractions } from './interactions.js';
import { categories, median, type Scores, type Visit, visit } from './lighthouse-scores.js';
import { publicRoutes } from './public-routes.js';
import { type Figures, keepRun, readRunBefore } from './runs.js';
import { startStaticCopy } from './static-copy.js';

const visitsOfEach = 5;
/**
 * The largest allowed ratio of a page's largest contentful paint to that of the same page as static files.
 */
const mostOfStatic = 1.15;
const leastScores: Scores = {
  performance: 99,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
const chromeFlags = [
  '--headless=new',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * Scores pages with Lighthouse on a separate stack, and compares them with the previous run. Without paths
 * it visits every kind of public page, and then measures taps. Exits with status 1 if a budget is exceeded.
 * @param tapsOnly measures taps only, and scores no page
 */
async function budgets(paths: readonly string[], tapsOnly: boolean): Promise<boolean> {
  const forecast = await startFakeForecast();
  const chromePath = await findChromium();
  try {
    return await withStack({ WEATHER_API_URL: forecast.url }, async ({ url }) => {
      const copy = await startStaticCopy(url);
      const chrome = await launch({ chromePath, chromeFlags, logLevel: 'error' });
      const before = readRunBefore();
      const run: Record<string, Figures> = {};
      let kept = true;
      try {
        const routes = paths.length > 0 ? paths : await publicRoutes(url);
        for (const path of tapsOnly ? [] : routes) {
          const page = await scorePage(chrome, [url + path, copy.url + path], before[path]);
          run[path] = page.figures;
          kept = page.kept && kept;
        }
        if (paths.length === 0) {
          console.log('The first tap, with a processor that is four times slower:');
          kept = (await measureInteractions(chrome.port, url)) && kept;
        }
      } finally {
        keepRun(before, run);
        chrome.kill();
        copy.stop();
      }
      return kept;
    });
  } finally {
    forecast.stop();
  }
}

/** Visits a page and its static copy alternately, so that other load on the machine affects both. */
async function scorePage(
  chrome: Awaited<ReturnType<typeof launch>>,
  [page, copy]: readonly [page: string, copy: string],
  before: Figures | undefined,
): Promise<{ kept: boolean; figures: Figures }> {
  const visits: Visit[] = [];
  const copied: Visit[] = [];
  for (let round = 0; round < visitsOfEach; round += 1) {
    visits.push(await visit(chrome, page));
    copied.push(await visit(chrome, copy, ['performance']));
  }
  const figures = {
    performance: median(visits.map(({ scores }) => scores.performance)),
    lcp: Math.round(metric(visits, 'largest-contentful-paint')),
    blocked: Math.round(metric(visits, 'total-blocking-time')),
  };
  console.log(
    `${new URL(page).pathname}: FCP ${Math.round(metric(visits, 'first-contentful-paint'))} ms, LCP ${figures.lcp} ms, blocked ${figures.blocked} ms, shift ${metric(visits, 'cumulative-layout-shift').toFixed(3)}`,
  );
  if (before) {
    console.log(
      `  before: performance ${before.performance}, LCP ${before.lcp} ms, blocked ${before.blocked} ms`,
    );
  }
  let kept = true;
  for (const name of categories) {
    const score = median(visits.map(({ scores }) => scores[name]));
    const isKept = score >= leastScores[name];
    kept &&= isKept;
    console.log(`  ${isKept ? 'kept' : 'OVER'}  ${name} ${score} (at least ${leastScores[name]})`);
  }
  const ofStatic = figures.lcp / metric(copied, 'largest-contentful-paint');
  const isNear = ofStatic <= mostOfStatic;
  console.log(
    `  ${isNear ? 'kept' : 'OVER'}  LCP ${ofStatic.toFixed(2)} of static files (at most ${mostOfStatic})`,
  );
  const failed = [...new Set(visits.flatMap(({ failed: names }) => names))];
  if (failed.length > 0) console.log(`  points lost by: ${failed.join(', ')}`);
  return { kept: kept && isNear, figures };
}

function metric(visits: readonly Visit[], name: keyof Visit['metrics']): number {
  return median(visits.map(({ metrics }) => metrics[name]));
}

const { values, positionals } = parseArgs({
  options: { taps: { type: 'boolean', default: false } },
  allowPositionals: true,
});
process.exitCode = (await budgets(positionals, values.taps)) ? 0 : 1;
