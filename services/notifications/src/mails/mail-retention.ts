import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { describeError } from '@town/service-kit/observability/describe-error';
import { DataSource } from 'typeorm';

const hourMs = 60 * 60 * 1000;

/** Forgets, every hour, what mails said and whom they were for, once nobody needs it. */
@Injectable()
export class MailRetention implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Retention');
  private timer: NodeJS.Timeout | undefined;
  private purging: Promise<void> | undefined;

  constructor(private readonly dataSource: DataSource) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.purging = this.purge().catch((error: unknown) => {
        this.logger.warn('Old mails were not forgotten', describeError(error));
      });
    }, hourMs).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.purging;
  }

  /** Never what still waits. What remains of a mail says only that its event has had it. */
  async purge(): Promise<void> {
    await this.dataSource.query(`
      update mails set about = null, recipient = null, reply_to_name = null,
        reply_to_address = null, subject = null, text = null, html = null
      where settled_at < clock_timestamp() - interval '30 days' and text is not null
    `);
    // Before its mail, whose row keeps it from being told twice.
    await this.dataSource.query(`
      delete from applications
      where live_at < clock_timestamp() - interval '90 days'
        or changed_at < clock_timestamp() - interval '400 days'
    `);
    // Longer than any event or dead letter can still be delivered.
    await this.dataSource.query(
      `delete from mails where settled_at < clock_timestamp() - interval '90 days'`,
    );
    await this.dataSource.query(`
      delete from staff_sign_ins where last_at < clock_timestamp() - interval '400 days'
    `);
  }
}
