import type { IncomingHttpHeaders } from 'node:http';
import { isSameOrigin } from '@town/process-kit/is-same-origin';
import { parseJson } from '@town/process-kit/parse-json';
import { readBody } from '@town/process-kit/read-body';
import type { Canaries } from './canaries.js';
import { sliceErrors } from './slice-metrics.js';
import { sliceReportSchema } from './slice-report.js';
import type { SliceStore } from './slice-store.js';

/** Bytes of the largest report; a real one has about a hundred. */
const maximumBytes = 512;
const perMinute = 20;

/** A request, as far as a report needs it. */
export interface ReportRequest extends AsyncIterable<unknown> {
  headers: IncomingHttpHeaders;
}

/** Receives browsers' reports of slices that failed. */
export class SliceReports {
  private minute = 0;
  private readonly sent = new Map<string, number>();

  constructor(
    private readonly slices: Pick<SliceStore, 'current'>,
    private readonly canaries: Pick<Canaries, 'failed' | 'follow'>,
  ) {}

  /** @returns the status of the response */
  async receive(request: ReportRequest, visitor: string, now = Date.now()): Promise<number> {
    // Pages of another site must not make their visitors' browsers send reports.
    if (!isSameOrigin(request)) return 403;
    if (!this.mayReport(visitor, now)) return 429;
    const body = await readBody(request, maximumBytes);
    if (body === undefined) return 413;
    const report = sliceReportSchema.safeParse(parseJson(body));
    if (!report.success) return 400;
    const { slice, version, phase } = report.data;
    const release = await this.slices.current();
    // This server may not have rendered a page of the release yet.
    this.canaries.follow(release);
    const { stable, canaries } = release;
    const live = [...stable, ...canaries.map((canary) => canary.slice)];
    // Only live versions are counted, so that clients cannot create arbitrary metric labels.
    if (!live.some((each) => each.name === slice && each.version === version)) return 204;
    sliceErrors.inc({ slice, version, phase });
    this.canaries.failed(visitor, { name: slice, version });
    return 204;
  }

  private mayReport(visitor: string, now: number): boolean {
    const minute = Math.floor(now / 60_000);
    if (minute !== this.minute) this.sent.clear();
    this.minute = minute;
    const count = (this.sent.get(visitor) ?? 0) + 1;
    this.sent.set(visitor, count);
    return count <= perMinute;
  }
}
