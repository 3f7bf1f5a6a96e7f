import { forEachApiService, serviceVariable, serviceVariables } from '@town/contracts/api/owners';
import { recordOf } from '@town/contracts/records/record-of';
import { readConfig } from '@town/process-kit/read-config';
import * as z from 'zod/mini';

const url = z.url();
const oneDay = 24 * 60 * 60 * 1000;
/** How long a process may take to end after it has drained. */
const finishMs = 20_000;

const configSchema = z.object({
  PORT: z._default(z.coerce.number(), 3100),
  HOST: z._default(z.string(), '127.0.0.1'),
  ...recordOf(serviceVariables('URL'), () => url),
  /** Folder of the published slices. */
  SLICES_DIR: z.string(),
  /** Ed25519 public keys in PEM, one after another. A registry must be signed by one of them. */
  SLICES_PUBLIC_KEYS: z.string(),
  /** File that stores the last valid registry across restarts. */
  SLICES_LAST_GOOD_FILE: z.optional(z.string()),
  /** Address of the running servers: a new server never uses a registry older than theirs. */
  SLICES_PEER_URL: z.optional(url),
  /** A registry that was signed longer ago is refused. `npm run slice -- watch` keeps it fresh. */
  SLICES_MAX_AGE_DAYS: z.optional(z.coerce.number().check(z.positive())),
  /** Folder of the shell's browser build. */
  CLIENT_DIR: z.optional(z.string()),
  SITE_URL: url,
  /** How long a process goes on serving after the signal to stop, in milliseconds. */
  DRAIN_MS: z._default(z.coerce.number(), 5_000),
  WEATHER_API_URL: z._default(url, 'https://api.open-meteo.com/v1/forecast'),
  /** A PMTiles archive for the base map: a path of this site, or an address on another server. */
  MAP_TILES_URL: z.optional(
    z
      .string()
      .check(
        z.regex(/^(https?:\/)?\/[\w.:-]+(\/[\w.-]+)*\.pmtiles$/, 'must lead to a .pmtiles file'),
      ),
  ),
  /** `off` makes browsers remove the service worker and everything it has stored. */
  SERVICE_WORKER: z._default(z.enum(['on', 'off']), 'on'),
  /** Without it the site takes no payments. */
  STRIPE_PUBLISHABLE_KEY: z.optional(z.string().check(z.startsWith('pk_'))),
  /** Path of the payment sandbox's script, which then replaces Stripe's. */
  STRIPE_JS_URL: z.optional(z.string().check(z.startsWith('/'))),
});

/** The configuration of the site's server. */
export type Config = ReturnType<typeof readSiteConfig>;

/**
 * Reads and checks the configuration.
 * @throws ConfigurationError that names every missing or wrong variable
 */
export function readSiteConfig(env: NodeJS.ProcessEnv) {
  const data = readConfig(configSchema, env);
  return {
    port: data.PORT,
    host: data.HOST,
    services: forEachApiService((service) => data[serviceVariable(service, 'URL')]),
    slices: {
      directory: data.SLICES_DIR,
      publicKeys: data.SLICES_PUBLIC_KEYS,
      lastGoodFile: data.SLICES_LAST_GOOD_FILE,
      peerUrl: data.SLICES_PEER_URL,
      maximumAgeMs: data.SLICES_MAX_AGE_DAYS && data.SLICES_MAX_AGE_DAYS * oneDay,
    },
    clientDir: data.CLIENT_DIR,
    drainMs: data.DRAIN_MS,
    stopWithinMs: data.DRAIN_MS + finishMs,
    siteUrl: data.SITE_URL.replace(/\/$/, ''),
    weatherUrl: data.WEATHER_API_URL,
    mapTilesUrl: data.MAP_TILES_URL || null,
    serviceWorker: data.SERVICE_WORKER === 'on',
    payments: {
      publishableKey: data.STRIPE_PUBLISHABLE_KEY ?? null,
      scriptUrl: data.STRIPE_JS_URL ?? null,
    },
  };
}
