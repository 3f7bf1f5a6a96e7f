import type { visitorAddress } from '@town/service-kit/http/visitor-address';

/** A request of a visitor. */
export type VisitorRequest = Parameters<typeof visitorAddress>[0];

/**
 * User agents of programs. Most run no scripts and so never send counts; programs that render pages do. The
 * site's own server sends `node`. `HeadlessChrome` is an automated browser.
 */
const robots =
  /bot\b|crawl|spider|slurp|headless|lighthouse|pagespeed|preview|monitor|facebookexternalhit|curl\/|wget\/|python-|node-fetch|undici|^node$/i;

/**
 * Whether a request may be counted: it comes from a browser, and the visitor has not opted out by Global
 * Privacy Control or Do Not Track.
 */
export function isCounted(request: VisitorRequest): boolean {
  if (request.get('Sec-GPC') === '1' || request.get('DNT') === '1') return false;
  const agent = request.get('User-Agent');
  return Boolean(agent) && !robots.test(agent ?? '');
}
