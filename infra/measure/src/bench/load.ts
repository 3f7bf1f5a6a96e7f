import autocannon from 'autocannon';

export interface Load {
  requestsPerSecond: number;
  /** The 99th percentile of the response times, in milliseconds. */
  p99: number;
}

interface LoadOptions {
  connections?: number;
  headers?: Record<string, string>;
  /** The status that every response must have. */
  expected?: 200 | 304;
}

/** Sends requests to one address as fast as it responds. Fails if a response has another status. */
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
