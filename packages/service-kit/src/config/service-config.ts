import { logLevels } from '@town/process-kit/logger';
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
  /** The public address of the site. */
  SITE_URL: url('http:', 'https:'),
  /** Where the auth service answers, for services with something that only staff may do. */
  AUTH_URL: z.optional(url('http:', 'https:')),
  /** Requests that one visitor may send to a form within the window. */
  SUBMISSION_LIMIT: wholeNumber(30),
  SUBMISSION_WINDOW_SECONDS: wholeNumber(600),
  /** Submissions that one visitor may have stored by a form within a day, unreviewed by staff. */
  SUBMISSIONS_PER_DAY: wholeNumber(100),
  /** Submissions of a form, of all visitors together, that may wait for a review. */
  OPEN_SUBMISSIONS: wholeNumber(2_000),
  /** Nobody fills in a form faster than this. */
  FORM_MINIMUM_MS: wholeNumber(800),
  /**
   * How long a process that is asked to end goes on serving: longer than balancers keep an idle
   * connection, and than they take to notice that it is no longer ready.
   */
  DRAIN_MS: wholeNumber(5_000),
  LOG_LEVEL: z._default(
    z.pipe(
      z.pipe(
        z.string(),
        // Earlier releases wrote `log` for `info`.
        z.transform((level: string) => (level === 'log' ? 'info' : level)),
      ),
      z.enum(logLevels),
    ),
    'info',
  ),
});
export type ServiceConfig = z.infer<typeof serviceConfigSchema>;

/** Injection token of the service's configuration. */
export const SERVICE_CONFIG = Symbol('SERVICE_CONFIG');
