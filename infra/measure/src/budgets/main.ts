import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '@town/contracts/api/paths';
import { pages } from '@town/contracts/pages/paths';
import { findFreePort, ThrowawayStack } from '@town/dev-stack/testing/throwaway-stack';
import { findChromium } from '@town/dev-stack/tools/find-chromium';
import { launch } from 'chrome-launcher';
import * as z from 'zod/mini';
import { startFakeForecast } from './fake-forecast.js';
import { categories, median, type Scores, type Visit, visit } from './lighthouse-scores.js';

const visitsOfEach = 3;
const leastScores: Scores = {
  performance: 95,
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

/** Scores four pages with Lighthouse on a stack of its own. Exits with status 1 if a budget is exceeded. */
async function budgets(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'town-budgets-'));
  const forecast = await startFakeForecast();
  const stack = new ThrowawayStack(join(folder, 'stack'), await findFreePort(), {
    WEATHER_API_URL: forecast.url,
  });
  try {
    const chromePath = await findChromium();
    console.log('Starting a stack …');
    await stack.start();
    const chrome = await launch({ chromePath, chromeFlags, logLevel: 'error' });
    let kept = true;
    try {
      for (const path of [pages.home, pages.directory, pages.events, await anArticle(stack.url)]) {
        kept = (await scorePage(chrome, stack.url, path)) && kept;
      }
    } finally {
      chrome.kill();
    }
    return kept;
  } finally {
    await stack.stop();
    forecast.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function scorePage(
  chrome: Awaited<ReturnType<typeof launch>>,
  site: string,
  path: string,
): Promise<boolean> {
  const visits: Visit[] = [];
  for (let round = 0; round < visitsOfEach; round += 1) {
    visits.push(await visit(chrome, site + path));
  }
  const metric = (name: keyof Visit['metrics']) =>
    median(visits.map(({ metrics }) => metrics[name]));
  console.log(
    `${path}: FCP ${Math.round(metric('first-contentful-paint'))} ms, LCP ${Math.round(metric('largest-contentful-paint'))} ms, blocked ${Math.round(metric('total-blocking-time'))} ms, shift ${metric('cumulative-layout-shift').toFixed(3)}`,
  );
  let kept = true;
  for (const name of categories) {
    const score = median(visits.map(({ scores }) => scores[name]));
    const isKept = score >= leastScores[name];
    kept &&= isKept;
    console.log(`  ${isKept ? 'kept' : 'OVER'}  ${name} ${score} (at least ${leastScores[name]})`);
  }
  const failed = [...new Set(visits.flatMap(({ failed: names }) => names))];
  if (failed.length > 0) console.log(`  points lost by: ${failed.join(', ')}`);
  return kept;
}

async function anArticle(site: string): Promise<string> {
  const articles = z
    .array(z.object({ id: z.string() }))
    .parse(await (await fetch(site + api.news)).json());
  return pages.newsArticle(articles[0]?.id ?? '');
}

process.exitCode = (await budgets()) ? 0 : 1;
