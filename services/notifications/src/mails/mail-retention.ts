import { Injectable } from '@nestjs/common';
import { HourlyJob } from '@town/service-kit/hourly-job';
import { DataSource } from 'typeorm';

/** Forgets, every hour, what mails said and whom they were for, once nobody needs it. */
@Injectable()
export class MailRetention extends HourlyJob {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  /** Never what still waits. What remains of a mail says only that its event has had it. */
  override async run(): Promise<void> {
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
