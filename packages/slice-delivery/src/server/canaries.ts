import type { Log } from '@town/process-kit/logger';
import { failsTooOften, type VersionCounts } from '../registry/canary-rules.js';
import type { CanaryState } from '../registry/canary-state.js';
import { keyOf, type RegisteredSlice } from '../registry/slice-registry.js';
import { observeSuspension } from './slice-metrics.js';

interface Tally {
  received: Set<string>;
  failed: Set<string>;
}

type Version = Pick<RegisteredSlice, 'name' | 'version'>;

/** A release, as far as canaries need it. */
interface LiveVersions {
  stable: readonly Version[];
  canaries: readonly { slice: Version }[];
}

/** The newest visitors: enough for a decision; more would only cost memory. */
const maximumVisitors = 10_000;

/**
 * Compares canaries with the stable versions, and suspends a canary that fails for too many
 * visitors. Each visitor counts once, so one visitor alone cannot end a canary.
 */
export class Canaries {
  private readonly tallies = new Map<string, Tally>();
  private readonly suspended = new Set<string>();
  private pairs: readonly { canary: Version; stable: Version }[] = [];
  private following: LiveVersions | undefined;

  constructor(private readonly log: Log) {}

  /** Takes over the live versions. Call it before anything is counted. */
  follow(release: LiveVersions): void {
    if (release === this.following) return;
    this.following = release;
    this.pairs = release.canaries.flatMap(({ slice }) => {
      const stable = release.stable.find(({ name }) => name === slice.name);
      return stable ? [{ canary: slice, stable }] : [];
    });
    const followed = new Set(
      this.pairs.flatMap(({ canary, stable }) => [canary, stable]).map(keyOf),
    );
    for (const key of this.tallies.keys()) if (!followed.has(key)) this.tallies.delete(key);
    for (const key of followed) {
      if (!this.tallies.has(key)) this.tallies.set(key, { received: new Set(), failed: new Set() });
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

  /** Counts that a visitor received a page with these versions. */
  received(visitor: string, slices: readonly Version[]): void {
    if (this.pairs.length === 0) return;
    for (const slice of slices) this.count(slice, 'received', visitor);
  }

  /** Counts that a version could not be loaded or rendered for a visitor. */
  failed(visitor: string, slice: Version): void {
    if (!this.count(slice, 'failed', visitor)) return;
    for (const { canary, stable } of this.pairs) {
      if (this.isSuspended(canary)) continue;
      if (failsTooOften(this.counts(canary), this.counts(stable))) this.suspend(canary);
    }
  }

  /** The counts of every canary. */
  states(): CanaryState[] {
    return this.pairs.map(({ canary, stable }) => ({
      name: canary.name,
      version: canary.version,
      suspended: this.isSuspended(canary),
      ...this.counts(canary),
      stable: this.counts(stable),
    }));
  }

  private count(slice: Version, what: keyof Tally, visitor: string): boolean {
    const tally = this.tallies.get(keyOf(slice));
    if (!tally) return false;
    const visitors = tally[what];
    // Keeps the set in the order in which visitors were last seen.
    visitors.delete(visitor);
    visitors.add(visitor);
    if (visitors.size > maximumVisitors) forgetOldest(tally, visitors);
    return true;
  }

  private counts(slice: Version): VersionCounts {
    const tally = this.tallies.get(keyOf(slice));
    return { visitors: tally?.received.size ?? 0, failed: tally?.failed.size ?? 0 };
  }

  private suspend(canary: Version): void {
    const key = keyOf(canary);
    this.suspended.add(key);
    observeSuspension(key, true);
    this.log('error', 'canary suspended: it failed too often', {
      canary: key,
      ...this.counts(canary),
    });
  }
}

/** From both counts, so that their ratio stays that of the same visitors. */
function forgetOldest({ received, failed }: Tally, [oldest = '']: Iterable<string>): void {
  received.delete(oldest);
  failed.delete(oldest);
}
