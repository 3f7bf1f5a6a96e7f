import { Injectable } from '@nestjs/common';
import { HourlyJob } from '@town/service-kit/background-job';
import { DataSource } from 'typeorm';

/** Removes, every hour, decided requests after a year, and late codes. The audit log keeps the decisions. */
@Injectable()
export class RequestRetention extends HourlyJob {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override async run(): Promise<void> {
    await this.dataSource.query(
      `delete from owner_requests where decided_at < now() - interval '1 year'`,
    );
    await this.dataSource.query('delete from claim_codes where expires_at < now()');
  }
}
