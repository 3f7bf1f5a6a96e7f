import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { pause } from '@town/service-kit/events/pause';
import { describeError } from '@town/service-kit/observability/describe-error';
import { type ClaimedMail, MailClaims } from './mail-claims.js';
import { MailMetrics } from './mail-metrics.js';
import { type SendingFailure, sendingFailure } from './sending-failure.js';
import { SmtpTransport } from './smtp-transport.js';

const batchSize = 4;
const pollMs = 500;
/** A process that dies holds its mails back for this long. */
const leaseMs = 15_000;
const renewMs = 5_000;

const second = 1_000;
const hour = 3_600 * second;
const longestWaitForServerMs = 30 * second;

/**
 * Sends what waits, in any number of processes. While the mail server cannot be reached
 * everything waits, for days if need be; what a recipient's server refuses for good has failed.
 */
@Injectable()
export class MailSender implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Mail');
  private readonly stopping = new AbortController();
  private running: Promise<void> | undefined;
  /** How often in a row nothing could be sent at all. */
  private unreachable = 0;

  constructor(
    private readonly claims: MailClaims,
    private readonly transport: SmtpTransport,
    private readonly metrics: MailMetrics,
  ) {}

  onApplicationBootstrap(): void {
    this.running = this.run();
  }

  /** Returns when the mails in hand are dealt with. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      const taken = await this.sendBatch().catch((error: unknown) => {
        this.logger.warn('The mails could not be read', describeError(error));
        return 0;
      });
      if (this.unreachable > 0) await pause(this.waitForServer(), this.stopping.signal);
      else if (taken < batchSize) await pause(pollMs, this.stopping.signal);
    }
  }

  private async sendBatch(): Promise<number> {
    // One mail is enough to find out whether the server is back.
    const mails = await this.claims.take(this.unreachable > 0 ? 1 : batchSize, leaseMs);
    const outcomes = await Promise.all(mails.map((mail) => this.send(mail)));
    if (outcomes.some((outcome) => outcome !== 'unreachable')) this.unreachable = 0;
    else if (outcomes.length > 0) this.unreachable += 1;
    return mails.length;
  }

  private async send(mail: ClaimedMail): Promise<'sent' | SendingFailure['kind']> {
    const renewing = setInterval(() => {
      this.claims.renew(mail, leaseMs).catch(() => undefined);
    }, renewMs);
    try {
      await this.transport.send(mail);
    } catch (error) {
      const failure = sendingFailure(error);
      await this.fail(mail, failure);
      return failure.kind;
    } finally {
      clearInterval(renewing);
    }
    await this.claims.settle(mail, 'sent');
    this.metrics.sent.inc({ kind: mail.kind });
    this.logger.log('A mail was sent', { mail: mail.id, kind: mail.kind });
    return 'sent';
  }

  private async fail(mail: ClaimedMail, failure: SendingFailure): Promise<void> {
    const { id, kind, attempts } = mail;
    const { kind: reason, ...answer } = failure;
    if (reason === 'refused') {
      await this.claims.settle(mail, 'failed');
      this.metrics.failed.inc({ kind });
      this.logger.error('A mail was refused for good', { mail: id, kind, attempts, ...answer });
      return;
    }
    await this.claims.postpone(mail, reason === 'later' ? laterMs(attempts) : 0);
    this.metrics.postponed.inc({ kind });
    this.logger.warn(
      reason === 'later' ? 'A mail was put off by its server' : 'The mail server takes no mail',
      { mail: id, kind, attempts, ...answer },
    );
  }

  private waitForServer(): number {
    return Math.min(second * 2 ** (this.unreachable - 1), longestWaitForServerMs);
  }
}

/** Half a minute at first, an hour at last. */
function laterMs(attempts: number): number {
  return Math.min(30 * second * 2 ** (attempts - 1), hour);
}
