import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a page of this site sent a request. False if the request has neither `Sec-Fetch-Site` nor
 * `Origin`.
 */
export function isSameOrigin({ headers }: { headers: IncomingHttpHeaders }): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin, host } = headers;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}
