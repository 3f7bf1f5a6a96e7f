import type { LaunchedChrome } from 'chrome-launcher';
import lighthouse from 'lighthouse';

/** What is scored, in hundredths. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Scores = Record<(typeof categories)[number], number>;

/** What one visit with a slow phone on a slow network came to. */
export interface Visit {
  scores: Scores;
  /** Milliseconds, and for the shift no unit. */
  metrics: Record<
    | 'first-contentful-paint'
    | 'largest-contentful-paint'
    | 'total-blocking-time'
    | 'cumulative-layout-shift',
    number
  >;
  /** Audits that cost points outside performance. */
  failed: string[];
}

const metricNames = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

/** Visits an address once, with throttling that is applied and not simulated. */
export async function visit(chrome: LaunchedChrome, url: string): Promise<Visit> {
  const run = await lighthouse(url, {
    port: chrome.port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
    formFactor: 'mobile',
    throttlingMethod: 'devtools',
  });
  if (!run) throw new Error(`Lighthouse gave no result for ${url}`);
  const { lhr } = run;
  const scores = Object.fromEntries(
    categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
  ) as Scores;
  const metrics = Object.fromEntries(
    metricNames.map((name) => [name, lhr.audits[name]?.numericValue ?? Number.NaN]),
  ) as Visit['metrics'];
  const failed = categories
    .slice(1)
    .flatMap((name) => lhr.categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  return { scores, metrics, failed: [...new Set(failed)] };
}

/** The middle one of an odd number of values. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
