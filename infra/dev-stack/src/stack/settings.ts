/**
 * The environment variables of `npm start`, read and checked once. The README lists those that
 * people set. Limits that are not given here are those of production, so that a local stack
 * behaves like a public one.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { recordOf } from '@town/contracts/records/record-of';
import { limitNames } from '@town/gateway/limits';
import { ConfigurationError, readConfig } from '@town/process-kit/read-config';
import * as z from 'zod/mini';

const number = (least: number, most: number) =>
  z.coerce.number(`must be a whole number from ${least} to ${most}`).check(
    z.refine((value) => Number.isInteger(value) && value >= least && value <= most, {
      error: `must be a whole number from ${least} to ${most}`,
    }),
  );

const limit = z.optional(number(1, 1_000_000));

/** The variables of the gateway's limits. */
export const gatewayLimitVariables = limitNames.map((name) => `GATEWAY_${name}` as const);

const address = (pattern: RegExp, example: string) =>
  z.pipe(
    z.string().check(
      z.refine((text) => URL.canParse(text) && pattern.test(text), {
        error: `must be an address such as ${example}`,
      }),
    ),
    z.transform((text: string) => text.replace(/\/+$/, '')),
  );

const webAddress = (example: string) => address(/^https?:/, example);

/** The site is served at the root of its host. */
const siteAddress = address(/^https?:\/\/[^/?#@]+\/*$/, 'https://town.example');

/** `guide@town.example` or `Town guide <guide@town.example>`, as the service that sends mail reads it. */
const mailAddress = z.string().check(
  z.refine((text) => z.email().safeParse(/^[^<>]*<([^<>]+)>$/.exec(text)?.[1] ?? text).success, {
    error: 'must be an e-mail address, or a name with one in <>',
  }),
);

const stripeVariables = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
] as const;

/** Sender and recipient of a sample town's mail. */
const townEmail = 'hello@example.com';

const environmentSchema = z
  .object({
    PORT: z._default(number(1, 65_535), 8080),
    DATA_DIR: z._default(z.string(), '.local'),
    SITE_URL: z.optional(siteAddress),
    SAMPLE_DATA: z._default(z.string(), 'town'),
    WEATHER_API_URL: z._default(
      webAddress('https://api.open-meteo.com/v1/forecast'),
      'https://api.open-meteo.com/v1/forecast',
    ),
    MAP_TILES_URL: z._default(z.string(), ''),
    MAPS_DIR: z.optional(z.string()),
    SERVICE_WORKER: z._default(z.enum(['on', 'off']), 'on'),
    ADMIN_EMAIL: z._default(z.email('must be an e-mail address'), 'admin@example.com'),
    ADMIN_PASSWORD: z.optional(z.string()),
    STRIPE_SECRET_KEY: z.optional(z.string()),
    STRIPE_PUBLISHABLE_KEY: z.optional(z.string()),
    STRIPE_WEBHOOK_SECRET: z.optional(z.string()),
    SMTP_URL: z.optional(address(/^smtps?:\/\/[^/]/, 'smtps://user:password@mail.example.com')),
    SMTP_ALLOW_PLAIN_TEXT: z._default(
      z.enum(['true', 'false'], { error: 'must be true or false' }),
      'false',
    ),
    MAIL_FROM: z._default(mailAddress, townEmail),
    STAFF_EMAIL: z._default(mailAddress, townEmail),
    LOG_LEVEL: z._default(z.string(), 'info'),
    REPLICAS: z._default(number(1, 5), 1),
    SUBMISSION_LIMIT: limit,
    SUBMISSION_WINDOW_SECONDS: limit,
    FORM_MINIMUM_MS: z.optional(number(0, 60_000)),
    SUBMISSIONS_PER_DAY: limit,
    OPEN_SUBMISSIONS: limit,
    ...recordOf(gatewayLimitVariables, () => limit),
  })
  .check(
    z.refine((env) => new Set(stripeVariables.map((name) => Boolean(env[name]))).size === 1, {
      error: `${stripeVariables.join(', ')}: all three are needed to use Stripe itself`,
    }),
  );

/** The settings of a stack, read from the environment. */
export type Settings = ReturnType<typeof readSettings>;
/** Keys of a Stripe account. */
export type StripeKeys = NonNullable<ReturnType<typeof stripeKeys>>;

/**
 * Reads the settings of a stack.
 * @param root what a relative DATA_DIR is relative to
 * @throws ConfigurationError that names every wrong variable and shows no value
 */
export function readSettings(variables: Record<string, string | undefined>, root: string) {
  const env = readConfig(environmentSchema, variables);
  return {
    port: env.PORT,
    /** Everything that the stack writes is below this folder. */
    dataDir: resolve(root, env.DATA_DIR),
    siteUrl: env.SITE_URL ?? `http://localhost:${env.PORT}`,
    /** Folder of the town that is loaded into empty databases; undefined for none. */
    sampleTown: sampleTown(env.SAMPLE_DATA, root),
    weatherApiUrl: env.WEATHER_API_URL,
    /** Address of the base map archive; empty for maps without one. */
    mapTilesUrl: env.MAP_TILES_URL,
    /** Folder of base map archives that the gateway serves below /maps. */
    mapsDir: resolve(root, env.MAPS_DIR ?? join(env.DATA_DIR, 'maps')),
    /** Whether browsers cache Civic Contacts for use without a connection. */
    serviceWorker: env.SERVICE_WORKER,
    admin: { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD },
    /** Without keys the payment sandbox replaces Stripe. */
    stripe: stripeKeys(env),
    /** `smtpUrl` is undefined for the local inbox. */
    mail: {
      smtpUrl: env.SMTP_URL,
      allowsPlainText: env.SMTP_ALLOW_PLAIN_TEXT,
      from: env.MAIL_FROM,
      staff: env.STAFF_EMAIL,
    },
    logLevel: env.LOG_LEVEL,
    /** Processes of each service and of the site's server. */
    replicas: env.REPLICAS,
    /** Whether files are compiled and loaded when they are saved (`npm run dev`). */
    develops: false,
    /** Limits of the services that differ from production's, as environment variables. */
    serviceLimits: given({
      SUBMISSION_LIMIT: env.SUBMISSION_LIMIT,
      SUBMISSION_WINDOW_SECONDS: env.SUBMISSION_WINDOW_SECONDS,
      FORM_MINIMUM_MS: env.FORM_MINIMUM_MS,
      SUBMISSIONS_PER_DAY: env.SUBMISSIONS_PER_DAY,
      OPEN_SUBMISSIONS: env.OPEN_SUBMISSIONS,
    }),
    /** Limits of the gateway that differ from production's. */
    gatewayLimits: recordOf(limitNames, (name) => env[`GATEWAY_${name}`]),
  };
}

/** The sample town of the checkout. */
const ownTown = 'infra/sample-town/town';

function sampleTown(value: string, root: string): string | undefined {
  if (value === 'none') return undefined;
  if (value === 'town') return join(root, ownTown);
  const folder = resolve(root, value);
  const isTown = value.endsWith('.zip')
    ? existsSync(folder)
    : existsSync(join(folder, 'settings.json'));
  if (isTown) return folder;
  throw new ConfigurationError(
    'Invalid configuration: SAMPLE_DATA: must be "town", "none", a folder with the settings.json of a town, or an exported town (.zip)',
  );
}

function stripeKeys(env: z.infer<typeof environmentSchema>) {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = env;
  if (!STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY || !STRIPE_WEBHOOK_SECRET) return undefined;
  return {
    secretKey: STRIPE_SECRET_KEY,
    publishableKey: STRIPE_PUBLISHABLE_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
  };
}

/** Variables that have a value. */
function given(numbers: Record<string, number | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(numbers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );
}
