import autocannon from 'autocannon';

export interface Load {
  requestsPerSecond: number;
  /** Milliseconds that 1 % of the requests exceed. */
  p99: number;
}

interface LoadOptions {
  connections?: number;
  headers?: Record<string, string>;
  /** The status that every answer must have. */
  expected?: 200 | 304;
}

/** Requests one address as fast as it answers. Fails if any answer has another status. */
export async function load(
  url: string,
  seconds: number,
  { connections = 20, headers = {}, expected = 200 }: LoadOptions = {},
): Promise<Load> {
  const result = await autocannon({ url, duration: seconds, connections, headers });
  const others = Object.entries(result.statusCodeStats ?? {}).filter(
    ([status]) => Number(status) !== expected,
  );
  if (others.length > 0 || result.errors > 0) {
    const statuses = others.map(([status]) => status).join(', ');
    throw new Error(`${url}: answers with ${statuses || expected}, ${result.errors} failed.`);
  }
  return { requestsPerSecond: result.requests.average, p99: result.latency.p99 };
}
