import type { Config } from './config';

/** Where the town's map is shown, once a visitor asks for it. */
const mapOrigin = 'https://www.openstreetmap.org';

/**
 * The policy of every page: only scripts that carry the nonce, and what those load.
 * @param nonce fresh for each page
 */
export function contentSecurityPolicy(nonce: string, config: Config): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    `connect-src 'self' ${new URL(config.weatherUrl).origin}`,
    `frame-src ${mapOrigin}`,
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
