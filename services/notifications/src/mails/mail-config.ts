import { readConfig } from '@town/process-kit/read-config';
import * as z from 'zod/mini';
import { type MailAddress, readMailAddress } from './mail-address.js';

const smtpUrl = z.string().check(
  z.refine((text) => URL.canParse(text) && /^smtps?:\/\/[^/]/.test(text), {
    error: 'must be an smtp:// or smtps:// address',
  }),
);

const mailAddress = z.pipe(
  z.string(),
  z.transform((text: string, context): MailAddress => {
    const address = readMailAddress(text);
    if (address) return address;
    context.issues.push({
      code: 'custom',
      input: undefined,
      message: 'must be an e-mail address, or a name with one in <>',
    });
    return z.NEVER;
  }),
);

const mailConfigSchema = z.object({
  /** The mail server; a user and a password in it are secrets. */
  SMTP_URL: smtpUrl,
  /** Lets mail go to another machine without TLS. */
  SMTP_ALLOW_PLAIN_TEXT: z._default(z.enum(['true', 'false']), 'false'),
  MAIL_FROM: mailAddress,
  /** Receives mail about submissions. */
  STAFF_EMAIL: mailAddress,
});
export type MailConfig = z.infer<typeof mailConfigSchema>;

/** Injection token of the mail settings. */
export const MAIL_CONFIG = Symbol('MAIL_CONFIG');

/** Reads it; the error of a wrong one never shows a value. */
export function readMailConfig(): MailConfig {
  return readConfig(mailConfigSchema);
}
