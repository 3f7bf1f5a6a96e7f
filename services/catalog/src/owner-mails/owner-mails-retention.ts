import { Injectable } from '@nestjs/common';
import { HourlyJob } from '@town/service-kit/background-job';
import { DataSource } from 'typeorm';

/** Removes, every hour, what is kept of mails that are older than 13 months. */
@Injectable()
export class OwnerMailsRetention extends HourlyJob {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override async run(): Promise<void> {
    await this.dataSource.query(
      `delete from owner_mails where due_at < clock_timestamp() - interval '13 months'`,
    );
  }
}
