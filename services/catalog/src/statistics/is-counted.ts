import type { visitorAddress } from '@town/service-kit/http/visitor-address';

/** A request of a visitor. */
export type VisitorRequest = Parameters<typeof visitorAddress>[0];

/**
 * Programs that say what they are. Most run no scripts and so never get here; those that render pages
 * do. The site's own server says `node`. `HeadlessChrome` is a browser that no person looks at.
 */
const robots =
  /bot\b|crawl|spider|slurp|headless|lighthouse|pagespeed|preview|monitor|facebookexternalhit|curl\/|wget\/|python-|node-fetch|undici|^node$/i;

/**
 * Whether a request may be counted: it comes from a browser, and nobody has asked by Global Privacy
 * Control or by Do Not Track to be left out.
 */
export function isCounted(request: VisitorRequest): boolean {
  if (request.get('Sec-GPC') === '1' || request.get('DNT') === '1') return false;
  const agent = request.get('User-Agent');
  return Boolean(agent) && !robots.test(agent ?? '');
}
