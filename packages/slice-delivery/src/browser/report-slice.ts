import type { SliceReport } from '../server/slice-report.js';
import { isLeaving } from './leaving.js';
import { sliceReportsPath } from './reports-path.js';
import type { BrowserSlice } from './slice-table.js';

let attempts = 0;

/**
 * Changes the scripts' addresses for the next try: the browser would still wait for the first, hanging
 * request.
 */
export function retryWithNewAddresses(): void {
  attempts += 1;
  globalThis.sliceAttempt = `?${attempts}`;
}

/**
 * Reports to the site that a slice failed. Does not wait for the response. The report contains nothing about
 * the visitor.
 */
export function reportSlice(
  slice: Pick<BrowserSlice, 'name' | 'version'> | undefined,
  phase: SliceReport['phase'],
): void {
  retryWithNewAddresses();
  if (!slice || isLeaving()) return;
  const report: SliceReport = { slice: slice.name, version: slice.version, phase };
  navigator.sendBeacon?.(sliceReportsPath, JSON.stringify(report));
}
