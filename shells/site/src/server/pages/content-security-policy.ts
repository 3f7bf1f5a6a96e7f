import { pages } from '@town/contracts/pages/paths';
import type { Config } from '../config';

/** The external map of the town, loaded only when a visitor opens it. */
const mapOrigin = 'https://www.openstreetmap.org';

/** Frames and requests of Stripe's script. `strict-dynamic` allows the script itself. */
const stripe = {
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  calls: ['https://api.stripe.com'],
};

/**
 * The policy of every page: only the script with the hash, and scripts that it loads.
 * @param scripts the source expression for the page's script; undefined for a page without scripts
 * @param path of the page: only the desk may show frames of this site, for previews
 * @param paid whether the page takes payments
 */
export function contentSecurityPolicy(
  scripts: string | undefined,
  config: Config,
  path: string,
  paid: boolean,
): string {
  const provider = paid && !config.payments.scriptUrl ? stripe : { frames: [], calls: [] };
  const isDesk = path === pages.admin || path.startsWith(`${pages.admin}/`);
  const frames = [mapOrigin, ...(isDesk ? ["'self'"] : []), ...provider.frames];
  const calls = [
    "'self'",
    new URL(config.weatherUrl).origin,
    ...tilesElsewhere(config),
    ...provider.calls,
  ];
  return [
    "default-src 'self'",
    scripts ? `script-src ${scripts} 'strict-dynamic'` : "script-src 'none'",
    "style-src 'self'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    // The service worker and the map's worker are files of this site.
    "worker-src 'self'",
    `connect-src ${calls.join(' ')}`,
    `frame-src ${frames.join(' ')}`,
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `frame-ancestors ${path === pages.preview ? "'self'" : "'none'"}`,
  ].join('; ');
}

/** The file with the base map, if it is on another server. */
function tilesElsewhere({ mapTilesUrl }: Config): string[] {
  return mapTilesUrl && !mapTilesUrl.startsWith('/') ? [mapTilesUrl] : [];
}
