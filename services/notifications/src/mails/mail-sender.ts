import { Injectable } from '@nestjs/common';
import { BackgroundJob } from '@town/service-kit/background-job';
import { withRequest } from '@town/service-kit/http/request-context';
import { type ClaimedMail, MailClaims } from './mail-claims.js';
import { MailMetrics } from './mail-metrics.js';
import { type SendingFailure, sendingFailure } from './sending-failure.js';
import { SmtpTransport } from './smtp-transport.js';

const batchSize = 4;
const pollMs = 500;
/** The lease of a mail: how long it waits for another process after a crash. */
const leaseMs = 15_000;
const renewMs = 5_000;

const second = 1_000;
const hour = 3_600 * second;
const longestWaitForServerMs = 30 * second;
/** About five days, as long as mail servers usually retry. */
const mostDeferrals = 126;

/**
 * Sends queued mails, in any number of processes. While the mail server cannot be reached they wait, for
 * days if necessary. A mail fails when the recipient's server rejects it, or has deferred it for days.
 */
@Injectable()
export class MailSender extends BackgroundJob {
  /** How many batches in a row could not reach the mail server. */
  private unreachable = 0;

  constructor(
    private readonly claims: MailClaims,
    private readonly transport: SmtpTransport,
    private readonly metrics: MailMetrics,
  ) {
    super({ intervalMs: pollMs });
  }

  override async run(): Promise<number | undefined> {
    const taken = await this.sendBatch();
    if (this.unreachable > 0) return this.waitForServer();
    return taken < batchSize ? undefined : 0;
  }

  private async sendBatch(): Promise<number> {
    // One mail is enough to check whether the server is reachable again.
    const mails = await this.claims.take(this.unreachable > 0 ? 1 : batchSize, leaseMs);
    const outcomes = await Promise.all(mails.map((mail) => this.sendForRequest(mail)));
    if (outcomes.some((outcome) => outcome !== 'unreachable')) this.unreachable = 0;
    else if (outcomes.length > 0) this.unreachable += 1;
    return mails.length;
  }

  /** Log lines and events about a mail name the request that caused it. */
  private sendForRequest(mail: ClaimedMail) {
    return withRequest({ requestId: mail.request_id ?? mail.id }, () => this.send(mail));
  }

  private async send(mail: ClaimedMail): Promise<'sent' | SendingFailure['kind']> {
    const renewing = setInterval(() => {
      this.claims.extend(mail, leaseMs).catch(() => undefined);
    }, renewMs);
    try {
      const left = await this.transport.send(mail);
      if (left) {
        await this.claims.keepFor(mail, left.recipients);
        throw left.reason;
      }
    } catch (error) {
      const failure = sendingFailure(error);
      await this.fail(mail, failure);
      return failure.kind;
    } finally {
      clearInterval(renewing);
    }
    await this.claims.settleSent(mail);
    this.metrics.sent.inc({ kind: mail.kind });
    this.logger.log('A mail was sent', { mail: mail.id, kind: mail.kind });
    return 'sent';
  }

  private async fail(mail: ClaimedMail, failure: SendingFailure): Promise<void> {
    const { id, kind, attempts } = mail;
    const { kind: reason, ...answer } = failure;
    const isGivenUp = reason === 'later' && mail.deferrals >= mostDeferrals;
    if (reason === 'refused' || isGivenUp) {
      await this.claims.settleFailed(mail);
      this.metrics.failed.inc({ kind });
      this.logger.error('A mail was rejected', { mail: id, kind, attempts, ...answer });
      return;
    }
    if (reason === 'later') await this.claims.defer(mail, laterMs(mail.deferrals));
    else await this.claims.extend(mail, 0);
    this.metrics.postponed.inc({ kind });
    this.logger.warn(
      reason === 'later' ? 'The mail server deferred a mail' : 'The mail server cannot be reached',
      { mail: id, kind, attempts, ...answer },
    );
  }

  private waitForServer(): number {
    return Math.min(second * 2 ** (this.unreachable - 1), longestWaitForServerMs);
  }
}

/** The delay before the next attempt: half a minute at first, then growing to an hour. */
function laterMs(deferrals: number): number {
  return Math.min(30 * second * 2 ** deferrals, hour);
}
