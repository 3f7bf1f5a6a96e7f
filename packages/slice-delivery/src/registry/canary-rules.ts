/** How many different visitors received a version, and for how many of them it failed. */
export interface VersionCounts {
  visitors: number;
  failed: number;
}

/** When a canary has failed too often. */
export interface CanaryRules {
  /** At least this many different visitors received it. */
  minimumVisitors: number;
  /** It failed for at least this many different visitors. */
  minimumFailed: number;
  /** It failed for more than this share of its visitors... */
  rate: number;
  /** ...and for more than this many times the share of the stable version. */
  timesStable: number;
}

export const usualRules: CanaryRules = {
  minimumVisitors: 20,
  minimumFailed: 5,
  rate: 0.05,
  timesStable: 3,
};

/** Whether a canary has failed too often, compared with the stable version. */
export function failsTooOften(
  canary: VersionCounts,
  stable: VersionCounts,
  { minimumVisitors, minimumFailed, rate, timesStable }: CanaryRules,
): boolean {
  if (canary.visitors < minimumVisitors || canary.failed < minimumFailed) return false;
  const usualRate = stable.failed / Math.max(stable.visitors, minimumVisitors);
  return canary.failed / canary.visitors > Math.max(rate, timesStable * usualRate);
}
