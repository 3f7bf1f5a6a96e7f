import type { LaunchedChrome } from 'chrome-launcher';
import lighthouse from 'lighthouse';

/** The scores, in hundredths. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Scores = Record<(typeof categories)[number], number>;

/** The result of one visit with a slow phone on a slow network. */
export interface Visit {
  scores: Scores;
  /** Milliseconds; the shift has no unit. */
  metrics: Record<
    | 'first-contentful-paint'
    | 'largest-contentful-paint'
    | 'total-blocking-time'
    | 'cumulative-layout-shift',
    number
  >;
  /** Failed audits outside performance. */
  failed: string[];
}

/**
 * Visits an address once, with applied (not simulated) throttling.
 * @param scored the categories to score; the others are left out, which saves their time
 */
export async function visit(
  chrome: LaunchedChrome,
  url: string,
  scored: readonly (keyof Scores)[] = categories,
): Promise<Visit> {
  const run = await lighthouse(url, {
    port: chrome.port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...scored],
    formFactor: 'mobile',
    throttlingMethod: 'devtools',
  });
  if (!run) throw new Error(`Lighthouse gave no result for ${url}`);
  const { lhr } = run;
  const score = (name: keyof Scores) => Math.round((lhr.categories[name]?.score ?? 0) * 100);
  const metric = (name: keyof Visit['metrics']) => lhr.audits[name]?.numericValue ?? Number.NaN;
  const failed = categories
    .slice(1)
    .flatMap((name) => lhr.categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    metrics: {
      'first-contentful-paint': metric('first-contentful-paint'),
      'largest-contentful-paint': metric('largest-contentful-paint'),
      'total-blocking-time': metric('total-blocking-time'),
      'cumulative-layout-shift': metric('cumulative-layout-shift'),
    },
    failed: [...new Set(failed)],
  };
}

/** The median of an odd number of values. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
