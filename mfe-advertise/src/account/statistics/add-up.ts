import { listingActions } from '@town/contracts/statistics/listing-counts';
import type { Period } from './period';
import type { DayCounts } from './statistics-query';

/** The counts of a day, without its date. */
export type Counts = Omit<DayCounts, 'day'>;

/** Counts of a day or of a month. */
export interface UnitCounts extends Counts {
  /** A day as YYYY-MM-DD, or a month as YYYY-MM. */
  key: string;
}

const nothing = (): Counts => ({ seen: 0, opened: 0, called: 0, directions: 0, website: 0 });

/** The sums of some days. */
export function total(days: readonly Counts[]): Counts {
  const sum = nothing();
  for (const counts of days) {
    for (const action of listingActions) sum[action] += counts[action];
  }
  return sum;
}

/** The counts for each day, or for each month, in order. */
export function byUnit(days: readonly DayCounts[], unit: Period['unit']): UnitCounts[] {
  const units = new Map<string, DayCounts[]>();
  for (const counts of days) {
    const key = unit === 'day' ? counts.day : counts.day.slice(0, 7);
    units.set(key, [...(units.get(key) ?? []), counts]);
  }
  return [...units].map(([key, within]) => ({ key, ...total(within) }));
}
