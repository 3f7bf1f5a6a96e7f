import autocannon from 'autocannon';

export interface Load {
  requestsPerSecond: number;
  /** Milliseconds that one request in a hundred exceeds. */
  p99: number;
}

/** Asks one address as fast as it answers; every answer must be a 200. */
export async function load(url: string, seconds: number, connections = 20): Promise<Load> {
  const result = await autocannon({ url, duration: seconds, connections });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} answers were no 200, ${result.errors} failed.`);
  }
  return { requestsPerSecond: result.requests.average, p99: result.latency.p99 };
}
