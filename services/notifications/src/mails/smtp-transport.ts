import { isIP } from 'node:net';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { TownSettingsStore } from '@town/service-kit/settings/town-settings-store';
import { createTransport, type SMTPTransportOptions } from 'nodemailer';
import type { ClaimedMail } from './mail-claims.js';
import { MAIL_CONFIG, type MailConfig } from './mail-config.js';

const connectWithinMs = 10_000;
const answerWithinMs = 20_000;
/** Timeout for sending a whole mail. The lease is renewed in the meantime. */
const sendWithinMs = 60_000;

/** The recipients that the server has rejected, of a mail that others have received. */
interface LeftRecipients {
  recipients: string[];
  /** The server's response about one of them. */
  reason: Error;
}

/** Sends mails to the mail server. */
@Injectable()
export class SmtpTransport implements OnApplicationShutdown {
  private readonly transport;

  constructor(
    @Inject(MAIL_CONFIG) private readonly config: MailConfig,
    private readonly settings: TownSettingsStore,
  ) {
    this.transport = createTransport(smtpOptions(config));
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }

  /**
   * Sends a mail to the mail server.
   * @returns the rejected recipients, if the server accepted others; undefined if it accepted all
   */
  async send(mail: ClaimedMail): Promise<LeftRecipients | undefined> {
    const { name, address } = this.config.MAIL_FROM;
    // A mail to the staff may have several recipients.
    const to = mail.recipient.split(', ');
    const { rejected, rejectedErrors = [] } = await this.transport.sendMail({
      from: { name: name || (await this.settings.current()).profile.siteName, address },
      to: to.map((recipient) => ({ name: '', address: recipient })),
      ...(mail.reply_to_address && {
        replyTo: { name: mail.reply_to_name ?? '', address: mail.reply_to_address },
      }),
      envelope: { from: address, to },
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      // The same in every attempt, so that a mailbox recognises a duplicate.
      messageId: mail.message_id,
      date: mail.created_at,
      headers: {
        'Auto-Submitted': 'auto-generated',
        'X-Auto-Response-Suppress': 'All',
        ...unsubscribeHeaders(mail.unsubscribe_url),
      },
      disableFileAccess: true,
      disableUrlAccess: true,
      signal: AbortSignal.timeout(sendWithinMs),
    });
    // If one of them may be accepted later, all are retried.
    const isForLater = ({ responseCode = 0 }: { responseCode?: number | undefined }) =>
      responseCode < 500;
    const reason = rejectedErrors.find(isForLater) ?? rejectedErrors[0];
    return reason && { recipients: rejected, reason };
  }
}

/** Lets mail programs show a button that ends such mails (RFC 8058). */
function unsubscribeHeaders(url: string | null): Record<string, string> {
  if (url === null) return {};
  return {
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** TLS is required, unless the server is this machine or plain text is allowed. */
export function smtpOptions({
  SMTP_URL,
  SMTP_ALLOW_PLAIN_TEXT,
}: Pick<MailConfig, 'SMTP_URL' | 'SMTP_ALLOW_PLAIN_TEXT'>): SMTPTransportOptions {
  const url = new URL(SMTP_URL);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const secure = url.protocol === 'smtps:';
  const local = isLoopback(host);
  return {
    host,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !local && SMTP_ALLOW_PLAIN_TEXT !== 'true',
    // A relay on this machine often has a self-signed certificate.
    ignoreTLS: !secure && local,
    ...(url.username && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    connectionTimeout: connectWithinMs,
    greetingTimeout: connectWithinMs,
    dnsTimeout: connectWithinMs,
    socketTimeout: answerWithinMs,
    logger: false,
  };
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}
