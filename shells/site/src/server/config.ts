import { withFileVariables } from '@town/environment/with-file-variables';
import * as z from 'zod/mini';

const url = z.url();

const configSchema = z.object({
  PORT: z._default(z.coerce.number(), 3100),
  HOST: z._default(z.string(), '127.0.0.1'),
  CATALOG_URL: url,
  CONTENT_URL: url,
  ADVERTISING_URL: url,
  AUTH_URL: url,
  /** Folder with `slices.json` and the published slices. */
  SLICES_DIR: z.string(),
  /** Ed25519 public keys in PEM, one after another: registries that they have signed count. */
  SLICES_PUBLIC_KEYS: z.string(),
  /** Where the last good registry is kept, so that a restart does not forget it. */
  SLICES_LAST_GOOD_FILE: z.optional(z.string()),
  /** Folder of the shell's browser build. */
  CLIENT_DIR: z.optional(z.string()),
  SITE_URL: url,
  /** How long a process that is asked to end goes on serving, in milliseconds. */
  DRAIN_MS: z._default(z.coerce.number(), 5_000),
  WEATHER_API_URL: z._default(url, 'https://api.open-meteo.com/v1/forecast'),
  /** Without it the site takes no payments. */
  STRIPE_PUBLISHABLE_KEY: z.optional(z.string().check(z.startsWith('pk_'))),
  /** Path of what stands in for Stripe's own script: the payment sandbox's. */
  STRIPE_JS_URL: z.optional(z.string().check(z.startsWith('/'))),
});

/** The server's settings, from its environment. */
export type Config = ReturnType<typeof readConfig>;

/**
 * Reads and checks the settings. Where `NAME_FILE` is set, that file says what `NAME` is.
 * @throws Error that names every variable that is missing or wrong
 */
export function readConfig(env: NodeJS.ProcessEnv) {
  const given = Object.entries(withFileVariables(env, Object.keys(configSchema.shape)));
  const parsed = configSchema.safeParse(
    Object.fromEntries(given.filter(([, value]) => value !== '')),
  );
  if (!parsed.success) throw new Error(`Environment: ${z.prettifyError(parsed.error)}`);
  const { data } = parsed;
  return {
    port: data.PORT,
    host: data.HOST,
    services: {
      catalog: data.CATALOG_URL,
      content: data.CONTENT_URL,
      advertising: data.ADVERTISING_URL,
      auth: data.AUTH_URL,
    },
    slicesDir: data.SLICES_DIR,
    sliceKeys: data.SLICES_PUBLIC_KEYS,
    lastGoodSlicesFile: data.SLICES_LAST_GOOD_FILE,
    clientDir: data.CLIENT_DIR,
    drainMs: data.DRAIN_MS,
    siteUrl: data.SITE_URL.replace(/\/$/, ''),
    weatherUrl: data.WEATHER_API_URL,
    payments: {
      publishableKey: data.STRIPE_PUBLISHABLE_KEY ?? null,
      scriptUrl: data.STRIPE_JS_URL ?? null,
    },
  };
}
