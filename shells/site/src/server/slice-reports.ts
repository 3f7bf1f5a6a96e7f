import type { IncomingMessage } from 'node:http';
import { sliceReportSchema } from '@town/contracts/slice-report';
import { observeSliceError } from './slice-metrics';
import type { SliceStore } from './slice-store';
import type { SliceTrials } from './slice-trials';

/** Bytes of a report; a real one has about a hundred. */
const largest = 512;
const perMinute = 20;

/** Takes browsers' reports of slices that failed. */
export class SliceReports {
  private minute = 0;
  private readonly sent = new Map<string, number>();

  constructor(
    private readonly slices: SliceStore,
    private readonly trials: SliceTrials,
  ) {}

  /** @returns the status to answer with */
  async take(request: IncomingMessage, visitor: string, now = Date.now()): Promise<number> {
    // Another site's pages must not report in the name of their visitors.
    if (!isSameOrigin(request)) return 403;
    if (!this.mayReport(visitor, now)) return 429;
    const body = await readBody(request);
    if (body === undefined) return 413;
    const report = sliceReportSchema.safeParse(parse(body));
    if (!report.success) return 400;
    const { slice, version, phase } = report.data;
    const { stable, canaries } = await this.slices.current();
    const live = [...stable, ...canaries.map((canary) => canary.slice)];
    // Only versions that are given out are counted, so that nobody can invent names for metrics.
    if (!live.some((each) => each.name === slice && each.version === version)) return 204;
    observeSliceError(slice, version, phase);
    this.trials.failed(visitor, { name: slice, version });
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

function isSameOrigin({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin, host } = headers;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += (part as Buffer).length;
    if (size > largest) return undefined;
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts).toString('utf8');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
