import autocannon from 'autocannon';

export interface Load {
  requestsPerSecond: number;
  /** Milliseconds that 1 % of the requests exceed. */
  p99: number;
}

/** Requests one address as fast as it answers. Every answer must be a 200. */
export async function load(url: string, seconds: number, connections = 20): Promise<Load> {
  const result = await autocannon({ url, duration: seconds, connections });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} answers were no 200, ${result.errors} failed.`);
  }
  return { requestsPerSecond: result.requests.average, p99: result.latency.p99 };
}
