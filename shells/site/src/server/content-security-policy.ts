import type { Config } from './config';

/** Where the town's map is shown, once a visitor asks for it. */
const mapOrigin = 'https://www.openstreetmap.org';

/** What Stripe's script opens and calls; the script itself comes in by `strict-dynamic`. */
const stripe = {
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  calls: ['https://api.stripe.com'],
};

/**
 * The policy of every page: only scripts that carry the nonce, and what those load.
 * @param nonce fresh for each page
 * @param paid whether the page takes payments
 */
export function contentSecurityPolicy(nonce: string, config: Config, paid: boolean): string {
  const provider = paid && !config.payments.scriptUrl ? stripe : { frames: [], calls: [] };
  const calls = ["'self'", new URL(config.weatherUrl).origin, ...provider.calls];
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    `connect-src ${calls.join(' ')}`,
    `frame-src ${[mapOrigin, ...provider.frames].join(' ')}`,
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
