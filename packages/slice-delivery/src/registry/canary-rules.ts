/** How many different visitors received a version, and for how many of them it failed. */
export interface VersionCounts {
  visitors: number;
  failed: number;
}

/** A canary is judged once at least this many different visitors have received it... */
const minimumVisitors = 20;
/** ...and it has failed for at least this many. */
const minimumFailed = 5;
/** It may fail for this share of its visitors... */
const rate = 0.05;
/** ...and for this many times the share of the stable version. */
const timesStable = 3;

/**
 * Whether a canary has failed too often, compared with the stable version.
 * @param servers how many servers have counted: each of them may have counted the same visitor
 */
export function failsTooOften(canary: VersionCounts, stable: VersionCounts, servers = 1): boolean {
  if (canary.visitors < minimumVisitors || canary.failed < minimumFailed * servers) return false;
  const usualRate = stable.failed / Math.max(stable.visitors, minimumVisitors);
  return canary.failed / canary.visitors > Math.max(rate, timesStable * usualRate);
}
