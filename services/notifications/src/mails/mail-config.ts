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
  /** The mail server's URL; the user name and the password in it are secrets. */
  SMTP_URL: smtpUrl,
  /** Allows mail to be sent to another machine without TLS. */
  SMTP_ALLOW_PLAIN_TEXT: z._default(z.enum(['true', 'false']), 'false'),
  MAIL_FROM: mailAddress,
  /** Receives mail about submissions. */
  STAFF_EMAIL: mailAddress,
});
export type MailConfig = z.infer<typeof mailConfigSchema>;

/** Injection token of the mail settings. */
export const MAIL_CONFIG = Symbol('MAIL_CONFIG');

/** Reads the mail settings. An error about a wrong value never shows it. */
export function readMailConfig(): MailConfig {
  return readConfig(mailConfigSchema);
}
