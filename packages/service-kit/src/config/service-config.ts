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
  /** Maximum number of database connections of one process. */
  DATABASE_POOL_SIZE: wholeNumber(10),
  NATS_URL: url('nats:', 'tls:'),
  /** The public address of the site. */
  SITE_URL: url('http:', 'https:'),
  /** The address of the auth service. Required by services with calls for staff or owners. */
  AUTH_URL: z.optional(url('http:', 'https:')),
  /** Maximum number of requests that one visitor may send to a form within the window. */
  SUBMISSION_LIMIT: wholeNumber(30),
  SUBMISSION_WINDOW_SECONDS: wholeNumber(600),
  /** Maximum number of unreviewed submissions per visitor, form and day. */
  SUBMISSIONS_PER_DAY: wholeNumber(100),
  /** Maximum number of unreviewed submissions per form, over all visitors. */
  OPEN_SUBMISSIONS: wholeNumber(2_000),
  /** A form that is sent sooner than this after it was shown counts as sent by a robot. */
  FORM_MINIMUM_MS: wholeNumber(800),
  /**
   * How long a process keeps serving after it received a stop signal. It must be longer than load
   * balancers keep an idle connection open, and longer than they need to notice that the process is not
   * ready.
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
