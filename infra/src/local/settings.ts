import { resolve } from 'node:path';
import { town } from '@town/contracts/town';
import { StackError } from './stack-error.js';

/** What the environment decides about a stack. */
export interface Settings {
  port: number;
  /** Everything that the stack writes is below this folder. */
  dataDir: string;
  siteUrl: string;
  sampleData: 'town' | 'none';
  weatherApiUrl: string;
  admin: { email: string; password: string | undefined };
  /** Keys of a Stripe account; without them the payment sandbox takes its place. */
  stripe: StripeKeys | undefined;
  mail: {
    /** The mail server; undefined for the local inbox. */
    smtpUrl: string | undefined;
    from: string;
    staff: string;
  };
  submissions: { limit: number; windowSeconds: number; formMinimumMs: number };
  logLevel: string;
  limits: { readRate: number; readBurst: number; writeRate: number; writeBurst: number };
}

export interface StripeKeys {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
}

type Environment = Record<string, string | undefined>;

/** Reads and checks the environment variables of `npm start`. */
export function readSettings(env: Environment, root: string): Settings {
  const port = readNumber(env, 'PORT', 8080, 1, 65_535);
  const sampleData = env.SAMPLE_DATA || 'town';
  if (sampleData !== 'town' && sampleData !== 'none') {
    throw new StackError(`SAMPLE_DATA is "${sampleData}": it can be "town" or "none".`);
  }
  return {
    port,
    dataDir: resolve(root, env.DATA_DIR || '.local'),
    siteUrl: readUrl(env, 'SITE_URL', `http://localhost:${port}`),
    sampleData,
    weatherApiUrl: readUrl(env, 'WEATHER_API_URL', 'https://api.open-meteo.com/v1/forecast'),
    admin: {
      email: env.ADMIN_EMAIL || 'admin@example.com',
      password: env.ADMIN_PASSWORD || undefined,
    },
    stripe: readStripeKeys(env),
    mail: {
      smtpUrl: readSmtpUrl(env),
      from: env.MAIL_FROM || `${town.siteName} <${town.email}>`,
      staff: env.STAFF_EMAIL || town.email,
    },
    submissions: {
      // Generous as well, for the same reason; and tests type faster than people.
      limit: readNumber(env, 'SUBMISSION_LIMIT', 1_000, 1, 1_000_000),
      windowSeconds: readNumber(env, 'SUBMISSION_WINDOW_SECONDS', 60, 1, 86_400),
      formMinimumMs: readNumber(env, 'FORM_MINIMUM_MS', 50, 0, 60_000),
    },
    logLevel: env.LOG_LEVEL || 'log',
    limits: {
      // Generous: on one machine a whole test run, or a load test, comes from a single address.
      readRate: readNumber(env, 'GATEWAY_READ_RATE', 50_000, 1, 1_000_000),
      readBurst: readNumber(env, 'GATEWAY_READ_BURST', 10_000, 1, 1_000_000),
      writeRate: readNumber(env, 'GATEWAY_WRITE_RATE', 200, 1, 1_000_000),
      writeBurst: readNumber(env, 'GATEWAY_WRITE_BURST', 1000, 1, 1_000_000),
    },
  };
}

const stripeVariables = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
] as const;

function readStripeKeys(env: Environment): StripeKeys | undefined {
  const missing = stripeVariables.filter((name) => !env[name]);
  if (missing.length === stripeVariables.length) return undefined;
  if (missing.length > 0) {
    throw new StackError(`To use Stripe itself, ${missing.join(' and ')} must be set as well.`);
  }
  return {
    secretKey: env.STRIPE_SECRET_KEY!,
    publishableKey: env.STRIPE_PUBLISHABLE_KEY!,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET!,
  };
}

function readNumber(
  env: Environment,
  name: string,
  fallback: number,
  min: number,
  max: number,
): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  throw new StackError(`${name} is "${text}": it must be a whole number from ${min} to ${max}.`);
}

function readUrl(env: Environment, name: string, fallback: string): string {
  const text = env[name] || fallback;
  if (URL.canParse(text) && /^https?:/.test(text)) return text.replace(/\/+$/, '');
  throw new StackError(`${name} is "${text}": it must be an address such as ${fallback}.`);
}

/** Its value is never shown: there may be a password in it. */
function readSmtpUrl(env: Environment): string | undefined {
  const text = env.SMTP_URL;
  if (!text) return undefined;
  if (URL.canParse(text) && /^smtps?:\/\/[^/]/.test(text)) return text;
  throw new StackError(
    'SMTP_URL must be an address such as smtps://user:password@mail.example.com.',
  );
}
