import * as z from 'zod/mini';

const wholeNumber = (fallback: number) =>
  z._default(z.pipe(z.coerce.number(), z.int().check(z.nonnegative())), fallback);

const url = (...protocols: string[]) =>
  z.string().check(
    z.refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
      error: `must be a ${protocols.join(' or ')} address`,
    }),
  );

/** What every service reads from its environment. */
export const serviceConfigSchema = z.object({
  PORT: wholeNumber(0),
  HOST: z._default(z.string(), '127.0.0.1'),
  DATABASE_URL: url('postgres:', 'postgresql:'),
  /** Connections that one process may hold. */
  DATABASE_POOL_SIZE: wholeNumber(10),
  NATS_URL: url('nats:', 'tls:'),
  /** Copies of each stream; 1 on a single server, 3 in a cluster. */
  NATS_REPLICAS: wholeNumber(1),
  /** The public address of the site. */
  SITE_URL: url('http:', 'https:'),
  /** Where the auth service answers, for services with something that only staff may do. */
  AUTH_URL: z.optional(url('http:', 'https:')),
  /** What one address may send to a form within the window. */
  SUBMISSION_LIMIT: wholeNumber(30),
  SUBMISSION_WINDOW_SECONDS: wholeNumber(600),
  /** Nobody fills in a form faster than this. */
  FORM_MINIMUM_MS: wholeNumber(800),
  /**
   * How long a process that is asked to end goes on serving: longer than balancers keep an idle
   * connection, and than they take to notice that it is no longer ready.
   */
  DRAIN_MS: wholeNumber(5_000),
  LOG_LEVEL: z._default(z.enum(['debug', 'log', 'warn', 'error', 'fatal']), 'log'),
});
export type ServiceConfig = z.infer<typeof serviceConfigSchema>;

/** Injection token of the service's configuration. */
export const SERVICE_CONFIG = Symbol('SERVICE_CONFIG');
