import { log } from './log';
import type { LoadedSlice } from './slice-loader';
import { observeSuspension } from './slice-metrics';
import type { Release } from './slice-store';

/** When a canary has failed too often. */
export interface TrialRules {
  /** So many different visitors must have been given it. */
  minimumVisitors: number;
  /** For so many different visitors something must have failed. */
  minimumFailed: number;
  /** Above this part of its visitors it has failed... */
  rate: number;
  /** ...if that is also more than so many times the stable version's part. */
  timesStable: number;
}

const usualRules: TrialRules = {
  minimumVisitors: 20,
  minimumFailed: 5,
  rate: 0.05,
  timesStable: 3,
};

interface Tally {
  given: Set<string>;
  failed: Set<string>;
}

type Version = Pick<LoadedSlice, 'name' | 'version'>;

/** Enough to judge by; more would only take memory. */
const mostVisitors = 10_000;

/**
 * Follows how canaries do against the stable versions, and stops giving out one that fails for too
 * many visitors. A visitor counts once, whatever they send: one alone cannot end a trial.
 */
export class SliceTrials {
  private readonly tallies = new Map<string, Tally>();
  private readonly suspended = new Set<string>();
  private trials: readonly { canary: string; stable: string }[] = [];
  private revision = -1;

  constructor(private readonly rules: TrialRules = usualRules) {}

  /** Must be called with what is live before anything is counted. */
  follow(release: Release): void {
    if (release.revision === this.revision) return;
    this.revision = release.revision;
    this.trials = release.canaries.flatMap(({ slice }) => {
      const stable = release.stable.find(({ name }) => name === slice.name);
      return stable ? [{ canary: keyOf(slice), stable: keyOf(stable) }] : [];
    });
    const followed = new Set(this.trials.flatMap(({ canary, stable }) => [canary, stable]));
    for (const key of this.tallies.keys()) if (!followed.has(key)) this.tallies.delete(key);
    for (const key of followed) {
      if (!this.tallies.has(key)) this.tallies.set(key, { given: new Set(), failed: new Set() });
    }
    for (const key of this.suspended) {
      if (followed.has(key)) continue;
      this.suspended.delete(key);
      observeSuspension(key, false);
    }
  }

  isSuspended(slice: Version): boolean {
    return this.suspended.has(keyOf(slice));
  }

  /** A visitor was given a page with these versions. */
  given(visitor: string, slices: readonly Version[]): void {
    if (this.trials.length === 0) return;
    for (const slice of slices) this.count(slice, 'given', visitor);
  }

  /** A version could not be loaded or rendered for a visitor. */
  failed(visitor: string, slice: Version): void {
    if (!this.count(slice, 'failed', visitor)) return;
    for (const { canary, stable } of this.trials) {
      if (!this.suspended.has(canary) && this.fails(canary, stable)) this.suspend(canary);
    }
  }

  private count(slice: Version, what: keyof Tally, visitor: string): boolean {
    const visitors = this.tallies.get(keyOf(slice))?.[what];
    if (!visitors || visitors.size >= mostVisitors) return false;
    visitors.add(visitor);
    return true;
  }

  private fails(canary: string, stable: string): boolean {
    const { minimumVisitors, minimumFailed, rate, timesStable } = this.rules;
    const trial = this.sizes(canary);
    if (trial.given < minimumVisitors || trial.failed < minimumFailed) return false;
    const usual = this.sizes(stable);
    const usualRate = usual.failed / Math.max(usual.given, minimumVisitors);
    return trial.failed / trial.given > Math.max(rate, timesStable * usualRate);
  }

  private sizes(key: string): { given: number; failed: number } {
    const tally = this.tallies.get(key);
    return { given: tally?.given.size ?? 0, failed: tally?.failed.size ?? 0 };
  }

  private suspend(canary: string): void {
    this.suspended.add(canary);
    observeSuspension(canary, true);
    log('error', 'canary failed too often; visitors get the stable version', {
      canary,
      ...this.sizes(canary),
    });
  }
}

function keyOf({ name, version }: Version): string {
  return `${name}@${version}`;
}
