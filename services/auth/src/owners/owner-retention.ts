import { Injectable } from '@nestjs/common';
import { HourlyJob } from '@town/service-kit/background-job';
import { DataSource } from 'typeorm';

/** Removes, every hour, ended sessions, and links and challenges that count for nothing any more. */
@Injectable()
export class OwnerRetention extends HourlyJob {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override async run(): Promise<void> {
    await this.dataSource.query('delete from owner_sessions where expires_at < now()');
    await this.dataSource.query(
      `delete from owner_challenges where created_at < now() - interval '1 hour'`,
    );
    // Links of the last hour bound how many mails a mailbox gets.
    await this.dataSource.query(
      `delete from owner_links where created_at < now() - interval '1 day'`,
    );
  }
}
